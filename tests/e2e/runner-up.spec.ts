import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { makeAccount } from './support/account';
import { makeSteerLot } from './support/auction';
import { query } from './support/database';
import { runJobsCommand } from './support/several';
import { expect, test } from './support/test';

/** Creates an account with this first name. */
async function makePerson(name: string): Promise<string> {
  const email = await makeAccount();
  await query('UPDATE users SET first_name = $2 WHERE email = $1', [email, name]);
  return email;
}

async function bid(page: Page, lotId: string, maximum: string): Promise<void> {
  const answer = await page.request.post(`/api/auctions/${lotId}/bids`, {
    data: { maximum, idempotencyKey: randomUUID(), confirmed: true },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('a lot whose winner falls out becomes the deal of its runner-up', { tag: '@phone' }, async ({ page, signIn }) => {
  const [seller, ana, beto] = [await makePerson('Susana'), await makePerson('Ana'), await makePerson('Beto')];
  const title = `20 novillos que siguen ${Date.now()}`;
  const lot = await makeSteerLot(seller, title);
  const asks = page.getByRole('alertdialog');
  const deal = page.getByRole('link', { name: title });
  const next = page.locator('#next');
  await signIn(beto);
  await bid(page, lot, '1400.00');
  await signIn(ana);
  await bid(page, lot, '1600.00');
  await query(`UPDATE auction_lots SET end_time = now() - interval '1 second', version = version + 1 WHERE id = $1`, [
    lot,
  ]);
  expect(await runJobsCommand()).toBe(0);

  // Ana won it, and calls it off.
  await page.goto('/deals');
  await deal.click();
  await page.getByRole('button', { name: 'Cancelar el trato' }).click();
  await expect(asks).toContainText('Cuenta en tu contra');
  await asks.getByRole('button', { name: 'Cancelar el trato' }).click();
  await expect(page.getByText('El trato quedó cancelado').first()).toBeVisible();
  expect(await runJobsCommand()).toBe(0);

  await signIn('admin@corral.test');
  await page.goto('/admin/awards');
  await page.getByRole('button', { name: `Adjudicar «${title}» a Beto` }).click();
  await asks.getByRole('button', { name: 'Adjudicar' }).click();
  await expect(page.getByText(/^Lote adjudicado a Beto/).first()).toBeVisible();
  expect(await runJobsCommand()).toBe(0);

  // Nothing is agreed until Beto says so: his page asks it first, and the seller's waits for him.
  await signIn(seller);
  await page.goto('/deals');
  await deal.first().click();
  await expect(next).toContainText('Falta que Beto Luna diga si toma el lote');
  await expect(page.getByRole('link', { name: /^Constancia/ })).toHaveCount(0);
  await signIn(beto);
  await page.goto('/deals');
  await expect(deal).toContainText('Te toca: contestá si tomás el lote');
  await deal.click();
  await expect(next).toContainText('¿Te interesa el lote?');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  await next.getByRole('button', { name: 'Tomo el lote' }).click();
  await expect(asks).toContainText('Después, si lo cancelás, cuenta en tu contra.');
  await asks.getByRole('button', { name: 'Tomo el lote' }).click();
  await expect(page.getByText('El lote es tuyo: seguí acá los pasos').first()).toBeVisible();
  await expect(next).not.toContainText('¿Te interesa el lote?');
  const own = page.url();

  await signIn(seller);
  await page.goto(own);
  await expect(page.getByText('Tomó el lote').first()).toBeAttached();
  await expect(next).toContainText('Tené los papeles listos');
});
