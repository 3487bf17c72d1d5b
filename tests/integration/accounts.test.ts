import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { authenticate } from '@/lib/accounts/accounts/authenticate';
import { createAdmin } from '@/lib/accounts/accounts/create-admin';
import { register } from '@/lib/accounts/accounts/register';
import { registerSchema } from '@/lib/accounts/accounts/schema';
import { updateProfile } from '@/lib/accounts/accounts/update-profile';
import { db } from '@/lib/core/db/client';
import { env } from '@/lib/core/env';
import { deliverDue } from '@/lib/core/outbox/outbox-worker';
import { requestPasswordReset } from '@/lib/accounts/passwords/request-password-reset';
import { resetPassword } from '@/lib/accounts/passwords/reset-password';
import { browserToken } from '@/lib/accounts/sessions/known-browser';
import {
  SESSION_SECONDS,
  cookieIsDue,
  createSession,
  deleteSession,
  findSession,
  hashToken,
} from '@/lib/accounts/sessions/sessions';
import { PASSWORD, makeUser } from '@/tests/factories/user';

const outbox = path.join(env.CORRAL_DATA_DIR, 'outbox');
const HERE = '203.0.113.7';

async function mails(): Promise<{ to: string; subject: string; text: string; html: string; createdAt: string }[]> {
  await deliverDue();
  const names = await readdir(outbox).catch(() => []);
  return Promise.all(
    names
      .sort()
      .map(
        async (name) =>
          JSON.parse(await readFile(path.join(outbox, name), 'utf8')) as Awaited<ReturnType<typeof mails>>[number],
      ),
  );
}

async function mailedCode(to: string): Promise<string> {
  const mail = (await mails()).findLast((candidate) => candidate.to === to);
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
}

beforeEach(async () => {
  await deliverDue();
  await rm(outbox, { recursive: true, force: true });
  await db.$executeRaw`TRUNCATE rate_limits`;
});

describe('registering', () => {
  const input = registerSchema.parse({
    email: ' Rosa@Example.COM ',
    firstName: 'Rosa',
    lastName: 'Luna',
    password: 'secret-1',
    phone: '+598 (99) 123-456',
  });

  it('creates an account with the role user, whatever else is sent', async () => {
    const user = await register(
      registerSchema.parse({ ...input, role: 'admin', verificationStatus: 'verified' }),
      'pt',
      HERE,
    );
    expect(user).toMatchObject({
      email: 'rosa@example.com',
      role: 'user',
      verificationStatus: 'unverified',
      phone: '+59899123456',
      language: 'pt',
    });
    expect(user).not.toHaveProperty('password');
    expect((await db.user.findUniqueOrThrow({ where: { id: user.id } })).password).toMatch(/^\$argon2id\$/);
  });

  it("refuses a name that pretends to be the operator's, also later, but keeps one from before", async () => {
    const office = { ...input, firstName: 'Corral', lastName: 'Soporte', email: 'office@example.com' };
    await expect(register(office, 'es', HERE)).rejects.toMatchObject({
      fields: { firstName: [{ key: 'nameOffice' }] },
    });
    const { actor } = await makeUser({ firstName: 'Equipo', lastName: 'Sosa' });
    const profile = { phone: null, location: null, language: 'es' as const };
    await updateProfile(actor, { ...profile, firstName: 'Equipo', lastName: 'Sosa' });
    await expect(updateProfile(actor, { ...profile, firstName: 'Rosa', lastName: 'evil.com' })).rejects.toMatchObject({
      fields: { lastName: [{ key: 'nameAddress' }] },
    });
  });

  it('creates one account from a form sent ten times at once', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => register({ ...input, email: 'once@example.com' }, 'es', HERE)),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(10);
    expect(await db.user.count({ where: { email: 'once@example.com' } })).toBe(1);
  });

  it('allows names of one line only, so that they can’t fake the site’s own text in a mail', () => {
    expect(registerSchema.parse({ ...input, firstName: 'Rosa\r\n\r\nPaid in full' }).firstName).toBe(
      'Rosa Paid in full',
    );
  });

  it('takes a phone as it is dialled at home', () => {
    expect(registerSchema.parse({ ...input, phone: '099 123 456' }).phone).toBe('099123456');
  });

  it.each([
    ['phone', '0123'],
    ['phone', '+12345678901234567'],
    ['phone', 'call me'],
    ['email', 'rosa@'],
    ['email', 'a b@c.test'],
    ['firstName', ' '],
    ['lastName', ''],
    ['password', '12345'],
    ['password', 'x'.repeat(201)],
  ])('refuses %s = %s', (field, value) => {
    const parsed = registerSchema.safeParse({ ...input, [field]: value });
    expect(parsed.error?.issues.map((issue) => issue.path[0])).toEqual([field]);
  });
});

describe('signing in', () => {
  it('accepts the right password, and answers an unknown e-mail like a wrong password', async () => {
    const user = await makeUser();
    expect(await authenticate({ email: user.email, password: PASSWORD }, HERE)).toMatchObject({ id: user.id });
    await expect(authenticate({ email: user.email, password: 'wrong-1' }, HERE)).rejects.toMatchObject({
      code: 'invalid_credentials',
    });
    await expect(authenticate({ email: 'nobody@corral.test', password: PASSWORD }, HERE)).rejects.toMatchObject({
      code: 'invalid_credentials',
    });
  });

  it('informs a suspended person, but only with the right password', async () => {
    const user = await makeUser({ suspendedAt: new Date() });
    await expect(authenticate({ email: user.email, password: 'wrong-1' }, HERE)).rejects.toMatchObject({
      code: 'invalid_credentials',
    });
    await expect(authenticate({ email: user.email, password: PASSWORD }, HERE)).rejects.toMatchObject({
      code: 'account_suspended',
    });
    expect(await findSession(await createSession(user.id, null))).toBeNull();
  });

  it('allows ten failures per account in a quarter of an hour, then answers how long to wait', async () => {
    const user = await makeUser();
    for (let n = 0; n < 10; n++)
      await expect(authenticate({ email: user.email, password: 'wrong-1' }, `198.51.100.${n}`)).rejects.toMatchObject({
        code: 'invalid_credentials',
      });
    await expect(authenticate({ email: user.email, password: PASSWORD }, HERE)).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfterSeconds: expect.any(Number) as number,
    });
  });

  it('counts a browser that the owner has used separately, so that strangers lock nobody out', async () => {
    const [user, other] = [await makeUser(), await makeUser()];
    const browser = browserToken(user.id);
    const tries = async (password: string, count: number, from?: string) => {
      for (let n = 0; n < count; n++)
        await authenticate({ email: user.email, password }, `198.51.100.${n}`, from).catch(() => undefined);
    };
    const signIn = (from: string | null, person = user) =>
      authenticate({ email: person.email, password: PASSWORD }, HERE, from);
    await tries('wrong-1', 12);
    expect(await signIn(browser)).toMatchObject({ id: user.id });
    // Neither a forged token nor that of another account helps.
    const forged = `${browser.slice(0, -1)}${browser.endsWith('A') ? 'B' : 'A'}`;
    for (const from of [null, 'x', browserToken(other.id), forged, browserToken('')])
      await expect(signIn(from)).rejects.toMatchObject({ code: 'rate_limited' });
    await tries('wrong-1', 10, browser);
    await expect(signIn(browser)).rejects.toMatchObject({ code: 'rate_limited' });
    expect(await signIn(browserToken(user.id))).toMatchObject({ id: user.id });
  });

  it('does not count successes', async () => {
    const user = await makeUser();
    for (let n = 0; n < 12; n++) await authenticate({ email: user.email, password: PASSWORD }, HERE);
  });
});

describe('sessions', () => {
  it('are rows without the token, are extended by use, and end', async () => {
    const user = await makeUser({ role: 'seller', language: 'en' });
    const token = await createSession(user.id, 'Phone');
    const where = { sid: hashToken(token) };
    const confirmedAt = expect.any(Date) as Date;
    expect(await findSession(token)).toEqual({
      id: user.id,
      role: 'seller',
      language: 'en',
      confirmedAt,
      emailConfirmed: true,
      sessionId: hashToken(token),
    });
    expect(JSON.stringify(await db.session.findUnique({ where }))).not.toContain(token);
    await db.session.update({ where, data: { expire: new Date(Date.now() + 1000) } });
    await findSession(token);
    expect((await db.session.findUniqueOrThrow({ where })).expire.getTime()).toBeGreaterThan(
      Date.now() + (SESSION_SECONDS - 60) * 1000,
    );
    await db.session.update({ where, data: { expire: new Date(Date.now() - 1) } });
    expect(await findSession(token)).toBeNull();
    expect(await cookieIsDue(token)).toBe(false);
    await db.session.update({
      where,
      data: { sess: { createdAt: new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString() } },
    });
    expect([await cookieIsDue(token), await cookieIsDue(token)]).toEqual([true, false]);
    await deleteSession(token);
    expect(await db.session.findUnique({ where })).toBeNull();
    for (const wrong of ['', 'x', `${token}x`, hashToken(token)]) expect(await findSession(wrong)).toBeNull();
  });
});

describe('resetting a password', () => {
  it("mails a code in the person's language that sets the password once and ends all sessions", async () => {
    const user = await makeUser({ language: 'pt' });
    const session = await createSession(user.id, null);
    const flow = await requestPasswordReset(user.email, HERE);
    const code = await mailedCode(user.email);
    expect((await mails())[0]).toMatchObject({
      subject: 'Seu código para trocar a senha',
      html: expect.stringContaining(code) as string,
      createdAt: expect.any(String) as string,
    });
    expect(JSON.stringify(await db.passwordResetToken.findMany())).not.toContain(code);
    await resetPassword(flow, code, 'new-secret', HERE);
    expect(await authenticate({ email: user.email, password: 'new-secret' }, HERE)).toMatchObject({ id: user.id });
    expect(await findSession(session)).toBeNull();
    await expect(resetPassword(flow, code, 'third-secret', HERE)).rejects.toMatchObject({ code: 'reset_code_invalid' });
  });

  it('is bound to the flow: a code doesn’t work in another browser or without a flow', async () => {
    const [one, two] = [await makeUser(), await makeUser()];
    await requestPasswordReset(one.email, HERE);
    const otherFlow = await requestPasswordReset(two.email, HERE);
    const code = await mailedCode(one.email);
    for (const flow of [otherFlow, null, 'x', '00000000-0000-4000-8000-000000000000'])
      await expect(resetPassword(flow, code, 'new-secret', HERE)).rejects.toMatchObject({ code: 'reset_code_invalid' });
  });

  it('ends the flows that other browsers started for the same person', async () => {
    const user = await makeUser();
    const earlier = await requestPasswordReset(user.email, HERE);
    const earlierCode = await mailedCode(user.email);
    const flow = await requestPasswordReset(user.email, HERE);
    await resetPassword(flow, await mailedCode(user.email), 'new-secret', HERE);
    await expect(resetPassword(earlier, earlierCode, 'third-secret', HERE)).rejects.toMatchObject({
      code: 'reset_code_invalid',
    });
  });

  it('allows five wrong codes, also concurrent ones, and 15 minutes', async () => {
    const user = await makeUser();
    const flow = await requestPasswordReset(user.email, HERE);
    const code = await mailedCode(user.email);
    const wrong = code === '000000' ? '000001' : '000000';
    await Promise.allSettled(Array.from({ length: 5 }, () => resetPassword(flow, wrong, 'new-secret', HERE)));
    await expect(resetPassword(flow, code, 'new-secret', HERE)).rejects.toMatchObject({ code: 'reset_code_invalid' });
    const second = await requestPasswordReset(user.email, HERE);
    await db.passwordResetToken.update({ where: { id: second }, data: { expiresAt: new Date() } });
    await expect(resetPassword(second, await mailedCode(user.email), 'new-secret', HERE)).rejects.toMatchObject({
      code: 'reset_code_invalid',
    });
  });

  it('does not count a right code with a refused password as an attempt', async () => {
    const user = await makeUser();
    const flow = await requestPasswordReset(user.email, HERE);
    const code = await mailedCode(user.email);
    const guessable = user.email;
    for (let n = 0; n < 6; n++)
      await expect(resetPassword(flow, code, guessable, HERE)).rejects.toMatchObject({ code: 'invalid_input' });
    await resetPassword(flow, code, 'new-secret', HERE);
  });

  it('answers an unknown e-mail, and a seventh request of the day, like a first one, and mails nothing', async () => {
    expect(await requestPasswordReset('nobody@corral.test', HERE)).toMatch(/^[0-9a-f-]{36}$/);
    const user = await makeUser();
    for (let n = 0; n < 7; n++) expect(await requestPasswordReset(user.email, HERE)).toMatch(/^[0-9a-f-]{36}$/);
    expect(await db.passwordResetToken.count({ where: { userId: user.id } })).toBe(6);
  });
});

describe('a password reset that strangers try to prevent', () => {
  const codesOf = ({ id }: { id: string }) => db.passwordResetToken.count({ where: { userId: id } });

  it('is mailed to an owner at another address, and always to one in a known browser', async () => {
    const user = await makeUser();
    for (let n = 0; n < 7; n++) await requestPasswordReset(user.email, '198.51.100.1');
    expect(await codesOf(user)).toBe(6);
    await requestPasswordReset(user.email, HERE);
    expect(await codesOf(user)).toBe(7);
    for (let n = 0; n < 30; n++) await requestPasswordReset(user.email, `198.51.100.${n + 2}`);
    // All of them together still can't flood the owner's mailbox.
    expect(await codesOf(user)).toBe(18);
    await requestPasswordReset(user.email, HERE, browserToken(user.id));
    expect(await codesOf(user)).toBe(19);
  });

  it('works with the right code, even if others guess from the same address', async () => {
    const user = await makeUser();
    const flow = await requestPasswordReset(user.email, HERE);
    const code = await mailedCode(user.email);
    for (let n = 0; n < 31; n++) await resetPassword(null, '000000', 'new-secret', HERE).catch(() => undefined);
    await expect(resetPassword(null, '000000', 'new-secret', HERE)).rejects.toMatchObject({ code: 'rate_limited' });
    expect(await resetPassword(flow, code, 'new-secret', HERE)).toBe(user.id);
  });
});

describe('the first administrator', () => {
  it('comes from an existing account or a new one', async () => {
    const user = await makeUser();
    expect(await createAdmin({ email: user.email.toUpperCase() })).toEqual({ created: false });
    const { created, password } = await createAdmin({ email: 'boss@example.com' });
    expect(created).toBe(true);
    expect(await authenticate({ email: 'boss@example.com', password: password ?? '' }, HERE)).toMatchObject({
      role: 'admin',
    });
    await expect(createAdmin({ email: 'boss' })).rejects.toMatchObject({ code: 'invalid_input' });
  });
});
