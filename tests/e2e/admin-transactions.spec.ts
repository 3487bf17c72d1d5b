import { readFile } from 'node:fs/promises';
import { makeAccount } from './support/account';
import { query } from './support/database';
import { expect, test } from './support/test';

test('an administrator notes a payment, refunds a highlight, runs a paid advertisement and exports', async ({
  page,
  signIn,
}) => {
  const [person, admin] = [await makeAccount(), await makeAccount()];
  await query(`UPDATE users SET role = 'admin' WHERE email = $1`, [admin]);
  const title = `Toro ${person.split('@')[0]}`;
  const [listing] = await query<{ id: string }>(
    `INSERT INTO cattle_listings (id, user_id, title, category, breed, age, price, location, is_highlighted, highlight_until, expires_at, updated_at)
     SELECT gen_random_uuid(), id, $2, 'bovine', 'Angus', 30, 4000, 'Salto, Uruguay', true, now() + interval '7 days', now() + interval '9 days', now() FROM users WHERE email = $1 RETURNING id`,
    [person, title],
  );
  await query(
    `INSERT INTO transactions (id, user_id, listing_id, type, amount, description, updated_at)
     SELECT gen_random_uuid(), id, $2, 'highlight_week', 5, $3, now() FROM users WHERE email = $1`,
    [person, listing?.id, title],
  );
  const [ad] = await query<{ id: string }>(
    `INSERT INTO banner_ads (id, requested_by, company_name, contact_email, title, click_url, status, amount, updated_at)
     SELECT gen_random_uuid(), id, 'Semillas del Sur', email, 'Raigrás', 'https://semillas.test', 'pending_approval', 100, now() FROM users WHERE email = $1 RETURNING id`,
    [person],
  );
  await query(
    `INSERT INTO transactions (id, user_id, banner_ad_id, type, amount, description, updated_at)
     SELECT gen_random_uuid(), id, $2, 'banner_ad_request', 100, $3, now() FROM users WHERE email = $1`,
    [person, ad?.id, `Raigrás ${title}`],
  );

  await signIn(admin);
  await page.goto('/admin/transactions');
  await page.getByText('Totales por mes y tipo').click();
  await expect(page.getByRole('region', { name: 'Totales por mes y tipo' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar por descripción, persona, id o comprobante' }).fill(title);
  await page.getByRole('button', { name: 'Buscar', exact: true }).last().click();
  await expect(page.getByText('2 en total')).toBeVisible();

  const row = page.getByRole('row').filter({ hasText: 'Destacado por una semana' });
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: `Gestionar ${title} de Rosa Luna` }).click();
  await dialog.getByLabel('Forma de pago').fill('Depósito');
  await dialog.getByLabel('Comprobante').fill('BROU 4471');
  await dialog.getByRole('button', { name: 'Marcar como cobrada' }).click();
  await expect(page.getByText('Transacción cobrada')).toBeVisible();
  await expect(row).toContainText('Cobrada');

  await page.getByRole('button', { name: `Gestionar ${title} de Rosa Luna` }).click();
  await expect(dialog.getByText('BROU 4471')).toBeVisible();
  await dialog.getByRole('button', { name: 'Reembolsar' }).click();
  await expect(page.getByText('Transacción reembolsada')).toBeVisible();
  await expect(row).toContainText('Reembolsada');
  expect(
    await query(`SELECT is_highlighted, highlight_until FROM cattle_listings WHERE id = $1`, [listing?.id]),
  ).toEqual([{ is_highlighted: false, highlight_until: null }]);

  await page.getByRole('button', { name: `Gestionar Raigrás ${title} de Rosa Luna` }).click();
  await dialog.getByRole('button', { name: 'Marcar como cobrada' }).click();
  await expect(dialog.getByLabel('Forma de pago')).toBeFocused();
  await dialog.getByLabel('Forma de pago').fill('Transferencia');
  await dialog.getByRole('button', { name: 'Marcar como cobrada' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Pedido de publicidad' })).toContainText('Cobrada');
  expect(await query(`SELECT status, payment_status FROM banner_ads WHERE id = $1`, [ad?.id])).toEqual([
    { status: 'active', payment_status: 'paid' },
  ]);
  // Other tests must not see it.
  await query(`DELETE FROM banner_ads WHERE id = $1`, [ad?.id]);

  // A toast under the pointer stays.
  await page.mouse.move(0, 0);
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0, { timeout: 20_000 });
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Exportar CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^corral-transactions-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^\uFEFFid,createdAt,/);
  expect(lines.find((line) => line.includes('BROU 4471'))).toContain(`,highlight_week,refunded,5.00,USD,${title},`);
});
