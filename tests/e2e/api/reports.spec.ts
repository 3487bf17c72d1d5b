import { expect, test, type APIRequestContext } from '@playwright/test';
import { confirmEmail } from '../support/account';
import { query } from '../support/database';

async function register(request: APIRequestContext, role = 'user'): Promise<string> {
  const email = `report-${Date.now()}-${Math.random().toString(36).slice(2)}@corral.test`;
  expect(
    (
      await request.post('/api/register', {
        data: { email, firstName: 'Rosa', lastName: 'Luna', password: 'secret-1' },
      })
    ).status(),
  ).toBe(201);
  await confirmEmail(email);
  if (role !== 'user') await query(`UPDATE users SET role = $2::role WHERE email = $1`, [email, role]);
  return email;
}

/** Creates a listing of a new account and returns its id. */
async function makeListing(seller = 'vendedor@corral.test'): Promise<string> {
  const [row] = await query<{ id: string }>(
    `INSERT INTO cattle_listings (id, user_id, title, category, breed, age, price, location, expires_at, updated_at)
     SELECT gen_random_uuid(), id, 'Toro con denuncia', 'bovine', 'Angus', 14, 150, 'Durazno, Uruguay', now() + interval '9 days', now() FROM users WHERE email = $1 RETURNING id`,
    [seller],
  );
  return row?.id ?? '';
}

test('a listing is reported once by a person, also when it is sent fifty times at once', async ({ request }) => {
  await register(request);
  const listingId = await makeListing();
  const data = { listingId, reason: 'fraudulent', description: 'Pide una seña' };
  const statuses = await Promise.all(
    Array.from({ length: 50 }, async () => (await request.post('/api/reports', { data })).status()),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(49);
  expect(await query('SELECT reason, description, status FROM reports WHERE listing_id = $1', [listingId])).toEqual([
    { reason: 'fraudulent', description: 'Pide una seña', status: 'pending' },
  ]);
});

test('invalid reports are refused at their field, and all of them signed out or from another site', async ({
  request,
}) => {
  const listingId = await makeListing();
  const headers = { 'accept-language': 'pt' };
  const send = async (data: unknown, more: Record<string, string> = {}) => {
    const answer = await request.post('/api/reports', { data, headers: { ...headers, ...more } });
    const { code, errors } = (await answer.json()) as { code: string; errors?: Record<string, string[]> };
    return [answer.status(), code, ...(errors ? [errors] : [])];
  };
  expect(await send({ listingId, reason: 'spam' })).toEqual([401, 'unauthorized']);
  const email = await register(request);
  expect(await send({ listingId })).toEqual([400, 'invalid_input', { reason: ['Escolha um motivo'] }]);
  expect(await send({ listingId, reason: 'ugly' })).toEqual([400, 'invalid_input', { reason: ['Escolha um motivo'] }]);
  expect(await send({ listingId, reason: 'spam', description: 'x'.repeat(2001) })).toEqual([
    400,
    'invalid_input',
    { description: ['No máximo 2000 caracteres'] },
  ]);
  for (const wrong of ['x', '00000000-0000-7000-8000-000000000000'])
    expect(await send({ listingId: wrong, reason: 'spam' })).toEqual([404, 'listing_not_found']);
  expect(await send({ listingId: await makeListing(email), reason: 'spam' })).toEqual([403, 'own_listing']);
  expect(await send({ listingId, reason: 'spam' }, { origin: 'https://evil.test' })).toEqual([403, 'foreign_origin']);
  expect(
    (
      await request.post('/api/reports', { data: Buffer.from('{'), headers: { 'content-type': 'application/json' } })
    ).status(),
  ).toBe(400);
});

test('an administrator reads the reports and decides once; the listing goes with the decision', async ({
  request,
  playwright,
  baseURL,
}) => {
  const reporter = await register(request);
  const listingId = await makeListing();
  const { id } = (await (await request.post('/api/reports', { data: { listingId, reason: 'misleading' } })).json()) as {
    id: string;
  };
  const visitor = await playwright.request.newContext({ baseURL });
  expect((await visitor.get(`/listing/${listingId}`)).status()).toBe(200);

  const admin = await playwright.request.newContext({ baseURL });
  await register(admin, 'admin');
  const list = (await (
    await admin.get(`/api/admin/reports?status=pending&search=${encodeURIComponent(reporter)}`)
  ).json()) as { items: unknown[]; total: number };
  expect(list).toMatchObject({
    total: 1,
    page: 1,
    totalPages: 1,
    items: [
      {
        id,
        listingId,
        listingTitle: 'Toro con denuncia',
        listingIsActive: true,
        reason: 'misleading',
        status: 'pending',
        reporter: { email: reporter },
      },
    ],
  });
  const review = async (data: Record<string, unknown>) =>
    (await admin.post('/api/admin/reports/review', { data: { reportId: id, ...data } })).status();
  expect(await review({ status: 'pending' })).toBe(400);
  expect(await review({})).toBe(400);
  expect(await review({ status: 'resolved', reviewNotes: 'x'.repeat(1001) })).toBe(400);
  expect(await review({ status: 'resolved', reportId: 'x' })).toBe(404);
  expect(await review({ status: 'resolved', reviewNotes: 'Las fotos son de otro', deactivateListing: true })).toBe(200);
  expect(await review({ status: 'dismissed' })).toBe(409);

  // The cached page and the API reflect it at once.
  expect((await visitor.get(`/listing/${listingId}`)).status()).toBe(404);
  expect((await visitor.get(`/api/cattle/${listingId}`)).status()).toBe(404);
  const log = (await (await admin.get(`/api/admin/audit?search=${listingId}`)).json()) as { items: unknown[] };
  expect(log).toMatchObject({
    total: 1,
    items: [
      {
        action: 'listing.deactivated',
        targetName: 'Toro con denuncia',
        changes: [{ field: 'isActive', before: true, after: false }, { field: 'reportId' }],
      },
    ],
  });
  await Promise.all([visitor.dispose(), admin.dispose()]);
});

test('administrators get four numbers', async ({ request }) => {
  await register(request, 'admin');
  const number: unknown = expect.any(Number);
  expect(await (await request.get('/api/admin/stats')).json()).toEqual({
    totalUsers: number,
    totalListings: number,
    pendingReports: number,
    pendingTransactions: number,
  });
});
