import { PASSWORD } from '@/tests/factories/user';
import { refuseWeakPassword } from './weak-passwords';

const owner = {
  email: 'rosa.luna@estancia-el-ombu.uy',
  firstName: 'María Rosa',
  lastName: 'Núñez',
  phone: '+59899123456',
};

const refusal = (password: string, whose: typeof owner | null = owner) =>
  refuseWeakPassword('newPassword', password, whose).then(
    () => null,
    (error: unknown) => (error as { fields: { newPassword: { key: string }[] } }).fields.newPassword[0]?.key,
  );

describe('a new password', () => {
  it.each([
    'password',
    'Password',
    'DRAGON',
    'iloveyou',
    'trustno1',
    'letmein',
    'sunshine',
    'football',
    'p@ssw0rd',
    'contraseña',
    'Contrasena1',
    'senha123',
    'corral',
    'Corral2026!',
    '1corral',
    'ganado',
    'TORO2024',
    'ternera1',
    'terneros.2026',
    'campo1',
    'leilão99',
    'peñarol',
    'teamo1',
    ' password ',
    'pass word',
    'ｐａｓｓｗｏｒｄ',
  ])('%s is one of the most common', async (password) => expect(await refusal(password)).toBe('passwordCommon'));

  it.each([
    'aaaaaa',
    '......',
    'abcabc',
    '121212',
    'AbAbAb',
    '123456',
    '654321',
    '567890',
    'abcdef',
    'FEDCBA',
    'qwerty',
    'Qwertyuiop',
    'asdfgh',
    'mnbvcxz',
    '1q2w3e4r',
    '1qaz2wsx',
    'qazwsx',
    '123456 ',
    '1 2 3 4 5 6',
    '１２３４５６',
    '      ',
  ])('%s is a pattern', async (password) => expect(await refusal(password)).toBe('passwordSimple'));

  it.each([
    'rosa.luna',
    'rosaluna',
    'Rosa_Luna1',
    'rosa.luna@estancia-el-ombu.uy',
    'maría rosa',
    'mariarosa12',
    'nunez1',
    'Núñez2026',
    'MariaRosaNunez',
    '+59899123456',
    '99123456',
    '099 123 456',
    '0059899123456',
  ])('%s is its owner’s name, e-mail or phone', async (password) =>
    expect(await refusal(password)).toBe('passwordPersonal'),
  );

  it.each([
    PASSWORD,
    'secret-2',
    'secreto-1',
    'corral-demo',
    'new-secret',
    'tordillo-manso-3',
    'Xk7!pq',
    'ñandú+lluvia',
    '🐄🐂🐎🐑🐐🐓',
  ])('%s will do', async (password) => expect(await refusal(password)).toBeNull());

  it('reveals nothing about an account to anyone who has not proved that it is theirs', async () => {
    expect(await refusal('mariarosa12', null)).toBeNull();
    expect(await refusal('123456', null)).toBe('passwordSimple');
  });

  it('does not count as personal when names contain only signs', async () => {
    const signs = { email: '1@example.com', firstName: '—', lastName: '', phone: null };
    await expect(refuseWeakPassword('password', '77-kx-81', signs)).resolves.toBeUndefined();
  });
});
