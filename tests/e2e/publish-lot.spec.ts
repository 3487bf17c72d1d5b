import type { Locator } from '@playwright/test';
import { makePicture } from '../factories/picture';
import { makeAccount } from './support/account';
import { query } from './support/database';
import { expect, test } from './support/test';

const THREE_MINUTES_MS = 180_000;
const TAPS_MAX = 12;
const HEIGHT_MAX = 1900;
/** What a thumb needs for a key, on a phone's keyboard; Playwright types faster. */
const KEY_MS = 300;

// On a phone, whatever the project's screen.
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test(
  'a new seller publishes forty head by the kilo in twelve taps after the photos',
  { tag: '@any-size' },
  async ({ page, signIn }) => {
    const email = await makeAccount();
    await signIn(email);
    await page.goto('/create-listing');
    await page
      .locator('[data-testid=photos] input[multiple]')
      .setInputFiles({ name: 'lote.jpg', mimeType: 'image/jpeg', buffer: await makePicture('jpeg', 1200, 900) });
    await expect(page.getByRole('link', { name: 'Faltan 8', exact: true })).toBeVisible();

    const started = Date.now();
    let taps = 0;
    let keys = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.tap();
    };
    const answer = async (field: Locator, typed: string) => {
      await expect(field).toBeFocused();
      keys += typed.length + 1;
      await page.keyboard.type(typed);
      await page.keyboard.press('Enter');
    };
    await tap(page.getByRole('radio', { name: 'Bovinos' }));
    const card = (name: string) => page.getByRole('group', { name, exact: true });
    await expect(page.getByRole('heading', { name: /^Faltan 7 respuestas/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(HEIGHT_MAX);
    await tap(card('¿Qué clase es?').getByRole('button', { name: 'Terneros' }));
    await tap(card('¿Qué clase es?').getByRole('button', { name: 'Ternero', exact: true }));
    // An answer leads to the next card, where nothing is left to tap but what is typed.
    await answer(card('¿Cuántas cabezas?').getByRole('textbox'), '40');
    await tap(card('¿Cuánto pesan en promedio?').getByRole('button', { name: 'Otra' }));
    await answer(card('¿Cuánto pesan en promedio?').getByRole('textbox'), '170');
    // A phone shows the breeds in a sheet of its own: a tap opens it, another chooses. Here it would swallow the keys.
    taps += 2;
    await card('¿De qué raza?').getByRole('combobox').selectOption('Angus');
    await tap(card('¿Qué edad tienen?').getByRole('button', { name: '8', exact: true }));
    const price = card('¿Cuánto pedís?').getByRole('textbox', { name: 'Precio por kilo vivo' });
    await tap(price);
    await answer(price, '3,05');
    await answer(card('¿Dónde están?').getByRole('combobox'), 'Tacuarembó, Uruguay');
    await expect(page.getByRole('heading', { name: /^Falta/ })).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(HEIGHT_MAX);
    await tap(page.getByRole('button', { name: 'Publicar anuncio' }));
    await expect(page).toHaveURL(/\/listing\/[0-9a-f-]{36}\/published$/);

    expect(taps).toBeLessThanOrEqual(TAPS_MAX);
    expect(Date.now() - started + keys * KEY_MS).toBeLessThan(THREE_MINUTES_MS);
    const [lot] = await query<{ title: string; price: string; lot: string; kg: string }>(
      `SELECT title, price::text AS price, price_lot::text AS lot, price_kg::text AS kg FROM cattle_listings
       WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
      [email],
    );
    const id = /[0-9a-f-]{36}/.exec(page.url())?.[0];
    await page.goto(`/edit-listing/${id}`);
    await expect(page.getByText('US$ 3,05 /kg').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(HEIGHT_MAX);
    expect(lot).toEqual({ title: '40 terneros Angus, 170 kg', price: '518.50', lot: '20740.00', kg: '3.0500' });
  },
);
