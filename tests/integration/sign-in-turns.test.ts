import { authenticate } from '@/lib/accounts/accounts/authenticate';
import { PASSWORD, makeUser } from '@/tests/factories/user';

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
