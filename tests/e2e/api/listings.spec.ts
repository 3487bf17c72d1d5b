import { expect, test as base, type APIRequestContext } from '@playwright/test';
import { asForm } from '../../factories/as-form';
import { makePhonePhoto, makePicture } from '../../factories/picture';
import { makePlayable } from '../../factories/playable-video';
import { confirmEmail } from '../support/account';

type Listing = {
  id: string;
  userId: string;
  title: string;
  images: string[];
  imageDetails: { width: number }[];
  price: string;
  isActive: boolean;
};

const fields = {
  title: 'Vaquillonas Braford preñadas',
  description: 'Servicio de septiembre.',
  category: 'bovine',
  breed: 'Braford',
  age: '26',
  weight: '405',
  price: '1150.5',
  priceNegotiable: 'true',
  location: 'Villaguay, Argentina',
  healthStatus: 'Muy bueno',
  vaccinated: 'true',
  healthCertificate: '1',
  pregnancyTested: 'false',
};

const photo = async (name = 'foto.jpg') => ({ name, mimeType: 'image/jpeg', buffer: await makePicture() });

type Multipart = Record<string, string | { name: string; mimeType: string; buffer: Buffer }>;

async function signedUp(request: APIRequestContext): Promise<APIRequestContext> {
  const email = `api-${Date.now()}-${Math.random().toString(36).slice(2)}@corral.test`;
  expect(
    (
      await request.post('/api/register', {
        data: { email, firstName: 'Rosa', lastName: 'Luna', password: 'secret-1' },
      })
    ).status(),
  ).toBe(201);
  await confirmEmail(email);
  return request;
}

const test = base.extend<{ seller: APIRequestContext; stranger: APIRequestContext }>({
  seller: async ({ request }, use) => {
    await use(await signedUp(request));
  },
  stranger: async ({ playwright, baseURL }, use) => {
    const context = await playwright.request.newContext({ baseURL });
    await use(await signedUp(context));
    await context.dispose();
  },
});

async function publish(request: APIRequestContext, more: Multipart = {}): Promise<Listing> {
  const answer = await request.post('/api/cattle', { multipart: { ...fields, images: await photo(), ...more } });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as Listing;
}

test('a listing is created, changed and deleted through the API', async ({ seller, stranger }) => {
  const made = await publish(seller, {
    images: { name: 'IMG.JPG', mimeType: 'image/jpeg', buffer: await makePhonePhoto() },
    highlightUntil: new Date(Date.now() + 6 * 86_400_000).toISOString(),
  });
  expect(made).toMatchObject({
    title: fields.title,
    price: '1150.50',
    priceNegotiable: true,
    vaccinated: true,
    healthCertificate: true,
    pregnancyTested: null,
    highlightDuration: 'week',
    verificationStatus: 'unverified',
    youtubeUrl: null,
  });
  expect(made.images).toHaveLength(1);
  expect(made.imageDetails[0]).toMatchObject({
    width: 800,
    height: 1200,
    blur: expect.stringContaining('data:image/webp'),
    urls: { 400: expect.any(String) },
  });
  const picture = await stranger.get(made.images[0] ?? '');
  expect(picture.headers()).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await picture.body()).includes(Buffer.from('GPS'))).toBe(false);

  expect(await (await stranger.get(`/api/cattle/${made.id}`)).json()).toMatchObject({
    id: made.id,
    seller: { name: 'Rosa Luna', activeListings: 1 },
  });
  const { listings } = (await (await stranger.get('/api/cattle?limit=100')).json()) as { listings: Listing[] };
  expect(listings.map(({ id }) => id)).toContain(made.id);
  expect(((await (await seller.get('/api/dashboard/listings')).json()) as Listing[]).map(({ id }) => id)).toEqual([
    made.id,
  ]);

  const kept = (await (
    await seller.put(`/api/cattle/${made.id}`, { multipart: { ...fields, title: 'Otro título' } })
  ).json()) as Listing;
  expect(kept).toMatchObject({ title: 'Otro título', images: made.images });
  const replaced = (await (
    await seller.put(`/api/cattle/${made.id}`, { multipart: { ...fields, images: await photo() } })
  ).json()) as Listing;
  expect(replaced.images[0]).not.toBe(made.images[0]);
  expect((await stranger.get(made.images[0] ?? '')).status()).toBe(404);

  const answered = (await (await seller.get(`/api/cattle/${made.id}`)).json()) as Listing;
  const sentBack = await seller.put(`/api/cattle/${made.id}`, {
    multipart: { ...asForm(answered), title: 'El tercero' },
  });
  expect(await sentBack.json()).toMatchObject({
    title: 'El tercero',
    images: answered.images,
    highlightDuration: 'week',
  });

  const change = (more: Multipart) => seller.put(`/api/cattle/${made.id}`, { multipart: { ...fields, ...more } });
  expect(await (await change({ isActive: 'false' })).json()).toMatchObject({ isActive: false });
  for (const answer of [
    await stranger.get(`/api/cattle/${made.id}`),
    await stranger.put(`/api/cattle/${made.id}`, { multipart: fields }),
    await stranger.delete(`/api/cattle/${made.id}`),
  ])
    expect(answer.status()).toBe(404);
  expect(await (await change({})).json()).toMatchObject({ isActive: false });
  expect(await (await change({ isActive: 'true' })).json()).toMatchObject({ isActive: true });
  const shorter = await change({ highlightDuration: 'week' });
  expect([shorter.status(), Object.keys(((await shorter.json()) as { errors: object }).errors)]).toEqual([
    400,
    ['highlightDuration'],
  ]);
  expect(await (await change({ highlightDuration: 'month' })).json()).toMatchObject({ highlightDuration: 'month' });

  for (const answer of [
    await stranger.put(`/api/cattle/${made.id}`, { multipart: fields }),
    await stranger.delete(`/api/cattle/${made.id}`),
  ])
    expect(answer.status()).toBe(403);
  expect((await seller.delete(`/api/cattle/${made.id}`)).status()).toBe(204);
  expect((await seller.get(`/api/cattle/${made.id}`)).status()).toBe(404);
  expect((await stranger.get(replaced.images[0] ?? '')).status()).toBe(404);
});

test('what a price comes to is told to who is signed in', async ({ seller }) => {
  const asked = { class: 'calf_m', headCount: 40, weight: 170, priceAmount: '3.05', priceBasis: 'live_kg' };
  const days = { kind: 'days', days: [30] };
  const answer = await seller.post('/api/cattle/quote', { data: { ...asked, payment: days } });
  expect(await answer.json()).toMatchObject({ usd: null, cashAmount: expect.stringMatching(/^(2\.9|3\.0)/) });
  expect((await seller.post('/api/cattle/quote', { data: { priceBasis: 'stone' } })).status()).toBe(400);
});

test('favourites are one per person and listing', async ({ seller, stranger }) => {
  const { id } = await publish(seller);
  const added = await Promise.all(Array.from({ length: 5 }, () => stranger.post(`/api/favorites/${id}`)));
  expect(added.map((answer) => answer.status())).toEqual(Array(5).fill(204));
  expect(((await (await stranger.get('/api/favorites')).json()) as Listing[]).map((listing) => listing.id)).toEqual([
    id,
  ]);
  for (let n = 0; n < 2; n++) expect((await stranger.delete(`/api/favorites/${id}`)).status()).toBe(204);
  expect(await (await stranger.get('/api/favorites')).json()).toEqual([]);
  for (const wrong of ['x', '00000000-0000-7000-8000-000000000000'])
    expect((await stranger.post(`/api/favorites/${wrong}`)).status()).toBe(404);
});

test('reading needs no session, writing does', async ({ playwright, baseURL }) => {
  const anyone = await playwright.request.newContext({ baseURL });
  expect((await anyone.get('/api/cattle')).status()).toBe(200);
  const id = '01990000-0000-7000-8000-000000000000';
  const writes = [
    anyone.post('/api/cattle', { multipart: fields }),
    anyone.put(`/api/cattle/${id}`, { multipart: fields }),
    anyone.delete(`/api/cattle/${id}`),
    anyone.post(`/api/favorites/${id}`),
    anyone.post('/api/cattle/quote', { data: {} }),
    anyone.get('/api/favorites'),
    anyone.get('/api/dashboard/listings'),
    anyone.post('/api/uploads', { multipart: { image: await photo() } }),
  ];
  for (const answer of await Promise.all(writes)) {
    expect(answer.status()).toBe(401);
    expect(await answer.json()).toMatchObject({
      code: 'unauthorized',
      message: expect.stringMatching(/^Unauthorized/),
    });
  }
  await anyone.dispose();
});

test('pages of results neither overlap nor skip', async ({ request }) => {
  const read = async (query: string) =>
    (await (await request.get(`/api/cattle?${query}`)).json()) as {
      listings: Listing[];
      total: number;
      page: number;
      limit: number;
      totalPages: number;
    };
  const [first, second] = [
    await read('sort=price_asc&category=ovine'),
    await read('sort=price_asc&category=ovine&page=2'),
  ];
  expect(first).toMatchObject({ page: 1, limit: 12, totalPages: Math.ceil(first.total / 12) });
  expect(first.listings.filter(({ id }) => second.listings.some((other) => other.id === id))).toEqual([]);
});

test('a seller’s listings are found by their id', async ({ request }) => {
  const all = (await (await request.get('/api/cattle?limit=100')).json()) as { listings: Listing[] };
  // Not of another test, which may delete it meanwhile: those are the newest.
  const sellerId = all.listings.at(-1)?.userId ?? '';
  const found = (await (await request.get(`/api/cattle?limit=100&sellerId=${sellerId}`)).json()) as {
    listings: Listing[];
    total: number;
  };
  expect(found.total).toBeGreaterThan(0);
  expect(found.listings.filter(({ userId }) => userId !== sellerId)).toEqual([]);
  const nobody = await request.get('/api/cattle?sellerId=00000000-0000-4000-8000-000000000000');
  expect(await nobody.json()).toMatchObject({ total: 0, listings: [] });
});

test.describe('bad input', () => {
  const queries: [string, string][] = [
    ['page=0', 'page'],
    ['page=x', 'page'],
    ['limit=101', 'limit'],
    ['limit=-1', 'limit'],
    ['minPrice=9&maxPrice=1', 'minPrice'],
    ['minAge=9&maxAge=1', 'minAge'],
    ['category=fish', 'category'],
    ['sort=best', 'sort'],
    ['vaccinated=perhaps', 'vaccinated'],
    ['sellerId=rosa', 'sellerId'],
    ['minPrice=1e9', 'minPrice'],
  ];
  for (const [query, field] of queries) {
    test(`GET /api/cattle?${query} is refused at ${field}`, async ({ request }) => {
      const answer = await request.get(`/api/cattle?${query}`);
      expect(answer.status()).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'invalid_input', errors: { [field]: [expect.any(String)] } });
    });
  }

  for (const query of [
    'search=%27%25_%5C',
    'search=%00',
    'search=%F0%9F%90%84',
    `search=${'a'.repeat(100)}`,
    'utm_source=x',
    'breed=%22',
    'location=%25',
    'page=999999999',
  ]) {
    test(`GET /api/cattle?${query} is answered`, async ({ request }) => {
      expect((await request.get(`/api/cattle?${query}`)).status()).toBe(200);
    });
  }

  for (const id of ['x', '1', '%00', '..%2f..%2fetc', "1'--", '00000000-0000-7000-8000-000000000000']) {
    test(`GET /api/cattle/${id} is not found`, async ({ request }) => {
      expect((await request.get(`/api/cattle/${id}`)).status()).toBe(404);
    });
  }

  const refusals: [string, Multipart, number, string][] = [
    ['no title', { title: '' }, 400, 'title'],
    ['an unknown category', { category: 'fish' }, 400, 'category'],
    ['a breed of another category', { breed: 'Merino' }, 400, 'breed'],
    ['a negative age', { age: '-1' }, 400, 'age'],
    ['a price with a comma', { price: '10,5' }, 400, 'price'],
    [
      'a highlight of two months',
      { highlightUntil: new Date(Date.now() + 60 * 86_400_000).toISOString() },
      400,
      'highlightUntil',
    ],
    [
      "somebody else's video",
      { videoFile: '/media/videos/11111111-1111-4111-8111-111111111111.mp4' },
      400,
      'videoFile',
    ],
    [
      'an HTML file as a picture',
      { images: { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>') } },
      415,
      'images',
    ],
    [
      'a picture over 10 MB',
      { images: { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) } },
      413,
      'images',
    ],
  ];
  for (const [name, more, status, field] of refusals) {
    test(`POST /api/cattle refuses ${name} and keeps nothing`, async ({ seller }) => {
      const answer = await seller.post('/api/cattle', { multipart: { ...fields, images: await photo(), ...more } });
      expect(answer.status()).toBe(status);
      expect(await answer.json()).toMatchObject({ errors: { [field]: [expect.any(String)] } });
      expect(await (await seller.get('/api/dashboard/listings')).json()).toEqual([]);
    });
  }

  test('POST /api/cattle needs a picture, takes five and not six', async ({ seller }) => {
    const none = await seller.post('/api/cattle', { multipart: fields });
    expect([none.status(), await none.json()]).toEqual([
      400,
      expect.objectContaining({ errors: { images: [expect.any(String)] } }),
    ]);
    const form = async (count: number) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      for (let n = 0; n < count; n++)
        body.append('images', new File([new Uint8Array(await makePicture())], `foto-${n}.jpg`, { type: 'image/jpeg' }));
      return body;
    };
    expect((await seller.post('/api/cattle', { multipart: await form(6) })).status()).toBe(400);
    const five = await seller.post('/api/cattle', { multipart: await form(5) });
    expect(((await five.json()) as Listing).images).toHaveLength(5);
  });

  test('a body that does not match its content type is refused', async ({ seller }) => {
    const post = (data: string, type: string) =>
      seller.post('/api/cattle', { data: Buffer.from(data), headers: { 'content-type': type } });
    expect((await post('{}', 'application/json')).status()).toBe(415);
    expect((await post('garbage', 'multipart/form-data; boundary=x')).status()).toBe(400);
    expect((await post('garbage', 'multipart/form-data')).status()).toBe(400);
  });

  test('unknown API paths and methods are refused', async ({ request }) => {
    expect((await request.get('/api/nothing')).status()).toBe(404);
    expect((await request.patch('/api/cattle')).status()).toBe(405);
    // Must not be answered from the cached list, although a POST without a body has neither type nor length, like a
    // GET.
    expect((await request.post('/api/cattle')).status()).toBe(401);
    for (const path of ['/api/cattle/%E0%A4%A', '/api/favorites/%ff', '/listing/%ff', '/en/%ff', '/media/%ff'])
      expect((await request.get(path)).status()).toBe(404);
    for (const key of ['private/x.pdf', 'listings/..%2f..%2fenv', 'listings/none-400.webp', 'x'])
      expect((await request.get(`/media/${key}`)).status()).toBe(404);
  });
});

test('a video is streamed in, recognised by its content and served by range', async ({ seller, stranger }) => {
  const video = { name: 'toro.mp4', mimeType: 'video/mp4', buffer: await makePlayable('mp4', 200_000) };
  const answer = await seller.post('/api/videos/upload', { multipart: { video } });
  expect(answer.status()).toBe(201);
  const { success, videoUrl } = (await answer.json()) as { success: boolean; videoUrl: string };
  expect(success).toBe(true);
  // A copy of picture and sound is served, not the file that was sent.
  const size = (await (await stranger.get(videoUrl)).body()).length;
  const part = await stranger.get(videoUrl, { headers: { range: 'bytes=4-11' } });
  expect([part.status(), await part.text()]).toEqual([206, 'ftypisom']);
  expect(part.headers()['content-length']).toBe('8');
  const beyond = await stranger.get(videoUrl, { headers: { range: 'bytes=999999-' } });
  expect([beyond.status(), beyond.headers()['content-range']]).toEqual([416, `bytes */${size}`]);
  expect((await stranger.head(videoUrl)).headers()).toMatchObject({
    'content-length': String(size),
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
  });
  const some = await stranger.head(videoUrl, { headers: { range: 'bytes=-10' } });
  expect([some.status(), some.headers()['content-range'], some.headers()['content-length']]).toEqual([
    206,
    `bytes ${size - 10}-${size - 1}/${size}`,
    '10',
  ]);
  expect(
    (
      await stranger.post('/api/cattle', { multipart: { ...fields, images: await photo(), videoFile: videoUrl } })
    ).status(),
  ).toBe(400);
  expect(await publish(seller, { videoFile: videoUrl })).toMatchObject({ videoFile: videoUrl });
  for (const buffer of [Buffer.from('PK\u0003\u0004zip in disguise'), Buffer.alloc(0)]) {
    expect((await seller.post('/api/videos/upload', { multipart: { video: { ...video, buffer } } })).status()).toBe(
      415,
    );
  }
  expect((await seller.post('/api/videos/upload', { multipart: { other: 'x' } })).status()).toBe(400);
  const broken = (type: string, data: string) =>
    seller.post('/api/videos/upload', { headers: { 'content-type': type }, data: Buffer.from(data, 'latin1') });
  expect((await broken('multipart/form-data', 'abc')).status()).toBe(400);
  const cut = `--x\r\nContent-Disposition: form-data; name="video"; filename="a.mp4"\r\n\r\n${video.buffer.toString('latin1')}`;
  expect((await broken('multipart/form-data; boundary=x', cut)).status()).toBe(400);
});

test('names of object properties are no breeds, and there is one cached first page', async ({ stranger }) => {
  for (const query of ['breed=constructor', 'breed=__proto__', 'category=toString&breed=valueOf', 'sort=constructor'])
    expect((await stranger.get(`/?${query}`)).status(), query).toBe(200);
  for (const path of ['/api/cattle/first-page', '/api/equipment/first-page'])
    expect((await stranger.get(`${path}/oldest`)).status(), path).toBe(404);
});

test('views of a page are counted for anybody, from our own pages only', async ({ stranger }) => {
  const path = '/api/views/listing/01a1f2e1-bd18-72f3-8008-333000000001';
  expect((await stranger.post(path)).status()).toBe(204);
  expect((await stranger.post(path, { headers: { origin: 'https://evil.example' } })).status()).toBe(403);
  expect((await stranger.post('/api/views/person/x')).status()).toBe(204);
});
