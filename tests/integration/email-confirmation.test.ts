import { NextRequest } from 'next/server';
import { POST as postLink } from '@/app/api/confirm-email/[token]/route';
import { authenticate } from '@/lib/accounts/accounts/authenticate';
import { createAdmin } from '@/lib/accounts/accounts/create-admin';
import { deleteUnconfirmed } from '@/lib/accounts/accounts/delete-unconfirmed';
import { register } from '@/lib/accounts/accounts/register';
import { registerSchema } from '@/lib/accounts/accounts/schema';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { signLink } from '@/lib/core/email/signed-link';
import { changeAddress } from '@/lib/accounts/email-confirmation/change-address';
import { confirmByCode, confirmByLink, readConfirmationLink } from '@/lib/accounts/email-confirmation/confirm-address';
import { getConfirmation } from '@/lib/accounts/email-confirmation/get-confirmation';
import { deleteOldConfirmations } from '@/lib/accounts/email-confirmation/queue-confirmation';
import { readRestoration, restoreAddress } from '@/lib/accounts/email-confirmation/restore-address';
import { changeAddressSchema, confirmCodeSchema } from '@/lib/accounts/email-confirmation/schema';
import { sendCode } from '@/lib/accounts/email-confirmation/send-code';
import { notify } from '@/lib/records/notifications/notify';
import { queueAccountMail } from '@/lib/core/outbox/queue-account-mail';
import { requestPasswordReset } from '@/lib/accounts/passwords/request-password-reset';
import { resetPassword } from '@/lib/accounts/passwords/reset-password';
import { browserToken } from '@/lib/accounts/sessions/known-browser';
import { startApp } from '@/lib/accounts/second-factor/start-app';
import { createSession, findSession } from '@/lib/accounts/sessions/sessions';
import { mailsTo } from '@/tests/factories/outbox';
import { refusalOf } from '@/tests/factories/refusal';
import { PASSWORD, makeUser } from '@/tests/factories/user';

// Outside of a request there are no cookies.
jest.mock('@/lib/web/auth/viewer', () => ({ getViewer: () => Promise.resolve(null) }));

const HERE = '203.0.113.7';
const DAY_MS = 24 * 60 * 60_000;
let count = 0;

const freshAddress = () => `new-${(count += 1)}@campo.test`;

async function newcomer(email = freshAddress(), password = PASSWORD): Promise<Actor & { email: string }> {
  const input = registerSchema.parse({ email, firstName: 'Ana', lastName: 'Sosa', password });
  const { id } = await register(input, 'es', HERE);
  return { id, role: 'user', language: 'es', confirmedAt: null, emailConfirmed: false, email };
}

const lastMail = async (email: string) => (await mailsTo(email)).at(-1);
const codeIn = async (email: string) => /\b\d{6}\b/.exec((await lastMail(email))?.text ?? '')?.[0] ?? '';
const tokenIn = async (email: string, page: string) =>
  decodeURIComponent(new RegExp(`/${page}/(\\S+)`).exec((await lastMail(email))?.text ?? '')?.[1] ?? '');
const other = (code: string) => (code === '000000' ? '000001' : '000000');
const isConfirmed = async (id: string) =>
  (await db.user.findUnique({ where: { id } }))?.emailConfirmedAt instanceof Date;
const wrongCode = (key: 'codeInvalid' | 'codeSpent') => ({
  code: 'invalid_input',
  status: 400,
  fields: { code: [{ key }] },
});

beforeEach(() => db.$executeRaw`TRUNCATE rate_limits`);

describe('a mailed code', () => {
  it('confirms the address of a new account, and is stored as a hash only', async () => {
    const ana = await newcomer();
    const code = await codeIn(ana.email);
    expect(await lastMail(ana.email)).toMatchObject({ subject: `${code} es tu código de Corral` });
    expect(JSON.stringify(await db.emailConfirmation.findMany())).not.toContain(code);
    expect(await getConfirmation(ana)).toEqual({ email: ana.email, isConfirmed: false, pendingEmail: null });
    expect(await refusalOf(confirmByCode(ana, other(code)))).toEqual(wrongCode('codeInvalid'));
    const session = await createSession(ana.id, null);
    expect(await confirmByCode(ana, code)).toBe(ana.email);
    expect(await findSession(session)).toMatchObject({ emailConfirmed: true });
    // In a second tab nothing is left to do.
    expect(await confirmByCode(ana, code)).toBe(ana.email);
  });

  it('is read as people type and paste it', () => {
    for (const typed of ['123456', ' 123 456 ', '123-456'])
      expect(confirmCodeSchema.parse({ code: typed })).toEqual({ code: '123456' });
    for (const typed of ['12345', '1234567', 'abcdef', '１２３４５６', `123456${' '.repeat(100)}`, 123456])
      expect(confirmCodeSchema.safeParse({ code: typed }).success).toBe(false);
  });

  it('allows five wrong tries, also in parallel, and fifteen minutes', async () => {
    const ana = await newcomer();
    const code = await codeIn(ana.email);
    const guesses = await Promise.all(
      Array.from({ length: 20 }, () => refusalOf(confirmByCode(ana, other(code))).then(({ fields }) => fields.code)),
    );
    expect(guesses.filter((found) => found?.[0]?.key === 'codeInvalid')).toHaveLength(5);
    expect(await refusalOf(confirmByCode(ana, code))).toEqual(wrongCode('codeSpent'));
    await sendCode(ana, HERE);
    const later = new Date(Date.now() + 16 * 60_000);
    const second = await codeIn(ana.email);
    expect(await refusalOf(confirmByCode(ana, second, later))).toEqual(wrongCode('codeSpent'));
    expect(await confirmByCode(ana, second)).toBe(ana.email);
  });

  it('is no use to others, and an earlier one none after a newer', async () => {
    const [ana, eva] = [await newcomer(), await newcomer()];
    const first = await codeIn(ana.email);
    if (first !== (await codeIn(eva.email)))
      expect(await refusalOf(confirmByCode(eva, first))).toEqual(wrongCode('codeInvalid'));
    await sendCode(ana, HERE);
    const second = await codeIn(ana.email);
    if (first !== second) expect(await refusalOf(confirmByCode(ana, first))).toEqual(wrongCode('codeInvalid'));
    expect(await confirmByCode(ana, second)).toBe(ana.email);
  });

  it('is mailed again five times an hour, which is said', async () => {
    const ana = await newcomer();
    const sent: number[] = [];
    for (let n = 0; n < 5; n += 1) sent.push((await sendCode(ana, HERE)).remaining);
    expect(sent).toEqual([4, 3, 2, 1, 0]);
    expect(await refusalOf(sendCode(ana, HERE))).toMatchObject({ code: 'rate_limited', status: 429 });
    await confirmByCode(ana, await codeIn(ana.email));
    expect(await refusalOf(sendCode(ana, HERE))).toMatchObject({ code: 'conflict' });
  });

  it('is mailed to one address eighteen times a day at most, whoever asks; registering stays possible', async () => {
    const email = freshAddress();
    for (let n = 0; n < 22; n += 1) {
      const input = registerSchema.parse({ email, firstName: 'Ana', lastName: 'Sosa', password: `another-${n}` });
      await register(input, 'es', `198.51.100.${n}`);
    }
    expect(await mailsTo(email)).toHaveLength(18);
  });
});

describe('the link of a mail', () => {
  const post = (token: string, page = '') =>
    postLink(
      new NextRequest(`http://localhost:3000/api/confirm-email/x${page}`, {
        method: 'POST',
        headers: { origin: 'null', 'sec-fetch-site': 'cross-site' },
      }),
      { params: Promise.resolve({ token }) },
    );

  it('confirms by a POST, without a session and for a day; looking at it changes nothing', async () => {
    const ana = await newcomer();
    const token = await tokenIn(ana.email, 'confirm-email');
    for (let n = 0; n < 3; n += 1)
      expect(await readConfirmationLink(token)).toEqual({ email: ana.email, state: 'open' });
    expect(await isConfirmed(ana.id)).toBe(false);
    expect(await readConfirmationLink(token, new Date(Date.now() + DAY_MS))).toMatchObject({ state: 'expired' });
    expect(await confirmByLink(token, null, new Date(Date.now() + DAY_MS))).toBe('expired');
    const answer = await post(token, '?page=en');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toContain(`/en/confirm-email/${encodeURIComponent(token)}`);
    expect(await isConfirmed(ana.id)).toBe(true);
    expect(await (await post(token)).json()).toEqual({ state: 'confirmed' });
  });

  it('works after its code was tried too often, and after another code was requested', async () => {
    const ana = await newcomer();
    const token = await tokenIn(ana.email, 'confirm-email');
    const code = await codeIn(ana.email);
    for (let n = 0; n < 6; n += 1) await refusalOf(confirmByCode(ana, other(code)));
    await sendCode(ana, HERE);
    expect(await confirmByLink(token, null)).toBe('confirmed');
  });

  it('is signed for its purpose', async () => {
    const ana = await newcomer();
    const token = await tokenIn(ana.email, 'confirm-email');
    const [id = ''] = token.split('~');
    for (const forged of [id, `${token}x`, signLink('stop-search', id), `${id}~`, '~', signLink('confirm-email', 'x')])
      expect((await post(forged)).status).toBe(404);
    expect(await isConfirmed(ana.id)).toBe(false);
  });
});

describe('an address that has an account', () => {
  it('is registered like any other, without effect, and its owner is told', async () => {
    const owner = await makeUser({ email: freshAddress(), language: 'en', firstName: 'Rosa' });
    const claimant = await newcomer(owner.email, 'another-1');
    const free = await newcomer();
    const seen = async ({ id }: Actor) => {
      const user = await db.user.findUniqueOrThrow({
        where: { id },
        omit: { id: true, email: true, password: true, createdAt: true, updatedAt: true },
        include: { emailConfirmations: { select: { attempts: true, usedAt: true } } },
      });
      return { ...user, state: { ...(await getConfirmation({ ...claimant, id })), email: '' } };
    };
    expect(await seen(claimant)).toEqual(await seen(free));
    expect(await lastMail(owner.email)).toMatchObject({
      subject: 'You already have a Corral account',
      text: expect.stringMatching(/^Hello,? Rosa|^Hi,? Rosa/) as string,
    });
    expect(await codeIn(owner.email)).toBe('');
    expect(await sendCode(claimant, HERE)).toEqual({ email: owner.email, remaining: 4 });
    expect(await refusalOf(confirmByCode(claimant, '123456'))).toEqual(wrongCode('codeInvalid'));
    // Both sign in with their own password; the owner's comes first.
    const signIn = async (password: string) => (await authenticate({ email: owner.email, password }, HERE)).id;
    expect([await signIn(PASSWORD), await signIn('another-1')]).toEqual([owner.id, claimant.id]);
    await newcomer(owner.email, 'another-2');
    expect(await signIn(PASSWORD)).toBe(owner.id);
    expect(await refusalOf(signIn('another-1'))).toMatchObject({ code: 'invalid_credentials' });
  });

  it('can’t be taken with a code from before it had one', async () => {
    const [first, second] = await (async () => {
      const email = freshAddress();
      return [await newcomer(email, 'another-1'), await newcomer(email, 'another-2')] as const;
    })();
    const code = await codeIn(second.email);
    const token = await tokenIn(second.email, 'confirm-email');
    const mailed = await mailsTo(first.email);
    const firstCode = /\b\d{6}\b/.exec(mailed[0]?.text ?? '')?.[0] ?? '';
    await confirmByCode(second, code);
    // Whoever claimed the address before its owner came is gone, with their session.
    expect(await db.user.findUnique({ where: { id: first.id } })).toBeNull();
    expect(await confirmByLink(token, null)).toBe('confirmed');
    await expect(confirmByCode(first, firstCode)).rejects.toThrow();
    expect(await db.user.count({ where: { email: first.email } })).toBe(1);
  });

  it('goes by a link to the account that its reader is signed in to', async () => {
    const ana = await newcomer();
    const stranger = await newcomer(ana.email, 'another-1');
    expect(await confirmByLink(await tokenIn(ana.email, 'confirm-email'), ana)).toBe('confirmed');
    expect(await isConfirmed(ana.id)).toBe(true);
    expect(await db.user.findUnique({ where: { id: stranger.id } })).toBeNull();
    expect((await authenticate({ email: ana.email, password: PASSWORD }, HERE)).id).toBe(ana.id);
  });

  it('that several claim is confirmed by a link without opening it to whoever made the account', async () => {
    const ana = await newcomer();
    const stranger = await newcomer(ana.email, 'another-1');
    const session = await createSession(stranger.id, null);
    expect(await confirmByLink(await tokenIn(ana.email, 'confirm-email'), null)).toBe('locked');
    expect(await findSession(session)).toBeNull();
    expect(await refusalOf(authenticate({ email: ana.email, password: 'another-1' }, HERE))).toMatchObject({
      code: 'invalid_credentials',
    });
    const flow = await requestPasswordReset(ana.email, HERE);
    await resetPassword(flow, await codeIn(ana.email), 'new-secret', HERE);
    expect((await authenticate({ email: ana.email, password: 'new-secret' }, HERE)).id).toBe(stranger.id);
  });

  it('has no code to guess at once no more are mailed', async () => {
    const email = freshAddress();
    const claimants: (Actor & { email: string })[] = [];
    for (let n = 0; n < 12; n += 1) claimants.push(await newcomer(email, `another-${n}`));
    expect(await mailsTo(email)).toHaveLength(6);
    const last = claimants.at(-1) as Actor;
    expect(await refusalOf(confirmByCode(last, '123456'))).toEqual(wrongCode('codeSpent'));
  });

  it('is given to one of two who confirm it at once', async () => {
    const [one, two] = [await makeUser(), await makeUser()];
    const email = freshAddress();
    await changeAddress(one.actor, { email, currentPassword: PASSWORD }, HERE);
    const oneCode = await codeIn(email);
    await changeAddress(two.actor, { email, currentPassword: PASSWORD }, HERE);
    const twoCode = await codeIn(email);
    const outcome = await Promise.allSettled([confirmByCode(one.actor, oneCode), confirmByCode(two.actor, twoCode)]);
    expect(await db.user.count({ where: { email, emailConfirmedAt: { not: null } } })).toBe(1);
    expect(
      outcome.filter(({ status, ...rest }) => status === 'fulfilled' && 'value' in rest && rest.value === email),
    ).toHaveLength(1);
  });

  it('makes no administrator of who claimed it first', async () => {
    const claimant = await newcomer();
    const { created, password } = await createAdmin({ email: claimant.email });
    expect(created).toBe(true);
    expect(await db.user.findUnique({ where: { id: claimant.id } })).toBeNull();
    expect(await authenticate({ email: claimant.email, password: password ?? '' }, HERE)).toMatchObject({
      role: 'admin',
      emailConfirmed: true,
    });
  });

  it('gives the browser of a claimant no tries of its own at the owner’s password', async () => {
    const owner = await makeUser({ email: freshAddress() });
    const claimant = await newcomer(owner.email, 'another-1');
    const browser = browserToken(claimant.id);
    for (let n = 0; n < 10; n += 1)
      await refusalOf(authenticate({ email: owner.email, password: 'wrong-1' }, `198.51.100.${n}`, browser));
    const refused = await refusalOf(authenticate({ email: owner.email, password: PASSWORD }, HERE, browser));
    expect(refused).toMatchObject({ code: 'rate_limited' });
  });
});

describe('a reset of the password', () => {
  it('confirms the address, and ends what whoever claimed it could do', async () => {
    const ana = await newcomer();
    const session = await createSession(ana.id, null);
    const flow = await requestPasswordReset(ana.email, HERE);
    await resetPassword(flow, await codeIn(ana.email), 'new-secret', HERE);
    expect(await isConfirmed(ana.id)).toBe(true);
    expect(await findSession(session)).toBeNull();
  });

  it('confirms no address but the one that its code was mailed to', async () => {
    const thief = await newcomer();
    const flow = await requestPasswordReset(thief.email, HERE);
    const code = await codeIn(thief.email);
    const victim = freshAddress();
    await changeAddress(thief, { email: victim }, HERE);
    expect(await refusalOf(resetPassword(flow, code, 'new-secret', HERE))).toMatchObject({
      code: 'reset_code_invalid',
    });
    expect(await db.user.count({ where: { email: victim, emailConfirmedAt: { not: null } } })).toBe(0);
  });
});

describe('changing the address', () => {
  it('needs no password while it was never confirmed, and voids what was mailed before', async () => {
    const ana = await newcomer();
    const token = await tokenIn(ana.email, 'confirm-email');
    const email = freshAddress();
    expect(await changeAddress(ana, { email }, HERE)).toEqual({ email, remaining: 4 });
    expect(await confirmByLink(token, null)).toBe('expired');
    expect(await getConfirmation(ana)).toMatchObject({ email, isConfirmed: false });
    expect(await confirmByCode(ana, await codeIn(email))).toBe(email);
  });

  it('needs the password afterwards, replaces the old one when the new one is confirmed, and tells the old one', async () => {
    const user = await makeUser({ email: freshAddress() });
    const session = await createSession(user.id, null);
    const email = freshAddress();
    for (const currentPassword of [undefined, 'wrong-1'])
      expect(await refusalOf(changeAddress(user.actor, { email, currentPassword }, HERE))).toMatchObject({
        fields: { currentPassword: [expect.anything()] },
      });
    const same = { email: user.email, currentPassword: PASSWORD };
    expect(await refusalOf(changeAddress(user.actor, same, HERE))).toMatchObject({
      fields: { email: [{ key: 'emailUnchanged' }] },
    });
    await changeAddress(user.actor, { email, currentPassword: PASSWORD }, HERE);
    expect(await getConfirmation(user.actor)).toEqual({ email: user.email, isConfirmed: true, pendingEmail: email });
    expect(await mailsTo(user.email)).toEqual([]);
    await confirmByCode(user.actor, await codeIn(email));
    expect(await getConfirmation(user.actor)).toEqual({ email, isConfirmed: true, pendingEmail: null });
    expect(await findSession(session)).not.toBeNull();
    expect(await lastMail(user.email)).toMatchObject({ subject: 'Cambió el correo de tu cuenta de Corral' });
    expect((await lastMail(user.email))?.text).not.toContain(email);
  });

  it('to one with an account is answered alike, and its owner is told', async () => {
    const [user, owner] = [await makeUser(), await makeUser({ email: freshAddress() })];
    const answer = await changeAddress(user.actor, { email: owner.email, currentPassword: PASSWORD }, HERE);
    expect(answer).toEqual({ email: owner.email, remaining: 4 });
    expect(await lastMail(owner.email)).toMatchObject({ subject: 'Ya tenés una cuenta en Corral' });
    expect(await refusalOf(confirmByCode(user.actor, '123456'))).toEqual(wrongCode('codeInvalid'));
  });

  it('twice is taken back by the first address only, whatever was mailed to the others', async () => {
    const user = await makeUser({ email: freshAddress() });
    const [second, third] = [freshAddress(), freshAddress()];
    for (const email of [second, third]) {
      await changeAddress(user.actor, { email, currentPassword: PASSWORD }, HERE);
      await confirmByCode(user.actor, await codeIn(email));
    }
    expect(await restoreAddress(await tokenIn(user.email, 'restore-email'))).toBe(true);
    expect(await restoreAddress(await tokenIn(second, 'restore-email'))).toBe(false);
    expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({ email: user.email });
  });

  it('is taken back by the old address, once and for seven days, which locks whoever changed it out', async () => {
    const user = await makeUser({ email: freshAddress() });
    const session = await createSession(user.id, null);
    const email = freshAddress();
    await changeAddress(user.actor, { email, currentPassword: PASSWORD }, HERE);
    await confirmByCode(user.actor, await codeIn(email));
    const token = await tokenIn(user.email, 'restore-email');
    expect(await readRestoration(token)).toMatchObject({ email: user.email });
    expect(await readRestoration(token, new Date(Date.now() + 8 * DAY_MS))).toBeNull();
    expect(await findSession(session)).not.toBeNull();
    expect([await restoreAddress(token), await restoreAddress(token)]).toEqual([true, false]);
    expect(await findSession(session)).toBeNull();
    for (const address of [email, user.email])
      expect(await refusalOf(authenticate({ email: address, password: PASSWORD }, HERE))).toMatchObject({
        code: 'invalid_credentials',
      });
    const flow = await requestPasswordReset(user.email, HERE);
    expect(await resetPassword(flow, await codeIn(user.email), 'new-secret', HERE)).toBe(user.id);
  });

  it('takes addresses only, without line breaks that would add headers to a mail', () => {
    const isTaken = (email: string) => changeAddressSchema.safeParse({ email }).success;
    expect(isTaken('ana@campo.test')).toBe(true);
    for (const evil of [
      'ana@campo.test\r\nBcc: x@y.test',
      'ana@campo.test,x@y.test',
      `${'a'.repeat(400)}@campo.test`,
      'ana',
    ])
      expect(isTaken(evil)).toBe(false);
  });
});

it('old confirmations are deleted', async () => {
  const ana = await newcomer();
  expect(await deleteOldConfirmations(new Date(Date.now() + 8 * DAY_MS))).toBe(0);
  expect(await deleteOldConfirmations(new Date(Date.now() + 10 * DAY_MS))).toBeGreaterThan(0);
  expect(await db.emailConfirmation.count({ where: { userId: ana.id } })).toBe(0);
});

it('nothing but its confirmation is mailed to an address that isn’t confirmed', async () => {
  const ana = await newcomer();
  const mail = { to: ana.email, subject: 'x', text: 'x', html: 'x' };
  const send = () =>
    db.$transaction(async (tx) => {
      const notice = { kind: 'verificationDecided', topic: null, data: { decision: 'approved' } } as const;
      await notify(tx, ana.id, notice, () => Promise.resolve(mail));
      await queueAccountMail(tx, ana.id, mail);
    });
  await send();
  expect(await mailsTo(ana.email)).toHaveLength(1);
  await confirmByCode(ana, await codeIn(ana.email));
  await send();
  expect(await mailsTo(ana.email)).toHaveLength(3);
});

it('no second factor is added to an account without a confirmed address, whose owner may come later', async () => {
  const ana = { ...(await newcomer()), confirmedAt: new Date() };
  expect(await refusalOf(startApp(ana))).toMatchObject({ code: 'email_unconfirmed' });
});

it('accounts that nobody confirmed are deleted after a week, later if something was saved', async () => {
  const [empty, used, confirmed] = [await newcomer(), await newcomer(), await makeUser()];
  await db.savedSearch.create({ data: { userId: used.id, name: 'x', query: 'category=ovine' } });
  const left = async (days: number) => {
    await deleteUnconfirmed(new Date(Date.now() + days * DAY_MS));
    const ids = [empty.id, used.id, confirmed.id];
    const rows = await db.user.findMany({ where: { id: { in: ids } }, select: { id: true } });
    return ids.map((id) => rows.some((row) => row.id === id));
  };
  expect(await left(6)).toEqual([true, true, true]);
  expect(await left(8)).toEqual([false, true, true]);
  expect(await left(91)).toEqual([false, false, true]);
});
