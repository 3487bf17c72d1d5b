import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { addPasskey } from '@/lib/accounts/second-factor/add-passkey';
import { confirmSession, startPasskeyProof } from '@/lib/accounts/second-factor/confirm-session';
import { factorsOf } from '@/lib/core/actors/factors-of';
import { getSecondFactor } from '@/lib/accounts/second-factor/get-second-factor';
import { userHandle } from '@/lib/accounts/second-factor/passkeys';
import { removePasskey } from '@/lib/accounts/second-factor/remove-passkey';
import { renamePasskey } from '@/lib/accounts/second-factor/rename-passkey';
import { answerChallenge, startChallenge, startPasskeySignIn } from '@/lib/accounts/second-factor/sign-in-challenge';
import { startPasskey } from '@/lib/accounts/second-factor/start-passkey';
import { createSession, findSession } from '@/lib/accounts/sessions/sessions';
import { makeAuthenticator } from '@/tests/factories/authenticator';
import { makeUser } from '@/tests/factories/user';

const HERE = '203.0.113.7';
const REFUSED = { code: 'passkey_refused' };

/** Adds a passkey to the account of `actor`. */
async function withPasskey(actor: Actor, { counter = 0 } = {}) {
  const authenticator = makeAuthenticator();
  const token = await createSession(actor.id, null);
  const { challenge } = await startPasskey(actor, token);
  const { codes } = await addPasskey(actor, authenticator.make(challenge, { counter }), 'Chrome · Android', token);
  return { authenticator, token, codes };
}

/** Begins a sign-in by a passkey alone, or after the password of `userId`. */
async function begin(userId?: string) {
  const waiting = userId === undefined ? null : await startChallenge(userId);
  const { token, options } = await startPasskeySignIn(waiting, HERE);
  return { token, options, challenge: options.challenge };
}

beforeEach(() => db.$executeRaw`TRUNCATE rate_limits`);

describe('a passkey', () => {
  it('is added with recovery codes, renamed and removed by its owner only', async () => {
    const [user, other] = [await makeUser(), await makeUser()];
    const { authenticator, codes } = await withPasskey(user.actor);
    expect(codes).toHaveLength(10);
    expect(await factorsOf(user.id)).toEqual(['passkey']);
    await expect(renamePasskey(other.actor, authenticator.id, 'Mine')).rejects.toMatchObject({ code: 'not_found' });
    await expect(removePasskey(other.actor, authenticator.id)).rejects.toMatchObject({ code: 'not_found' });
    await renamePasskey(user.actor, authenticator.id, 'Teléfono');
    expect((await getSecondFactor(user.actor)).passkeys).toMatchObject([{ name: 'Teléfono', usedAt: null }]);
    // A second one brings no other codes.
    expect((await withPasskey(user.actor)).codes).toEqual([]);
    const stale = { ...user.actor, confirmedAt: null };
    await expect(removePasskey(stale, authenticator.id)).rejects.toMatchObject({ code: 'confirmation_required' });
    for (const { id } of (await getSecondFactor(user.actor)).passkeys) await removePasskey(user.actor, id);
    expect(await getSecondFactor(user.actor)).toEqual({ app: null, passkeys: [], recoveryCodesLeft: 0 });
  });

  it('is added once, for the challenge of its own session, made on this site by a device that knows who is there', async () => {
    const user = await makeUser();
    const [token, elsewhere] = [await createSession(user.id, null), await createSession(user.id, null)];
    const authenticator = makeAuthenticator();
    const add = (answer: Parameters<typeof addPasskey>[1], session = token) =>
      addPasskey(user.actor, answer, 'Phone', session);
    const fresh = async () => (await startPasskey(user.actor, token)).challenge;
    await expect(add(authenticator.make(await fresh(), { origin: 'https://corral.evil' }))).rejects.toMatchObject(
      REFUSED,
    );
    await expect(add(authenticator.make(await fresh(), { rpId: 'corral.evil' }))).rejects.toMatchObject(REFUSED);
    await expect(add(authenticator.make(await fresh(), { flags: 0x01 }))).rejects.toMatchObject(REFUSED);
    await expect(add(authenticator.make(await fresh()), elsewhere)).rejects.toMatchObject(REFUSED);
    await expect(add(authenticator.make('AAAA'))).rejects.toMatchObject(REFUSED);
    const answer = authenticator.make(await fresh());
    await add(answer);
    await expect(add(answer)).rejects.toMatchObject(REFUSED);
    // Nor twice, nor by somebody else.
    await expect(add(authenticator.make(await fresh()))).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('signing in by a passkey', () => {
  it('works alone, once per challenge', async () => {
    const user = await makeUser();
    const { authenticator } = await withPasskey(user.actor);
    const { token, challenge, options } = await begin();
    expect(options.allowCredentials).toEqual([]);
    const answer = {
      passkey: authenticator.answer(challenge, { userHandle: userHandle(user.id).toString('base64url') }),
    };
    const results = await Promise.allSettled([1, 2, 3].map(() => answerChallenge(token, answer, null)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toMatchObject([{ value: user.id }]);
    await expect(answerChallenge((await begin()).token, answer, null)).rejects.toMatchObject(REFUSED);
  });

  it('refuses another site, an unchecked person, another account’s handle and an unknown passkey', async () => {
    const [user, other] = [await makeUser(), await makeUser()];
    const { authenticator } = await withPasskey(user.actor);
    for (const traits of [
      { origin: 'https://corral.evil' },
      { rpId: 'corral.evil' },
      { flags: 0x01 },
      { userHandle: userHandle(other.id).toString('base64url') },
    ]) {
      const { token, challenge } = await begin();
      const passkey = authenticator.answer(challenge, traits);
      await expect(answerChallenge(token, { passkey }, null)).rejects.toMatchObject(REFUSED);
    }
    const { token, challenge } = await begin();
    const passkey = makeAuthenticator().answer(challenge);
    await expect(answerChallenge(token, { passkey }, null)).rejects.toMatchObject(REFUSED);
    // A code says nothing about who it is.
    await expect(answerChallenge(token, { code: '123456' }, null)).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('as the second step is by a passkey of that account', async () => {
    const [user, other] = [await makeUser(), await makeUser()];
    const [own, foreign] = [await withPasskey(user.actor), await withPasskey(other.actor)];
    const { token, challenge, options } = await begin(user.id);
    expect(options.allowCredentials).toMatchObject([{ id: own.authenticator.id }]);
    const wrong = { passkey: foreign.authenticator.answer(challenge) };
    await expect(answerChallenge(token, wrong, null)).rejects.toMatchObject(REFUSED);
    expect(await answerChallenge(token, { passkey: own.authenticator.answer(challenge) }, null)).toBe(user.id);
  });

  it('refuses a copy, whose counter is behind', async () => {
    const user = await makeUser();
    const { authenticator } = await withPasskey(user.actor, { counter: 5 });
    const signIn = async (counter: number) => {
      const { token, challenge } = await begin();
      return answerChallenge(token, { passkey: authenticator.answer(challenge, { counter }) }, null);
    };
    expect(await signIn(7)).toBe(user.id);
    await expect(signIn(7)).rejects.toMatchObject(REFUSED);
    await expect(signIn(6)).rejects.toMatchObject(REFUSED);
    await expect(signIn(0)).rejects.toMatchObject(REFUSED);
    expect(await signIn(8)).toBe(user.id);
  });

  it('tells a suspended person so', async () => {
    const user = await makeUser();
    const { authenticator } = await withPasskey(user.actor);
    await db.user.update({ where: { id: user.id }, data: { suspendedAt: new Date() } });
    const { token, challenge } = await begin();
    const passkey = authenticator.answer(challenge);
    await expect(answerChallenge(token, { passkey }, null)).rejects.toMatchObject({ code: 'account_suspended' });
  });
});

it('a passkey confirms the session that asked for it, once', async () => {
  const [user, other] = [await makeUser(), await makeUser()];
  const { authenticator, token } = await withPasskey(user.actor);
  const foreign = await withPasskey(other.actor);
  await db.session.updateMany({ data: { confirmedAt: null } });
  const { challenge } = await startPasskeyProof(user.actor, token);
  await expect(
    confirmSession(user.actor, token, { passkey: foreign.authenticator.answer(challenge) }),
  ).rejects.toMatchObject(REFUSED);
  const proof = { passkey: authenticator.answer((await startPasskeyProof(user.actor, token)).challenge) };
  await confirmSession(user.actor, token, proof);
  expect((await findSession(token))?.confirmedAt).toBeInstanceOf(Date);
  await expect(confirmSession(user.actor, token, proof)).rejects.toMatchObject(REFUSED);
});
