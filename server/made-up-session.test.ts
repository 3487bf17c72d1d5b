import { newSessionToken } from '@/lib/core/session-tokens/session-token';
import { dropMadeUpSession } from './made-up-session';

const after = (cookie: string) => {
  const headers = { cookie };
  dropMadeUpSession(headers);
  return headers.cookie;
};

it('keeps sessions that the application made, with all other cookies', () => {
  const token = newSessionToken();
  for (const cookie of [
    `authjs.session-token=${token}`,
    `language=pt; __Secure-authjs.session-token=${token}; signed_in=1`,
    'language=pt',
  ])
    expect(after(cookie)).toBe(cookie);
});

it.each([
  ['x'],
  [''],
  ['a'.repeat(43)],
  ['a'.repeat(4000)],
  [`${newSessionToken().slice(0, -1)}~`],
  [newSessionToken().split('').reverse().join('')],
  [`${newSessionToken()}=`],
])('drops a made-up one: %s', (token) => {
  expect(after(`authjs.session-token=${token}`)).toBeUndefined();
  expect(after(`language=pt; authjs.session-token=${token};signed_in=1`)).toBe('language=pt;signed_in=1');
});
