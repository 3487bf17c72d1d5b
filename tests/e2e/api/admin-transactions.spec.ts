import { expect, test, type APIRequestContext } from '@playwright/test';
import { confirmEmail } from '../support/account';
import { query } from '../support/database';

const unique = () => `${Date.now()}-${Math.random().toString(36).slice(2)}`;

async function register(request: APIRequestContext, role = 'user'): Promise<void> {
  const email = `payments-${unique()}@corral.test`;
  expect(
    (
      await request.post('/api/register', {
        data: { email, firstName: 'Rosa', lastName: 'Luna', password: 'secret-1' },
      })
    ).status(),
  ).toBe(201);
  await confirmEmail(email);
  await query(`UPDATE users SET role = $2::role WHERE email = $1`, [email, role]);
}

async function owe(description: string, rows = 1): Promise<string> {
  const [row] = await query<{ id: string }>(
    `INSERT INTO transactions (id, type, amount, description, user_name, updated_at)
     SELECT gen_random_uuid(), 'highlight_month', 15, $1, 'Próspera Ausente', now() FROM generate_series(1, $2) RETURNING id`,
    [description, rows],
  );
  return row?.id ?? '';
}

const codeOf = async (answer: { status: () => number; json: () => Promise<unknown> }) => [
  answer.status(),
  ((await answer.json()) as { code?: string }).code,
];

test('transactions are listed, moved and summed by administrators', async ({ request }) => {
  await register(request, 'admin');
  const description = `Lote ${unique()}`;
  const id = await owe(description);
  expect(
    await (
      await request.get(`/api/admin/transactions?search=${description}&type=highlight_month&status=pending`)
    ).json(),
  ).toEqual({
    total: 1,
    page: 1,
    totalPages: 1,
    items: [
      {
        id,
        type: 'highlight_month',
        status: 'pending',
        amount: '15.00',
        currency: 'USD',
        description,
        paymentMethod: null,
        transactionId: null,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
        listing: null,
        bannerAdId: null,
        user: { id: null, name: 'Próspera Ausente', email: null },
      },
    ],
  });

  const url = `/api/admin/transactions/${id}`;
  for (const status of ['paid', '', null, 'completed'])
    expect(await codeOf(await request.patch(url, { data: { status } }))).toEqual([400, 'invalid_input']);
  for (const status of ['pending', 'refunded'])
    expect(await codeOf(await request.put(url, { data: { status } }))).toEqual([409, 'conflict']);
  const completed = await request.put(url, {
    data: { status: 'completed', paymentMethod: 'Depósito', transactionId: 'R-1' },
  });
  expect(await completed.json()).toMatchObject({
    id,
    status: 'completed',
    paymentMethod: 'Depósito',
    transactionId: 'R-1',
  });
  for (const status of ['pending', 'failed', 'completed'])
    expect(await codeOf(await request.patch(url, { data: { status, paymentMethod: 'Depósito' } }))).toEqual([
      409,
      'conflict',
    ]);
  expect(await (await request.patch(url, { data: { status: 'refunded' } })).json()).toMatchObject({
    status: 'refunded',
    transactionId: 'R-1',
  });
  for (const nobody of ['x', '00000000-0000-7000-8000-000000000000']) {
    expect(
      await codeOf(await request.patch(`/api/admin/transactions/${nobody}`, { data: { status: 'failed' } })),
    ).toEqual([404, 'not_found']);
  }

  const { totals } = (await (await request.get('/api/admin/transactions/totals')).json()) as {
    totals: { month: string; type: string; refunded: string }[];
  };
  const current = totals.find(
    ({ month, type }) => month === new Date().toISOString().slice(0, 7) && type === 'highlight_month',
  );
  expect(Number(current?.refunded)).toBeGreaterThanOrEqual(15);
});

test('the export is a file of everything that matches', async ({ request }) => {
  await register(request, 'admin');
  const description = `=Lote, "${unique()}"`;
  await owe(description, 2100);
  const answer = await request.get(`/api/admin/transactions/export.csv?search=${encodeURIComponent(description)}`);
  expect(answer.headers()).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.headers()['content-disposition']).toMatch(
    /^attachment; filename="corral-transactions-[\d-]{10}\.csv"$/,
  );
  const lines = (await answer.text()).trimEnd().split('\r\n');
  expect(lines).toHaveLength(2101);
  expect(new Set(lines).size).toBe(2101);
  expect(lines[0]?.startsWith('\uFEFFid,')).toBe(true);
  expect(lines[1]).toContain(`,"'${description.replaceAll('"', '""')}",,Próspera Ausente,`);
});

test('everybody else is refused, whatever they send', async ({ request, playwright, baseURL }) => {
  const visitor = await playwright.request.newContext({ baseURL });
  await register(request, 'commercial_seller');
  const id = await owe(`Lote ${unique()}`);
  const calls = (context: APIRequestContext) => [
    context.get('/api/admin/transactions'),
    context.get('/api/admin/transactions/totals'),
    context.get('/api/admin/transactions/export.csv'),
    context.patch(`/api/admin/transactions/${id}`, { data: { status: 'completed' } }),
    context.put(`/api/admin/transactions/${id}`, { data: 'x' }),
  ];
  for (const call of calls(visitor)) expect(await codeOf(await call)).toEqual([401, 'unauthorized']);
  for (const call of calls(request)) expect(await codeOf(await call)).toEqual([403, 'forbidden']);
  const foreign = await request.patch(`/api/admin/transactions/${id}`, {
    data: { status: 'completed' },
    headers: { origin: 'https://evil.test' },
  });
  expect(await codeOf(foreign)).toEqual([403, 'foreign_origin']);
  expect(await query(`SELECT status FROM transactions WHERE id = $1`, [id])).toEqual([{ status: 'pending' }]);
  await visitor.dispose();
});
