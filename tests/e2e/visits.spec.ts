import { makeAccount } from './support/account';
import { query } from './support/database';
import { expect, test } from './support/test';

/** Puts forty steers on sale for a seller. */
async function makeLot(seller: string, title: string): Promise<string> {
  const [row] = await query<{ id: string }>(
    `INSERT INTO cattle_listings (id, user_id, title, category, breed, age, weight, price, location, expires_at, updated_at)
     SELECT uuidv7(), u.id, $2, 'bovine', 'Gelbvieh', 24, 342, 1077.3, 'Durazno, Uruguay', now() + interval '30 days', now()
     FROM users u WHERE u.email = $1 RETURNING id`,
    [seller, title],
  );
  if (!row) throw new Error(`There is no account ${seller}.`);
  return row.id;
}

/** A day ahead, as a date field takes it. */
const ahead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test.describe('a visit', () => {
  test('is asked for from a listing, and agreed on in a slot of the other side', async ({ page, signIn }) => {
    // Slow: two users, and a development server has to compile the pages first.
    const [seller, buyer] = [await makeAccount(), await makeAccount()];
    const id = await makeLot(seller, `40 novillos para ver ${Date.now()}`);

    await signIn(buyer);
    await page.goto(`/listing/${id}`);
    await page.getByRole('link', { name: 'Pedir una visita' }).click();
    await expect(page.getByRole('heading', { name: 'Pedir una visita' })).toBeVisible();
    await page.getByRole('button', { name: 'Pedir la visita' }).click();
    await expect(page.getByText('Elegí al menos un día')).toBeVisible();
    await page.getByLabel('Día del horario 1').fill(ahead(3));
    await page.getByRole('button', { name: 'Agregar otro horario' }).click();
    await page.getByLabel('Día del horario 2').fill(ahead(4));
    await page.getByLabel('Momento del horario 2').selectOption('time');
    await page.getByLabel('Hora del horario 2').fill('09:30');
    await page.getByRole('button', { name: 'Pedir la visita' }).click();
    await expect(page).toHaveURL(/\/visits\/[0-9a-f-]{36}$/);
    const path = new URL(page.url()).pathname;
    await expect(page.getByRole('article', { name: 'Pediste una visita' })).toContainText('09:30');
    await page.goto(`/visits/new?listing=${id}`);
    // One is ahead: the form leads to it.
    await expect(page).toHaveURL(path);

    await signIn(seller);
    await page.goto('/dashboard');
    await page.getByRole('link', { name: /Elegí cuándo viene/ }).click();
    await expect(page).toHaveURL(path);
    await page.getByRole('button', { name: /^Elegir .*09:30$/ }).click();
    await expect(page.getByRole('article', { name: 'Visita acordada' })).toContainText('09:30');
    await expect(page.getByRole('link', { name: 'Agregar al calendario' })).toBeVisible();
  });

  test('is declined without scripts', { tag: '@any-size' }, async ({ browser, baseURL, context, signIn }) => {
    const [seller, buyer] = [await makeAccount(), await makeAccount()];
    const id = await makeLot(seller, `40 novillos sin nada ${Date.now()}`);
    const [visit] = await query<{ id: string }>(
      `INSERT INTO visits (id, listing_id, buyer_id, seller_id, visitor, slots, proposed_by, ends_at, updated_at)
       SELECT uuidv7(), l.id, b.id, l.user_id, 'self', $3, 'buyer', now() + interval '4 days', now()
       FROM cattle_listings l, users b WHERE l.id = $1 AND b.email = $2 RETURNING id`,
      [id, buyer, JSON.stringify([{ day: ahead(3), at: 'morning' }])],
    );
    await signIn(seller);
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await context.storageState(),
      ...(baseURL ? { baseURL } : {}),
    });
    const page = await plain.newPage();
    await page.goto(`/visits/${visit?.id}`);
    await page.getByRole('button', { name: 'No puedo recibirla' }).click();
    await expect(page.getByText('Dijiste que no.')).toBeVisible();
    await plain.close();
  });
});
