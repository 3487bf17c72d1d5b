import { alertNewDevice } from '@/lib/accounts/account-alerts/alert-new-device';
import { authenticate } from '@/lib/accounts/accounts/authenticate';
import { mayTakeBack, takeBackAccount } from '@/lib/accounts/accounts/take-back';
import { db } from '@/lib/core/db/client';
import { signLink } from '@/lib/core/email/signed-link';
import { changePassword } from '@/lib/accounts/passwords/change-password';
import { requestPasswordReset } from '@/lib/accounts/passwords/request-password-reset';
import { resetPassword } from '@/lib/accounts/passwords/reset-password';
import { factorsOf } from '@/lib/core/actors/factors-of';
import { removeApp } from '@/lib/accounts/second-factor/remove-app';
import { answerChallenge, startChallenge } from '@/lib/accounts/second-factor/sign-in-challenge';
import { browserToken } from '@/lib/accounts/sessions/known-browser';
import { createSession, findSession } from '@/lib/accounts/sessions/sessions';
import { addApp, codeOf } from '@/tests/factories/authenticator-app';
import { mailsTo } from '@/tests/factories/outbox';
import { PASSWORD, makeUser } from '@/tests/factories/user';

const HERE = '203.0.113.7';
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => db.$executeRaw`TRUNCATE rate_limits`);

const subjects = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

/** The token of the link in the last mail to an address. */
async function linkTo(email: string): Promise<string> {
  const text = (await mailsTo(email)).at(-1)?.text ?? '';
  return decodeURIComponent(/\/not-me\/(\S+)/.exec(text)?.[1] ?? '');
}

describe('the owner of an account is told by mail', () => {
  it('of a sign-in from a browser that the account doesn’t know', async () => {
    const user = await makeUser({ language: 'en' });
    await alertNewDevice(user.id, browserToken(user.id), PHONE);
    expect(await mailsTo(user.email)).toEqual([]);
    await alertNewDevice(user.id, browserToken((await makeUser()).id), PHONE);
    await alertNewDevice(user.id, null, null);
    const [phone, unknown] = await mailsTo(user.email);
    expect(phone?.subject).toBe('Your account was signed in to from a new device');
    expect(phone?.text).toContain('from Chrome · Android.');
    expect(phone?.text).toMatch(/\/en\/not-me\/\S+/);
    expect(unknown?.text).toContain('from an unknown device.');
  });

  it('of a changed password, whichever way', async () => {
    const user = await makeUser({ language: 'pt' });
    await changePassword(
      user.actor,
      { currentPassword: PASSWORD, newPassword: 'tordillo-2' },
      await createSession(user.id, null),
    );
    const flow = await requestPasswordReset(user.email, HERE);
    const code = /\b\d{6}\b/.exec((await mailsTo(user.email)).at(-1)?.text ?? '')?.[0] ?? '';
    await resetPassword(flow, code, 'tordillo-3', HERE);
    const told = (await subjects(user.email)).filter((subject) => subject === 'Sua senha do Corral mudou');
    expect(told).toHaveLength(2);
  });

  it('of second factors that come and go, and of recovery codes that are used', async () => {
    const user = await makeUser();
    const { codes } = await addApp(user);
    const code = (codes[0] ?? '').replace('-', '');
    await answerChallenge(await startChallenge(user.id), { code }, null);
    await removeApp(user.actor);
    expect((await subjects(user.email)).sort()).toEqual([
      'Se agregó un segundo paso a tu cuenta',
      'Se quitó un segundo paso de tu cuenta',
      'Se usó un código de recuperación de tu cuenta',
    ]);
  });

  it('only at an address that somebody has confirmed', async () => {
    const user = await makeUser({ emailConfirmedAt: null });
    await alertNewDevice(user.id, null, PHONE);
    expect(await mailsTo(user.email)).toEqual([]);
  });
});

describe('“this wasn’t me”', () => {
  it('ends the sessions and the password, until the owner resets it by mail', async () => {
    const user = await makeUser();
    await alertNewDevice(user.id, null, PHONE);
    const token = await linkTo(user.email);
    const [session, waiting] = [await createSession(user.id, null), await startChallenge(user.id)];
    const flow = await requestPasswordReset(user.email, HERE);
    // Mail scanners follow links.
    expect([await mayTakeBack(token), await mayTakeBack(token)]).toEqual([true, true]);
    expect(await findSession(session)).not.toBeNull();

    expect(await takeBackAccount(token)).toBe(true);
    expect(await findSession(session)).toBeNull();
    expect(await db.signInChallenge.count({ where: { userId: user.id } })).toBe(0);
    await expect(answerChallenge(waiting, { code: '123456' }, null)).rejects.toMatchObject({ code: 'sign_in_expired' });
    await expect(authenticate({ email: user.email, password: PASSWORD }, HERE)).rejects.toMatchObject({
      code: 'invalid_credentials',
    });
    await expect(resetPassword(flow, '000000', 'tordillo-4', HERE)).rejects.toMatchObject({
      code: 'reset_code_invalid',
    });

    const next = await requestPasswordReset(user.email, HERE);
    const code = /\b\d{6}\b/.exec((await mailsTo(user.email)).at(-1)?.text ?? '')?.[0] ?? '';
    await resetPassword(next, code, 'tordillo-4', HERE);
    expect(await authenticate({ email: user.email, password: 'tordillo-4' }, HERE)).toMatchObject({ id: user.id });
  });

  it('works once, within seven days, and ends the account’s other links', async () => {
    const user = await makeUser();
    await alertNewDevice(user.id, null, PHONE);
    const first = await linkTo(user.email);
    await alertNewDevice(user.id, null, PHONE);
    const second = await linkTo(user.email);
    expect(second).not.toBe(first);
    const week = new Date(Date.now() + 7 * DAY_MS + 1000);
    expect([await mayTakeBack(first, week), await takeBackAccount(first, week)]).toEqual([false, false]);
    const results = await Promise.all([1, 2, 3, 4].map(() => takeBackAccount(first)));
    expect(results.filter(Boolean)).toHaveLength(1);
    for (const token of [first, second]) expect(await takeBackAccount(token)).toBe(false);
    const { id } = await db.accountAlert.findFirstOrThrow({ where: { userId: user.id } });
    for (const forged of ['', 'x', id, `${id}~x`, signLink('restore-email', id)])
      await expect(takeBackAccount(forged)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('removes a second factor that came with it, and leaves one that was there before', async () => {
    const taken = await makeUser();
    await addApp(taken);
    expect(await takeBackAccount(await linkTo(taken.email))).toBe(true);
    expect(await factorsOf(taken.id)).toEqual([]);

    const secured = await makeUser();
    const { secret } = await addApp(secured);
    const flow = await requestPasswordReset(secured.email, HERE);
    const mailed = /\b\d{6}\b/.exec((await mailsTo(secured.email)).at(-1)?.text ?? '')?.[0] ?? '';
    await resetPassword(flow, mailed, 'tordillo-5', HERE);
    expect(await factorsOf(secured.id)).toEqual(['code']);
    await alertNewDevice(secured.id, null, PHONE);
    const [, , newDevice] = await db.accountAlert.findMany({
      where: { userId: secured.id },
      orderBy: { createdAt: 'asc' },
    });
    expect(await takeBackAccount(signLink('not-me', newDevice?.id ?? ''))).toBe(true);
    expect(await factorsOf(secured.id)).toEqual(['code']);
    expect(await answerChallenge(await startChallenge(secured.id), { code: codeOf(secret) }, null)).toBe(secured.id);
  });
});
