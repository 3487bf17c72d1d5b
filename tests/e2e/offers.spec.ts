import type { Locator } from '@playwright/test';
import { makeAccount } from './support/account';
import { query } from './support/database';
import { signInAs } from './support/sign-in';
import { expect, test } from './support/test';

/** Copies a lot on sale for a new seller: 40 steers of 342 kg at US$ 3.15 a kilo, which are sold in any number. */
async function makeLot(seller: string, title: string): Promise<string> {
  const [row] = await query<{ id: string }>(
    `INSERT INTO cattle_listings (id, user_id, title, category, breed, age, weight, price, location, expires_at, updated_at,
       head_count, sell_mode, price_amount, price_basis, price_currency)
     SELECT uuidv7(), u.id, $2, 'bovine', 'Gelbvieh', 24, 342, 1077.3, 'Durazno, Uruguay', now() + interval '30 days', now(),
       40, 'any_number', 3.15, 'live_kg', 'USD'
     FROM users u WHERE u.email = $1 RETURNING id`,
    [seller, title],
  );
  if (!row) throw new Error(`There is no account ${seller}.`);
  return row.id;
}

test.describe('an offer', () => {
  test('a visitor is led to sign in, and back to the form', { tag: '@any-size' }, async ({ page }) => {
    const id = await makeLot(await makeAccount(), `40 novillos de visita ${Date.now()}`);
    await page.goto(`/listing/${id}`);
    await page.locator('#contact').getByRole('link', { name: 'Hacer una oferta' }).click();
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(`/offers/new?listing=${id}`)}`);
  });

  test('two people agree: an offer, a counter-offer, and its acceptance', async ({ page, signIn }) => {
    // Slow: two users, and a development server has to compile the pages first.
    const [seller, buyer] = [await makeAccount(), await makeAccount()];
    const title = `40 novillos Limousin ${Date.now()}`;
    const id = await makeLot(seller, title);

    await signIn(buyer);
    await page.goto(`/listing/${id}`);
    await page.locator('#contact').getByRole('link', { name: 'Hacer una oferta' }).click();
    await expect(page.getByRole('heading', { name: 'Hacer una oferta' })).toBeVisible();
    const price = page.getByRole('textbox', { name: /^Tu precio/ });
    await expect(price).toHaveValue('3,15');
    await price.fill('1,05');
    await page.getByRole('button', { name: /^Ofrecer/ }).click();
    // Far below the asked price: asked once, in place.
    await expect(page.getByRole('button', { name: /^Sí, ofrecer US\$\s14\.364$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Corregir' }).click();
    await price.fill('3,05');
    await expect(page.getByText(/40 × 342\skg × US\$\s3,05/)).toBeVisible();
    await expect(page.getByText('3,2 % menos de lo que pide')).toBeVisible();
    await page.getByRole('button', { name: /^Ofrecer US\$\s41\.724$/ }).click();
    await expect(page).toHaveURL(/\/offers\/[0-9a-f-]{36}$/);
    const path = new URL(page.url()).pathname;
    await expect(page.getByRole('article', { name: 'Tu oferta' })).toContainText('US$');
    await expect(page.getByRole('button', { name: 'Retirar' })).toBeVisible();
    await page.goto(`/offers/new?listing=${id}`);
    // One is open: the form leads to it.
    await expect(page).toHaveURL(path);

    await signIn(seller);
    await page.goto('/dashboard');
    await page.getByRole('link', { name: /Te ofrecen/ }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('button', { name: /^Aceptar US\$\s41\.724$/ })).toBeVisible();
    await page.getByText('Contraofertar', { exact: true }).click();
    await page.getByRole('textbox', { name: /^Tu precio/ }).fill('3,10');
    await page.getByRole('button', { name: /^Contraofertar US\$\s42\.408$/ }).click();
    await expect(page.getByRole('article', { name: 'Tu contraoferta' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Ofertas anteriores' }).getByRole('listitem')).toHaveCount(1);

    await signIn(buyer);
    await page.goto('/offers');
    await page.getByRole('region', { name: 'Te toca responder' }).getByRole('link').filter({ hasText: title }).click();
    await expect(page).toHaveURL(path);
    const card = page.getByRole('article');
    await expect(card.locator('s').filter({ hasText: '3,05' })).toBeVisible();
    await page.getByRole('button', { name: /^Aceptar US\$\s42\.408$/ }).click();
    const deal = page.getByRole('link', { name: /^Ver el trato/ });
    await expect(deal).toHaveAttribute('href', /^\/deals\/\d+$/);
    // The way on is where the button was, and nothing lies above it.
    await expect(deal).toBeFocused();
    await expect(deal).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    await expect
      .poll(() => query('SELECT 1 FROM cattle_listings WHERE id = $1 AND heads_reserved = 40', [id]))
      .toHaveLength(1);
  });

  test('an open page says that the other side has answered, and shows it when asked to', async ({
    page,
    browser,
    baseURL,
    signIn,
  }) => {
    const [seller, buyer] = [await makeAccount(), await makeAccount()];
    const id = await makeLot(seller, `40 novillos de dos a la vez ${Date.now()}`);
    await signIn(buyer);
    await page.goto(`/offers/new?listing=${id}`);
    await page.getByRole('textbox', { name: /^Tu precio/ }).fill('3,05');
    await page.getByRole('button', { name: /^Ofrecer US\$\s41\.724$/ }).click();
    await expect(page).toHaveURL(/\/offers\/[0-9a-f-]{36}$/);

    const other = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
    await signInAs(other, seller);
    const theirs = await other.newPage();
    await theirs.goto(new URL(page.url()).pathname);
    await theirs.getByRole('button', { name: /^Aceptar US\$\s41\.724$/ }).click();
    await expect(theirs.getByRole('link', { name: /^Ver el trato/ })).toBeVisible();
    await other.close();

    const news = page.getByRole('status').filter({ hasText: 'Hay novedades en esta página' });
    await expect(news).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retirar' })).toBeVisible();
    await news.getByRole('button', { name: 'Mostrar' }).click();
    await expect(page.getByRole('link', { name: /^Ver el trato/ })).toBeVisible();
    await expect(news).toBeHidden();
  });

  test('an offer takes four taps from a listing, a counter-offer three from the mail’s link', async ({
    page,
    signIn,
  }) => {
    // Slow: two users, and a development server has to compile the pages first.
    const [seller, buyer] = [await makeAccount(), await makeAccount()];
    const id = await makeLot(seller, `40 novillos en pocos toques ${Date.now()}`);
    let taps = 0;
    const tap = async (what: Locator) => {
      taps += 1;
      await what.click();
    };
    const price = page.getByRole('textbox', { name: /^Tu precio/ });

    await signIn(buyer);
    await page.goto(`/listing/${id}`);
    await tap(page.locator('#contact').getByRole('link', { name: 'Hacer una oferta' }));
    await tap(price);
    await price.fill('3,05');
    await tap(page.getByRole('button', { name: /^Ofrecer US\$/ }));
    await expect(page).toHaveURL(/\/offers\/[0-9a-f-]{36}$/);
    expect(taps).toBeLessThanOrEqual(4);

    // Where the mail's link leads.
    const path = new URL(page.url()).pathname;
    await signIn(seller);
    await page.goto(path);
    taps = 0;
    await tap(page.getByText('Contraofertar', { exact: true }));
    await tap(price);
    await price.fill('3,10');
    await tap(page.getByRole('button', { name: /^Contraofertar US\$/ }));
    await expect(page.getByRole('article', { name: 'Tu contraoferta' })).toBeVisible();
    expect(taps).toBeLessThanOrEqual(3);
  });

  test('an offer is answered without scripts', { tag: '@any-size' }, async ({ browser, baseURL, context, signIn }) => {
    const [seller, buyer] = [await makeAccount(), await makeAccount()];
    const id = await makeLot(seller, `40 novillos sin nada ${Date.now()}`);
    const [negotiation] = await query<{ id: string }>(
      `INSERT INTO negotiations (id, listing_id, buyer_id, seller_id, status, updated_at)
       SELECT uuidv7(), l.id, b.id, l.user_id, 'open', now() FROM cattle_listings l, users b
       WHERE l.id = $1 AND b.email = $2 RETURNING id`,
      [id, buyer],
    );
    const terms = {
      ...{ heads: 20, amount: '3.05', basis: 'live_kg', currency: 'USD', kg: 342, class: null, weightMethod: null },
      ...{ curfewHours: null, shrinkPercent: null, dressingPercent: null, payment: null, buyerCommission: null },
      ...{ deliverFrom: null, deliverTo: null, freightPayer: null, cutPercent: null, tolerancePercent: null },
      ...{ slide: null, note: null },
    };
    await query(
      `INSERT INTO offers (id, negotiation_id, side, terms, status, expires_at)
       VALUES (uuidv7(), $1, 'buyer', $2, 'open', now() + interval '1 day')`,
      [negotiation?.id, JSON.stringify(terms)],
    );
    // From the link of a mail.
    const signedOut = await context.newPage();
    await signedOut.goto(`/offers/${negotiation?.id}`);
    await expect(signedOut.getByText('Entrá para ver la oferta y responderla')).toBeVisible();
    await signedOut.close();
    await signIn(seller);
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await context.storageState(),
      ...(baseURL ? { baseURL } : {}),
    });
    const page = await plain.newPage();
    await page.goto(`/offers/${negotiation?.id}`);
    await page.getByRole('button', { name: 'Rechazar' }).click();
    await expect(page.getByText('Rechazaste esta oferta.')).toBeVisible();
    await plain.close();
  });
});
