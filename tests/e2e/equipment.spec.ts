import type { Page } from '@playwright/test';
import { makePicture } from '../factories/picture';
import { confirmEmail } from './support/account';
import { axeCheck } from './support/axe';
import { query } from './support/database';
import { openRowMenu } from './support/row-menu';
import { expect, test } from './support/test';

/** An account of its own, signed in through the API. */
async function newSeller(page: Page): Promise<void> {
  const email = `tractor-${Date.now()}-${Math.random().toString(36).slice(2)}@corral.test`;
  const answer = await page.request.post('/api/register', {
    data: { email, firstName: 'Ramón', lastName: 'Duarte', password: 'secreto-1' },
  });
  expect(answer.status()).toBe(201);
  await confirmEmail(email);
}

const photo = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await makePicture('jpeg', 1200, 900) });

/** Retries, because public pages may be a second out of date. */
async function searchShows(page: Page, address: string, title: string, shown: boolean): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(shown ? 1 : 0, { timeout: 1000 });
  }).toPass({ timeout: 10_000 });
}

test('a seller publishes equipment, which is found, asked about, edited, paused and deleted', async ({
  page,
  context,
  browser,
  baseURL,
  signIn,
  signOut,
}) => {
  // Slow: two users, and every page of equipment.
  await newSeller(page);
  const model = `X${Date.now()}`;
  const title = `Tractor Zanello ${model}`;

  await page.goto('/create-equipment');
  await page.getByText('Ver todo').click();
  await page.getByRole('button', { name: 'Publicar anuncio' }).click();
  await expect(page.getByRole('radio', { name: 'Maquinaria' })).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Estado' })).toHaveAccessibleDescription('Elegí el estado');
  await page.getByRole('radio', { name: 'Maquinaria' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Título' }).fill(title);
  await page.getByRole('combobox', { name: 'Estado' }).selectOption('fair');
  await page.getByRole('textbox', { name: 'Marca' }).fill('Zanello');
  await page.getByRole('textbox', { name: 'Modelo' }).fill(model);
  await page.getByRole('textbox', { name: 'Año' }).fill('1899');
  await page.getByRole('textbox', { name: 'Precio' }).fill('14500');
  await page.getByRole('combobox', { name: 'Lugar' }).fill('Bell Ville, Córdoba');
  await page
    .locator('[data-testid=photos] input[multiple]')
    .setInputFiles([await photo('uno.jpg'), await photo('dos.jpg')]);
  await expect(page.getByAltText('Foto 2: dos.jpg')).toBeVisible();
  await expect(page.getByTestId('photos').getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('button', { name: 'Publicar anuncio' }).click();
  await expect(page.getByText('Escribí un año entre 1900 y el que viene').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Año' }).fill('1998');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('1998');
  await page.reload();
  await expect(page.getByText('Recuperamos tu borrador.')).toBeVisible();
  await page.getByText('Ver todo').click();
  await expect(page.getByRole('textbox', { name: 'Año' })).toHaveValue('1998');
  await page.getByRole('button', { name: 'Publicar anuncio' }).click();
  await expect(page).toHaveURL(/\/dashboard\/equipment\/[0-9a-f-]{36}\/published$/);
  await expect(page.getByRole('link', { name: 'Mandar' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=.*Zanello/,
  );
  await axeCheck(page);
  await page.getByRole('link', { name: 'Ver el anuncio' }).click();
  await expect(page).toHaveURL(/\/equipment\/[0-9a-f-]{36}$/);
  const address = new URL(page.url()).pathname;
  await axeCheck(page);

  const search = `/equipment?category=machinery&condition=fair&minYear=1990&maxYear=1998&maxPrice=14500&search=${model.toLowerCase()}`;
  await searchShows(page, search, title, true);
  await axeCheck(page);
  // Of other years it is only what comes nearest.
  await page.goto(search.replace('maxYear=1998', 'maxYear=1997'));
  await expect(page.getByRole('heading', { name: /^En Equipos no hay .*: esto es lo más parecido$/ })).toBeVisible();

  const buyer = await browser.newContext({ baseURL });
  const visitor = await buyer.newPage();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Contactar', exact: true }).first()).toBeAttached();
  await buyer.close();
  const owner = await context.cookies();
  await signIn('comprador@corral.test');
  await page.goto(`${address}#contact`);
  const dialog = page.getByRole('dialog', { name: 'Escribir al vendedor' });
  await dialog.getByRole('textbox', { name: 'Mensaje' }).fill('¿Cuántas horas tiene?');
  await dialog.getByRole('radio', { name: 'Correo' }).check();
  await dialog.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText('Mensaje enviado')).toBeVisible();
  await signOut();
  await context.addCookies(owner);

  await page.goto('/dashboard?tab=messages');
  await page.getByRole('link', { name: /¿Cuántas horas tiene\?/ }).click();
  await expect(page.locator('[data-thread]').getByRole('link', { name: title })).toHaveAttribute('href', address);

  await page.goto(address.replace('equipment', 'edit-equipment'));
  await expect(page.getByAltText('Foto publicada 2')).toBeVisible();
  await page.getByRole('heading', { name: 'Precio y lugar' }).click();
  // A currency typed with the amount is chosen.
  await page.getByRole('textbox', { name: 'Precio' }).fill('US$ 13900');
  await page.getByRole('textbox', { name: 'Precio' }).blur();
  await expect(page.getByRole('textbox', { name: 'Precio' })).toHaveValue('13.900');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByText('13.900').filter({ visible: true }).first()).toBeVisible();

  await page.goto('/dashboard?tab=equipment');
  await axeCheck(page);
  await openRowMenu(page, title);
  await page.getByRole('button', { name: `Pausar ${title}` }).click();
  await expect(page.getByText('Anuncio pausado')).toBeVisible();
  await searchShows(page, search, title, false);
  await page.goto('/dashboard?tab=equipment');
  await openRowMenu(page, title);
  await page.getByRole('button', { name: `Marcar como vendido ${title}` }).click();
  await expect(page.getByText('Anuncio marcado como vendido')).toBeVisible();
  await openRowMenu(page, title);
  await page.getByRole('button', { name: `Eliminar ${title}` }).click();
  await expect(page.getByRole('alertdialog')).toContainText('sus 2 fotos');
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await expect(page.getByText('Anuncio eliminado')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Todavía no publicaste equipos' })).toBeVisible();
  expect(await query('SELECT 1 FROM equipment_listings WHERE title = $1', [title])).toEqual([]);
});

test('the list of equipment works without scripts, in three languages, and explains what is wrong with a filter', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [address, heading] of [
    ['/equipment', 'Fierros, alambre y ración'],
    ['/en/equipment', 'Iron, wire and feed'],
    ['/pt/equipment', 'Trator, arame e ração'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await expect(page.locator('link[rel=alternate][hreflang=pt]')).toHaveAttribute('href', /\/pt\/equipment$/);
    expect(
      await page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3 }) })
        .count(),
    ).toBe(12);
  }
  await page.goto('/equipment?minPrice=9&maxPrice=5');
  await expect(page.locator('#minPrice-error')).toHaveText('El mínimo es mayor que el máximo');
  await expect(page.getByRole('note')).toHaveText('Precio mínimo en dólares El mínimo es mayor que el máximo');
  await page.goto('/equipment?category=feed&sort=price_asc');
  await expect(page.getByRole('combobox', { name: 'Ordenar' })).toHaveValue('price_asc');
  await context.close();
});

test('a page of equipment describes itself to search engines', { tag: '@any-size' }, async ({ page }) => {
  const [row] = await query<{ id: string; title: string }>(
    'SELECT id, title FROM equipment_listings WHERE is_active LIMIT 1',
  );
  await page.goto(`/en/equipment/${row?.id}`);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}') as {
    '@graph': { '@type': string; name?: string; itemCondition?: string }[];
  };
  expect(data['@graph'][0]).toMatchObject({ '@type': 'Product', name: row?.title });
  expect(data['@graph'][0]?.itemCondition).toMatch(/^https:\/\/schema\.org\/(New|Used)Condition$/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/en/equipment/${row?.id}$`));
});

test.describe('missing equipment', () => {
  test.use({ expectedProblems: /404/ });

  test('is a 404, for strangers’ forms too', { tag: '@any-size' }, async ({ page }) => {
    await newSeller(page);
    const [row] = await query<{ id: string }>('SELECT id FROM equipment_listings WHERE is_active LIMIT 1');
    expect((await page.goto(`/edit-equipment/${row?.id}`))?.status()).toBe(404);
    await expect(page.getByText('Error al cargar el anuncio')).toBeVisible();
    expect((await page.goto('/equipment/00000000-0000-7000-8000-000000000000'))?.status()).toBe(404);
    await expect(page.getByRole('link', { name: 'Volver' })).toBeVisible();
  });
});
