import type { Page } from '@playwright/test';
import { makeAccount } from './support/account';
import { query } from './support/database';
import { signInAs } from './support/sign-in';
import { expect, test } from './support/test';

const unique = () => `${Date.now()}-${Math.random().toString(36).slice(2)}`;

/** An administrator of this test's own, so that no other test holds their cases. */
async function makeAdmin(): Promise<string> {
  const email = await makeAccount();
  await query(`UPDATE users SET role = 'admin' WHERE email = $1`, [email]);
  return email;
}

/**
 * Creates a listing of `seller` with one pending report. With more `minutesAgo` than other tests use, its case is the
 * longest waiting.
 */
async function makeCase(title: string, seller = 'vendedor@corral.test', minutesAgo = 1): Promise<string> {
  const [row] = await query<{ id: string }>(
    `INSERT INTO cattle_listings (id, user_id, title, description, category, breed, age, price, location, expires_at, updated_at)
     SELECT gen_random_uuid(), id, $1, 'Solo WhatsApp, no contesto por acá.', 'ovine', 'Corriedale', 14, 150, 'Durazno, Uruguay', now() + interval '9 days', now() FROM users WHERE email = $2 RETURNING id`,
    [title, seller],
  );
  const id = row?.id ?? '';
  await query(
    `INSERT INTO reports (id, reported_by, listing_id, listing_title, reason, description, created_at)
     SELECT gen_random_uuid(), id, $1, $2, 'misleading', 'Pide una seña por giro', now() - make_interval(mins => $3) FROM users WHERE email = 'comprador@corral.test'`,
    [id, title, minutesAgo],
  );
  return id;
}

const statusOf = async (id: string) =>
  (await query<{ status: string }>('SELECT status FROM reports WHERE listing_id = $1', [id]))[0]?.status;

/** Waits until the case with this title is open and can be decided. */
async function shown(page: Page, title: string) {
  await expect(page.locator('#case-title')).toHaveText(title);
  await expect(
    page.getByRole('region', { name: 'Decisión' }).getByRole('button', { name: 'Desestimar' }),
  ).toBeEnabled();
}

test('a case is on one screen: pictures, text, owner, reports and decisions', async ({ page, signIn, isMobile }) => {
  const title = `Borregas ${unique()}`;
  const id = await makeCase(title);
  await signIn(await makeAdmin());
  await page.goto(`/admin/cases/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('«Solo WhatsApp, no contesto por acá.»')).toBeVisible();
  await expect(page.getByText('«Pide una seña por giro»')).toBeVisible();
  // What the owner wrote has its language; that of a report isn't known.
  await expect(page.locator('#case-title')).toHaveAttribute('lang', 'es');
  await expect(page.getByText('«Pide una seña por giro»')).toHaveAttribute('lang', '');
  if (!isMobile) {
    const row = page.getByRole('list', { name: 'Cola de casos' }).getByRole('listitem').filter({ hasText: title });
    await expect(row.getByText(title)).toHaveAttribute('lang', 'es');
    // Two lines, so that seven and more are in view.
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(72);
  }
  const bar = page.getByRole('region', { name: 'Decisión' });
  for (const name of ['Nota', 'Desestimar', 'Suspender', 'Bajar'])
    await expect(bar.getByRole('button', { name })).toBeInViewport();
  const size = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth - window.innerWidth,
    tall: document.documentElement.scrollHeight - window.innerHeight,
  }));
  expect(size.wide).toBeLessThanOrEqual(0);
  if (isMobile) {
    for (const name of ['Nota', 'Desestimar', 'Suspender', 'Bajar'])
      expect((await bar.getByRole('button', { name }).boundingBox())?.height).toBeGreaterThanOrEqual(56);
  } else expect(size.tall).toBeLessThanOrEqual(0);

  await bar.getByRole('button', { name: 'Nota' }).click();
  await page.getByRole('textbox', { name: /Nota/ }).fill('Llamé al dueño de la foto');
  await page.getByRole('button', { name: 'Guardar nota' }).click();
  await expect(page.getByText('Llamé al dueño de la foto')).toBeVisible();
});

test('a decision is undone within ten seconds, and the owner is never notified', async ({ page, signIn, isMobile }) => {
  const title = `Borregas ${unique()}`;
  const seller = await makeAccount();
  const id = await makeCase(title, seller);
  await signIn(await makeAdmin());
  await page.goto(`/admin/cases/${id}`);
  await shown(page, title);
  await page.getByRole('region', { name: 'Decisión' }).getByRole('button', { name: 'Bajar' }).click();
  if (isMobile) await page.getByRole('dialog').getByRole('button', { name: 'Bajar' }).click();
  await expect(page.getByText('Anuncio retirado')).toBeVisible();
  // What says so is above the bar, with the answer in it.
  const [toast, bar] = await Promise.all([
    page.locator('[role="status"]:has([data-undo])', { hasText: 'Anuncio retirado' }).boundingBox(),
    page.locator('[data-bottom-bar]:visible').first().boundingBox(),
  ]);
  if (toast && bar) expect(toast.y + toast.height).toBeLessThanOrEqual(bar.y);
  expect(await statusOf(id)).toBe('resolved');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('Decisión deshecha')).toBeVisible();
  expect(await statusOf(id)).toBe('pending');
  expect(await query(`SELECT 1 FROM outbox WHERE mail ->> 'to' = $1`, [seller])).toEqual([]);
  expect((await page.request.get(`/listing/${id}`)).status()).toBe(200);
});

test('two moderators do not decide the same case', { tag: '@any-size' }, async ({ page, signIn, browser, baseURL }) => {
  const title = `Borregas ${unique()}`;
  const id = await makeCase(title);
  await signIn(await makeAdmin());
  await page.goto(`/admin/cases/${id}`);
  await shown(page, title);
  await expect.poll(() => query('SELECT 1 FROM case_claims WHERE case_key = $1', [id])).toHaveLength(1);
  const other = await browser.newContext({ baseURL });
  await signInAs(other, await makeAdmin());
  const colleague = await other.newPage();
  await colleague.goto(`/admin/cases/${id}`);
  await expect(colleague.getByText(/Podés leerlo; lo decide quien lo tiene/)).toBeVisible();
  await expect(
    colleague.getByRole('region', { name: 'Decisión' }).getByRole('button', { name: 'Desestimar' }),
  ).toHaveCount(0);
  await other.close();
});

test('several cases are chosen and dismissed together', { tag: '@any-size' }, async ({ page, signIn }) => {
  const run = unique();
  const titles = [`Lote uno ${run}`, `Lote dos ${run}`];
  const ids: string[] = [];
  for (const title of titles) ids.push(await makeCase(title));
  await signIn(await makeAdmin());
  // The queue's page also claims its first case, which may belong to another test.
  await page.goto(`/admin/cases/${ids[0] ?? ''}`);
  for (const title of titles) await page.getByRole('checkbox', { name: `Elegir «${title}»` }).check();
  const queue = page.getByRole('region', { name: 'Cola de casos' });
  await queue.getByRole('button', { name: 'Desestimar' }).click();
  await expect(page.getByText('2 casos desestimados')).toBeVisible();
  for (const id of ids) expect(await statusOf(id)).toBe('dismissed');
});

test('twelve cases are decided by keyboard alone', { tag: '@any-size' }, async ({ page, signIn }) => {
  const run = unique();
  const titles = Array.from({ length: 12 }, (_, index) => `Caso ${String(index + 1).padStart(2, '0')} ${run}`);
  const ids: string[] = [];
  // Heads the default queue, so that tests which open it claim this case and none of the twelve.
  const decoy = await makeCase(`Muchas denuncias ${run}`);
  await query(
    `INSERT INTO reports (id, listing_id, listing_title, reason) SELECT gen_random_uuid(), $1, 'Muchas denuncias', 'spam' FROM generate_series(1, 60)`,
    [decoy],
  );
  // Older than every other case, so these are the first twelve of the queue sorted by age.
  for (const [index, title] of titles.entries())
    ids.push(await makeCase(title, 'vendedor@corral.test', 60 * 24 * 3650 - index));
  await signIn(await makeAdmin());
  await page.goto(`/admin/cases/${ids[0] ?? ''}?sort=oldest`);
  await shown(page, titles[0] ?? '');
  await page.keyboard.press('j');
  await shown(page, titles[1] ?? '');
  await page.keyboard.press('k');
  for (const [index, title] of titles.entries()) {
    await shown(page, title);
    await page.keyboard.press(index % 3 === 0 ? 'b' : 'd');
  }
  // Decisions are saved behind the next case.
  await expect.poll(async () => (await Promise.all(ids.map(statusOf))).filter((one) => one === 'pending')).toEqual([]);
  const statuses = await Promise.all(ids.map(statusOf));
  expect(statuses.filter((status) => status === 'resolved')).toHaveLength(4);
  expect(statuses.filter((status) => status === 'dismissed')).toHaveLength(8);
  await query(`DELETE FROM reports WHERE listing_id = $1`, [decoy]);
});

test(
  'twenty cases are decided by keyboard in a row, each as it is shown',
  { tag: '@any-size' },
  async ({ page, signIn }) => {
    const run = unique();
    const titles = Array.from({ length: 20 }, (_, index) => `Fila ${String(index + 1).padStart(2, '0')} ${run}`);
    const ids: string[] = [];
    // Older than every other case, those of other tests too.
    for (const [index, title] of titles.entries())
      ids.push(await makeCase(title, 'vendedor@corral.test', 60 * 24 * 7300 - index));
    await signIn(await makeAdmin());
    await page.goto(`/admin/cases/${ids[0] ?? ''}?sort=oldest`);
    await shown(page, titles[0] ?? '');
    const start = Date.now();
    for (const [index, title] of titles.entries()) {
      await shown(page, title);
      await page.keyboard.press(index % 2 === 0 ? 'b' : 'd');
    }
    await expect
      .poll(async () => (await Promise.all(ids.map(statusOf))).filter((one) => one === 'pending'))
      .toEqual([]);
    const figures = { seconds: (Date.now() - start) / 1000 };
    test.info().annotations.push({ type: '20 cases by keyboard', description: JSON.stringify(figures) });
    expect(figures.seconds).toBeLessThanOrEqual(20);
    for (const [index, id] of ids.entries())
      expect(await statusOf(id)).toBe(index % 2 === 0 ? 'resolved' : 'dismissed');
  },
);

test(
  'an owner appeals once from the dashboard, and the workbench grants it',
  { tag: '@any-size' },
  async ({ page, signIn }) => {
    const title = `Borregas ${unique()}`;
    const seller = await makeAccount();
    const id = await makeCase(title, seller);
    const author = await makeAdmin();
    await query(
      `WITH decision AS (
       INSERT INTO case_decisions (id, listing_id, title, owner_id, action, answer, changed_listing, decided_by)
       SELECT gen_random_uuid(), id, title, user_id, 'taken_down', 'price', true, (SELECT id FROM users WHERE email = $2)
       FROM cattle_listings WHERE id = $1 RETURNING id
     )
     UPDATE reports SET status = 'resolved', reviewed_at = now(), decision_id = (SELECT id FROM decision) WHERE listing_id = $1`,
      [id, author],
    );
    await query(`UPDATE cattle_listings SET is_active = false, taken_down_at = now() WHERE id = $1`, [id]);
    await signIn(seller);
    await page.goto('/dashboard');
    await page.getByRole('link', { name: `Qué hacer con «${title}»` }).click();
    await expect(page.getByText('El precio o los datos no coinciden con lo que se vende.')).toBeVisible();
    await page.getByRole('button', { name: 'Enviar apelación' }).click();
    const field = page.getByRole('textbox', { name: /Contanos qué corregiste/ });
    await expect(page.getByRole('link', { name: 'Corregir el anuncio' })).toHaveAttribute(
      'href',
      `/edit-listing/${id}`,
    );
    await expect(field).toBeFocused();
    await field.fill('El precio es por el lote entero');
    await page.getByRole('button', { name: 'Enviar apelación' }).click();
    await expect(page.getByText(/Tu apelación está en revisión/)).toBeVisible();
    await expect(field).toHaveCount(0);

    // Who took it down doesn't decide about it: a colleague does.
    await signIn(author);
    await page.goto(`/admin/cases/${id}?filter=appeals`);
    await expect(page.getByText(/La decisión fue tuya/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Volver a publicar' })).toHaveCount(0);
    await signIn(await makeAdmin());
    await page.goto(`/admin/cases/${id}?filter=appeals`);
    await expect(page.getByText('«El precio es por el lote entero»')).toBeVisible();
    await page.getByRole('region', { name: 'Decisión' }).getByRole('button', { name: 'Volver a publicar' }).click();
    await expect(page.getByText('Anuncio publicado de nuevo')).toBeVisible();
    expect((await page.request.get(`/listing/${id}`)).status()).toBe(200);
  },
);
