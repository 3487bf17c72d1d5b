import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { NextRequest } from 'next/server';
import { GET as read } from '@/app/api/equipment/[id]/route';
import { GET as list } from '@/app/api/equipment/route';
import { restoreUser } from '@/lib/closure/account-closure/restore-user';
import { suspendUser } from '@/lib/closure/account-closure/suspend-user';
import type { Actor } from '@/lib/core/actors/actor';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { db } from '@/lib/core/db/client';
import { env } from '@/lib/core/env';
import { countEquipmentListingsByCategory } from '@/lib/market/equipment/count-by-category';
import type { EquipmentListingDto } from '@/lib/market/equipment/dto';
import { EQUIPMENT_LISTINGS } from '@/lib/market/equipment/equipment-listings';
import { getEquipmentListing } from '@/lib/market/equipment/get-equipment-listing';
import { listEquipmentListingsForSitemap } from '@/lib/market/equipment/list-for-sitemap';
import { listOwnEquipmentListings } from '@/lib/market/equipment/list-own-equipment-listings';
import { parseEquipmentListingQuery } from '@/lib/market/equipment/query-schema';
import { equipmentListingFieldsSchema, yearMax } from '@/lib/market/equipment/schema';
import { searchEquipmentListings } from '@/lib/market/equipment/search-equipment-listings';
import { similarEquipmentListings } from '@/lib/market/equipment/similar-equipment-listings';
import { notifyExpiry } from '@/lib/market/expiry/notify-expiry';
import { readRenewal, renewalToken, renewByLink } from '@/lib/market/expiry/renew-by-link';
import { createListing } from '@/lib/market/listings/create-listing';
import { deleteListing } from '@/lib/market/listings/delete-listing';
import { expireListings } from '@/lib/market/listings/expire-listings';
import { markSold } from '@/lib/market/listings/mark-sold';
import { renewListing } from '@/lib/market/listings/renew-listing';
import { restoreListing } from '@/lib/market/listings/restore-listing';
import { setListingActive } from '@/lib/market/listings/set-listing-active';
import { updateListing } from '@/lib/market/listings/update-listing';
import { parseInput } from '@/lib/web/request-bodies/read-body';
import { moveTransaction } from '@/lib/money/transactions/move-transaction';
import { uploadImage } from '@/lib/files/uploads/upload-image';
import { equipmentInput, makeEquipment } from '@/tests/factories/equipment';
import { highlighted, makeListing } from '@/tests/factories/listing';
import { makePicture } from '@/tests/factories/picture';
import { makeUser } from '@/tests/factories/user';

jest.mock('@/lib/web/auth/viewer', () => ({ getViewer: () => Promise.resolve(null) }));

const DAY = 24 * 60 * 60 * 1000;
const NOBODY = '00000000-0000-7000-8000-000000000000';
const gone = { code: 'listing_not_found' };

const fields = (traits: Record<string, unknown> = {}) =>
  parseInput(equipmentListingFieldsSchema, { ...equipmentInput, ...traits });
const upload = async (actor: Actor) =>
  (await uploadImage(actor, { name: 'tractor.jpg', bytes: await makePicture() })).id;
const search = (raw: Record<string, string> = {}) => searchEquipmentListings(parseEquipmentListingQuery(raw).query);
const titles = async (raw: Record<string, string>) => (await search(raw)).listings.map(({ title }) => title);

function refusalOf(traits: Record<string, unknown>): unknown {
  try {
    return fields(traits);
  } catch (error) {
    return error;
  }
}

describe('equipment as its seller describes it', () => {
  it('is parsed with blanks as null', () => {
    expect(fields({ brand: ' ', model: undefined, year: '' })).toMatchObject({
      brand: null,
      model: null,
      year: null,
      price: '28500.00',
      priceNegotiable: false,
    });
    expect(fields({ year: String(yearMax()) })).toMatchObject({ year: new Date().getUTCFullYear() + 1 });
    expect(fields({ year: 1900, title: 'x'.repeat(100) })).toMatchObject({ year: 1900 });
  });

  it.each([
    ['no title', { title: ' ' }, 'title', 'titleRequired'],
    ['a title of 101 characters', { title: 'x'.repeat(101) }, 'title', 'titleTooLong'],
    ['no category', { category: undefined }, 'category', 'categoryRequired'],
    ['an animal category', { category: 'bovine' }, 'category', 'categoryRequired'],
    ['no condition', { condition: '' }, 'condition', 'conditionRequired'],
    ['an unknown condition', { condition: 'rusty' }, 'condition', 'conditionRequired'],
    ['no price', { price: '' }, 'price', 'priceRequired'],
    ['a price with three decimals', { price: '1.999' }, 'price', 'plainNumber'],
    ['a price of nine digits', { price: '123456789' }, 'price', 'tooBig'],
    ['a negative price', { price: '-1' }, 'price', 'priceInvalid'],
    ['no place', { location: '' }, 'location', 'locationRequired'],
    ['the year 1899', { year: '1899' }, 'year', 'yearRange'],
    ['the year after next', { year: String(new Date().getUTCFullYear() + 2) }, 'year', 'yearRange'],
    ['half a year', { year: '2010.5' }, 'year', 'wholeNumber'],
    ['a brand of 81 characters', { brand: 'x'.repeat(81) }, 'brand', 'tooLong'],
    ['a link to nothing we play', { youtubeUrl: 'https://example.com/v' }, 'youtubeUrl', 'videoLink'],
  ])('is refused with %s', (_name, traits, field, key) => {
    expect(refusalOf(traits)).toMatchObject({
      code: 'invalid_input',
      fields: { [field]: expect.arrayContaining([expect.objectContaining({ key })]) as unknown },
    });
  });
});

describe('the life of equipment', () => {
  it('goes from upload and publication to a change and a deletion with its files', async () => {
    const { actor } = await makeUser({ verificationStatus: 'verified', firstName: 'Rosa' });
    const made = await createListing(actor, EQUIPMENT_LISTINGS, fields(), [await upload(actor)]);
    expect(made).toMatchObject({
      userId: actor.id,
      category: 'machinery',
      condition: 'good',
      brand: 'John Deere',
      model: '5075E',
      year: 2018,
      price: '28500.00',
      isActive: true,
      verificationStatus: 'verified',
    });
    expect(await getEquipmentListing(null, made.id)).toMatchObject({
      id: made.id,
      status: 'active',
      seller: { id: actor.id, activeListings: 1 },
    });
    const kept = await updateListing(
      actor,
      EQUIPMENT_LISTINGS,
      made.id,
      fields({ year: '', condition: 'fair' }),
      [],
      made.updatedAt,
    );
    expect(kept).toMatchObject({ year: null, condition: 'fair', images: made.images });
    await expect(updateListing(actor, EQUIPMENT_LISTINGS, made.id, fields(), [], made.updatedAt)).rejects.toMatchObject(
      {
        code: 'listing_changed',
      },
    );
    const replaced = await updateListing(actor, EQUIPMENT_LISTINGS, made.id, fields(), [await upload(actor)]);
    expect(replaced.images).not.toEqual(made.images);
    const files = async () => (await readdir(path.join(env.CORRAL_DATA_DIR, 'storage', 'listings'))).length;
    expect(await files()).toBe(3);
    await deleteListing(actor, EQUIPMENT_LISTINGS, made.id);
    expect(await getEquipmentListing(actor, made.id)).toBeNull();
    expect(await files()).toBe(0);
  });

  it('needs one to five pictures of one’s own', async () => {
    const [{ actor }, stranger] = [await makeUser(), await makeUser()];
    const id = await upload(actor);
    await expect(createListing(actor, EQUIPMENT_LISTINGS, fields(), [])).rejects.toMatchObject({
      fields: { images: [{ key: 'imagesRequired' }] },
    });
    await expect(createListing(actor, EQUIPMENT_LISTINGS, fields(), Array<string>(6).fill(id))).rejects.toMatchObject({
      fields: { images: [{ key: 'imagesTooMany' }] },
    });
    await expect(createListing(stranger.actor, EQUIPMENT_LISTINGS, fields(), [id])).rejects.toMatchObject({
      fields: { images: [{ key: 'imageGone' }] },
    });
    // A picture claimed by an animal listing can't be claimed again by equipment.
    await createListing(actor, EQUIPMENT_LISTINGS, fields(), [id]);
    await expect(
      createListing(actor, EQUIPMENT_LISTINGS, fields({ title: 'Otro tractor' }), [id]),
    ).rejects.toMatchObject({
      fields: { images: [{ key: 'imageGone' }] },
    });
  });

  it('is paused, resumed, sold, renewed and deleted by its owner, and deleted by administrators', async () => {
    const [owner, stranger, admin] = [await makeUser(), await makeUser(), await makeUser({ role: 'admin' })];
    const { id } = await makeEquipment({ userId: owner.id });
    for (const { actor } of [stranger, admin]) {
      for (const attempt of [
        setListingActive(actor, EQUIPMENT_LISTINGS, id, false),
        markSold(actor, EQUIPMENT_LISTINGS, id, true),
        renewListing(actor, EQUIPMENT_LISTINGS, id),
        updateListing(actor, EQUIPMENT_LISTINGS, id, fields(), []),
      ]) {
        await expect(attempt).rejects.toMatchObject({ code: 'forbidden' });
      }
    }
    await expect(deleteListing(stranger.actor, EQUIPMENT_LISTINGS, id)).rejects.toMatchObject({ code: 'forbidden' });
    // With the kind of animals, a verb doesn't find equipment.
    await expect(setListingActive(owner.actor, ANIMAL_LISTINGS, id, false)).rejects.toMatchObject(gone);
    await setListingActive(owner.actor, EQUIPMENT_LISTINGS, id, false);
    expect(await getEquipmentListing(stranger.actor, id)).toBeNull();
    expect(await getEquipmentListing(admin.actor, id)).toMatchObject({ status: 'paused' });
    await setListingActive(owner.actor, EQUIPMENT_LISTINGS, id, true);
    expect(await markSold(owner.actor, EQUIPMENT_LISTINGS, id, true)).toMatchObject({ isActive: false });
    await expect(setListingActive(owner.actor, EQUIPMENT_LISTINGS, id, true)).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await listOwnEquipmentListings(owner.actor, { page: 1, limit: 20 })).toMatchObject([{ id, status: 'sold' }]);
    // One that was paused before is so again when its sale is taken back at once.
    expect(await markSold(owner.actor, EQUIPMENT_LISTINGS, id, false, false)).toMatchObject({ isActive: false });
    await markSold(owner.actor, EQUIPMENT_LISTINGS, id, true);
    expect(await markSold(owner.actor, EQUIPMENT_LISTINGS, id, false)).toMatchObject({ isActive: true });
    await deleteListing(admin.actor, EQUIPMENT_LISTINGS, id);
    for (const wrong of [id, NOBODY, 'x'])
      await expect(deleteListing(owner.actor, EQUIPMENT_LISTINGS, wrong)).rejects.toMatchObject(gone);
  });

  it('expires after a reminder, and is renewed by the mail’s link', async () => {
    const owner = await makeUser();
    const soon = await makeEquipment({ userId: owner.id, expiresAt: new Date(Date.now() + 3 * DAY) });
    const over = await makeEquipment({ userId: owner.id, expiresAt: new Date(Date.now() - DAY) });
    expect(await notifyExpiry()).toBe(1);
    expect(await notifyExpiry()).toBe(0);
    await expireListings();
    expect(await db.equipmentListing.findUnique({ where: { id: over.id } })).toMatchObject({ isActive: false });
    const token = renewalToken('equipment', soon);
    expect(await readRenewal(token)).toMatchObject({ kind: 'equipment', id: soon.id, state: 'open' });
    expect(await renewByLink(token)).toMatchObject({ kind: 'equipment', state: 'renewed' });
    await expect(readRenewal(renewalToken('listing', soon))).rejects.toMatchObject(gone);
    expect(await renewListing(owner.actor, EQUIPMENT_LISTINGS, over.id)).toMatchObject({ isActive: true });
  });

  it('includes a paid highlight, which a refund ends', async () => {
    const [{ actor }, admin] = [await makeUser(), await makeUser({ role: 'admin' })];
    const made = await createListing(actor, EQUIPMENT_LISTINGS, fields({ highlightDuration: 'week' }), [
      await upload(actor),
    ]);
    const owed = await db.transaction.findFirstOrThrow({ where: { equipmentId: made.id } });
    expect(owed).toMatchObject({ type: 'highlight_week', status: 'pending', listingId: null, userId: actor.id });
    expect(owed.amount.toFixed(2)).toBe('5.00');
    expect(made.highlightUntil).not.toBeNull();
    await moveTransaction(admin.actor, owed.id, { status: 'completed', paymentMethod: null, transactionId: null });
    await moveTransaction(admin.actor, owed.id, { status: 'refunded', paymentMethod: null, transactionId: null });
    expect(await getEquipmentListing(null, made.id)).toMatchObject({ highlightUntil: null });
  });

  it('is hidden while its owner is suspended; what they had paused stays paused afterwards', async () => {
    const [owner, admin] = [await makeUser(), await makeUser({ role: 'admin' })];
    const shown = await makeEquipment({ userId: owner.id });
    const paused = await makeEquipment({ userId: owner.id, isActive: false });
    const animal = await makeListing({ userId: owner.id });
    await suspendUser(admin.actor, { userId: owner.id, reason: 'Estafa', days: null });
    expect(await getEquipmentListing(null, shown.id)).toBeNull();
    await restoreUser(admin.actor, owner.id);
    expect(
      await db.equipmentListing.findMany({ where: { userId: owner.id, isActive: true }, select: { id: true } }),
    ).toEqual([{ id: shown.id }]);
    expect(await db.equipmentListing.findUnique({ where: { id: paused.id } })).toMatchObject({ isActive: false });
    expect(await db.animalListing.findUnique({ where: { id: animal.id } })).toMatchObject({ isActive: true });
  });

  it('stays taken down until an administrator restores it', async () => {
    const [owner, admin] = [await makeUser(), await makeUser({ role: 'admin' })];
    const { id } = await makeEquipment({ userId: owner.id, isActive: false, takenDownAt: new Date() });
    await expect(setListingActive(owner.actor, EQUIPMENT_LISTINGS, id, true)).rejects.toMatchObject({
      code: 'listing_taken_down',
    });
    await expect(restoreListing(owner.actor, EQUIPMENT_LISTINGS, id)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await restoreListing(admin.actor, EQUIPMENT_LISTINGS, id)).toMatchObject({ id, isActive: true });
    await expect(restoreListing(admin.actor, EQUIPMENT_LISTINGS, id)).rejects.toMatchObject({ code: 'conflict' });
    expect(await db.auditLog.findFirst({ where: { targetId: id } })).toMatchObject({
      action: 'listing.restored',
      targetType: 'equipment',
    });
  });
});

describe('a search for equipment', () => {
  let owner: Awaited<ReturnType<typeof makeUser>>;
  beforeAll(async () => {
    await db.equipmentListing.deleteMany();
    owner = await makeUser();
    const add = (title: string, traits: Parameters<typeof makeEquipment>[0]) =>
      makeEquipment({ userId: owner.id, title, description: '', brand: null, model: null, ...traits });
    await add('Tractor Massey', {
      category: 'machinery',
      condition: 'good',
      price: '18000',
      year: 2012,
      location: 'Paysandú, Uruguay',
    });
    await add('Cargador de ganado', {
      category: 'structures',
      condition: 'new',
      price: '2500',
      year: null,
      location: 'Salto, Uruguay',
    });
    await add('Camioneta Hilux', {
      category: 'vehicles',
      condition: 'like_new',
      price: '32000',
      year: 2021,
      location: 'Mendoza, Argentina',
      brand: 'Toyota',
      model: 'Hilux SRV',
    });
    await add('Fardos de alfalfa', {
      category: 'feed',
      condition: 'new',
      price: '9.50',
      year: null,
      location: 'Córdoba, Argentina',
    });
    await add('Ordeñadora', {
      category: 'machinery',
      condition: 'poor',
      price: '900',
      year: 1988,
      location: 'Florida, Uruguay',
      ...highlighted(DAY),
    });
    await add('Pausado', { isActive: false });
    await add('Vendido', { isActive: false, soldAt: new Date() });
  });

  it.each([
    [
      'everything, highlighted first',
      {},
      ['Ordeñadora', 'Fardos de alfalfa', 'Camioneta Hilux', 'Cargador de ganado', 'Tractor Massey'],
    ],
    ['a category', { category: 'machinery' }, ['Ordeñadora', 'Tractor Massey']],
    ['a condition', { condition: 'new' }, ['Fardos de alfalfa', 'Cargador de ganado']],
    ['a range of prices', { minPrice: '1000', maxPrice: '20000' }, ['Cargador de ganado', 'Tractor Massey']],
    ['a range of years', { minYear: '1980', maxYear: '2012' }, ['Ordeñadora', 'Tractor Massey']],
    ['a place without its accent', { location: 'paysandu' }, ['Tractor Massey']],
    ['a text without accents', { search: 'ordenadora' }, ['Ordeñadora']],
    ['a brand', { search: 'toyota' }, ['Camioneta Hilux']],
    ['a model and a place', { search: 'srv mendoza' }, ['Camioneta Hilux']],
    ['a typo', { search: 'tracotr' }, ['Tractor Massey']],
    ['signs as plain text', { search: '%_' }, []],
    [
      'price_asc',
      { sort: 'price_asc' },
      ['Ordeñadora', 'Fardos de alfalfa', 'Cargador de ganado', 'Tractor Massey', 'Camioneta Hilux'],
    ],
    [
      'price_desc',
      { sort: 'price_desc' },
      ['Ordeñadora', 'Camioneta Hilux', 'Tractor Massey', 'Cargador de ganado', 'Fardos de alfalfa'],
    ],
    [
      'year_asc, those without one last',
      { sort: 'year_asc' },
      ['Ordeñadora', 'Tractor Massey', 'Camioneta Hilux', 'Fardos de alfalfa', 'Cargador de ganado'],
    ],
    [
      'year_desc, those without one last',
      { sort: 'year_desc' },
      ['Ordeñadora', 'Camioneta Hilux', 'Tractor Massey', 'Fardos de alfalfa', 'Cargador de ganado'],
    ],
  ])('finds %s', async (_name, raw, found) => {
    expect(await titles(raw)).toEqual(found);
  });

  it('is paged without repeating or skipping, and counted', async () => {
    const seen = [
      ...(await titles({ limit: '2' })),
      ...(await titles({ limit: '2', page: '2' })),
      ...(await titles({ limit: '2', page: '3' })),
    ];
    expect(seen).toEqual(await titles({}));
    expect(await search({ limit: '2', page: '2' })).toMatchObject({
      total: 5,
      totalIsCapped: false,
      totalPages: 3,
      page: 2,
      limit: 2,
    });
    expect(await countEquipmentListingsByCategory()).toEqual({
      machinery: 2,
      vehicles: 1,
      tools: 0,
      structures: 1,
      feed: 1,
      supplies: 0,
      other: 0,
    });
    expect(await listEquipmentListingsForSitemap()).toHaveLength(5);
  });

  it('finds similar equipment', async () => {
    const [milker, tractor] = (await search({ category: 'machinery' })).listings as [
      EquipmentListingDto,
      EquipmentListingDto,
    ];
    expect(await similarEquipmentListings(tractor)).toMatchObject([{ id: milker.id }]);
  });

  it('ends highlights and ads that have expired', async () => {
    const late = await makeEquipment({ userId: owner.id, title: 'Vencido', expiresAt: new Date(Date.now() - 1000) });
    const faded = await makeEquipment({
      userId: owner.id,
      title: 'Apagado',
      category: 'other',
      price: '1',
      ...highlighted(-1000),
    });
    expect(await titles({ category: 'other' })).toEqual(['Apagado']);
    expect((await search({ sort: 'price_asc' })).listings[1]).toMatchObject({ title: 'Apagado', highlightUntil: null });
    expect(await titles({})).not.toContain('Vencido');
    await db.equipmentListing.deleteMany({ where: { id: { in: [late.id, faded.id] } } });
  });

  it.each([
    ['page', '0'],
    ['page', 'x'],
    ['limit', '101'],
    ['limit', '0'],
    ['sort', 'age_asc'],
    ['category', 'bovine'],
    ['condition', 'rusty'],
    ['minPrice', '-1'],
    ['maxPrice', '1.999'],
    ['minYear', '20121'],
    ['maxYear', 'MMXII'],
    ['search', 'x'.repeat(101)],
  ])('is refused by the API with %s=%s', async (key, value) => {
    const answer = await list(
      new NextRequest(`http://localhost/api/equipment?${new URLSearchParams({ [key]: value }).toString()}`),
      { params: Promise.resolve({}) },
    );
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_input', errors: { [key]: [expect.any(String)] } });
  });

  it('responds through the API like the one for animals', async () => {
    const get = async (query: string) =>
      (
        await list(new NextRequest(`http://localhost/api/equipment?${query}`), { params: Promise.resolve({}) })
      ).json() as Promise<Record<string, unknown>>;
    expect(await get('category=feed&brand=&utm_source=x&minPrice=')).toMatchObject({
      total: 1,
      page: 1,
      limit: 12,
      totalPages: 1,
      listings: [{ title: 'Fardos de alfalfa', price: '9.50', year: null }],
    });
    expect(await get('minPrice=2&maxPrice=1')).toMatchObject({
      code: 'invalid_input',
      errors: { minPrice: [expect.any(String)] },
    });
    expect(await get('minYear=2020&maxYear=2010')).toMatchObject({
      code: 'invalid_input',
      errors: { minYear: [expect.any(String)] },
    });
    const one = (id: string) => read(new NextRequest('http://localhost/'), { params: Promise.resolve({ id }) });
    const [found] = (await search()).listings;
    expect(await (await one(found?.id ?? '')).json()).toMatchObject({ id: found?.id, seller: { id: owner.id } });
    for (const id of [NOBODY, 'x', '%00']) expect((await one(id)).status).toBe(404);
  });
});
