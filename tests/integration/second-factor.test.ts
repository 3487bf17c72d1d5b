import { Secret } from 'otpauth';
import { closeAccount } from '@/lib/closure/account-closure/close-account';
import { db } from '@/lib/core/db/client';
import { changeAddress } from '@/lib/accounts/email-confirmation/change-address';
import { changePassword } from '@/lib/accounts/passwords/change-password';
import { answerChallenge, startChallenge } from '@/lib/accounts/second-factor/sign-in-challenge';
import { confirmApp } from '@/lib/accounts/second-factor/confirm-app';
import { confirmSession, proofMethods } from '@/lib/accounts/second-factor/confirm-session';
import { factorsOf } from '@/lib/core/actors/factors-of';
import { getSecondFactor } from '@/lib/accounts/second-factor/get-second-factor';
import { removeApp } from '@/lib/accounts/second-factor/remove-app';
import { renewRecoveryCodes } from '@/lib/accounts/second-factor/renew-recovery-codes';
import { factorCodeSchema } from '@/lib/accounts/second-factor/schema';
import { startApp } from '@/lib/accounts/second-factor/start-app';
import { browserToken } from '@/lib/accounts/sessions/known-browser';
import { createSession, findSession } from '@/lib/accounts/sessions/sessions';
import { addApp, codeOf } from '@/tests/factories/authenticator-app';
import { PASSWORD, makeUser } from '@/tests/factories/user';

const parsed = (code: string) => factorCodeSchema.parse({ code }).code;
const WRONG = { fields: { code: [{ key: 'factorCode' }] } };

beforeEach(() => db.$executeRaw`TRUNCATE rate_limits`);

describe('an authenticator app', () => {
  it('counts once a code has confirmed it; then the other sessions end and recovery codes are shown', async () => {
    const user = await makeUser();
    const [here, elsewhere] = [await createSession(user.id, null), await createSession(user.id, null)];
    const { secret, address, qr } = await startApp(user.actor);
    expect(qr.path).toMatch(/^M\d+ \d+h\d+v1h-\d+z/);
    // What the app of the same device opens holds the same secret.
    expect(address).toMatch(/^otpauth:\/\/totp\/Corral:/);
    expect(new URL(address).searchParams.get('secret')).toBe(secret);
    expect(await factorsOf(user.id)).toEqual([]);
    await expect(confirmApp(user.actor, '000000', here)).rejects.toMatchObject(WRONG);
    const { codes } = await confirmApp(user.actor, codeOf(secret), here);
    expect(await factorsOf(user.id)).toEqual(['code']);
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((code) => /^[A-Z2-7]{5}-[A-Z2-7]{5}$/.test(code))).toBe(true);
    expect([await findSession(here), await findSession(elsewhere)]).toEqual([expect.anything(), null]);
    // A second one replaces nothing unasked.
    await expect(startApp(user.actor)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is stored encrypted, for its own account only', async () => {
    const [user, other] = [await makeUser(), await makeUser()];
    const { secret, codes } = await addApp(user);
    const stored = await db.authenticatorApp.findUniqueOrThrow({ where: { userId: user.id } });
    expect(stored.secret).not.toContain(secret);
    expect(Buffer.from(stored.secret, 'base64url').includes(Buffer.from(Secret.fromBase32(secret).bytes))).toBe(false);
    const hashes = await db.recoveryCode.findMany({ where: { userId: user.id } });
    for (const code of codes) expect(JSON.stringify(hashes)).not.toContain(parsed(code));
    await db.authenticatorApp.create({
      data: { userId: other.id, secret: stored.secret, confirmedAt: new Date() },
    });
    const challenge = await startChallenge(other.id);
    await expect(answerChallenge(challenge, { code: codeOf(secret) }, null)).rejects.toMatchObject(WRONG);
  });

  it('is added, removed and given new recovery codes only after a proof of who is there', async () => {
    const user = await makeUser();
    const stale = { ...user.actor, confirmedAt: new Date(Date.now() - 11 * 60_000) };
    const refused = { code: 'confirmation_required' };
    await expect(startApp(stale)).rejects.toMatchObject(refused);
    const { codes } = await addApp(user);
    await expect(removeApp(stale)).rejects.toMatchObject(refused);
    await expect(renewRecoveryCodes(stale)).rejects.toMatchObject(refused);
    const renewed = await renewRecoveryCodes(user.actor);
    expect(renewed.codes.some((code) => codes.includes(code))).toBe(false);
    await removeApp(user.actor);
    expect(await getSecondFactor(user.actor)).toEqual({ app: null, passkeys: [], recoveryCodesLeft: 0 });
    await expect(removeApp(user.actor)).rejects.toMatchObject({ code: 'not_found' });
    await expect(renewRecoveryCodes(user.actor)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('a sign-in that waits for the second factor', () => {
  it('takes a code once, also of a clock that is half a minute off, and not of one that is further', async () => {
    const user = await makeUser();
    const { secret } = await addApp(user);
    const code = codeOf(secret);
    await expect(
      answerChallenge(await startChallenge(user.id), { code: codeOf(secret, Date.now() - 120_000) }, null),
    ).rejects.toMatchObject(WRONG);
    expect(await answerChallenge(await startChallenge(user.id), { code }, null)).toBe(user.id);
    await expect(answerChallenge(await startChallenge(user.id), { code }, null)).rejects.toMatchObject(WRONG);
    const next = codeOf(secret, Date.now() + 30_000);
    expect(await answerChallenge(await startChallenge(user.id), { code: next }, null)).toBe(user.id);
    // An older code than the last one that was used is a replay too.
    await expect(answerChallenge(await startChallenge(user.id), { code }, null)).rejects.toMatchObject(WRONG);
  });

  it('lets one of ten in that send the same code at once', async () => {
    const user = await makeUser();
    const { secret, codes } = await addApp(user);
    for (const code of [codeOf(secret), parsed(codes[0] ?? '')]) {
      const challenges = await Promise.all(Array.from({ length: 10 }, () => startChallenge(user.id)));
      const results = await Promise.allSettled(challenges.map((token) => answerChallenge(token, { code }, null)));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
  });

  it('allows five attempts, also at once, and then wants the password again', async () => {
    const user = await makeUser();
    const { secret } = await addApp(user);
    const token = await startChallenge(user.id);
    const results = await Promise.allSettled(
      Array.from({ length: 12 }, (_, n) => answerChallenge(token, { code: String(100_000 + n) }, null)),
    );
    const codes = results.map((result) => (result as { reason: { code: string } }).reason.code);
    expect(codes.filter((code) => code === 'invalid_input')).toHaveLength(5);
    expect(codes.filter((code) => code === 'sign_in_expired')).toHaveLength(7);
    await expect(answerChallenge(token, { code: codeOf(secret) }, null)).rejects.toMatchObject({
      code: 'sign_in_expired',
    });
  });

  it('counts the attempts on an account over all challenges, and those of the owner’s browser apart', async () => {
    const user = await makeUser();
    const { secret } = await addApp(user);
    for (let n = 0; n < 20; n++)
      await expect(answerChallenge(await startChallenge(user.id), { code: '123456' }, null)).rejects.toBeDefined();
    await expect(answerChallenge(await startChallenge(user.id), { code: codeOf(secret) }, null)).rejects.toMatchObject({
      code: 'rate_limited',
    });
    const browser = browserToken(user.id);
    expect(await answerChallenge(await startChallenge(user.id), { code: codeOf(secret) }, browser)).toBe(user.id);
  });

  it('ends after ten minutes, once it let somebody in, and with the sessions of its account', async () => {
    const user = await makeUser();
    const { codes } = await addApp(user);
    const expired = await startChallenge(user.id);
    await db.signInChallenge.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    const used = await startChallenge(user.id);
    await answerChallenge(used, { code: parsed(codes[1] ?? '') }, null);
    for (const token of [expired, used, null, '', 'x'])
      await expect(answerChallenge(token, { code: parsed(codes[2] ?? '') }, null)).rejects.toMatchObject({
        code: 'sign_in_expired',
      });
    expect(await getSecondFactor(user.actor)).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it('lets the owner of a closed account in, who may want to call off its deletion, and no suspended one', async () => {
    const user = await makeUser();
    const { secret, codes } = await addApp(user);
    await db.user.update({ where: { id: user.id }, data: { closedAt: new Date() } });
    expect(await answerChallenge(await startChallenge(user.id), { code: codeOf(secret) }, null)).toBe(user.id);
    await db.user.update({ where: { id: user.id }, data: { suspendedAt: new Date() } });
    await expect(
      answerChallenge(await startChallenge(user.id), { code: parsed(codes[0] ?? '') }, null),
    ).rejects.toMatchObject({ code: 'account_suspended' });
  });

  it('takes a code as people type it', () => {
    expect(parsed('123 456')).toBe('123456');
    expect(parsed(' abcde-fghi2 ')).toBe('ABCDEFGHI2');
    for (const code of ['12345', '1234567', 'ABCDE', '', 'x'.repeat(1000)])
      expect(factorCodeSchema.safeParse({ code }).success).toBe(false);
  });
});

describe('who has a second factor', () => {
  it('changes address or password, and closes the account, only after giving it: the password is not enough', async () => {
    const user = await makeUser();
    const here = await createSession(user.id, null);
    const { codes } = await addApp(user);
    const stale = { ...user.actor, confirmedAt: new Date(Date.now() - 11 * 60_000) };
    const change = { email: 'otra@corral.test', currentPassword: PASSWORD };
    const acts = [
      () => changeAddress(stale, change, '203.0.113.7'),
      () => changePassword(stale, { currentPassword: PASSWORD, newPassword: 'another-secret-2' }, here),
      () => closeAccount(stale, PASSWORD, here),
    ];
    for (const act of acts) await expect(act()).rejects.toMatchObject({ code: 'confirmation_required' });
    await confirmSession(stale, here, { code: parsed(codes[0] ?? '') });
    const proved = { ...stale, confirmedAt: new Date() };
    expect(await changeAddress(proved, change, '203.0.113.7')).toMatchObject({ email: change.email });
    await closeAccount(proved, PASSWORD, here);
    // The password alone stays enough for who has nothing else.
    const other = await makeUser();
    await closeAccount({ ...other.actor, confirmedAt: null }, PASSWORD, await createSession(other.id, null));
  });

  it('proves by it who is there: the password is not enough', async () => {
    const user = await makeUser();
    const { secret, codes } = await addApp(user);
    const token = await createSession(user.id, null);
    await db.session.updateMany({ data: { confirmedAt: null } });
    expect(await proofMethods(user.actor)).toEqual(['code']);
    for (const proof of [{ currentPassword: PASSWORD }, {}, { code: '123456' }])
      await expect(confirmSession(user.actor, token, proof)).rejects.toMatchObject({ code: 'invalid_input' });
    expect((await findSession(token))?.confirmedAt).toBeNull();
    const code = codeOf(secret);
    await confirmSession(user.actor, token, { code });
    expect((await findSession(token))?.confirmedAt).toBeInstanceOf(Date);
    // A code that signed in or confirmed doesn't do it again; a recovery code does it once.
    await expect(confirmSession(user.actor, token, { code })).rejects.toMatchObject(WRONG);
    const recovery = { code: parsed(codes[0] ?? '') };
    await confirmSession(user.actor, token, recovery);
    await expect(confirmSession(user.actor, token, recovery)).rejects.toMatchObject(WRONG);
  });
});
