import { authenticate } from '@/lib/accounts/accounts/authenticate';
import type * as Turns from '@/lib/core/turns/turns';
import { PASSWORD, makeUser } from '@/tests/factories/user';

// How many may wait is tried, not the speed of the machine: nobody waits so long that they are refused.
jest.mock('@/lib/core/turns/turns', () => {
  const { createTurns } = jest.requireActual<typeof Turns>('@/lib/core/turns/turns');
  return {
    createTurns: (limits: Parameters<typeof createTurns>[0]): Turns.InTurn =>
      createTurns({ ...limits, waitMs: undefined }),
  };
});

it('of many at once each is answered, and who can not be is told to come again, not that the password is wrong', async () => {
  const user = await makeUser();
  const answers = await Promise.allSettled(
    Array.from({ length: 120 }, (_, nth) =>
      authenticate({ email: user.email, password: PASSWORD }, `198.51.100.${nth % 2}`),
    ),
  );
  const codes = answers.map((answer) =>
    answer.status === 'fulfilled' ? 'signed in' : (answer.reason as { code: string }).code,
  );
  expect(codes).toContain('signed in');
  expect(codes).not.toContain('invalid_credentials');
  expect(codes.filter((code) => code !== 'signed in' && code !== 'unavailable' && code !== 'rate_limited')).toEqual([]);
});

it('of one address only some wait, and who signs in from another one is let in between', async () => {
  const [flooded, honest] = [await makeUser(), await makeUser()];
  const flood = Array.from({ length: 60 }, () =>
    authenticate({ email: flooded.email, password: PASSWORD }, '198.51.100.7').catch((error: unknown) => error),
  );
  expect(await authenticate({ email: honest.email, password: PASSWORD }, '203.0.113.9')).toMatchObject({
    id: honest.id,
  });
  const refused = (await Promise.all(flood)).filter((answer) => (answer as { code?: string }).code === 'unavailable');
  expect(refused.length).toBeGreaterThanOrEqual(60 - 3 - 20);
});
