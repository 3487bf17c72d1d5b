import { restoreUser } from '@/lib/closure/account-closure/restore-user';
import { suspendUser } from '@/lib/closure/account-closure/suspend-user';
import { setRole } from '@/lib/accounts/accounts/set-role';
import { requireAdmin } from '@/lib/records/audit/admin-act';
import { reviewBannerRequest } from '@/lib/money/banner-ads/review-banner-request';
import { db } from '@/lib/core/db/client';
import { env } from '@/lib/core/env';
import { confirmSession } from '@/lib/accounts/second-factor/confirm-session';
import { resetSecondFactor } from '@/lib/accounts/second-factor/reset-second-factor';
import { createSession, findSession, hashToken } from '@/lib/accounts/sessions/sessions';
import { moveTransaction } from '@/lib/money/transactions/move-transaction';
import { reviewVerification } from '@/lib/accounts/verification/review-verification';
import { addApp } from '@/tests/factories/authenticator-app';
import { makeBannerAd } from '@/tests/factories/banner-ad';
import { makeTransaction } from '@/tests/factories/transaction';
import { PASSWORD, makeUser } from '@/tests/factories/user';

const MINUTE = 60_000;

/** Signs an administrator in and returns how they are after so many minutes. */
async function adminAfter(minutes: number) {
  const admin = await makeUser({ role: 'admin' });
  const token = await createSession(admin.id, null);
  const confirmedAt = new Date(Date.now() - minutes * MINUTE);
  await db.session.update({ where: { sid: hashToken(token) }, data: { confirmedAt } });
  const actor = await findSession(token);
  if (!actor) throw new Error('no session');
  return { admin, token, actor };
}

describe('who acts on money, roles and suspensions', () => {
  it('must have proved within ten minutes who they are', async () => {
    const { actor } = await adminAfter(11);
    const [user, suspended] = [await makeUser(), await makeUser({ suspendedAt: new Date() })];
    const payment = await makeTransaction({ userId: user.id });
    const ad = await makeBannerAd(user.id, { status: 'pending_request' });
    const claimant = await makeUser({ verificationStatus: 'pending' });
    const acts = [
      () => reviewBannerRequest(actor, ad.id, { approved: true, rejectionReason: null }),
      () => reviewVerification(actor, { userId: claimant.id, decision: 'verified', notes: null }),
      () => setRole(actor, { userId: user.id, role: 'seller' }),
      () => suspendUser(actor, { userId: user.id, reason: 'Avisos falsos', days: null }),
      () => restoreUser(actor, suspended.id),
      () => moveTransaction(actor, payment.id, { status: 'failed', paymentMethod: null, transactionId: null }),
    ];
    for (const act of acts) await expect(act()).rejects.toMatchObject({ code: 'confirmation_required' });
    expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
      role: 'user',
      suspendedAt: null,
    });
    const { actor: fresh } = await adminAfter(9);
    for (const act of [
      () => setRole(fresh, { userId: user.id, role: 'seller' }),
      () => restoreUser(fresh, suspended.id),
    ])
      await expect(act()).resolves.toBeDefined();
  });

  it('needs a second factor where the site requires it, and is an ordinary member until then', async () => {
    const { admin, token } = await adminAfter(0);
    const required = jest.replaceProperty(env, 'ADMIN_SECOND_FACTOR', true);
    const actor = await findSession(token);
    expect(actor).toMatchObject({ role: 'user', mustAddFactor: true });
    if (!actor) throw new Error('no session');
    const user = await makeUser();
    await expect(setRole(actor, { userId: user.id, role: 'seller' })).rejects.toMatchObject({
      code: 'factor_required',
    });
    expect(() => requireAdmin(actor)).toThrow('factor_required');
    await addApp(admin);
    expect(await findSession(await createSession(admin.id, null))).toMatchObject({ role: 'admin' });
    await resetSecondFactor(` ${admin.email.toUpperCase()}`);
    expect(await findSession(await createSession(admin.id, null))).toMatchObject({ role: 'user' });
    required.restore();
    expect(await resetSecondFactor('nobody@corral.test')).toBe(false);
  });

  it('proves it by the password, in that session only; a wrong one counts and proves nothing', async () => {
    const { admin, token, actor } = await adminAfter(60);
    const other = await createSession(admin.id, null);
    const before = (await findSession(other))?.confirmedAt;
    await expect(confirmSession(actor, token, { currentPassword: 'wrong-1' })).rejects.toMatchObject({
      fields: { currentPassword: [{ key: 'passwordWrong' }] },
    });
    expect((await findSession(token))?.confirmedAt).toEqual(actor.confirmedAt);
    await confirmSession(actor, token, { currentPassword: PASSWORD });
    expect((await findSession(token))?.confirmedAt?.getTime()).toBeGreaterThan(Date.now() - MINUTE);
    expect((await findSession(other))?.confirmedAt).toEqual(before);
    // Nobody confirms another's session.
    const stranger = await makeUser();
    await confirmSession(stranger.actor, other, { currentPassword: PASSWORD });
    expect((await findSession(other))?.confirmedAt).toEqual(before);
  });

  it('allows each session ten tries: a stolen one uses up its own, not those of the owner', async () => {
    const { admin, token, actor } = await adminAfter(60);
    const wrong = () => confirmSession(actor, token, { currentPassword: 'wrong-1' });
    for (let tries = 0; tries < 10; tries += 1) await expect(wrong()).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(wrong()).rejects.toMatchObject({ code: 'rate_limited' });
    const own = await createSession(admin.id, null);
    const owner = await findSession(own);
    if (!owner) throw new Error('no session');
    await confirmSession(owner, own, { currentPassword: PASSWORD });
    await expect(wrong()).rejects.toMatchObject({ code: 'rate_limited' });
  });
});
