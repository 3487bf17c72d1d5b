import { challengeCookie, resetCookie } from './browser-cookies';
import { clearSessionCookie, setSessionCookie } from './session-cookie';

jest.mock('@/lib/core/env', () => ({
  env: { ...jest.requireActual<typeof import('@/lib/core/env')>('@/lib/core/env').env, APP_URL: 'https://corral.test' },
}));

const mockSet = jest.fn();
jest.mock('next/headers', () => ({ cookies: () => Promise.resolve({ set: mockSet }) }));

beforeEach(() => mockSet.mockClear());

const THIRTY_DAYS = 30 * 24 * 60 * 60;

it('are of https alone, by their names too, and out of the reach of scripts', async () => {
  await setSessionCookie('token');
  await resetCookie.write('flow');
  await challengeCookie.write('challenge');
  expect(mockSet.mock.calls).toEqual([
    [
      '__Secure-authjs.session-token',
      'token',
      { path: '/', sameSite: 'lax', secure: true, httpOnly: true, maxAge: THIRTY_DAYS },
    ],
    // Readable by scripts: it hints at a session and grants nothing.
    [
      'signed_in',
      expect.stringMatching(/^1\.[0-9a-z]+$/),
      { path: '/', sameSite: 'lax', secure: true, maxAge: THIRTY_DAYS },
    ],
    [
      '__Secure-reset_flow',
      'flow',
      { path: '/api/reset-password', sameSite: 'strict', secure: true, httpOnly: true, maxAge: 15 * 60 },
    ],
    [
      '__Secure-sign_in_challenge',
      'challenge',
      { path: '/api/login', sameSite: 'strict', secure: true, httpOnly: true, maxAge: 10 * 60 },
    ],
  ]);
});

it('go by the names and ways that they came by', async () => {
  await clearSessionCookie();
  expect(mockSet.mock.calls).toEqual([
    [
      '__Secure-authjs.session-token',
      '',
      expect.objectContaining({ path: '/', secure: true, httpOnly: true, maxAge: 0 }),
    ],
    ['signed_in', '', expect.objectContaining({ path: '/', secure: true, maxAge: 0 })],
  ]);
});
