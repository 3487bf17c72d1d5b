import { expect, request as api, test, type APIRequestContext } from '@playwright/test';
import { asForm } from '../../factories/as-form';
import { makePicture } from '../../factories/picture';
import { makeAccount } from '../support/account';

type Equipment = { id: string; title: string; images: string[] };
type Multipart = Record<string, string | { name: string; mimeType: string; buffer: Buffer }>;

const fields = {
  title: 'Balanza digital con barras',
  description: 'Lee caravanas.',
  category: 'tools',
  condition: 'like_new',
  brand: 'Tru-Test',
  model: 'S3',
  year: '2023',
  price: '1890.5',
  priceNegotiable: 'true',
  location: 'Tacuarembó, Uruguay',
};

const photo = async (): Promise<Multipart> => ({
  images: { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await makePicture() },
});

async function signedIn(baseURL: string | undefined): Promise<APIRequestContext> {
  const context = await api.newContext({ baseURL });
  expect((await context.post('/api/login', { data: { email: await makeAccount(), password: 'secret-1' } })).ok()).toBe(
    true,
  );
  return context;
}

async function refusal(answer: Awaited<ReturnType<APIRequestContext['post']>>): Promise<[number, string | undefined]> {
  return [answer.status(), ((await answer.json()) as { code?: string }).code];
}

test('equipment is created, changed and deleted through the API', async ({ baseURL }) => {
  const [seller, stranger] = [await signedIn(baseURL), await signedIn(baseURL)];
  const answer = await seller.post('/api/equipment', {
    multipart: { ...fields, ...(await photo()), highlightDuration: 'month' },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const made = (await answer.json()) as Equipment;
  expect(made).toMatchObject({
    title: fields.title,
    category: 'tools',
    condition: 'like_new',
    brand: 'Tru-Test',
    year: 2023,
    price: '1890.50',
    highlightDuration: 'month',
    isActive: true,
  });
  expect(await (await stranger.get(`/api/equipment/${made.id}`)).json()).toMatchObject({
    id: made.id,
    status: 'active',
    seller: { activeListings: 1 },
  });
  // The cached first page and a search both contain it at once.
  for (const query of ['', `?search=${encodeURIComponent('balansa')}&condition=like_new&minYear=2023&maxYear=2023`]) {
    const { listings } = (await (await stranger.get(`/api/equipment${query}`)).json()) as { listings: Equipment[] };
    expect(listings.map(({ id }) => id)).toContain(made.id);
  }
  expect(
    await (
      await seller.put(`/api/equipment/${made.id}`, {
        multipart: { ...fields, title: 'Balanza vieja', condition: 'poor', year: '' },
      })
    ).json(),
  ).toMatchObject({ title: 'Balanza vieja', condition: 'poor', year: null, images: made.images });

  const answered = (await (await seller.get(`/api/equipment/${made.id}`)).json()) as Equipment;
  const sentBack = await seller.put(`/api/equipment/${made.id}`, {
    multipart: { ...asForm(answered), title: 'Balanza usada' },
  });
  expect(await sentBack.json()).toMatchObject({ title: 'Balanza usada', images: made.images });

  for (const attempt of [
    await stranger.put(`/api/equipment/${made.id}`, { multipart: fields }),
    await stranger.delete(`/api/equipment/${made.id}`),
  ])
    expect(await refusal(attempt)).toEqual([403, 'forbidden']);
  // The routes of animals don't serve equipment.
  for (const attempt of [await seller.get(`/api/cattle/${made.id}`), await seller.delete(`/api/cattle/${made.id}`)])
    expect(attempt.status()).toBe(404);
  expect((await seller.delete(`/api/equipment/${made.id}`)).status()).toBe(204);
  expect((await seller.get(`/api/equipment/${made.id}`)).status()).toBe(404);
  expect((await stranger.get(made.images[0] ?? '')).status()).toBe(404);
});

test('invalid equipment is refused field by field, and nothing of it is stored', async ({ baseURL, playwright }) => {
  const seller = await signedIn(baseURL);
  const send = async (more: Multipart) =>
    refusal(await seller.post('/api/equipment', { multipart: { ...fields, ...more } }));
  expect(await send({})).toEqual([400, 'invalid_input']);
  expect(await send({ ...(await photo()), year: '1899' })).toEqual([400, 'invalid_input']);
  expect(await send({ ...(await photo()), category: 'bovine' })).toEqual([400, 'invalid_input']);
  expect(
    await send({ images: { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') } }),
  ).toEqual([415, 'unsupported_type']);
  expect(await refusal(await seller.post('/api/equipment', { data: fields }))).toEqual([415, 'unsupported_type']);
  expect(
    await refusal(await seller.post('/api/equipment', { multipart: fields, headers: { origin: 'https://evil.test' } })),
  ).toEqual([403, 'foreign_origin']);
  const anyone = await playwright.request.newContext({ baseURL });
  const id = '00000000-0000-7000-8000-000000000000';
  for (const attempt of [
    await anyone.post('/api/equipment', { multipart: fields }),
    await anyone.put(`/api/equipment/${id}`, { multipart: fields }),
    await anyone.delete(`/api/equipment/${id}`),
  ]) {
    expect(await refusal(attempt)).toEqual([401, 'unauthorized']);
  }
  expect((await anyone.get('/api/equipment')).status()).toBe(200);
  expect(await refusal(await anyone.get('/api/equipment?sort=age_asc'))).toEqual([400, 'invalid_input']);
});

test('a message and a report about equipment arrive', async ({ baseURL }) => {
  const [seller, buyer] = [await signedIn(baseURL), await signedIn(baseURL)];
  const made = (await (
    await seller.post('/api/equipment', { multipart: { ...fields, ...(await photo()) } })
  ).json()) as Equipment & { userId: string };
  const message = {
    toUserId: made.userId,
    equipmentId: made.id,
    message: '¿Hace flete?',
    contactMethod: 'email',
    contactValue: 'ana@campo.uy',
  };
  expect((await buyer.post('/api/messages', { data: message })).status()).toBe(201);
  const [first] = (await (await seller.get('/api/messages')).json()) as unknown[];
  expect(first).toMatchObject({
    listing: null,
    lot: null,
    equipment: { id: made.id, title: fields.title, image: expect.stringContaining('/media/') as unknown },
  });
  expect(await refusal(await buyer.post('/api/messages', { data: { ...message, listingId: made.id } }))).toEqual([
    400,
    'invalid_input',
  ]);
  expect((await buyer.post('/api/reports', { data: { equipmentId: made.id, reason: 'spam' } })).status()).toBe(201);
  expect(await refusal(await buyer.post('/api/reports', { data: { equipmentId: made.id, reason: 'spam' } }))).toEqual([
    409,
    'already_reported',
  ]);
});
