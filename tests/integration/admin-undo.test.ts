import { randomUUID } from 'node:crypto';
import { authenticate } from '@/lib/accounts/accounts/authenticate';
import { roleChangeSchema } from '@/lib/accounts/accounts/schema';
import { setRole } from '@/lib/accounts/accounts/set-role';
import { createSession } from '@/lib/accounts/sessions/sessions';
import { reviewVerification } from '@/lib/accounts/verification/review-verification';
import { reviewSchema, type Decision } from '@/lib/accounts/verification/schema';
import { deleteAccount } from '@/lib/closure/account-closure/delete-account';
import { restoreUser } from '@/lib/closure/account-closure/restore-user';
import { suspendUser } from '@/lib/closure/account-closure/suspend-user';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { DAY_MS, UNDO_MS } from '@/lib/core/durations';
import { undoAct } from '@/lib/desk/admin/undo-act';
import { setBiddingLimit } from '@/lib/market/sanctions/set-bidding-limit';
import { deleteBannerAd } from '@/lib/money/banner-ads/delete-banner-ad';
import { pictureUrl } from '@/lib/money/banner-ads/pictures/banner-picture';
import { markBannerPaid } from '@/lib/money/banner-ads/mark-banner-paid';
import { requestBannerAd } from '@/lib/money/banner-ads/request-banner-ad';
import { reviewBannerRequest } from '@/lib/money/banner-ads/review-banner-request';
import { bannerDecisionSchema, bannerRequestSchema } from '@/lib/money/banner-ads/schema';
import { updateBannerAd } from '@/lib/money/banner-ads/update-banner-ad';
import { deleteOldUndos } from '@/lib/records/undo/delete-old-undos';
import { undoActSchema, type UndoKind } from '@/lib/records/undo/schema';
import { makeLot } from '@/tests/factories/lot';
import { makeListing } from '@/tests/factories/listing';
import { letMailsLeave, mailsTo } from '@/tests/factories/outbox';
import { makeUser, PASSWORD } from '@/tests/factories/user';

const REASON = 'Cobró señas por animales que no existen.';
const FIELDS = {
  title: 'Sales minerales',
  description: 'Para cada época',
  companyName: 'Nutrición Rural',
  contactEmail: 'ventas@nutricion.test',
  contactPhone: '',
  clickUrl: 'https://nutricion.test/sales',
  durationMonths: 3,
};

let admin: Actor;
let other: Actor;

beforeEach(async () => {
  admin = (await makeUser({ role: 'admin' })).actor;
  other = (await makeUser({ role: 'admin' })).actor;
});

const undo = (kind: UndoKind, targetId: string, actor = admin, now = new Date()) =>
  undoAct(actor, undoActSchema.parse({ kind, targetId }), now);
const review = (userId: string, decision: Decision, actor = admin) =>
  reviewVerification(actor, reviewSchema.parse({ userId, decision, notes: 'La foto no se lee' }));
const actionsOn = async (targetId: string) =>
  (await db.auditLog.findMany({ where: { targetId }, orderBy: { id: 'asc' } })).map(({ action }) => action);
const subjectsTo = async (email: string) => {
  await letMailsLeave();
  return (await mailsTo(email)).map(({ subject }) => subject);
};
const pending = () => makeUser({ role: 'user', verificationStatus: 'pending', verificationSubmittedAt: new Date() });

describe('undoing a decision on a verification', () => {
  it.each(['verified', 'rejected'] as const)('%s: the request waits again, and nobody is told', async (decision) => {
    const person = await pending();
    await review(person.id, decision);
    await undo('verification', person.id);
    expect(await db.user.findUnique({ where: { id: person.id } })).toMatchObject({
      role: 'user',
      verificationStatus: 'pending',
      verificationNotes: null,
      verificationReviewedAt: null,
      verificationReviewedBy: null,
    });
    expect(await actionsOn(person.id)).toEqual([`verification.${decision}`, 'verification.reopened']);
    expect(await db.notification.count({ where: { userId: person.id } })).toBe(0);
    expect(await subjectsTo(person.email)).toEqual([]);
    await expect(undo('verification', person.id)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('withdrawn: the account is verified as it was, by whom it was', async () => {
    const person = await pending();
    await review(person.id, 'verified', other);
    expect(await subjectsTo(person.email)).toEqual(['Tu cuenta está verificada']);
    const verified = await db.user.findUniqueOrThrow({ where: { id: person.id } });
    await review(person.id, 'withdrawn');
    await undo('verification', person.id);
    const { updatedAt: _, ...fields } = verified;
    expect(await db.user.findUnique({ where: { id: person.id } })).toMatchObject(fields);
    expect(await subjectsTo(person.email)).toHaveLength(1);
  });

  it('is for who decided, until the mail leaves', async () => {
    const person = await pending();
    await review(person.id, 'verified');
    await expect(undo('verification', person.id, other)).rejects.toMatchObject({ code: 'conflict' });
    await expect(undo('verification', person.id, person.actor)).rejects.toMatchObject({ code: 'forbidden' });
    const late = new Date(Date.now() + UNDO_MS * 2);
    await expect(undo('verification', person.id, admin, late)).rejects.toMatchObject({ code: 'undo_too_late' });
    expect(await subjectsTo(person.email)).toHaveLength(1);
    await expect(undo('verification', person.id)).rejects.toMatchObject({ code: 'undo_too_late' });
    expect(await db.user.findUnique({ where: { id: person.id } })).toMatchObject({ verificationStatus: 'verified' });
  });

  it('is refused once the person has asked again, and doesn’t take back what another administrator decided', async () => {
    const person = await pending();
    await review(person.id, 'rejected');
    await db.user.update({
      where: { id: person.id },
      data: { verificationStatus: 'pending', verificationReviewedBy: null },
    });
    await expect(undo('verification', person.id)).rejects.toMatchObject({ code: 'conflict' });
    await review(person.id, 'rejected', other);
    await expect(undo('verification', person.id)).rejects.toMatchObject({ code: 'conflict' });
    expect(await actionsOn(person.id)).toEqual(['verification.rejected', 'verification.rejected']);
  });

  it('raced by another administrator’s role, keeps either both or the role alone', async () => {
    const person = await pending();
    await review(person.id, 'verified');
    const role = roleChangeSchema.parse({ userId: person.id, role: 'commercial_seller' });
    const [undone] = await Promise.allSettled([undo('verification', person.id), setRole(other, role)]);
    expect(await db.user.findUnique({ where: { id: person.id } })).toMatchObject({
      role: 'commercial_seller',
      verificationStatus: undone.status === 'fulfilled' ? 'pending' : 'verified',
    });
  });

  it('happens once of ten clicks', async () => {
    const person = await pending();
    await review(person.id, 'verified');
    const clicks = await Promise.allSettled(Array.from({ length: 10 }, () => undo('verification', person.id)));
    expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await actionsOn(person.id)).toEqual(['verification.verified', 'verification.reopened']);
  });
});

describe('undoing a decision on an advertisement', () => {
  let seller: Awaited<ReturnType<typeof makeUser>>;
  beforeEach(async () => (seller = await makeUser({ role: 'commercial_seller' })));
  const request = (title = FIELDS.title) =>
    requestBannerAd(seller.actor, bannerRequestSchema.parse({ ...FIELDS, title }));
  const APPROVE = bannerDecisionSchema.parse({ approved: true });
  const REJECT = bannerDecisionSchema.parse({ approved: false, rejectionReason: 'El enlace no abre' });
  const pay = (id: string) => db.$transaction((tx) => markBannerPaid(tx, id, new Date()));

  it.each([
    ['approved', APPROVE, []],
    ['rejected', REJECT, ['transaction.failed', 'transaction.reopened']],
  ] as const)('%s: it waits again, is owed as before, and nobody is told', async (name, decision, charges) => {
    const { id } = await request();
    const { id: owed } = await db.transaction.findFirstOrThrow({ where: { bannerAdId: id } });
    await reviewBannerRequest(admin, id, decision);
    await undo('banner', id);
    expect(await db.bannerAd.findUnique({ where: { id } })).toMatchObject({
      status: 'pending_request',
      approvedBy: null,
      approvedAt: null,
      rejectionReason: null,
    });
    expect(await db.transaction.findUnique({ where: { id: owed } })).toMatchObject({ status: 'pending' });
    expect(await actionsOn(id)).toEqual([`banner_ad.${name}`, 'banner_ad.reopened']);
    expect(await actionsOn(owed)).toEqual([...charges]);
    expect(await subjectsTo(seller.email)).toEqual([]);
    expect(await reviewBannerRequest(other, id, APPROVE)).toMatchObject({ status: 'pending_approval' });
  });

  it('stops one again that began because it was paid; that it was shown meanwhile stays', async () => {
    const { id } = await request();
    await pay(id);
    await reviewBannerRequest(admin, id, APPROVE);
    await undo('banner', id);
    expect(await db.bannerAd.findUnique({ where: { id } })).toMatchObject({
      status: 'pending_request',
      paymentStatus: 'paid',
      startDate: null,
      endDate: null,
    });
  });

  it('is refused once it is paid, or asked for anew after the refusal', async () => {
    const paid = await request();
    await reviewBannerRequest(admin, paid.id, APPROVE);
    await pay(paid.id);
    await expect(undo('banner', paid.id)).rejects.toMatchObject({ code: 'conflict' });
    const refused = await request('Sales de verano');
    await reviewBannerRequest(admin, refused.id, REJECT);
    await request('Sales otra vez');
    await expect(undo('banner', refused.id)).rejects.toMatchObject({ code: 'conflict' });
    expect(await db.bannerAd.findUnique({ where: { id: refused.id } })).toMatchObject({ status: 'rejected' });
  });

  it('puts back one that was deleted, with its numbers, its picture and what is owed for it', async () => {
    const key = `banners/${randomUUID()}`;
    await db.upload.create({ data: { userId: seller.id, kind: 'image', key } });
    const imageUrl = pictureUrl(key);
    const { id } = await requestBannerAd(seller.actor, bannerRequestSchema.parse({ ...FIELDS, imageUrl }));
    await db.bannerAdDay.create({ data: { bannerAdId: id, day: new Date('2026-11-20'), impressions: 7, clicks: 1 } });
    const [ad, charge] = [
      await db.bannerAd.findUniqueOrThrow({ where: { id }, include: { days: true } }),
      await db.transaction.findFirstOrThrow({ where: { bannerAdId: id } }),
    ];
    await deleteBannerAd(admin, id);
    await undo('bannerDeletion', id);
    expect(await db.bannerAd.findUnique({ where: { id }, include: { days: true } })).toEqual(ad);
    expect(await db.transaction.findUnique({ where: { id: charge.id } })).toMatchObject({
      ...{ bannerAdId: id, status: 'pending' },
    });
    expect(await db.upload.count()).toBe(0);
    expect(await actionsOn(id)).toEqual(['banner_ad.deleted', 'banner_ad.restored']);
    await expect(undo('bannerDeletion', id)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('puts back no deleted one whose charge changed, nor one asked for anew', async () => {
    const [paid, again] = [await request(), await request('Sales de invierno')];
    const { id: owed } = await db.transaction.findFirstOrThrow({ where: { bannerAdId: paid.id } });
    await deleteBannerAd(admin, paid.id);
    await db.transaction.update({ where: { id: owed }, data: { status: 'completed' } });
    await expect(undo('bannerDeletion', paid.id)).rejects.toMatchObject({ code: 'conflict' });
    await deleteBannerAd(admin, again.id);
    await request('Sales de verano');
    await expect(undo('bannerDeletion', again.id)).rejects.toMatchObject({ code: 'conflict' });
    expect(await db.bannerAd.count({ where: { id: { in: [paid.id, again.id] } } })).toBe(0);
  });

  it('switches one back on, unless another administrator has already', async () => {
    const { id } = await request();
    await pay(id);
    await reviewBannerRequest(admin, id, APPROVE);
    await updateBannerAd(admin, id, { status: 'inactive' });
    await undo('bannerSwitch', id);
    expect(await db.bannerAd.findUnique({ where: { id } })).toMatchObject({ status: 'active' });
    await updateBannerAd(admin, id, { status: 'inactive' });
    await updateBannerAd(other, id, { status: 'active' });
    await expect(undo('bannerSwitch', id)).rejects.toMatchObject({ code: 'conflict' });
    expect((await actionsOn(id)).slice(1)).toEqual([
      'banner_ad.deactivated',
      'banner_ad.activated',
      'banner_ad.deactivated',
      'banner_ad.activated',
    ]);
  });
});

describe('undoing what was done to an account', () => {
  it('gives a role and a bidding limit back, unless they were changed again', async () => {
    const person = await makeUser({ role: 'seller' });
    const role = (to: string, actor = admin) => setRole(actor, roleChangeSchema.parse({ userId: person.id, role: to }));
    await role('commercial_seller');
    await undo('role', person.id);
    await setBiddingLimit(admin, { userId: person.id, limit: '9000' });
    await undo('biddingLimit', person.id);
    expect(await db.user.findUnique({ where: { id: person.id } })).toMatchObject({
      role: 'seller',
      biddingLimit: null,
    });
    await role('commercial_seller');
    await role('user', other);
    await setBiddingLimit(admin, { userId: person.id, limit: '9000' });
    await setBiddingLimit(other, { userId: person.id, limit: '100' });
    for (const kind of ['role', 'biddingLimit'] as const)
      await expect(undo(kind, person.id)).rejects.toMatchObject({ code: 'conflict' });
    expect(await db.user.findUnique({ where: { id: person.id } })).toMatchObject({ role: 'user' });
  });

  const suspended = async () => {
    const person = await makeUser();
    const listing = await makeListing({ userId: person.id });
    await suspendUser(admin, { userId: person.id, reason: REASON, days: 7 });
    const was = await db.user.findUniqueOrThrow({ where: { id: person.id } });
    const bars = await db.barredContact.findMany({ where: { userId: person.id }, omit: { createdAt: true } });
    return { person, listing, was, bars };
  };

  it('takes a suspension back: nobody is told, and listings and contacts are as before', async () => {
    const { person, listing } = await suspended();
    await undo('suspension', person.id);
    expect(await db.user.findUnique({ where: { id: person.id } })).toMatchObject({
      suspendedAt: null,
      suspendedUntil: null,
      suspensionReason: null,
    });
    expect(await db.animalListing.findUnique({ where: { id: listing.id } })).toMatchObject({ isActive: true });
    expect(await db.barredContact.count({ where: { userId: person.id } })).toBe(0);
    expect(await subjectsTo(person.email)).toEqual([]);
    expect(await actionsOn(person.id)).toEqual(['user.suspended', 'user.suspension_undone']);
  });

  it('keeps a suspension that withdrew a lot, or that somebody else gave meanwhile', async () => {
    const seller = await makeUser();
    await makeLot(seller.id);
    const result = await suspendUser(admin, { userId: seller.id, reason: REASON, days: null });
    expect(result.mayUndo).toBe(false);
    await expect(undo('suspension', seller.id)).rejects.toMatchObject({ code: 'conflict' });
    const { person } = await suspended();
    await restoreUser(other, person.id);
    await suspendUser(other, { userId: person.id, reason: REASON, days: 30 });
    await expect(undo('suspension', person.id)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('suspends again as it was: listings, contacts, end; the mail is withdrawn and the record counts one', async () => {
    const { person, listing, was, bars } = await suspended();
    await restoreUser(admin, person.id);
    expect(await db.animalListing.findUnique({ where: { id: listing.id } })).toMatchObject({ isActive: true });
    await undo('restoration', person.id);
    const { suspendedAt, suspendedUntil, suspensionReason } = was;
    expect(await db.user.findUnique({ where: { id: person.id } })).toMatchObject({
      suspendedAt,
      suspendedUntil,
      suspensionReason,
    });
    expect(await db.barredContact.findMany({ where: { userId: person.id }, omit: { createdAt: true } })).toEqual(bars);
    expect(await db.animalListing.findUnique({ where: { id: listing.id } })).toMatchObject({ isActive: false });
    expect(await subjectsTo(person.email)).toEqual(['Tu cuenta de Corral está suspendida']);
    expect(await actionsOn(person.id)).toEqual(['user.suspended', 'user.restored', 'user.restoration_undone']);
    await restoreUser(admin, person.id);
    expect(await db.animalListing.findUnique({ where: { id: listing.id } })).toMatchObject({ isActive: true });
  });

  it('leaves a person alone who has signed in again', async () => {
    const { person } = await suspended();
    await restoreUser(admin, person.id);
    await createSession(person.id, null);
    await expect(undo('restoration', person.id)).rejects.toMatchObject({ code: 'conflict' });
    expect(await authenticate({ email: person.email, password: PASSWORD }, '203.0.113.9')).toMatchObject({
      id: person.id,
    });
  });
});

it('forgets what is about somebody whose account is deleted, and the contact in an advertisement of theirs', async () => {
  const seller = await makeUser({ role: 'commercial_seller' });
  const { id } = await requestBannerAd(seller.actor, bannerRequestSchema.parse(FIELDS));
  await deleteBannerAd(admin, id);
  await setRole(admin, roleChangeSchema.parse({ userId: seller.id, role: 'user' }));
  await setRole(admin, roleChangeSchema.parse({ userId: other.id, role: 'user' }));
  await db.user.update({ where: { id: seller.id }, data: { closedAt: new Date(Date.now() - 15 * DAY_MS) } });
  expect(await deleteAccount(seller)).toBe(true);
  const left = await db.undoableAct.findMany({ where: { actorId: admin.id } });
  expect(left.map(({ targetId }) => targetId)).toEqual([other.id]);
});

it('forgets what nobody can undo any more', async () => {
  const person = await pending();
  await review(person.id, 'verified');
  await deleteOldUndos();
  expect(await db.undoableAct.count({ where: { targetId: person.id } })).toBe(1);
  await deleteOldUndos(new Date(Date.now() + 2 * DAY_MS));
  expect(await db.undoableAct.count()).toBe(0);
});
