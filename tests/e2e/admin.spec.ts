import { randomUUID } from 'node:crypto';
import { query } from './support/database';
import { expect, test } from './support/test';

const ADMIN = 'admin@corral.test';

test(
  'today has what waits, and below it the four numbers with their charts and the onboarding funnel',
  { tag: '@any-size' },
  async ({ page, signIn }) => {
    const visitor = randomUUID();
    await query(
      `INSERT INTO analytics_events (id, name, flow, step, visitor_id)
     SELECT gen_random_uuid(), name, 'guide', step, $1 FROM (VALUES ('onboarding_started', NULL), ('onboarding_step_completed', 1), ('onboarding_skipped', 2)) AS e (name, step)`,
      [visitor],
    );
    await signIn(ADMIN);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Hoy' })).toBeVisible();
    await page.getByText('Cifras del sitio').click();
    for (const name of ['Usuarios', 'Anuncios', 'Denuncias pendientes', 'Transacciones pendientes'])
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    for (const name of [
      /Cuentas nuevas por día, del/,
      /Anuncios nuevos por día, del/,
      /Denuncias recibidas por día, del/,
      /Transacciones registradas por día, del/,
    ]) {
      await expect(page.getByRole('img', { name })).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: 'Guía de cuentas nuevas' })).toBeVisible();
    await expect(page.getByText('Paso 6')).toBeVisible();
    const queue = page.getByRole('table', { name: 'Qué espera una decisión' });
    await queue.getByRole('link', { name: /casos? por decidir/ }).click();
    await expect(page).toHaveURL('/admin/cases?sort=oldest');
    await expect(page.getByRole('heading', { level: 1, name: /^Casos/ })).toBeVisible();
  },
);

test('five groups lead to every page of administration', async ({ page, signIn, isMobile }) => {
  await signIn(ADMIN);
  await page.goto('/admin');
  const groups = page.getByRole('navigation', { name: 'Administración' });
  await groups.getByRole('link', { name: /^Dinero/ }).click();
  await expect(page).toHaveURL('/admin/transactions');
  const pages = isMobile ? page.getByRole('navigation', { name: 'Dinero' }) : groups;
  await pages.getByRole('link', { name: 'Publicidad', exact: true }).click();
  await expect(page).toHaveURL('/admin/banner-ads');
  await expect(pages.locator('[aria-current="page"]')).toHaveText('Publicidad');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

test(
  'the log describes operations in words, finds them by person and action, and sorts',
  { tag: '@any-size' },
  async ({ page, signIn }) => {
    const target = randomUUID();
    await query(
      `INSERT INTO audit_log (id, actor_id, action, target_type, target_id, before, after)
     SELECT gen_random_uuid(), id, action, 'transaction', $2, before::jsonb, after::jsonb
     FROM users, (VALUES ('transaction.completed', '{"status":"pending","paymentMethod":null}', '{"status":"completed","paymentMethod":"Efectivo"}')) AS a (action, before, after) WHERE email = $1`,
      [ADMIN, target],
    );
    await signIn(ADMIN);
    await page.goto('/admin/audit');
    await page.getByRole('searchbox', { name: 'Nombre o correo del administrador, o id' }).fill(target);
    await page.getByRole('combobox', { name: 'Acción: todas' }).selectOption('transaction.completed');
    await page.getByRole('button', { name: 'Buscar', exact: true }).last().click();
    const row = page.getByRole('row').filter({ hasText: 'Marcó una transacción como cobrada' });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('Ana Bermúdez');
    await expect(row).toContainText(/Estado:\s*Antes pendiente\s*Después cobrada/);
    await expect(row).toContainText(/Forma de pago:\s*Antes vacío\s*Después Efectivo/);
    await expect(row.getByRole('link')).toHaveAttribute('href', `/admin/transactions?search=${target}`);

    await page.goto('/en/admin/audit?search=nobody@corral.test');
    await expect(page.getByRole('heading', { name: 'Nothing matches the search' })).toBeVisible();
  },
);
