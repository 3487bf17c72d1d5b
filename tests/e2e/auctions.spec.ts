import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { unfoldAll } from './support/animal-form';
import { makeAccount } from './support/account';
import { openRowMenu } from './support/row-menu';
import { query } from './support/database';
import { signInAs } from './support/sign-in';
import { expect, test } from './support/test';

type Traits = { startsIn?: number; endsIn?: number; price?: number; reserve?: number; basis?: 'lot' | 'live_kg' };

/** Creates a lot of the demo's seller; times are in seconds from now. */
async function makeLot(
  title: string,
  { startsIn = -3600, endsIn = 86_400, price = 1000, reserve, basis = 'lot' }: Traits = {},
): Promise<string> {
  const id = randomUUID();
  await query(
    `INSERT INTO auction_lots (id, user_id, title, category, breed, quantity, average_weight, location, price_basis, starting_price, reserve_price, start_time, end_time, updated_at)
     SELECT $1, id, $2, 'bovine', 'Angus', 20, 170, 'Salto, Uruguay', $7, $3, $4, now() + make_interval(secs => $5), now() + make_interval(secs => $6), now()
     FROM users WHERE email = 'vendedor@corral.test'`,
    [id, title, price, reserve ?? null, startsIn, endsIn, basis],
  );
  return id;
}

/** Opens a page in another user's browser. */
async function visitor(
  browser: Browser,
  path: string,
  email?: string,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext();
  await context.addInitScript(() => localStorage.setItem('onboarding', 'seen'));
  await signInAs(context, email ?? (await makeAccount()));
  const page = await context.newPage();
  await page.goto(path);
  return { context, page };
}

async function bid(page: Page, amount: string): Promise<void> {
  await page.getByLabel(/Tu máximo|Subí tu máximo/).fill(amount);
  await page.getByTestId('bid-form').getByRole('button', { name: 'Pujar', exact: true }).click();
}

const price = (page: Page) => page.getByTestId('price');
const standing = (page: Page) => page.getByTestId('standing');

test('lots are found by state, text and category', { tag: '@any-size' }, async ({ page }) => {
  const word = `Tordillo${Date.now()}`;
  await makeLot(`20 novillos ${word}`);
  await makeLot(`30 novillos ${word}`, { startsIn: 7200 });
  await page.goto('/auctions');
  await expect(page.getByRole('heading', { level: 1, name: 'Remates' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar lotes' }).fill(word);
  await page.getByRole('main').getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page).toHaveURL(`/auctions?search=${word}`);
  const lots = page.getByTestId('lots').getByRole('listitem');
  await expect(lots).toHaveCount(1);
  await expect(lots).toContainText(/Termina en 23.h/);
  await page.getByRole('link', { name: /^Próximos/ }).click();
  await expect(lots).toContainText(`30 novillos ${word}`);
  await expect(lots).toContainText(/Empieza en/);
  await page.getByRole('combobox', { name: 'Categoría' }).selectOption('ovine');
  await expect(page.getByRole('heading', { name: 'Ningún lote con esos filtros' })).toBeVisible();
});

test(
  'two browsers see each other’s bids, and the outbid one is notified',
  { tag: '@any-size' },
  async ({ page, signIn, browser }) => {
    const id = await makeLot('20 novillos en vivo');
    await signIn('comprador@corral.test');
    await page.goto(`/auctions/${id}`);
    const other = await visitor(browser, `/auctions/${id}`);
    await expect(page.getByText('En vivo').first()).toBeVisible();

    await bid(page, '1.500');
    await expect(standing(page)).toContainText('Vas ganando. Tu máximo es US$ 1.500');
    await expect(price(other.page)).toContainText('1.000');
    await expect(other.page.getByTestId('bids').getByRole('listitem')).toHaveCount(1);

    await bid(other.page, '1.600');
    await expect(standing(other.page)).toContainText('Vas ganando');
    await expect(standing(page)).toContainText('Te superaron. Tu máximo era US$ 1.500');
    await expect(price(page)).toContainText('1.600');
    await expect(page.getByText('Te superaron en este lote')).toBeVisible();
    await expect(page.getByTestId('bids').getByRole('listitem').first()).toContainText('Va primero');
    await other.context.close();
  },
);

test(
  'a lot by the kilogram is bid on with what the amount comes to beside it',
  { tag: '@any-size' },
  async ({ page, signIn, browser }) => {
    const title = `20 terneros por kilo ${Date.now()}`;
    const id = await makeLot(title, { basis: 'live_kg', price: 2.9 });
    await signIn('comprador@corral.test');
    await page.goto(`/auctions/${id}`);
    await expect(price(page)).toContainText('2,90');
    await expect(price(page)).toContainText('/kg');
    await expect(page.getByText('US$ 9.860 por el lote').first()).toBeVisible();
    await expect(page.getByTestId('next-bid')).toContainText('Próxima puja desde US$ 2,90 /kg · escalones de US$ 0,01');

    await page.getByLabel('Tu máximo').fill('3,05');
    await expect(page.getByTestId('bid-form')).toContainText('US$ 10.370 por el lote · US$ 518,50 por cabeza');
    await bid(page, '2,94');
    await expect(standing(page)).toContainText('Vas ganando. Tu máximo es US$ 2,94 /kg (US$ 9.996 el lote)');

    // The lot comes to more than a newcomer may bid.
    const rival = await makeAccount();
    await query(`UPDATE users SET verification_status = 'verified' WHERE email = $1`, [rival]);
    const other = await visitor(browser, `/auctions/${id}`, rival);
    await bid(other.page, '2,93');
    await expect(price(page)).toContainText('2,94');
    await expect(page.getByTestId('bids').getByRole('listitem').first()).toContainText('US$ 9.996 el lote');
    await other.context.close();

    await page.goto(`/auctions?search=${encodeURIComponent(title)}`);
    await expect(page.getByTestId('lots').getByRole('listitem')).toContainText('US$ 9.996 el lote');
    await page.goto('/dashboard?tab=bids');
    const row = page.getByRole('listitem').filter({ hasText: title }).first();
    await expect(row).toContainText('tu máximo: US$ 2,94 /kg (US$ 9.996 el lote)');
  },
);

test(
  'a double click is one bid, and one below the minimum keeps what was typed',
  { tag: '@any-size' },
  async ({ page, signIn }) => {
    const id = await makeLot('Doble clic');
    await signIn('comprador@corral.test');
    await page.goto(`/auctions/${id}`);
    const input = page.getByLabel('Tu máximo');
    await input.fill('900');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'La puja mínima ahora es US$ 1.000.' })).toBeVisible();
    await expect(input).toHaveValue('900');
    await input.fill('1500');
    await page.getByTestId('bid-form').getByRole('button', { name: 'Pujar', exact: true }).dblclick();
    await expect(standing(page)).toContainText('Vas ganando');
    expect(await query('SELECT id FROM auction_bids WHERE auction_lot_id = $1', [id])).toHaveLength(1);
  },
);

test('an amount with an extra zero must be confirmed, and a finger must hold the button', async ({
  page,
  signIn,
  isMobile,
}) => {
  const id = await makeLot('Un cero de más');
  await signIn('comprador@corral.test');
  await page.goto(`/auctions/${id}`);
  await bid(page, '15.000');
  const dialog = page.getByRole('alertdialog', { name: '¿Pujar hasta US$\u00a015.000?' });
  await dialog.getByRole('button', { name: 'Corregir' }).click();
  await expect(page.getByLabel('Tu máximo')).toHaveValue('15.000');
  expect(await query('SELECT id FROM auction_bids WHERE auction_lot_id = $1', [id])).toHaveLength(0);
  await bid(page, '15.000');
  await expect(dialog).toContainText('Quince mil dólares');
  if (isMobile) {
    const button = dialog.getByRole('button', { name: 'Mantené apretado para pujar hasta US$\u00a015.000' });
    await button.tap();
    await expect(dialog.getByText('Mantené el dedo en el botón')).toBeVisible();
    expect(await query('SELECT id FROM auction_bids WHERE auction_lot_id = $1', [id])).toHaveLength(0);
    await button.dispatchEvent('pointerdown', { pointerType: 'touch' });
  } else {
    await dialog.getByRole('button', { name: 'Sí, pujar hasta US$\u00a015.000' }).click();
  }
  await expect(standing(page)).toContainText('Tu máximo es US$ 15.000');
});

test('a lot past its end is closing, then sold, without reloading', { tag: '@any-size' }, async ({ page, signIn }) => {
  const id = await makeLot('Se vende ya', { endsIn: 130 });
  await signIn('comprador@corral.test');
  await page.goto(`/auctions/${id}`);
  await bid(page, '1.200');
  await expect(standing(page)).toContainText('Vas ganando');
  await query(`UPDATE auction_lots SET end_time = now() + interval '3 seconds', version = version + 1 WHERE id = $1`, [
    id,
  ]);
  await page.reload();
  await expect(standing(page)).toContainText('¡Ganaste este lote! Es tuyo por US$ 1.000.', { timeout: 15_000 });
  await expect(page.getByTestId('bid-form')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Escribir al vendedor' })).toBeVisible();
  await page.goto('/dashboard?tab=bids');
  const row = page.getByRole('listitem').filter({ hasText: 'Se vende ya' }).first();
  await expect(row).toContainText('Ganaste');
  await expect(row.getByRole('link', { name: 'Escribir al vendedor' })).toBeVisible();
});

test('a visitor reads, and is led to signing in and back', { tag: '@any-size' }, async ({ page }) => {
  const id = await makeLot('Para mirar');
  await page.goto(`/auctions/${id}`);
  await expect(page.getByTestId('bid-form')).toBeHidden();
  const link = page.locator('#bid').getByRole('link', { name: 'Pujar' });
  await link.focus();
  await expect(link).toHaveAttribute('href', `/auth?next=%2Fauctions%2F${id}%23bid`);
});

test('a lot is watched and unwatched', { tag: '@any-size' }, async ({ page, signIn }) => {
  const id = await makeLot('Para seguir');
  await signIn('comprador@corral.test');
  await page.goto(`/auctions/${id}`);
  await page.getByRole('button', { name: 'Seguir lote' }).click();
  const watching = page.getByRole('button', { name: 'Siguiendo' });
  await expect(watching).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => query('SELECT 1 FROM auction_watches WHERE auction_lot_id = $1', [id])).toHaveLength(1);
  // While the first request is under way, a second click is none.
  await expect(page.getByText('Seguís este lote')).toBeVisible();
  await watching.click();
  await expect.poll(() => query('SELECT 1 FROM auction_watches WHERE auction_lot_id = $1', [id])).toHaveLength(0);
});

test('a lot is put up, and cancelled from the dashboard', { tag: '@any-size' }, async ({ page, signIn }) => {
  const title = `20 vaquillonas ${Date.now()}`;
  await signIn(await makeAccount());
  await page.goto('/create-auction');
  await page.getByRole('radio', { name: 'Bovinos' }).check();
  await unfoldAll(page);
  await page.getByRole('textbox', { name: 'Título' }).fill(title);
  await page.getByLabel('Raza').selectOption('Angus');
  await page.getByLabel('Cabezas').fill('20');
  await page.getByLabel('Precio base').fill('12.000');
  await page.getByRole('combobox', { name: 'Lugar' }).fill('Salto, Uruguay');
  await expect(page.getByText('US$ 600 por cabeza')).toBeVisible();
  const review = page.getByRole('region', { name: 'Lo que van a leer quienes pujen' });
  await expect(review).toContainText('Se puja desde US$ 12.000. Al principio cada puja sube US$ 250 o más.');
  await expect(review).toContainText('Falta cuándo termina.');
  await page.getByRole('button', { name: /^Mañana/ }).click();
  await expect(page.getByLabel('Termina', { exact: false })).toHaveValue(/T20:00$/);
  await expect(review).toContainText('Empieza al publicarlo. Termina el');
  await expect(review).toContainText('Sin reserva: se lo lleva la puja más alta.');
  await page.getByLabel('Precio de reserva').fill('9.000');
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#7a9' } })
    .jpeg()
    .toBuffer();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'lote.jpg', mimeType: 'image/jpeg', buffer: picture });
  await expect(page.getByTestId('photos').getByRole('listitem')).toHaveCount(1);
  // A form whose pictures are still being uploaded is refused.
  await expect(page.getByTestId('photos').getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('button', { name: 'Publicar el remate' }).click();
  const refused = page.getByText('El precio de reserva no puede ser menor que el precio base');
  await expect(refused).toBeVisible();
  await page.getByLabel('Precio de reserva').fill('15.000');
  // The message occupies a line, so the button moves when it disappears.
  await expect(refused).toBeHidden();
  await page.getByRole('button', { name: 'Publicar el remate' }).click();
  await expect(page).toHaveURL(/\/dashboard\/lot\/[0-9a-f-]{36}\/published$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ya está a la vista');
  await expect(page.getByText(title).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mandar' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=.*auctions/,
  );
  await page.getByRole('link', { name: 'Ver el anuncio' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('Es tu lote: no podés pujar en él.')).toBeVisible();

  await page.getByRole('link', { name: 'Editar el lote' }).click();
  // Its parts are rows, as is what bidders read, where each term leads to its field.
  await page.getByRole('heading', { name: 'Lo que van a leer quienes pujen' }).click();
  await page.getByRole('link', { name: 'Cambiar Precio base' }).click();
  await expect(page.getByLabel('Precio base')).toBeFocused();
  await expect(page.getByLabel('Precio base')).toHaveValue(/^12\.?000$/);
  await expect(page.getByLabel('Termina', { exact: false })).toHaveValue(/T20:00$/);
  await expect(page.getByLabel('Comienza', { exact: false })).toHaveCount(0);
  await page.getByRole('heading', { name: 'Cabezas, edad y peso' }).click();
  await page.getByLabel('Cabezas').fill('22');
  await page.getByLabel('Precio base').fill('12.500');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page).toHaveURL(/\/auctions\/[0-9a-f-]{36}$/);
  await expect(price(page)).toContainText('12.500');

  await page.goto('/dashboard?tab=lots');
  await openRowMenu(page, title);
  await page.getByRole('button', { name: `Cancelar el remate: ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar el remate' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: title }).first()).toContainText('Cancelado');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test(
    'a lot that is changed stays short with any of its rows open',
    { tag: '@any-size' },
    async ({ page, signIn }) => {
      const id = await makeLot('Cambio de a uno', { startsIn: 3600 });
      await signIn('vendedor@corral.test');
      await page.goto(`/edit-auction/${id}`);
      const rows = page.locator('form details[data-row]');
      await expect(rows).toHaveCount(9);
      for (const row of await rows.all()) {
        const summary = row.locator('summary');
        await summary.click();
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(height, await summary.innerText()).toBeLessThanOrEqual(1900);
        await summary.click();
      }
    },
  );
});

test(
  'what a listing says and shows begins a lot, but for price and end',
  { tag: '@any-size' },
  async ({ page, signIn }) => {
    await signIn('vendedor@corral.test');
    const [listing] = await query<{ id: string; heads: number; breed: string; pictures: number }>(
      `SELECT l.id, l.heads_left AS heads, l.breed, cardinality(l.images) AS pictures FROM cattle_listings l JOIN users u ON u.id = l.user_id
     WHERE u.email = 'vendedor@corral.test' AND l.is_active AND l.head_count < 1000 ORDER BY l.id LIMIT 1`,
    );
    await page.goto(`/create-auction?listing=${listing?.id}`);
    await expect(page.getByText('Si lo rematás, pausá el anuncio para no venderlo dos veces.')).toBeVisible();
    // Only what an auction has besides is open.
    await expect(page.getByRole('heading', { name: /^Faltan \d respuestas/ })).toBeVisible();
    await expect(page.getByRole('group', { name: '¿Desde cuánto se puja?' })).toBeVisible();
    await expect(page.getByRole('group', { name: '¿Cuándo termina?' })).toBeVisible();
    await expect(page.getByTestId('photos').getByRole('listitem')).toHaveCount(listing?.pictures ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1900);
    await page.getByText('Ver todo').click();
    await expect(page.getByLabel('Cabezas')).toHaveValue(String(listing?.heads));
    await expect(page.getByLabel('Raza')).toHaveValue(listing?.breed ?? '');
    await expect(page.getByLabel('Precio base')).toHaveValue('');
  },
);

test.describe('auctions without JavaScript', () => {
  // The browser reports the scripts that it may not run as violations.
  test.use({ javaScriptEnabled: false, expectedProblems: /^csp: / });
  // axe itself needs JavaScript, so the page is left before it would run.
  test.afterEach(({ page }) => page.close());

  test('read as a whole', { tag: '@phone' }, async ({ page }) => {
    const id = await makeLot('Sin scripts');
    await page.goto('/auctions?search=Sin+scripts');
    await expect(page.getByRole('link', { name: 'Sin scripts' }).first()).toBeVisible();
    await page.goto(`/auctions/${id}`);
    await expect(price(page)).toContainText('1.000');
    await expect(page.getByText(/Termina .* UTC/)).toBeVisible();
    // Playwright's matchers ignore the text of `noscript`.
    expect(await page.locator('main noscript').innerHTML()).toContain('hace falta JavaScript');
    expect(await page.locator('script[type="application/ld+json"]').first().textContent()).toContain('"Product"');
  });
});
