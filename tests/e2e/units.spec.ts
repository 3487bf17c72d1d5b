import type { Page } from '@playwright/test';
import { query } from './support/database';
import { expect, test } from './support/test';

/** A lot on sale by the kilogram, in US dollars, of which any number of head is sold. */
async function lotId(): Promise<string> {
  const [row] = await query<{ id: string }>(
    `SELECT id FROM cattle_listings WHERE is_active AND price_basis = 'live_kg' AND price_currency = 'USD' AND sell_mode = 'any_number'
     AND head_count >= 20 AND buyer_commission IS NULL ORDER BY created_at, id LIMIT 1`,
  );
  if (!row) throw new Error('No such lot');
  return row.id;
}

/** Adds up how far things move by themselves on each page that is opened from now on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

test('pounds and a currency, once chosen, hold on every page and move nothing', async ({ page }) => {
  const shifted = await watchShifts(page);
  await page.goto(`/listing/${await lotId()}`);
  const glance = page.locator('main .units');
  const weight = page.locator('main .lot-glance data').first();
  await expect(weight).toHaveText(/^\d+\skg$/);

  await glance.getByRole('radio', { name: 'lb' }).check({ force: true });
  await expect(weight).toHaveText(/^\d+\slb$/);
  await expect(page.locator('footer').getByRole('radio', { name: 'lb' })).toBeChecked();
  await glance.getByRole('combobox', { name: 'Mi moneda' }).selectOption('BRL');
  await expect(page.locator('main .lot-price').first()).toHaveText(/^≈\sR\$\s/);
  await glance.getByRole('radio', { name: 'kg' }).check({ force: true });
  await glance.getByRole('radio', { name: 'lb' }).check({ force: true });

  await page.goto('/?category=bovine&sort=price_kg_asc');
  const card = page.locator('.card').first();
  await expect(card.locator('.card-price')).toHaveText(/^≈\sR\$\s|^R\$\s/);
  await expect(card.locator('.card-line')).toHaveText(/\slb/);
  expect(await shifted()).toBeLessThan(0.02);

  // As asked again, to the letter.
  await page.locator('footer').getByRole('radio', { name: 'Como se pide' }).check({ force: true });
  await page.locator('footer').getByRole('radio', { name: 'kg' }).check({ force: true });
  await expect(card.locator('.card-line')).toHaveText(/\skg/);
  await expect(card.locator('.card-price')).not.toHaveText(/≈/);
  expect(await page.evaluate(() => [localStorage.getItem('weight'), localStorage.getItem('money')])).toEqual([
    'kg',
    'asked',
  ]);
});

test('a visitor computes what a number of head costs, which the next lot remembers', async ({ page }) => {
  await page.goto(`/listing/${await lotId()}`);
  const box = page.getByLabel('¿Cuántas cabezas?');
  const all = Number(await box.inputValue());
  await page.getByRole('button', { name: 'Una menos' }).click();
  await expect(box).toHaveValue(String(all - 1));
  await box.fill('15');
  await box.blur();
  const [row] = await query<{ total: string }>(
    `SELECT round((price_amount * weight * (1 - coalesce(shrink_percent, 0) / 100) * 15)::numeric)::text AS total FROM cattle_listings WHERE id = $1`,
    [await lotId()],
  );
  const total = Number(row?.total).toLocaleString('es-UY', { useGrouping: true });
  await expect(page.locator('.lot-heads .sum')).toContainText(total);
  await page.reload();
  await expect(box).toHaveValue('15');
});
