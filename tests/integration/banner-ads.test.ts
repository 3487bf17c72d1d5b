import type { Actor } from '@/lib/core/actors/actor';
import { perProcess } from '@/lib/core/per-process';
import { adoptPicture } from '@/lib/money/banner-ads/pictures/adopt-picture';
import { chooseAds, drawAds } from '@/lib/money/banner-ads/choose-ads';
import { deleteBannerAd } from '@/lib/money/banner-ads/delete-banner-ad';
import { getAdvertiser } from '@/lib/money/banner-ads/get-advertiser';
import type { AdSlotName } from '@/lib/money/banner-ads/dto';
import { expireBannerAds } from '@/lib/money/banner-ads/expire-banner-ads';
import { listBannerAds, listPendingRequests } from '@/lib/money/banner-ads/list-banner-ads';
import { listOwnBannerAds } from '@/lib/money/banner-ads/list-own-banner-ads';
import { markBannerPaid, markBannerRefunded } from '@/lib/money/banner-ads/mark-banner-paid';
import { addMonths } from '@/lib/money/banner-ads/period';
import { requestBannerAd } from '@/lib/money/banner-ads/request-banner-ad';
import { reviewBannerRequest } from '@/lib/money/banner-ads/review-banner-request';
import { adsRunUntil } from '@/lib/money/banner-ads/running-ads';
import {
  bannerChangesSchema,
  bannerDecisionSchema,
  bannerQuerySchema,
  bannerRequestSchema,
  pendingBannerQuerySchema,
} from '@/lib/money/banner-ads/schema';
import { AD_SLOTS } from '@/lib/money/banner-ads/slots';
import { updateBannerAd } from '@/lib/money/banner-ads/update-banner-ad';
import { uploadBannerPicture } from '@/lib/money/banner-ads/pictures/upload-picture';
import { db } from '@/lib/core/db/client';
import { AFTER_UNDO_MS } from '@/lib/core/durations';
import { deleteDiscardedFiles } from '@/lib/files/sweeps/delete-discarded';
import { sweepUploads } from '@/lib/files/uploads/sweep-uploads';
import { storage } from '@/lib/files/storage/storage';
import type { Locale } from '@/lib/core/i18n/locales';
import { moveTransaction } from '@/lib/money/transactions/move-transaction';
import { moveSchema } from '@/lib/money/transactions/schema';
import { makeBannerAd } from '@/tests/factories/banner-ad';
import { eraseAccount } from '@/tests/factories/erase-account';
import { letMailsLeave, mailsTo } from '@/tests/factories/outbox';
import { makePicture } from '@/tests/factories/picture';
import { makeUser } from '@/tests/factories/user';

const FIELDS = {
  title: 'Sales minerales',
  description: 'Para cada época',
  companyName: 'Nutrición Rural',
  contactEmail: 'Ventas@Nutricion.test',
  contactPhone: '',
  clickUrl: 'https://nutricion.test/sales',
  durationMonths: 3,
};

const request = (actor: Actor, traits: object = {}) =>
  requestBannerAd(actor, bannerRequestSchema.parse({ ...FIELDS, ...traits }));
const APPROVE = bannerDecisionSchema.parse({ approved: true });
const reject = (rejectionReason: string) => bannerDecisionSchema.parse({ approved: false, rejectionReason });
const change = (traits: object) => bannerChangesSchema.parse(traits);
const pay = (id: string, now = new Date()) => db.$transaction((tx) => markBannerPaid(tx, id, now));
const operations = (targetId: string) =>
  db.auditLog.findMany({
    where: { targetId },
    orderBy: { id: 'asc' },
    select: { action: true, before: true, after: true },
  });

describe('banner ads', () => {
  let seller: Awaited<ReturnType<typeof makeUser>>;
  let admin: Actor;

  beforeEach(async () => {
    seller = await makeUser({ role: 'commercial_seller' });
    admin = (await makeUser({ role: 'admin' })).actor;
  });

  describe('a request', () => {
    it('is not made in the operator’s name', async () => {
      for (const companyName of ['Corra1 Uruguay', 'Pagos Corral'])
        await expect(request(seller.actor, { companyName })).rejects.toMatchObject({
          fields: { companyName: [{ key: 'nameOffice' }] },
        });
    });

    it('names the languages of the pages that show it, which administrators can change', async () => {
      const { id, languages } = await request(seller.actor, { languages: ['pt', 'es', 'pt'] });
      expect(languages).toEqual(['es', 'pt']);
      expect((await request(seller.actor)).languages).toEqual([]);
      expect(bannerRequestSchema.safeParse({ ...FIELDS, languages: ['fr'] }).success).toBe(false);
      expect(await updateBannerAd(admin, id, change({ languages: ['en'], title: FIELDS.title }))).toMatchObject({
        languages: ['en'],
      });
      expect(await updateBannerAd(admin, id, change({ languages: ['en'] }))).toMatchObject({ languages: ['en'] });
      expect((await operations(id))[0]).toMatchObject({
        action: 'banner_ad.updated',
        before: { languages: ['es', 'pt'] },
        after: { languages: ['en'] },
      });
    });

    it('begins with who asked for the last one, and for the first with the account', async () => {
      const { actor } = await makeUser({ role: 'commercial_seller', businessName: 'Veterinaria Sur' });
      expect(await getAdvertiser(actor)).toMatchObject({ companyName: 'Veterinaria Sur', contactPhone: '' });
      await request(actor, { contactPhone: '+59899333111' });
      expect(await getAdvertiser(actor)).toEqual({
        companyName: 'Nutrición Rural',
        contactEmail: 'ventas@nutricion.test',
        contactPhone: '+59899333111',
      });
    });

    it('takes a telephone as it is dialled at home from who said no place, as the account does', async () => {
      const { actor } = await makeUser({ role: 'commercial_seller', location: null });
      expect(await request(actor, { contactPhone: '099333222' })).toMatchObject({ contactPhone: '099333222' });
    });

    it('is stored with the amount its owner owes, at the server’s price', async () => {
      const ad = await request(seller.actor, { amount: '300' });
      expect(ad).toMatchObject({
        status: 'pending_request',
        paymentStatus: 'pending',
        amount: '300.00',
        contactEmail: 'ventas@nutricion.test',
        contactPhone: null,
        imageUrl: null,
      });
      expect(
        await db.transaction.findMany({
          where: { bannerAdId: ad.id },
          select: { type: true, status: true, userId: true },
        }),
      ).toEqual([{ type: 'banner_ad_request', status: 'pending', userId: seller.id }]);
      expect(await listOwnBannerAds(seller.actor)).toEqual([{ ...ad, days: [] }]);
    });

    it.each(['299.99', '100', 0, 300.01, '0300.10'])(
      'with the amount %p for three months is refused, and leaves nothing',
      async (amount) => {
        await expect(request(seller.actor, { amount })).rejects.toMatchObject({
          code: 'invalid_input',
          fields: { amount: [{ key: 'bannerAmount', values: { amount: '300.00' } }] },
        });
        expect(await db.bannerAd.count({ where: { requestedBy: seller.id } })).toBe(0);
        expect(await db.transaction.count({ where: { userId: seller.id } })).toBe(0);
      },
    );

    it.each(['user', 'seller', 'admin'] as const)('is not for a %s', async (role) => {
      const { actor } = await makeUser({ role });
      await expect(request(actor)).rejects.toMatchObject({ code: 'forbidden' });
      await expect(listOwnBannerAds(actor)).rejects.toMatchObject({ code: 'forbidden' });
    });

    it.each([
      ['title', ' ', 'titleRequired'],
      ['title', 'x'.repeat(101), 'bannerTitleTooLong'],
      ['companyName', '', 'companyNameRequired'],
      ['contactEmail', 'ventas', 'contactEmailInvalid'],
      ['contactPhone', '099-x', 'phone'],
      ['clickUrl', 'nutricion', 'webAddress'],
      ['clickUrl', 'javascript:alert(1)', 'webAddress'],
      ['clickUrl', 'data:text/html,x', 'webAddress'],
      ['clickUrl', 'https://corral.test@evil.test/', 'webAddress'],
      ['clickUrl', undefined, 'webAddress'],
      ['imageUrl', 'ftp://nutricion.test/x.png', 'pictureAddress'],
      ['imageUrl', '/media/../private/x.webp', 'pictureAddress'],
      ['durationMonths', 0, 'durationMin'],
      ['durationMonths', 25, 'durationMax'],
      ['durationMonths', 1.5, 'wholeNumber'],
      ['amount', '1e2', 'amount'],
      ['amount', '-100', 'amount'],
    ])('with %s = %p is refused as %s', (field, value, key) => {
      const { error } = bannerRequestSchema.safeParse({ ...FIELDS, [field]: value });
      expect(error?.issues).toEqual([expect.objectContaining({ path: [field], message: `validation.${key}` })]);
    });

    it('takes an uploaded picture of its owner, once, and it goes with the ad', async () => {
      const file = { name: 'foto.png', bytes: await makePicture('png', 800, 400) };
      const { imageUrl } = await uploadBannerPicture(seller.actor, file);
      const other = await makeUser({ role: 'commercial_seller' });
      const gone = { code: 'invalid_input', fields: { imageUrl: [{ key: 'imageGone' }] } };
      await expect(request(other.actor, { imageUrl })).rejects.toMatchObject(gone);
      await expect(request(seller.actor, { imageUrl: '/media/demo/banner-800.webp' })).rejects.toMatchObject(gone);
      const ad = await request(seller.actor, { imageUrl });
      await expect(request(seller.actor, { imageUrl, title: 'Otro aviso' })).rejects.toMatchObject(gone);
      const key = imageUrl.slice('/media/'.length);
      expect((await storage().get(key))?.contentType).toBe('image/webp');
      await deleteBannerAd(admin, ad.id);
      // Until it can't be undone.
      await sweepUploads();
      expect(await storage().get(key)).not.toBeNull();
      await sweepUploads(new Date(Date.now() + AFTER_UNDO_MS));
      await deleteDiscardedFiles();
      expect(await storage().get(key)).toBeNull();
      await expect(
        uploadBannerPicture(seller.actor, { name: 'x.svg', bytes: Buffer.from('<svg/>') }),
      ).rejects.toMatchObject({ code: 'unsupported_type', fields: { image: [{ key: 'imageType' }] } });
      await expect(uploadBannerPicture((await makeUser()).actor, file)).rejects.toMatchObject({ code: 'forbidden' });
    });

    it('is sent again after a refusal, unchanged too, with a picture of its own', async () => {
      const { imageUrl } = await uploadBannerPicture(seller.actor, {
        name: 'sales.png',
        bytes: await makePicture('png', 800, 400),
      });
      const first = await request(seller.actor, { imageUrl });
      await reviewBannerRequest(admin, first.id, reject('El enlace no abre'));
      const again = await request(seller.actor, { imageUrl });
      expect(again).toMatchObject({ status: 'pending_request', title: FIELDS.title });
      expect(again.id).not.toBe(first.id);
      expect((await request(seller.actor, { imageUrl })).id).toBe(again.id);
      await deleteBannerAd(admin, first.id);
      expect(await storage().get((again.imageUrl ?? '').slice('/media/'.length))).not.toBeNull();
      // Another person's picture stays theirs.
      const other = (await makeUser({ role: 'commercial_seller' })).actor;
      await expect(request(other, { imageUrl: again.imageUrl })).rejects.toMatchObject({ code: 'invalid_input' });
    });
  });

  it('shows a copy of a picture on another site', async () => {
    const bytes = await makePicture('png', 800, 400);
    const fetched = jest.fn<Promise<Buffer>, [string]>().mockResolvedValue(bytes);
    const imageUrl = await adoptPicture(seller.actor, 'https://nutricion.test/foto.png', fetched);
    expect(fetched).toHaveBeenCalledWith('https://nutricion.test/foto.png');
    expect(await request(seller.actor, { imageUrl })).toMatchObject({
      imageUrl: expect.stringMatching(/^\/media\/banners\//) as string,
    });
    const nothing = { code: 'invalid_input', fields: { imageUrl: [{ key: 'pictureNotFetched' }] } };
    fetched.mockResolvedValueOnce(Buffer.from('<svg/>'));
    await expect(adoptPicture(seller.actor, 'https://nutricion.test/x.svg', fetched)).rejects.toMatchObject(nothing);
    const inside = 'http://127.0.0.1/foto.png';
    await expect(request(seller.actor, { imageUrl: inside })).rejects.toMatchObject(nothing);
    const ad = await makeBannerAd(seller.id);
    await expect(updateBannerAd(admin, ad.id, { imageUrl: inside })).rejects.toMatchObject(nothing);
    await expect(updateBannerAd(seller.actor, ad.id, { imageUrl: inside })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(makeBannerAd(seller.id, { imageUrl: inside })).rejects.toThrow('banner_ads_own_picture');
  });

  it('a repeated request finds the first one and fetches its picture no second time, also at the end of the day’s limit', async () => {
    const fetched = jest.fn(() => makePicture('png', 800, 400));
    const fields = bannerRequestSchema.parse({ ...FIELDS, imageUrl: 'https://nutricion.test/foto.png' });
    const first = await requestBannerAd(seller.actor, fields, fetched);
    await db.$executeRaw`UPDATE rate_limits SET points = 1000`;
    expect(await requestBannerAd(seller.actor, fields, fetched)).toEqual(first);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(await db.upload.count({ where: { userId: seller.id } })).toBe(0);
    await db.$executeRaw`TRUNCATE rate_limits`;
    await requestBannerAd(seller.actor, { ...fields, title: 'Otro' }, fetched);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('a request that is sent twice at once waits for the first one’s picture', async () => {
    const fetched = jest.fn(() => makePicture('png', 800, 400));
    const fields = bannerRequestSchema.parse({ ...FIELDS, imageUrl: 'https://nutricion.test/foto.png' });
    const send = (title: string) => requestBannerAd(seller.actor, { ...fields, title }, fetched);
    const [first, second, other] = await Promise.all([send('Uno'), send('Uno'), send('Otro')]);
    expect(second).toEqual(first);
    // Each advertisement has a picture of its own, which goes with it.
    expect(other.imageUrl).not.toBe(first.imageUrl);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(await db.upload.count({ where: { userId: seller.id } })).toBe(0);
  });

  it('of an account that is deleted: requests go with their pictures, what runs stops, and nobody is left to write to', async () => {
    const { imageUrl } = await uploadBannerPicture(seller.actor, {
      name: 'foto.png',
      bytes: await makePicture('png', 800, 400),
    });
    const asked = await request(seller.actor, { imageUrl });
    const runs = await makeBannerAd(seller.id);
    await eraseAccount(seller.actor);
    expect(await db.bannerAd.findMany({ where: { id: { in: [asked.id, runs.id] } } })).toMatchObject([
      { id: runs.id, status: 'inactive', contactEmail: '', requestedBy: null },
    ]);
    expect(await storage().get(imageUrl.slice('/media/'.length))).toBeNull();
  });

  describe('a review', () => {
    it('takes effect once of fifty approvals at the same time', async () => {
      const { id } = await request(seller.actor);
      const results = await Promise.allSettled(
        Array.from({ length: 50 }, () => reviewBannerRequest(admin, id, APPROVE)),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(
        results.filter(
          (result) => result.status === 'rejected' && (result.reason as { code?: string }).code === 'conflict',
        ),
      ).toHaveLength(49);
      expect(await operations(id)).toEqual([
        { action: 'banner_ad.approved', before: { status: 'pending_request' }, after: { status: 'pending_approval' } },
      ]);
      await letMailsLeave();
      expect(await mailsTo(seller.email)).toHaveLength(1);
      expect(await db.bannerAd.findUnique({ where: { id } })).toMatchObject({
        status: 'pending_approval',
        approvedBy: admin.id,
        startDate: null,
      });
    });

    it('to reject needs a reason, which is mailed to the requester, and cancels the charge', async () => {
      expect(bannerDecisionSchema.safeParse({ approved: false, rejectionReason: ' ' }).error?.issues[0]).toMatchObject({
        path: ['rejectionReason'],
        message: 'validation.bannerReasonRequired',
      });
      const { id } = await request(seller.actor);
      expect(await reviewBannerRequest(admin, id, reject('El enlace no abre'))).toMatchObject({
        status: 'rejected',
        rejectionReason: 'El enlace no abre',
      });
      await letMailsLeave();
      expect((await mailsTo(seller.email))[0]?.text).toContain('El enlace no abre');
      expect(await db.transaction.findFirst({ where: { bannerAdId: id } })).toMatchObject({ status: 'failed' });
      await expect(reviewBannerRequest(admin, id, APPROVE)).rejects.toMatchObject({ code: 'conflict' });
    });

    it('without a pending request is a conflict, without an ad not found, by others forbidden', async () => {
      const { id } = await makeBannerAd(seller.id);
      await expect(reviewBannerRequest(admin, id, APPROVE)).rejects.toMatchObject({ code: 'conflict' });
      await expect(reviewBannerRequest(admin, 'x', APPROVE)).rejects.toMatchObject({ code: 'not_found' });
      await expect(reviewBannerRequest(admin, '0199aaaa-0000-7000-8000-000000000000', APPROVE)).rejects.toMatchObject({
        code: 'not_found',
      });
      await expect(reviewBannerRequest(seller.actor, id, APPROVE)).rejects.toMatchObject({ code: 'forbidden' });
      expect(await operations(id)).toEqual([]);
    });

    it('does not reject what was paid before the money went back', async () => {
      const { id } = await request(seller.actor);
      const { id: payment } = await db.transaction.findFirstOrThrow({ where: { bannerAdId: id } });
      const move = (status: string) =>
        moveTransaction(admin, payment, moveSchema.parse({ status, paymentMethod: 'Efectivo' }));
      await move('completed');
      await expect(reviewBannerRequest(admin, id, reject('No'))).rejects.toMatchObject({ code: 'banner_paid' });
      expect(await db.bannerAd.findUnique({ where: { id } })).toMatchObject({
        status: 'pending_request',
        paymentStatus: 'paid',
      });
      expect(await operations(id)).toEqual([]);
      await move('refunded');
      expect(await reviewBannerRequest(admin, id, reject('No'))).toMatchObject({
        status: 'rejected',
        paymentStatus: 'refunded',
      });
    });

    it('of an ad that was paid already starts it', async () => {
      const { id } = await request(seller.actor, { durationMonths: 1 });
      await pay(id);
      const now = new Date('2026-01-31T12:00:00Z');
      expect(await reviewBannerRequest(admin, id, APPROVE, now)).toMatchObject({
        startDate: now.toISOString(),
        endDate: '2026-02-28T12:00:00.000Z',
      });
      expect(await db.bannerAd.findUnique({ where: { id } })).toMatchObject({ status: 'active' });
    });
  });

  describe('payment and time', () => {
    it('start it for its months, a second payment changes nothing, and a refund stops it', async () => {
      const { id } = await request(seller.actor);
      await reviewBannerRequest(admin, id, APPROVE);
      const now = new Date();
      await Promise.all(Array.from({ length: 10 }, (_, hour) => pay(id, new Date(now.getTime() + hour * 3_600_000))));
      const [ad] = await listOwnBannerAds(seller.actor);
      expect(ad).toMatchObject({ status: 'active', paymentStatus: 'paid' });
      expect(ad?.endDate).toBe(addMonths(new Date(ad?.startDate ?? ''), 3).toISOString());
      await db.$transaction((tx) => markBannerRefunded(tx, id));
      expect((await listOwnBannerAds(seller.actor))[0]).toMatchObject({
        status: 'inactive',
        paymentStatus: 'refunded',
      });
      await expect(updateBannerAd(admin, id, change({ status: 'active' }))).rejects.toMatchObject({ code: 'conflict' });
    });

    it('end it when read, and the job writes that down once', async () => {
      await expireBannerAds();
      const past = new Date(Date.now() - 1000);
      const ended = await makeBannerAd(seller.id, { startDate: new Date('2026-01-01'), endDate: past });
      const runs = await makeBannerAd(seller.id);
      const statuses = async () => (await listOwnBannerAds(seller.actor)).map(({ id, status }) => [id, status]);
      const expected = [
        [runs.id, 'active'],
        [ended.id, 'expired'],
      ];
      expect(await statuses()).toEqual(expected);
      const query = (status: string) =>
        listBannerAds(admin, bannerQuerySchema.parse({ status, search: 'SEMILLAS del litóral' }));
      expect((await query('expired')).items.map(({ id }) => id)).toContain(ended.id);
      expect((await query('active')).items.map(({ id }) => id)).not.toContain(ended.id);
      expect(await adsRunUntil('es')).not.toBeNull();
      expect(await expireBannerAds()).toBe(1);
      expect(await expireBannerAds()).toBe(0);
      expect(await statuses()).toEqual(expected);
      await expect(updateBannerAd(admin, ended.id, change({ status: 'active' }))).rejects.toMatchObject({
        code: 'conflict',
      });
      expect(await updateBannerAd(admin, ended.id, change({ durationMonths: 24 }))).toMatchObject({ status: 'active' });
    });

    it('are changed by an administrator who has proved to be there, unlike words', async () => {
      const { id } = await request(seller.actor);
      const unsure = { ...admin, confirmedAt: null };
      await expect(updateBannerAd(unsure, id, change({ durationMonths: 12 }))).rejects.toMatchObject({
        code: 'confirmation_required',
      });
      expect(await updateBannerAd(unsure, id, change({ title: 'Otro título' }))).toMatchObject({ durationMonths: 3 });
      expect(await updateBannerAd(admin, id, change({ durationMonths: 12 }))).toMatchObject({ durationMonths: 12 });
    });

    it('bring back what ended as it was: off where it was refunded or nobody paid it', async () => {
      const past = { startDate: new Date('2026-01-01'), endDate: new Date(Date.now() - 1000) };
      for (const traits of [
        { status: 'expired', paymentStatus: 'refunded' },
        { status: 'inactive', paymentStatus: 'refunded' },
        { status: 'expired', paymentStatus: 'pending' },
      ] as const) {
        const { id } = await makeBannerAd(seller.id, { ...past, ...traits });
        expect(await updateBannerAd(admin, id, change({ durationMonths: 24 }))).toMatchObject({
          status: 'inactive',
          paymentStatus: traits.paymentStatus,
        });
        await expect(updateBannerAd(admin, id, change({ status: 'active' }))).rejects.toMatchObject({
          code: 'conflict',
        });
      }
    });

    it('is a conflict to switch on once it ended, also before the job has written that down', async () => {
      const ended = { startDate: new Date('2026-01-01'), endDate: new Date(Date.now() - 1000) };
      for (const status of ['active', 'inactive'] as const) {
        const { id } = await makeBannerAd(seller.id, { ...ended, status });
        await expect(updateBannerAd(admin, id, change({ status: 'active' }))).rejects.toMatchObject({
          code: 'conflict',
        });
      }
    });

    it('charges the months that a paid one gets, and takes them back if they are not paid', async () => {
      const { id } = await request(seller.actor, { durationMonths: 1 });
      await reviewBannerRequest(admin, id, APPROVE);
      const { id: first } = await db.transaction.findFirstOrThrow({ where: { bannerAdId: id } });
      const move = (payment: string, status: string) =>
        moveTransaction(admin, payment, moveSchema.parse({ status, paymentMethod: 'Efectivo' }));
      await move(first, 'completed');
      const owed = async () =>
        (await db.transaction.findMany({ where: { bannerAdId: id, type: 'banner_ad' }, orderBy: { id: 'asc' } })).map(
          (row) => ({ id: row.id, status: row.status, amount: row.amount.toFixed(2), userId: row.userId }),
        );
      const longer = await updateBannerAd(admin, id, change({ durationMonths: 3 }));
      expect(longer).toMatchObject({ durationMonths: 3, amount: '300.00', status: 'active', paymentStatus: 'paid' });
      const [extension] = await owed();
      expect(extension).toMatchObject({ status: 'pending', amount: '200.00', userId: seller.id });
      // A shorter duration, and back to the one that is already charged, costs nothing more.
      await updateBannerAd(admin, id, change({ durationMonths: 2 }));
      await updateBannerAd(admin, id, change({ durationMonths: 3 }));
      expect(await owed()).toHaveLength(1);
      await move(extension?.id ?? '', 'failed');
      const [ad] = await listOwnBannerAds(seller.actor);
      expect(ad).toMatchObject({ durationMonths: 1, amount: '100.00', status: 'active', paymentStatus: 'paid' });
      expect(ad?.endDate).toBe(addMonths(new Date(ad?.startDate ?? ''), 1).toISOString());
      await updateBannerAd(admin, id, change({ durationMonths: 2 }));
      const [, second] = await owed();
      expect(second).toMatchObject({ status: 'pending', amount: '100.00' });
      await move(second?.id ?? '', 'completed');
      expect((await listOwnBannerAds(seller.actor))[0]).toMatchObject({ durationMonths: 2, status: 'active' });
    });

    it('counts months to the same day, or the last of a shorter month', () => {
      expect(addMonths(new Date('2026-01-31T10:00:00Z'), 1).toISOString()).toBe('2026-02-28T10:00:00.000Z');
      expect(addMonths(new Date('2026-11-15T10:00:00Z'), 24).toISOString()).toBe('2028-11-15T10:00:00.000Z');
    });
  });

  describe('an administrator', () => {
    it('changes it, with before and after on record; the price follows while nothing is paid', async () => {
      const { id } = await request(seller.actor);
      const ad = await updateBannerAd(
        admin,
        id,
        change({ title: 'Sales', targetUrl: 'http://sales.test', durationMonths: 6 }),
      );
      expect(ad).toMatchObject({
        title: 'Sales',
        clickUrl: 'http://sales.test/',
        durationMonths: 6,
        amount: '600.00',
        description: 'Para cada época',
        status: 'pending_request',
      });
      expect(await db.transaction.findFirst({ where: { bannerAdId: id } })).toMatchObject({ status: 'pending' });
      expect((await db.transaction.findFirst({ where: { bannerAdId: id } }))?.amount.toFixed(2)).toBe('600.00');
      expect(await operations(id)).toEqual([
        {
          action: 'banner_ad.updated',
          before: {
            title: 'Sales minerales',
            clickUrl: 'https://nutricion.test/sales',
            durationMonths: 3,
            amount: '300',
          },
          after: { title: 'Sales', clickUrl: 'http://sales.test/', durationMonths: 6, amount: '600.00' },
        },
      ]);
      await expect(updateBannerAd(admin, id, change({ status: 'active' }))).rejects.toMatchObject({ code: 'conflict' });
      await expect(updateBannerAd(seller.actor, id, change({ title: 'x' }))).rejects.toMatchObject({
        code: 'forbidden',
      });
    });

    it('changes no duration, and so no price, of a rejected one', async () => {
      const { id } = await request(seller.actor);
      await reviewBannerRequest(admin, id, reject('El enlace no abre'));
      await expect(updateBannerAd(admin, id, change({ durationMonths: 6 }))).rejects.toMatchObject({
        code: 'conflict',
      });
      expect(await updateBannerAd(admin, id, change({ title: 'Otro título', durationMonths: 3 }))).toMatchObject({
        title: 'Otro título',
        amount: '300.00',
      });
    });

    it('switches a running one off and on', async () => {
      const { id } = await makeBannerAd(seller.id);
      expect(await updateBannerAd(admin, id, change({ status: 'inactive' }))).toMatchObject({ status: 'inactive' });
      expect(await updateBannerAd(admin, id, change({ status: 'active' }))).toMatchObject({ status: 'active' });
      expect((await operations(id)).map(({ action }) => action)).toEqual([
        'banner_ad.deactivated',
        'banner_ad.activated',
      ]);
    });

    it('deletes it: payments stay, debts do not', async () => {
      const { id } = await request(seller.actor);
      const { id: owed } = await db.transaction.findFirstOrThrow({ where: { bannerAdId: id } });
      await expect(deleteBannerAd(seller.actor, id)).rejects.toMatchObject({ code: 'forbidden' });
      await deleteBannerAd(admin, id);
      await expect(deleteBannerAd(admin, id)).rejects.toMatchObject({ code: 'not_found' });
      expect(await db.transaction.findUnique({ where: { id: owed } })).toMatchObject({
        status: 'failed',
        bannerAdId: null,
      });
      expect((await operations(id)).map(({ action }) => action)).toEqual(['banner_ad.deleted']);
      expect((await operations(owed)).map(({ action }) => action)).toEqual(['transaction.failed']);
    });

    it('sees what waits, the longest wait first; others see nothing', async () => {
      const [first, second] = [
        await request(seller.actor, { title: 'Uno de dos' }),
        await request(seller.actor, { title: 'Dos de dos' }),
      ];
      const query = pendingBannerQuerySchema.parse({ search: 'de dos' });
      const page = await listPendingRequests(admin, query);
      expect(page.items.map(({ id }) => id)).toEqual([first.id, second.id]);
      expect(page).toMatchObject({
        total: 2,
        page: 1,
        totalPages: 1,
        items: [{ requester: { id: seller.id, email: seller.email } }, {}],
      });
      await expect(listPendingRequests(seller.actor, query)).rejects.toMatchObject({ code: 'forbidden' });
      await expect(listBannerAds(seller.actor, bannerQuerySchema.parse({}))).rejects.toMatchObject({
        code: 'forbidden',
      });
    });
  });

  describe('the rotation', () => {
    /** Running advertisements are cached for half a second. */
    const readAgain = () => delete perProcess<{ known?: unknown }>('running-ads', () => ({})).known;
    const ads = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));

    it('shows each ad equally often in each slot, and none twice on a page', () => {
      const decks = new Map<AdSlotName, string[]>();
      const shown = new Map<string, number>();
      for (let view = 0; view < 1000; view += 1) {
        const drawn = drawAds(ads, AD_SLOTS, decks);
        expect(new Set([...drawn.values()].map(({ id }) => id)).size).toBe(AD_SLOTS.length);
        for (const [slot, { id }] of drawn) shown.set(`${slot} ${id}`, (shown.get(`${slot} ${id}`) ?? 0) + 1);
      }
      expect(shown.size).toBe(AD_SLOTS.length * ads.length);
      for (const count of shown.values()) expect(Math.abs(count - 200)).toBeLessThanOrEqual(2);
    });

    it('shows an advertisement on pages in its languages, and one without any on all pages', async () => {
      await db.bannerAd.deleteMany();
      await makeBannerAd(null, { title: 'Pastures', languages: ['en'] });
      readAgain();
      const shownIn = async (locale: Locale) => (await chooseAds(['square'], locale)).square?.title;
      expect([await shownIn('es'), await shownIn('en')]).toEqual([undefined, 'Pastures']);
      expect(await adsRunUntil('es')).toBeNull();
      expect(await adsRunUntil('en')).not.toBeNull();
      await makeBannerAd(null, { title: 'Raigrás' });
      readAgain();
      expect(await shownIn('pt')).toBe('Raigrás');
      expect(new Set([await shownIn('en'), await shownIn('en')])).toEqual(new Set(['Pastures', 'Raigrás']));
    });

    it('fills every slot with the only ad there is, and none with nothing', () => {
      expect([...drawAds(ads.slice(0, 1), AD_SLOTS, new Map()).values()]).toEqual(Array(4).fill({ id: 'a' }));
      expect(drawAds([], AD_SLOTS, new Map()).size).toBe(0);
    });

    it('drops an ad that has ended and adds a new one', () => {
      const decks = new Map<AdSlotName, string[]>();
      drawAds(ads, ['square'], decks);
      const rest = [{ id: 'e' }, { id: 'f' }];
      const seen = new Set(Array.from({ length: 6 }, () => drawAds(rest, ['square'], decks).get('square')?.id));
      expect(seen).toEqual(new Set(['e', 'f']));
    });
  });
});
