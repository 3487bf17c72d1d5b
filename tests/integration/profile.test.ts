import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { closeAccount } from '@/lib/closure/account-closure/close-account';
import { authenticate } from '@/lib/accounts/accounts/authenticate';
import { changePicture, removePicture } from '@/lib/accounts/accounts/change-picture';
import { getSeller } from '@/lib/accounts/accounts/get-seller';
import { getUser } from '@/lib/accounts/accounts/get-user';
import { profileSchema } from '@/lib/accounts/accounts/schema';
import { updateProfile } from '@/lib/accounts/accounts/update-profile';
import type { Actor } from '@/lib/core/actors/actor';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { listSellerAnimalListings } from '@/lib/market/animal-lots/list-seller-animal-listings';
import { marketFigures } from '@/lib/market/animal-lots/market-figures';
import { db } from '@/lib/core/db/client';
import { env } from '@/lib/core/env';
import { addFavorite } from '@/lib/market/favorites/add-favorite';
import { createListing } from '@/lib/market/listings/create-listing';
import { changePassword } from '@/lib/accounts/passwords/change-password';
import { changePasswordFormSchema } from '@/lib/accounts/passwords/schema';
import { endOtherSessions } from '@/lib/accounts/sessions/end-other-sessions';
import { endSession } from '@/lib/accounts/sessions/end-session';
import { listSessions } from '@/lib/accounts/sessions/list-sessions';
import { createSession, findSession } from '@/lib/accounts/sessions/sessions';
import { storage } from '@/lib/files/storage/storage';
import { uploadImage } from '@/lib/files/uploads/upload-image';
import { documentKey } from '@/lib/accounts/verification/document-name';
import { eraseAccount } from '@/tests/factories/erase-account';
import { highlighted, listingFields, makeListing } from '@/tests/factories/listing';
import { makePhonePhoto, makePicture } from '@/tests/factories/picture';
import { PASSWORD, makeUser } from '@/tests/factories/user';

const HERE = '203.0.113.9';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const stored = (url: string | null) => path.join(env.CORRAL_DATA_DIR, 'storage', (url ?? '').replace('/media/', ''));
const files = async (folder: string) =>
  (await readdir(path.join(env.CORRAL_DATA_DIR, 'storage', folder)).catch(() => [])).sort();

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE rate_limits`;
});

describe('a seller, as anybody sees them', () => {
  it('is a name, a picture, a place, a badge and a date: no e-mail, no phone, no role', async () => {
    const user = await makeUser({ phone: '+59899123456', location: 'Salto, Uruguay', verificationStatus: 'verified' });
    expect(await getSeller(user.id)).toEqual({
      id: user.id,
      name: `Rosa ${user.lastName}`,
      profileImageUrl: null,
      location: 'Salto, Uruguay',
      memberSince: user.createdAt.toISOString(),
      verificationStatus: 'verified',
      phoneConfirmed: false,
    });
  });

  it('is null if the id is malformed or unknown, the person suspended or their address unconfirmed', async () => {
    const suspended = await makeUser({ suspendedAt: new Date() });
    const unconfirmed = await makeUser({ emailConfirmedAt: null });
    for (const id of ['', 'x', '../etc', randomUUID(), suspended.id, unconfirmed.id])
      expect(await getSeller(id)).toBeNull();
  });

  it('shows what is on sale, page by page: not what is paused, expired, or of others', async () => {
    const { id: userId } = await makeUser();
    const inAnHour = new Date(Date.now() + 3_600_000);
    await makeListing({ userId, title: 'old', createdAt: new Date('2026-01-01'), expiresAt: inAnHour });
    await makeListing({ userId, title: 'new' });
    await makeListing({ userId, title: 'first', createdAt: new Date('2026-02-01'), ...highlighted(60_000) });
    await makeListing({ userId, title: 'paused', isActive: false });
    await makeListing({ userId, title: 'expired', expiresAt: new Date(Date.now() - 1000) });
    await makeListing();
    const titles = async (page: number) =>
      (await listSellerAnimalListings(userId, { page, limit: 2 })).listings.map(({ title }) => title);
    expect([await titles(1), await titles(2), await titles(3)]).toEqual([['first', 'new'], ['old'], []]);
    expect(await listSellerAnimalListings(userId, { page: 1, limit: 2 })).toMatchObject({ total: 3, endsAt: inAnHour });
  });
});

describe('the size of the market', () => {
  it('counts what is on sale, who sells, and the countries', async () => {
    const before = await marketFigures();
    const { id: userId } = await makeUser();
    for (const location of ['Asunción, Paraguay', 'Encarnación, PARAGUAY', 'Amarillo, Texas', 'Paraje sin país'])
      await makeListing({ userId, location });
    await makeListing({ isActive: false, location: 'La Paz, Bolivia' });
    expect(await marketFigures()).toEqual({
      listings: before.listings + 4,
      sellers: before.sellers + 1,
      countries: before.countries + 2,
    });
  });
});

describe('changing a profile', () => {
  const input = {
    firstName: ' Marta ',
    lastName: 'Olivera',
    phone: '+598 (99) 123-456',
    location: ' Salto, Uruguay ',
    language: 'pt',
  };

  it('stores name, phone, place and language, and ignores other fields', async () => {
    const [user, other] = [await makeUser(), await makeUser()];
    const changed = await updateProfile(
      user.actor,
      profileSchema.parse({ ...input, role: 'admin', email: 'x@corral.test', verificationStatus: 'verified' }),
    );
    expect(changed).toMatchObject({
      firstName: 'Marta',
      lastName: 'Olivera',
      phone: '+59899123456',
      location: 'Salto, Uruguay',
      language: 'pt',
      role: 'user',
      email: user.email,
    });
    expect(await getUser(user.actor)).toEqual(changed);
    expect(await getUser(other.actor)).toMatchObject({ firstName: 'Rosa', language: 'es' });
    expect(await updateProfile(user.actor, profileSchema.parse({ ...input, phone: ' ', location: '' }))).toMatchObject({
      phone: null,
      location: null,
    });
  });

  it('takes a phone as it is dialled at home, once it is known where that is', async () => {
    const { actor } = await makeUser();
    const save = (phone: string, location: string) =>
      updateProfile(actor, profileSchema.parse({ ...input, phone, location }));
    expect(await save('099 123 456', '')).toMatchObject({ phone: '099123456' });
    expect(await save('099 123 456', 'Salto, Uruguay')).toMatchObject({ phone: '+59899123456' });
    expect(await save('(067) 98123-4567', 'Campo Grande, Brasil')).toMatchObject({ phone: '+5567981234567' });
    await expect(save('099 123 456', 'Amarillo, Texas')).rejects.toMatchObject({
      fields: { phone: [{ key: 'phone' }] },
    });
  });

  it('takes places of the gazetteer, notes with their region, and text from before that stays', async () => {
    const [user, older] = [await makeUser(), await makeUser({ location: 'xxqz' })];
    const save = (actor: typeof user.actor, location: string) =>
      updateProfile(actor, profileSchema.parse({ ...input, location }));
    await expect(save(user.actor, 'xxqz')).rejects.toMatchObject({ fields: { location: [{ key: 'placeUnknown' }] } });
    const noted = 'Paraje Los Ceibos, Tacuarembó, Uruguay';
    expect(await save(user.actor, noted)).toMatchObject({ location: noted });
    expect(await save(older.actor, 'xxqz')).toMatchObject({ firstName: 'Marta', location: 'xxqz' });
    await expect(save(older.actor, 'xxqzz')).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it.each([
    ['firstName', ' '],
    ['lastName', 'x'.repeat(81)],
    ['phone', '0991234'],
    ['phone', '+12345678901234567'],
    ['location', 'x'.repeat(121)],
    ['language', 'fr'],
  ])('refuses %s = %s', (field, value) => {
    expect(profileSchema.safeParse({ ...input, [field]: value }).error?.issues.map((issue) => issue.path[0])).toEqual([
      field,
    ]);
  });
});

describe('changing the password', () => {
  it('needs the current one and ends every other session', async () => {
    const user = await makeUser();
    const [here, there, stranger] = [
      await createSession(user.id, null),
      await createSession(user.id, null),
      await createSession((await makeUser()).id, null),
    ];
    await expect(
      changePassword(user.actor, { currentPassword: 'wrong-1', newPassword: 'secret-2' }, here),
    ).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { currentPassword: [{ key: 'passwordWrong' }] },
    });
    expect(await findSession(there)).not.toBeNull();
    await changePassword(user.actor, { currentPassword: PASSWORD, newPassword: 'secret-2' }, here);
    expect(await findSession(here)).not.toBeNull();
    expect(await findSession(stranger)).not.toBeNull();
    expect(await findSession(there)).toBeNull();
    expect(await authenticate({ email: user.email, password: 'secret-2' }, HERE)).toMatchObject({ id: user.id });
    await expect(authenticate({ email: user.email, password: PASSWORD }, HERE)).rejects.toMatchObject({
      code: 'invalid_credentials',
    });
  });

  it('limits wrong ones separately from signing in, so that strangers lock nobody out of an open session', async () => {
    const user = await makeUser();
    const token = await createSession(user.id, null);
    for (let n = 0; n < 10; n++)
      await expect(
        changePassword(user.actor, { currentPassword: 'wrong-1', newPassword: 'secret-2' }, token),
      ).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(
      changePassword(user.actor, { currentPassword: PASSWORD, newPassword: 'secret-2' }, token),
    ).rejects.toMatchObject({ code: 'rate_limited' });
    expect(await authenticate({ email: user.email, password: PASSWORD }, HERE)).toMatchObject({ id: user.id });
    const victim = await makeUser();
    const open = await createSession(victim.id, null);
    for (let n = 0; n < 11; n++)
      await authenticate({ email: victim.email, password: 'wrong-1' }, `198.51.100.${n}`).catch(() => undefined);
    await expect(authenticate({ email: victim.email, password: PASSWORD }, HERE)).rejects.toMatchObject({
      code: 'rate_limited',
    });
    expect(await findSession(open)).toMatchObject({ id: victim.id });
    await changePassword(victim.actor, { currentPassword: PASSWORD, newPassword: 'secret-2' }, open);
  });

  it('succeeds for one of two concurrent requests', async () => {
    const user = await makeUser();
    const token = await createSession(user.id, null);
    const results = await Promise.allSettled(
      ['secret-2', 'secret-3'].map((newPassword) =>
        changePassword(user.actor, { currentPassword: PASSWORD, newPassword }, token),
      ),
    );
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('refuses a short one and one typed differently the second time', () => {
    const fields = (value: object) =>
      changePasswordFormSchema.safeParse(value).error?.issues.map((issue) => issue.path[0]);
    expect(fields({ currentPassword: PASSWORD, newPassword: '12345', confirmPassword: '12345' })).toEqual([
      'newPassword',
      'confirmPassword',
    ]);
    expect(fields({ currentPassword: PASSWORD, newPassword: 'secret-2', confirmPassword: 'secret-3' })).toEqual([
      'confirmPassword',
    ]);
    expect(fields({ currentPassword: '', newPassword: 'secret-2', confirmPassword: 'secret-2' })).toEqual([
      'currentPassword',
    ]);
  });
});

describe('own sessions', () => {
  it('are listed with their device, this one first, and ended one by one or all others', async () => {
    const [user, other] = [await makeUser(), await makeUser()];
    const here = await createSession(user.id, FIREFOX);
    const there = await createSession(user.id, 'curl/8');
    const third = await createSession(user.id, null);
    const foreign = await createSession(other.id, FIREFOX);
    await db.session.updateMany({
      where: { userId: user.id, sess: { path: ['userAgent'], equals: 'curl/8' } },
      data: { expire: new Date(Date.now() + 60_000) },
    });
    const sessions = await listSessions(user.actor, here);
    expect(sessions.map(({ device, current }) => ({ ...device, current }))).toEqual([
      { browser: 'Firefox', system: 'Linux', current: true },
      { browser: null, system: null, current: false },
      { browser: null, system: null, current: false },
    ]);
    expect(Date.now() - Date.parse(sessions[0]?.lastUsedAt ?? '')).toBeLessThan(60_000);
    expect(JSON.stringify(sessions)).not.toContain(here);

    await endSession(user.actor, sessions[2]?.id ?? '');
    expect(await findSession(there)).toBeNull();
    const foreignId = (await listSessions(other.actor, foreign))[0]?.id ?? '';
    for (const id of [foreignId, sessions[2]?.id ?? '', '', 'x'.repeat(500)])
      await expect(endSession(user.actor, id)).rejects.toMatchObject({ code: 'not_found' });
    await endOtherSessions(user.actor, here);
    expect(await Promise.all([here, third, foreign].map(async (token) => (await findSession(token)) !== null))).toEqual(
      [true, false, true],
    );
  });

  it('are listed unless they have ended, even with an unknown device', async () => {
    const user = await makeUser();
    await db.session.create({ data: { sid: 'ended', userId: user.id, sess: {}, expire: new Date(Date.now() - 1) } });
    await db.session.create({
      data: {
        sid: 'odd',
        userId: user.id,
        sess: { createdAt: 5, userAgent: [] },
        expire: new Date(Date.now() + 60_000),
      },
    });
    expect(await listSessions(user.actor, 'x')).toMatchObject([{ id: 'odd', createdAt: null, current: false }]);
  });
});

describe('the picture', () => {
  it('is a square without metadata, replaces the previous one, and can be removed', async () => {
    const { actor } = await makeUser();
    const first = await changePicture(actor, { name: 'yo.jpg', bytes: await makePhonePhoto() });
    expect(first.profileImageUrl).toMatch(/^\/media\/people\/[0-9a-f-]{36}-400\.webp$/);
    const { width, height, format, exif } = await sharp(stored(first.profileImageUrl)).metadata();
    expect({ width, height, format, exif }).toEqual({ width: 400, height: 400, format: 'webp', exif: undefined });
    const second = await changePicture(actor, { name: 'yo.png', bytes: await makePicture('png') });
    expect([existsSync(stored(first.profileImageUrl)), existsSync(stored(second.profileImageUrl))]).toEqual([
      false,
      true,
    ]);
    expect(await removePicture(actor)).toMatchObject({ profileImageUrl: null });
    expect(existsSync(stored(second.profileImageUrl))).toBe(false);
  });

  it('leaves one file after several concurrent uploads', async () => {
    const { actor } = await makeUser();
    const bytes = await makePicture();
    await Promise.all(Array.from({ length: 4 }, () => changePicture(actor, { name: 'yo.jpg', bytes })));
    expect((await files('people')).map((name) => `/media/people/${name}`)).toEqual([
      (await getUser(actor)).profileImageUrl,
    ]);
    await removePicture(actor);
  });

  it.each([
    ['a page', Buffer.from('<html>'), 'unsupported_type', 'imageType'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'unsupported_type', 'imageType'],
    ['11 MB', Buffer.alloc(11 * 1024 * 1024), 'too_large', 'imageTooLarge'],
  ])('refuses %s', async (_what, bytes, code, key) => {
    const { actor } = await makeUser();
    await expect(changePicture(actor, { name: 'yo.jpg', bytes })).rejects.toMatchObject({
      code,
      fields: { image: [{ key, values: { name: 'yo.jpg' } }] },
    });
    expect(await getUser(actor)).toMatchObject({ profileImageUrl: null });
  });
});

describe('deleting the account', () => {
  async function furnished(): Promise<{ actor: Actor; listingId: string }> {
    const { actor } = await makeUser();
    const photo = async () => (await uploadImage(actor, { name: 'a.jpg', bytes: await makePicture() })).id;
    const listing = await createListing(actor, ANIMAL_LISTINGS, listingFields({ highlightDuration: 'week' }), [
      await photo(),
    ]);
    await photo();
    await changePicture(actor, { name: 'yo.jpg', bytes: await makePicture() });
    await createSession(actor.id, null);
    const document = `${randomUUID()}.pdf`;
    await storage().put(documentKey(document), Buffer.from('%PDF-'), 'application/pdf');
    await db.user.update({ where: { id: actor.id }, data: { verificationDocuments: [document] } });
    return { actor, listingId: listing.id };
  }

  it('keeps the record of payments, and stops advertisements', async () => {
    const { actor } = await furnished();
    const ad = {
      companyName: 'Fletes',
      contactEmail: 'ventas@fletes.example',
      title: 'Fletes',
      clickUrl: 'https://fletes.example',
      amount: '100.00',
      requestedBy: actor.id,
    };
    const running = await db.bannerAd.create({
      data: { ...ad, status: 'active', startDate: new Date(), endDate: new Date(Date.now() + 1000) },
    });
    const asked = await db.bannerAd.create({ data: ad });
    const paid = await db.transaction.create({
      data: { userId: actor.id, type: 'banner_ad_request', amount: '100.00', bannerAdId: running.id },
    });
    const { firstName, lastName } = await getUser(actor);
    await eraseAccount(actor);
    expect(await db.transaction.findUnique({ where: { id: paid.id } })).toMatchObject({
      userId: null,
      userName: `${firstName} ${lastName}`,
    });
    expect(await db.bannerAd.findUnique({ where: { id: running.id } })).toMatchObject({
      status: 'inactive',
      requestedBy: null,
      contactEmail: '',
    });
    expect(await db.bannerAd.findUnique({ where: { id: asked.id } })).toBeNull();
  });

  it('removes rows and files of that person, and nothing of anybody else', async () => {
    const [leaver, stayer] = [await furnished(), await furnished()];
    await addFavorite(leaver.actor, stayer.listingId);
    await addFavorite(stayer.actor, leaver.listingId);
    const contact = { message: 'Hola', contactMethod: 'phone', contactValue: '+59899123456' } as const;
    await db.message.create({
      data: { ...contact, fromUserId: leaver.actor.id, toUserId: stayer.actor.id, listingId: stayer.listingId },
    });
    const kept = (await getUser(stayer.actor)).profileImageUrl;

    await expect(closeAccount(leaver.actor, 'wrong-1', '')).rejects.toMatchObject({
      fields: { currentPassword: [{ key: 'passwordWrong' }] },
    });
    expect((await files('listings')).length).toBe(12);
    await eraseAccount(leaver.actor);

    const of = (userId: string) => ({ where: { userId } });
    const remains = async (id: string) => [
      await db.user.count({ where: { id } }),
      await db.session.count(of(id)),
      await db.animalListing.count(of(id)),
      await db.upload.count(of(id)),
      await db.favorite.count(of(id)),
      await db.message.count({ where: { OR: [{ fromUserId: id }, { toUserId: id }] } }),
    ];
    expect(await remains(leaver.actor.id)).toEqual([0, 0, 0, 0, 0, 1]);
    expect(await remains(stayer.actor.id)).toEqual([1, 1, 1, 1, 0, 1]);
    expect((await files('listings')).length).toBe(6);
    expect((await files('people')).map((name) => `/media/people/${name}`)).toEqual([kept]);
    expect((await files('private/verification')).length).toBe(1);
  });

  it('is complete or doesn’t happen, even while a listing is being written', async () => {
    const { actor } = await makeUser();
    const { id } = await uploadImage(actor, { name: 'a.jpg', bytes: await makePicture() });
    const before = (await files('listings')).length;
    const [publishing] = await Promise.allSettled([
      createListing(actor, ANIMAL_LISTINGS, listingFields(), [id]),
      eraseAccount(actor),
    ]);
    expect(await db.user.count({ where: { id: actor.id } })).toBe(0);
    expect(await db.animalListing.count({ where: { userId: actor.id } })).toBe(0);
    expect((await files('listings')).length).toBe(before - 3);
    expect(['fulfilled', 'rejected']).toContain(publishing.status);
  });

  it('keeps shared demo pictures', async () => {
    const { actor } = await makeUser();
    await storage().put('demo/angus-1-400.webp', Buffer.from('shared'), 'image/webp');
    await makeListing({
      userId: actor.id,
      images: ['demo/angus-1'],
      imageDetails: [{ width: 4, height: 3, blur: '' }],
    });
    await eraseAccount(actor);
    expect(await files('demo')).toEqual(['angus-1-400.webp']);
  });

  it('is refused to the last administrator, also when the last two go at once', async () => {
    const [one, two] = [await makeUser({ role: 'admin' }), await makeUser({ role: 'admin' })];
    await makeUser({ role: 'admin', suspendedAt: new Date() });
    const results = await Promise.allSettled([one, two].map(({ actor }) => closeAccount(actor, PASSWORD, '')));
    expect(
      results
        .filter((result) => result.status === 'rejected')
        .map(({ reason }: PromiseRejectedResult) => (reason as { code: string }).code),
    ).toEqual(['last_admin']);
    expect(await db.user.count({ where: { role: 'admin', suspendedAt: null, closedAt: null } })).toBe(1);
  });
});
