import { authenticate } from '@/lib/accounts/accounts/authenticate';
import { PASSWORD, makeUser } from '@/tests/factories/user';

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
