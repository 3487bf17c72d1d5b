import { NextRequest } from 'next/server';
import sharp from 'sharp';
import { GET as getPreview } from '@/app/media/cards/[kind]/[id]/[name]/route';
import { GET as getQr } from '@/app/media/qr/[kind]/[id]/[name]/route';
import { db } from '@/lib/core/db/client';
import { LOCALES, type Locale } from '@/lib/core/i18n/locales';
import * as processing from '@/lib/files/images/process-image';
import { readShared } from '@/lib/market/sharing/read-shared';
import type { SharedKind } from '@/lib/market/sharing/schema';
import { previewPath, shareModel } from '@/lib/market/sharing/subject';
import { storage } from '@/lib/files/storage/storage';
import { makeEquipment } from '@/tests/factories/equipment';
import { makeListing } from '@/tests/factories/listing';
import { makeLot } from '@/tests/factories/lot';
import { makePicture } from '@/tests/factories/picture';
import { makeUser } from '@/tests/factories/user';

jest.mock('@/lib/files/images/process-image', () => ({
  __esModule: true,
  ...jest.requireActual<typeof processing>('@/lib/files/images/process-image'),
}));

const draws = jest.spyOn(processing, 'drawPreview');
afterEach(() => draws.mockClear());

const ORIGIN = 'http://localhost:3000';
const NOBODY = '00000000-0000-7000-8000-000000000000';

function fetchPreview(path: string) {
  const [, , , kind = '', id = '', name = ''] = path.split('/');
  return getPreview(new NextRequest(ORIGIN + path), { params: Promise.resolve({ kind, id, name }) });
}

const anyVersion = (kind: string, id: string, locale = 'es') => `/media/cards/${kind}/${id}/${locale}-AAAAAAAAAAAA.jpg`;

async function pathOf(kind: SharedKind, id: string, locale: Locale = 'es'): Promise<string> {
  const shared = await readShared({ kind, id, locale });
  if (!shared) throw new Error('not public');
  return previewPath(shared);
}

/** Heifers in calf, 46 of them, at 1,150 dollars a head. */
const heifers = {
  title: 'Vaquillonas de cabaña, parejas',
  class: 'heifer_bred',
  headCount: 46,
  weight: 370,
  priceAmount: '1150',
  priceBasis: 'head',
  priceCurrency: 'USD',
  location: 'Vichadero, Uruguay',
} as const;

it('says the weight in the unit that the price is for', async () => {
  const { id: userId } = await makeUser();
  const lb = await makeListing({ ...heifers, userId, weight: 238.14, priceAmount: '150', priceBasis: 'live_cwt' });
  const kg = await makeListing({ ...heifers, userId });
  expect((await readShared({ kind: 'listing', id: lb.id, locale: 'en' }))?.details).toContain('525\u00a0lb');
  expect((await readShared({ kind: 'listing', id: kg.id, locale: 'en' }))?.details).toContain('370\u00a0kg');
});

describe('a preview', () => {
  it('is drawn for listings in every language, equipment, lots and sellers', async () => {
    const { id: seller } = await makeUser();
    const shared: [SharedKind, string][] = [
      ['listing', (await makeListing({ ...heifers, userId: seller })).id],
      ['equipment', (await makeEquipment({ userId: seller })).id],
      ['lot', (await makeLot(seller)).id],
      ['seller', seller],
    ];
    for (const [kind, id] of shared) {
      for (const locale of kind === 'listing' ? LOCALES : (['es'] as const)) {
        const answer = await fetchPreview(await pathOf(kind, id, locale));
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
        expect(answer.headers.get('cache-control')).toContain('immutable');
        const jpeg = Buffer.from(await answer.arrayBuffer());
        expect(await sharp(jpeg).metadata()).toMatchObject({ width: 1200, height: 630 });
        expect(jpeg.length).toBeLessThanOrEqual(280_000);
      }
    }
  });

  it('has another address as soon as what it shows changes, and older ones lead to it', async () => {
    const { id } = await makeListing(heifers);
    const before = await pathOf('listing', id);
    expect(await pathOf('listing', id)).toBe(before);
    await db.animalListing.update({ where: { id }, data: { description: 'Nothing of it is on the preview.' } });
    expect(await pathOf('listing', id)).toBe(before);
    await db.animalListing.update({ where: { id }, data: { priceAmount: '1200' } });
    const after = await pathOf('listing', id);
    expect(after).not.toBe(before);
    draws.mockClear();
    for (const path of [before, anyVersion('listing', id)]) {
      const answer = await fetchPreview(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, after]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect(draws).not.toHaveBeenCalled();
  });

  it('is refused for what visitors may not see, and nothing is drawn', async () => {
    const past = new Date(Date.now() - 1000);
    const suspended = await makeUser({ suspendedAt: past });
    const hidden: [string, string][] = [
      ['listing', (await makeListing({ isActive: false })).id],
      ['listing', (await makeListing({ isActive: false, heldAt: past })).id],
      ['listing', (await makeListing({ isActive: false, takenDownAt: past, soldAt: past })).id],
      ['listing', (await makeListing({ expiresAt: past })).id],
      ['equipment', (await makeEquipment({ isActive: false, heldAt: past })).id],
      ['seller', suspended.id],
      ['listing', NOBODY],
      ['equipment', (await makeListing()).id],
      ['user', suspended.id],
      ['listing', '../../private'],
      ['constructor', NOBODY],
    ];
    for (const [kind, id] of hidden) {
      const answer = await fetchPreview(anyVersion(kind, encodeURIComponent(id)));
      expect([kind, id, answer.status]).toEqual([kind, id, 404]);
    }
    const { id } = await makeListing();
    for (const name of ['es.jpg', 'es-AAAAAAAAAAAA.png', 'fr-AAAAAAAAAAAA.jpg', 'es-AAAAAAAAAAAAA.jpg', '']) {
      const params = Promise.resolve({ kind: 'listing', id, name });
      expect((await getPreview(new NextRequest(`${ORIGIN}/media/cards/x`), { params })).status).toBe(404);
    }
    expect(draws).not.toHaveBeenCalled();
  });

  it('says that a listing is sold, and is drawn with the illustration where its picture is gone or unreadable', async () => {
    await storage().put('listings/broken-1600.webp', Buffer.from('no picture'), 'image/webp');
    for (const key of ['listings/gone', 'listings/broken']) {
      const { id } = await makeListing({
        ...heifers,
        isActive: false,
        soldAt: new Date(),
        images: [key],
        imageDetails: [{ width: 1600, height: 1200, blur: '' }],
      });
      expect(await readShared({ kind: 'listing', id, locale: 'es' })).toMatchObject({ badge: 'Vendido' });
      expect((await fetchPreview(await pathOf('listing', id))).status).toBe(200);
    }
  });

  it('says how many heads are left, of how many', async () => {
    const { id } = await makeListing({ ...heifers, headsReserved: 26 });
    const shared = await readShared({ kind: 'listing', id, locale: 'es' });
    expect(shared).toMatchObject({
      title: expect.stringMatching(/^20 vaquillonas/) as string,
      details: expect.arrayContaining(['20 de 46 libres']) as string[],
    });
  });

  it('is drawn once, however many ask for it at once, and of the stored picture', async () => {
    const picture = await makePicture('webp', 1600, 1200);
    await storage().put('listings/green-1600.webp', picture, 'image/webp');
    const { id } = await makeListing({
      ...heifers,
      images: ['listings/green'],
      imageDetails: [{ width: 1600, height: 1200, blur: '' }],
    });
    const path = await pathOf('listing', id);
    const answers = await Promise.all(Array.from({ length: 50 }, () => fetchPreview(path)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
    expect(draws).toHaveBeenCalledTimes(1);
    expect(draws.mock.calls[0]?.[0].equals(picture)).toBe(true);
    await fetchPreview(path);
    expect(draws).toHaveBeenCalledTimes(1);
  });

  it('makes those wait who come when forty others are being drawn', async () => {
    draws.mockImplementation(() => new Promise((resolve) => setImmediate(() => resolve(Buffer.from('jpeg')))));
    const { id: userId } = await makeUser();
    const listings = await Promise.all(Array.from({ length: 60 }, () => makeListing({ userId })));
    const paths = await Promise.all(listings.map(({ id }) => pathOf('listing', id)));
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    draws.mockImplementation(() => finished.then(() => Buffer.from('jpeg')));
    const refused: number[] = [];
    const answers = paths.map(async (path) => {
      const { status } = await fetchPreview(path);
      if (status !== 200) refused.push(status);
      // The twentieth refusal is the last one: the others are waiting.
      if (refused.length === 20) finish();
    });
    await Promise.all(answers);
    expect(refused).toEqual(Array.from({ length: 20 }, () => 503));
    draws.mockRestore();
  });
});

describe('what is sent with a page', () => {
  it.each<[Locale, string]>([
    [
      'es',
      'Vaquillonas de cabaña, parejas\n46 vaquillonas preñadas Angus\nUS$\u00a01.150\u00a0/cab · 30/60 días\n2\u00a0años y 4\u00a0meses · 370\u00a0kg · Vichadero, Uruguay',
    ],
    [
      'en',
      'Vaquillonas de cabaña, parejas\n46 bred Angus heifers\nUS$\u00a01,150\u00a0/head · 30/60 days\n2\u00a0years and 4\u00a0months · 370\u00a0kg · Vichadero, Uruguay',
    ],
    [
      'pt',
      'Vaquillonas de cabaña, parejas\n46 novilhas prenhes Angus\nUS$\u00a01.150\u00a0/cab · 30/60 dias\n2\u00a0anos e 4\u00a0meses · 370\u00a0kg · Vichadero, Uruguai',
    ],
  ])('says everything without the preview, in %s', async (locale, text) => {
    const { id } = await makeListing({ ...heifers, payment: { kind: 'days', days: [30, 60] } });
    const shared = await readShared({ kind: 'listing', id, locale });
    const url = `${ORIGIN}${locale === 'es' ? '' : `/${locale}`}/listing/${id}`;
    expect(shared && shareModel(shared, ORIGIN)).toMatchObject({ text, url });
  });

  it('names what a lot starts at and until when, and nothing that its seller keeps to themselves', async () => {
    const { id: seller } = await makeUser();
    const { id } = await makeLot(seller, { reservePrice: '987654' });
    const shared = await readShared({ kind: 'lot', id, locale: 'es' });
    const { text = '' } = shared ? shareModel(shared, ORIGIN) : {};
    expect(text).toMatch(
      /^Remate hasta el .*\d\d:\d\d \(hora de Uruguay\): 20 novillos Angus\nPrecio base: US\$\u00a0500/,
    );
    expect(text).toContain('20 cabezas');
    expect(text).not.toContain('987');
  });
});

describe('a QR code', () => {
  const fetchQr = (kind: string, id: string, name: string) =>
    getQr(new NextRequest(`${ORIGIN}/media/qr`), { params: Promise.resolve({ kind, id, name }) });

  it('is an image of any page that could exist, and of nothing else', async () => {
    const { id } = await makeListing();
    const answer = await fetchQr('listing', id, 'en.svg');
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    const svg = await answer.text();
    expect(svg).toMatch(/^<svg [^<>]*><path [^<>]*\/><path d="[Mhvz\d -]+"\/><\/svg>$/);
    for (const [kind, key, name] of [
      ['listing', 'https://evil.example', 'es.svg'],
      ['page', id, 'es.svg'],
      ['listing', id, 'xx.svg'],
      ['listing', id, 'es.png'],
    ] as const)
      expect((await fetchQr(kind, key, name)).status).toBe(404);
  });
});
