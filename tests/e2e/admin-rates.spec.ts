import { query } from './support/database';
import { openRow } from './support/open-row';
import { expect, test } from './support/test';

/** Nothing of the demonstration is sold in these currencies; both sizes of screen run at once. */
const CURRENCIES = { phone: ['PEN', 'sol'], wide: ['EUR', 'euro'] } as const;
const JUMPED = { phone: ['GBP', 'libra'], wide: ['AUD', 'dólar australiano'] } as const;

const rateOf = async (currency: string) =>
  (
    await query<{ rate: number; note: string | null }>(
      `SELECT per_usd::float8 AS rate, note FROM fx_now WHERE currency = $1`,
      [currency],
    )
  )[0];

test('an administrator enters a rate of their own, and confirms one that jumps', async ({ page, signIn, isMobile }) => {
  const [currency, name] = CURRENCIES[isMobile ? 'phone' : 'wide'];
  await signIn('admin@corral.test');
  await page.goto('/admin/rates');
  await openRow(page, currency);
  await page.getByRole('button', { name: new RegExp(`^Cambiar: .*${name}`, 'i') }).click();
  const dialog = page.getByRole('dialog');
  const rate = dialog.getByRole('textbox', { name: `${currency} por dólar` });
  const before = (await rateOf(currency))?.rate ?? 0;
  await rate.fill((before * 2).toFixed(2).replace('.', ','));
  await dialog.getByRole('textbox', { name: /Qué tipo de cambio es/ }).fill('prueba');
  await dialog.getByRole('checkbox', { name: /Es correcto/ }).check();
  await dialog.getByRole('button', { name: 'Guardar tipo de cambio' }).click();
  await expect(page.getByText(`Tipo de cambio guardado: ${currency}`)).toBeVisible();
  await openRow(page, currency);
  await expect(page.getByText('cargado a mano · prueba')).toBeVisible();
  const stored = await rateOf(currency);
  expect(stored?.note).toBe('prueba');
  expect(stored?.rate).toBeCloseTo(before * 2, 1);
  await query(`DELETE FROM fx_rates WHERE currency = $1 AND source = 'manual'`, [currency]);
});

test('a fetched rate that jumped waits until an administrator accepts it', async ({ page, signIn, isMobile }) => {
  const [currency, name] = JUMPED[isMobile ? 'phone' : 'wide'];
  await query(
    `INSERT INTO fx_rates (currency, day, per_usd, source, status) SELECT currency, current_date, per_usd * 1.4, 'fetched', 'pending'
     FROM fx_now WHERE currency = $1 ON CONFLICT (currency, day, source) DO UPDATE SET per_usd = excluded.per_usd, status = 'pending'`,
    [currency],
  );
  await signIn('admin@corral.test');
  await page.goto('/admin/rates');
  await openRow(page, currency);
  await page.getByRole('button', { name: new RegExp(`^Decidir: .*${name}`, 'i') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('+40 %');
  await dialog.getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByText(`Tipo de cambio aceptado: ${currency}`)).toBeVisible();
  const status = await query(`SELECT status FROM fx_rates WHERE currency = $1 AND source = 'fetched'`, [currency]);
  expect(status).toEqual([{ status: 'accepted' }]);
  await query(`DELETE FROM fx_rates WHERE currency = $1 AND source = 'fetched'`, [currency]);
});
