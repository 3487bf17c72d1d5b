import type { Browser, Page } from '@playwright/test';
import { makeAccount } from './support/account';
import { makeSteerLot } from './support/auction';
import { query } from './support/database';
import { signInAs } from './support/sign-in';
import { expect, test } from './support/test';

/** Opens a page in the browser of a new account. */
async function visitor(browser: Browser, email: string, path: string): Promise<Page> {
  const context = await browser.newContext();
  await context.addInitScript(() => localStorage.setItem('onboarding', 'seen'));
  await signInAs(context, email);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

async function bid(page: Page, amount: string): Promise<void> {
  await page.getByLabel(/Tu máximo|Subí tu máximo/).fill(amount);
  await page.getByTestId('bid-form').getByRole('button', { name: 'Pujar', exact: true }).click();
}

const price = (page: Page) => page.getByTestId('price');
const standing = (page: Page) => page.getByTestId('standing');
const bids = (page: Page) => page.getByTestId('bids').getByRole('listitem');

test('the leader is suspended: the price falls live in the browsers of others', async ({ page, signIn, browser }) => {
  const [seller, ana, beto, admin] = [
    await makeAccount(),
    await makeAccount(),
    await makeAccount(),
    await makeAccount(),
  ];
  await query(`UPDATE users SET role = 'admin' WHERE email = $1`, [admin]);
  const id = await makeSteerLot(seller, '20 novillos con puja anulada');
  await signIn(beto);
  await page.goto(`/auctions/${id}`);
  await bid(page, '1.400');
  await expect(standing(page)).toContainText('Vas ganando');
  const leader = await visitor(browser, ana, `/auctions/${id}`);
  await bid(leader, '1.600');
  await expect(price(page)).toContainText('1.500');
  await expect(standing(page)).toContainText('Te superaron');

  const office = await visitor(browser, admin, '/admin/users');
  const [{ id: userId } = { id: '' }] = await query<{ id: string }>('SELECT id FROM users WHERE email = $1', [ana]);
  const answer = await office.request.post(`/api/admin/users/${userId}/suspend`, { data: { reason: 'Pujas falsas' } });
  expect(answer.status()).toBe(200);
  await expect(price(page)).toContainText('1.000');
  await expect(standing(page)).toContainText('Vas ganando, pero tu máximo quedó a la vista.');
  await expect(standing(page)).toContainText('hasta US$ 1.000');
  await expect(bids(page).filter({ hasText: 'Anulada' })).toHaveCount(1);
  await office.context().close();
  await leader.context().close();
});

test('a seller shuts a bidder out, and takes that back', async ({ page, signIn, browser }) => {
  const [seller, ana] = [await makeAccount(), await makeAccount()];
  const title = `20 vaquillonas ${Date.now()}`;
  const id = await makeSteerLot(seller, title);
  const bidder = await visitor(browser, ana, `/auctions/${id}`);
  await bid(bidder, '1.400');
  await expect(standing(bidder)).toContainText('Vas ganando');

  await signIn(seller);
  await page.goto('/dashboard?tab=lots');
  await page.getByRole('link', { name: `Quién puja: ${title}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quién puja' })).toBeVisible();
  await page.getByRole('button', { name: 'No aceptar sus pujas: R*** L.' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'No aceptar sus pujas' }).click();
  await expect(dialog.getByText('Escribí por qué no aceptás sus pujas')).toBeVisible();
  await expect(dialog.getByLabel('Motivo')).toBeFocused();
  await dialog.getByLabel('Motivo').fill('No retiró la hacienda la última vez');
  await dialog.getByRole('button', { name: 'No aceptar sus pujas' }).click();
  await expect(page.getByRole('button', { name: 'Volver a aceptar a R*** L.' })).toBeVisible();
  await expect(page.getByText('No retiró la hacienda la última vez')).toBeVisible();

  await expect(standing(bidder)).toContainText('Tus pujas quedaron sin efecto');
  await expect(bids(bidder).filter({ hasText: 'Anulada' })).toHaveCount(1);
  await expect(bidder.getByText('Quien vende no acepta tus pujas en sus lotes.')).toBeVisible();
  await expect(bidder.getByLabel(/Tu máximo/)).toHaveCount(0);
  const answer = await bidder.request.post(`/api/auctions/${id}/bids`, { data: { maximum: '1500' } });
  expect(answer.status()).toBe(403);

  await page.getByRole('button', { name: 'Volver a aceptar a R*** L.' }).click();
  await expect(page.getByText('Aceptás las pujas de todos.')).toBeVisible();
  await bidder.reload();
  await bid(bidder, '1.500');
  await expect(standing(bidder)).toContainText('Vas ganando');
  await bidder.context().close();
});

test('the limit is named at the field before a bid is confirmed', async ({ page, signIn }) => {
  const [seller, ana] = [await makeAccount(), await makeAccount()];
  const id = await makeSteerLot(seller, '20 terneros con límite');
  await signIn(ana);
  await page.goto(`/auctions/${id}`);
  await expect(page.getByTestId('bid-form')).toContainText('acá podés llegar a US$ 5.000 por todo el lote');
  await bid(page, '30.000');
  await expect(page.locator('#bid-problem')).toContainText('Pasa de tu límite: acá podés llegar a US$ 5.000');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByLabel(/Tu máximo/)).toHaveValue('30.000');
  await bid(page, '1.500');
  await expect(standing(page)).toContainText('Vas ganando');
  await page.goto('/dashboard?tab=bids');
  await expect(page.getByRole('main')).toContainText('Hoy suman US$ 1.500: te quedan US$ 3.500.');
});
