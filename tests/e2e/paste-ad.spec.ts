import type { Locator, Page } from '@playwright/test';
import { makePicture } from '../factories/picture';
import { makeAccount } from './support/account';
import { query } from './support/database';
import { expect, test } from './support/test';

const AD = `🐂 VENDO 46 vaquillonas A.A. preñadas, parición ago-set 🐂
370 kg c/u aprox, 28 meses, U$S 1150 al bulto
plazo 30/60/90, libres de garrapata
📍 Vichadero, flete a cargo comprador
Cel 099 123 456`;

const BOX = 'Pegá tu aviso de WhatsApp, o contalo';
const photo = async () => ({ name: 'lote.jpg', mimeType: 'image/jpeg', buffer: await makePicture('jpeg', 1200, 900) });

/** Waits for the picture, which has a bar from when it is chosen until it is stored. */
async function isStored(page: Page): Promise<void> {
  const pictures = page.getByTestId('photos').getByRole('listitem');
  await expect(pictures).toHaveCount(1);
  await expect(pictures.getByRole('progressbar')).toHaveCount(0);
}

test('a seller pastes an advertisement, adds a photo and publishes', async ({ page, signIn }) => {
  const email = await makeAccount();
  await signIn(email);
  await page.goto('/create-listing');
  const box = page.getByRole('textbox', { name: BOX });
  await expect(box).toBeEnabled();
  await box.fill(AD);
  await page.getByRole('button', { name: 'Leer mi aviso' }).click();
  const ad = page.getByRole('region', { name: BOX });
  await expect(ad.getByText('099 123 456: no lo publicamos; va en tu perfil')).toBeVisible();
  await expect(ad.getByRole('link', { name: '46 (Cabezas: 46)' })).toBeVisible();

  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(box).toHaveValue(AD);
  await page.getByRole('button', { name: 'Leer mi aviso' }).click();
  // «Al bulto» may be for the lot: the price waits for the seller, and that question has the focus.
  await expect(page.getByRole('heading', { name: /^Falta 1 respuesta/ })).toBeVisible();
  const perHead = page.getByRole('button', { name: /^Por cabeza.*52.900/ });
  await expect(perHead).toBeFocused();

  // A mark opens the card of its field alone; the whole form stays folded.
  await ad.getByRole('link', { name: '46 (Cabezas: 46)' }).click();
  const heads = page.getByRole('group', { name: '¿Cuántas cabezas?' });
  await expect(heads.getByRole('textbox')).toBeFocused();
  await expect(page.locator('input[name=headCount]')).toBeHidden();
  await page.getByRole('button', { name: 'Dejarlo así' }).click();
  await expect(heads).toHaveCount(0);
  await page.getByText('Ver todo').click();
  await expect(page.locator('input[name=headCount]')).toHaveValue('46');
  await expect(page.getByRole('combobox', { name: 'Lugar' })).toHaveValue('Vichadero, Rivera, Uruguay');
  await expect(page.getByRole('textbox', { name: 'Descripción' })).toHaveValue(AD.replace('\nCel 099 123 456', ''));
  await perHead.click();
  await expect(page.getByRole('heading', { name: /^Falta/ })).toHaveCount(0);

  await page.locator('[data-testid=photos] input[multiple]').setInputFiles(await photo());
  await isStored(page);
  await page.getByRole('button', { name: 'Publicar anuncio' }).click();
  await expect(page).toHaveURL(/\/listing\/[0-9a-f-]{36}\/published$/);
  const [lot] = await query<Record<string, unknown>>(
    `SELECT l.class, l.head_count AS heads, l.breed, l.price_lot::text AS lot, l.payment, l.traits, l.description
     FROM cattle_listings l JOIN users u ON u.id = l.user_id WHERE u.email = $1`,
    [email],
  );
  expect(lot).toMatchObject({
    class: 'heifer_bred',
    heads: 46,
    breed: 'Angus',
    lot: '52900.00',
    payment: { kind: 'days', days: [30, 60, 90] },
    traits: { ticks: 'free' },
    description: AD.replace('\nCel 099 123 456', ''),
  });
});

test('what an advertisement filled in is kept as a draft', { tag: '@any-size' }, async ({ page, signIn }) => {
  await signIn(await makeAccount());
  await page.goto('/create-listing');
  const heads = page.getByRole('textbox', { name: 'Cabezas' });
  const box = page.getByRole('textbox', { name: BOX });
  await expect(box).toBeEnabled();
  const currency = page.getByRole('group', { name: /¿en qué moneda\?$/ });
  await box.fill(AD.replace('U$S', ''));
  await page.getByRole('button', { name: 'Leer mi aviso' }).click();
  await expect(currency).toBeVisible();
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('heifer_bred');
  await page.reload();
  await expect(page.getByText('Recuperamos tu borrador.')).toBeVisible();
  // What was pasted is still marked, with what it asks.
  await expect(currency).toBeVisible();

  await page.getByText('Ver todo').click();
  await expect(heads).toHaveValue('46');
  await heads.fill('45');
  await page.getByRole('button', { name: 'Cambiar el texto' }).click();
  await page.getByRole('button', { name: 'Leer mi aviso' }).click();
  // Ends with all that it says in view, for axe.
  await expect(page.getByText(/^Cabezas: ahora va 45, y tu descripción dice «46/)).toBeVisible();
  await expect(heads).toHaveValue('45');
});

test.describe('on a phone', () => {
  const HEIGHT_MAX = 1900;
  // On a phone, whatever the project's screen; the clipboard is a permission of the browser.
  test.use({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });

  test('no page that publishes is wider than the screen', { tag: '@any-size' }, async ({ page, signIn }) => {
    await signIn(await makeAccount());
    const fits = async (what: string) => {
      for (const width of [360, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - screen.width);
        expect(beyond, `${what} at ${width}`).toBeLessThanOrEqual(0);
      }
    };
    for (const path of ['/create-listing', '/create-equipment', '/create-auction']) {
      await page.goto(path);
      const box = page.locator('#paste-text');
      await expect(box).toBeEnabled();
      await fits(path);
      await box.fill(path === '/create-equipment' ? 'Tractor Fiat 700, año 1979, US$ 9.500' : AD);
      await page.getByRole('button', { name: 'Leer mi aviso' }).click();
      await expect(page.getByRole('button', { name: 'Cambiar el texto' })).toBeVisible();
      await fits(`${path}, read`);
    }
  });

  test(
    'machinery without an advertisement is asked on cards that fit',
    { tag: '@any-size' },
    async ({ page, signIn }) => {
      await signIn(await makeAccount());
      await page.goto('/create-equipment');
      await expect(page.locator('#paste-text')).toBeEnabled();
      await page.getByRole('radio', { name: 'Maquinaria' }).check({ force: true });
      await expect(page.getByRole('heading', { name: /^Faltan 4 respuestas/ })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Faltan 4 y las fotos' })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(HEIGHT_MAX);
    },
  );

  test('an auction with three open questions fits', { tag: '@any-size' }, async ({ page, signIn }) => {
    await signIn(await makeAccount());
    await page.goto('/create-auction');
    const box = page.locator('#paste-text');
    await expect(box).toBeEnabled();
    await box.fill(
      'Vendo 46 vaquillonas preñadas, 28 meses, U$S 1150 al bulto, 370 kg, balanza propia, muy parejas, excelente genética. Sanidad al día, vacunas de aftosa. Pago a convenir con banco. Escritorio Pérez 099 123 456, campo@ejemplo.com.uy',
    );
    await page.getByRole('button', { name: 'Leer mi aviso' }).click();
    await expect(page.getByRole('heading', { name: /^Faltan 3 respuestas/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Faltan 3 y las fotos' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(HEIGHT_MAX);
    for (const target of await page.locator('[data-answer], [data-begun] button.link, #listing-images').all())
      expect((await target.boundingBox())?.height, await target.innerText()).toBeGreaterThanOrEqual(44);
  });

  test('five open questions fit without a preview', { tag: '@any-size' }, async ({ page, signIn }) => {
    await signIn(await makeAccount());
    await page.goto('/create-listing');
    const box = page.locator('#paste-text');
    await expect(box).toBeEnabled();
    await box.fill('Vendo 46 vaquillonas, muy parejas, excelente genética. Escritorio Pérez 099 123 456');
    await page.getByRole('button', { name: 'Leer mi aviso' }).click();
    await expect(page.getByRole('heading', { name: /^Faltan 5 respuestas/ })).toBeVisible();
    await expect(page.locator('aside .card')).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(HEIGHT_MAX);
  });

  const cases = [
    { says: 'everything', ad: AD.replace('al bulto', 'por cabeza'), tapsMax: 5, open: [] },
    {
      says: 'neither age, currency nor place',
      ad: AD.replace(', 28 meses, U$S 1150 al bulto', ', 1150 por cabeza').replace('📍 Vichadero, flete', 'Flete'),
      tapsMax: 9,
      open: ['age', 'currency', 'place'],
    },
  ] as const;
  for (const { says, ad, tapsMax, open } of cases)
    test(
      `an advertisement that says ${says} is published in ${tapsMax} taps at most`,
      { tag: '@any-size' },
      async ({ page, signIn }) => {
        await signIn(await makeAccount());
        await page.goto('/create-listing');
        await page.evaluate((text) => navigator.clipboard.writeText(text), ad);
        let taps = 0;
        const tap = async (target: Locator) => {
          taps += 1;
          await target.tap();
        };
        await tap(page.getByRole('button', { name: 'Pegar', exact: true }));
        await expect(page.getByRole('button', { name: 'Cambiar el texto' })).toBeVisible();
        const questions = page.getByRole('heading', { name: /^Faltan? \d/ });
        if (open.length > 0) await expect(questions).toHaveText(new RegExp(`^Faltan ${open.length} respuestas`));
        else await expect(questions).toHaveCount(0);
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(HEIGHT_MAX);

        for (const question of open) {
          if (question === 'age')
            await tap(page.getByRole('group', { name: '¿Qué edad tienen?' }).locator('[data-answer]').nth(2));
          if (question === 'currency')
            await tap(page.getByRole('group', { name: /moneda\?$/ }).getByRole('button', { name: /^Dólar/ }));
          if (question === 'place') {
            const where = page.getByRole('group', { name: '¿Dónde están?' });
            await tap(where.getByRole('combobox'));
            await page.keyboard.type('Vichadero, Uruguay');
            await tap(where.getByRole('button', { name: 'Listo' }));
          }
        }
        await expect(questions).toHaveCount(0);
        const chooser = page.waitForEvent('filechooser');
        await tap(page.getByRole('button', { name: 'Elegir archivos' }));
        await (await chooser).setFiles(await photo());
        await isStored(page);
        await tap(page.getByRole('button', { name: 'Publicar anuncio' }));
        await expect(page).toHaveURL(/\/listing\/[0-9a-f-]{36}\/published$/);
        expect(taps).toBeLessThanOrEqual(tapsMax);
      },
    );
});

test('a lot that was pasted to be sold is auctioned instead', { tag: '@any-size' }, async ({ page, signIn }) => {
  const email = await makeAccount();
  await signIn(email);
  await page.goto('/create-listing');
  const box = page.getByRole('textbox', { name: BOX });
  await expect(box).toBeEnabled();
  const lot =
    '20 vaquillonas Gelbvieh preñadas, 370 kg, base US$ 900 por cabeza, reserva US$ 1.000 por cabeza, Vichadero';
  await box.fill(lot);
  await page.getByRole('button', { name: 'Leer mi aviso' }).click();
  await page.locator('[data-testid=photos] input[multiple]').setInputFiles(await photo());
  await isStored(page);
  const months = page.getByRole('group', { name: '¿Qué edad tienen?' }).locator('[data-answer]').first();
  const age = await months.innerText();
  await months.click();
  await page.getByRole('link', { name: 'Rematar este lote' }).click();
  await expect(page).toHaveURL(/\/create-auction$/);
  // The text is read at once, and the answer and the picture are there.
  await expect(page.getByTestId('photos').getByRole('listitem')).toHaveCount(1);
  await expect(page.locator('input[name=averageAge]')).toHaveValue(age);
  await page.getByRole('button', { name: 'Poner 1.000 como reserva, oculta' }).click();
  await page
    .getByRole('group', { name: '¿Cuándo termina?' })
    .getByRole('button', { name: /^Mañana/ })
    .click();
  await expect(page.locator('input[name=title]')).toHaveValue('20 vaquillonas preñadas Gelbvieh, 370 kg');
  await expect(page.getByRole('heading', { name: /^Faltan? \d/ })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1900);
  await page.getByRole('button', { name: 'Publicar el remate' }).click();
  await expect(page).toHaveURL(/\/dashboard\/lot\/[0-9a-f-]{36}\/published$/);
  const [row] = await query<Record<string, unknown>>(
    `SELECT l.quantity, l.breed, l.starting_price::text AS base, l.reserve_price::text AS reserve, l.description
     FROM auction_lots l JOIN users u ON u.id = l.user_id WHERE u.email = $1`,
    [email],
  );
  expect(row).toMatchObject({
    quantity: 20,
    breed: 'Gelbvieh',
    base: '900.00',
    reserve: '1000.00',
    description: lot.replace(', reserva US$ 1.000 por cabeza', ''),
  });
});

test.describe('without a session', () => {
  test.use({ expectedProblems: /401/ });

  test('no advertisement is read', { tag: '@any-size' }, async ({ page }) => {
    const answer = await page.request.post('/api/ad-readings', { data: { text: AD, language: 'es' } });
    expect(answer.status()).toBe(401);
  });
});
