import { authenticate } from '@/lib/accounts/accounts/authenticate';
import type * as Turns from '@/lib/core/turns/turns';
import { PASSWORD, makeUser } from '@/tests/factories/user';

// The order is tried, not the speed of the machine: nobody here waits so long that they are refused.
jest.mock('@/lib/core/turns/turns', () => {
  const { createTurns } = jest.requireActual<typeof Turns>('@/lib/core/turns/turns');
  return {
    createTurns: (limits: Parameters<typeof createTurns>[0]) => createTurns({ ...limits, waitMs: undefined }),
  };
});

it('a sign-in does not wait behind all those of other addresses', async () => {
  const user = await makeUser();
  const order: string[] = [];
  const flood = Array.from({ length: 28 }, (_, nth) =>
    authenticate({ email: `nobody-${nth}@corral.test`, password: 'wrong-1' }, '192.0.2.1')
      .catch(() => null)
      .then(() => order.push('flood')),
  );
  const honest = authenticate({ email: user.email, password: PASSWORD }, '192.0.2.2').then(({ id }) => {
    order.push('honest');
    return id;
  });
  await Promise.all([...flood, honest]);
  expect(await honest).toBe(user.id);
  expect(order.indexOf('honest')).toBeLessThan(10);
});
