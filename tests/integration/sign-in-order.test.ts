import { authenticate } from '@/lib/accounts/accounts/authenticate';
import type * as Turns from '@/lib/core/turns/turns';
import { PASSWORD, makeUser } from '@/tests/factories/user';

const mockBegun: (string | undefined)[] = [];

// The order in which sign-ins begin is tried, not the speed of the machine: nobody waits so long that they are refused.
jest.mock('@/lib/core/turns/turns', () => {
  const { createTurns } = jest.requireActual<typeof Turns>('@/lib/core/turns/turns');
  return {
    createTurns: (limits: Parameters<typeof createTurns>[0]): Turns.InTurn => {
      const inTurn = createTurns({ ...limits, waitMs: undefined });
      return (work, person) =>
        inTurn(() => {
          mockBegun.push(person);
          return work();
        }, person);
    },
  };
});

it('a sign-in does not wait behind all those of other addresses', async () => {
  const user = await makeUser();
  const flood = Array.from({ length: 28 }, (_, nth) =>
    authenticate({ email: `nobody-${nth}@corral.test`, password: 'wrong-1' }, '192.0.2.1').catch(() => null),
  );
  const honest = authenticate({ email: user.email, password: PASSWORD }, '192.0.2.2');
  await Promise.all([...flood, honest]);
  expect((await honest).id).toBe(user.id);
  // Three at once, and one that waited before.
  expect(mockBegun.filter((person) => person?.startsWith('192.0.2.')).indexOf('192.0.2.2')).toBe(4);
});
