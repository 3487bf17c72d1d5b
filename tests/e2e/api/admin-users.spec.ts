import { expect, test, type APIRequestContext } from '@playwright/test';
import { confirmEmail } from '../support/account';
import { query } from '../support/database';

async function register(request: APIRequestContext, role = 'user'): Promise<string> {
  const email = `users-${Date.now()}-${Math.random().toString(36).slice(2)}@corral.test`;
  const answer = await request.post('/api/register', {
    data: { email, firstName: 'Rosa', lastName: 'Luna', password: 'secret-1' },
  });
  expect(answer.status()).toBe(201);
  await confirmEmail(email);
  const [row] = await query<{ id: string }>(`UPDATE users SET role = $2::role WHERE email = $1 RETURNING id`, [
    email,
    role,
  ]);
  return row?.id ?? '';
}

const codeOf = async (answer: { status: () => number; json: () => Promise<unknown> }) => [
  answer.status(),
  ((await answer.json()) as { code?: string }).code,
];

test('users are listed, and their roles and suspensions set, by administrators', async ({
  request,
  playwright,
  baseURL,
}) => {
  const own = await register(request, 'admin');
  const other = await playwright.request.newContext({ baseURL });
  const id = await register(other);
  const [{ email } = { email: '' }] = await query<{ email: string }>(`SELECT email FROM users WHERE id = $1`, [id]);

  const list = await request.get(`/api/admin/users?search=${email}&state=active&sort=name_asc&page=1`);
  expect(list.headers()['cache-control']).toBe('private, no-store');
  expect(await list.json()).toEqual({
    total: 1,
    page: 1,
    totalPages: 1,
    items: [
      {
        id,
        email,
        firstName: 'Rosa',
        lastName: 'Luna',
        role: 'user',
        verificationStatus: 'unverified',
        emailConfirmed: true,
        listings: 0,
        openLots: 0,
        createdAt: expect.any(String),
        suspendedAt: null,
        suspendedUntil: null,
        suspensionReason: null,
        closedAt: null,
        biddingLimit: null,
        missedAnswers: 0,
        phoneConfirmed: false,
      },
    ],
  });

  const user = `/api/admin/users/${id}`;
  expect(await (await request.patch(user, { data: { role: 'commercial_seller' } })).json()).toMatchObject({
    id,
    role: 'commercial_seller',
  });
  expect(await (await other.get('/api/user')).json()).toMatchObject({ role: 'commercial_seller' });
  for (const role of ['king', '', null, 1])
    expect(await codeOf(await request.patch(user, { data: { role } }))).toEqual([400, 'invalid_input']);
  expect(await codeOf(await request.patch(user, { data: { role: 'commercial_seller' } }))).toEqual([409, 'conflict']);

  expect(await codeOf(await request.post(`${user}/suspend`, { data: { reason: '  ' } }))).toEqual([
    400,
    'invalid_input',
  ]);
  expect(await codeOf(await request.post(`${user}/restore`))).toEqual([409, 'conflict']);
  expect(await (await request.post(`${user}/suspend`, { data: { reason: 'Fraude' } })).json()).toMatchObject({
    id,
    suspensionReason: 'Fraude',
  });
  expect((await other.get('/api/user')).status()).toBe(401);
  expect(await codeOf(await other.post('/api/login', { data: { email, password: 'secret-1' } }))).toEqual([
    403,
    'account_suspended',
  ]);
  expect(await codeOf(await request.post(`${user}/suspend`, { data: { reason: 'Fraude' } }))).toEqual([
    409,
    'conflict',
  ]);
  expect(await (await request.post(`${user}/restore`)).json()).toMatchObject({ id, suspendedAt: null });
  expect((await other.post('/api/login', { data: { email, password: 'secret-1' } })).status()).toBe(200);

  for (const [path, data] of [
    ['', { role: 'user' }],
    ['/suspend', { reason: 'x' }],
  ] as const) {
    const act = path === '' ? request.patch : request.post;
    expect(await codeOf(await act.call(request, `/api/admin/users/${own}${path}`, { data }))).toEqual([
      403,
      'own_account',
    ]);
    for (const nobody of ['x', '%00', '00000000-0000-7000-8000-000000000000']) {
      expect(await codeOf(await act.call(request, `/api/admin/users/${nobody}${path}`, { data }))).toEqual([
        404,
        'not_found',
      ]);
    }
  }
  await other.dispose();
});

test('everybody else is refused, whatever they send', async ({ request, playwright, baseURL }) => {
  const visitor = await playwright.request.newContext({ baseURL });
  const id = await register(request, 'commercial_seller');
  const calls = (context: APIRequestContext, headers: Record<string, string> = {}) => [
    context.get('/api/admin/users', { headers }),
    context.patch(`/api/admin/users/${id}`, { data: { role: 'admin' }, headers }),
    context.patch(`/api/admin/users/${id}`, { data: 'x', headers }),
    context.post(`/api/admin/users/${id}/suspend`, { headers }),
    context.post(`/api/admin/users/${id}/restore`, { headers }),
  ];
  for (const call of calls(visitor)) expect(await codeOf(await call)).toEqual([401, 'unauthorized']);
  for (const call of calls(request)) expect(await codeOf(await call)).toEqual([403, 'forbidden']);
  const [read, ...writes] = calls(request, { origin: 'https://evil.test' });
  expect((await read)?.status()).toBe(403);
  for (const call of writes) expect(await codeOf(await call)).toEqual([403, 'foreign_origin']);
  expect(await query(`SELECT role FROM users WHERE id = $1`, [id])).toEqual([{ role: 'commercial_seller' }]);
  await visitor.dispose();
});
