import type { Page } from '@playwright/test';
import { query } from './support/database';
import { expect, test } from './support/test';

/** Lots on sale of one class, with a weight, which differ in their prices. */
async function lotIds(count = 3): Promise<string[]> {
  const rows = await query<{ id: string }>(
    `SELECT id FROM cattle_listings WHERE is_active AND class = 'heifer_bred' AND weight IS NOT NULL AND lat IS NOT NULL ORDER BY price, id LIMIT $1`,
    [count],
  );
  return rows.map(({ id }) => id);
}

const bar = (page: Page) => page.getByRole('region', { name: 'Anuncios elegidos para comparar' }).getByRole('link');
const columns = (page: Page) => page.getByRole('table', { name: 'Comparación de lotes' }).getByRole('columnheader');

test('listings chosen in two tabs are compared side by side', async ({ page, context, isMobile }) => {
  // Slow: four pages, which a development server has to compile first.
  await page.goto('/?category=bovine');
  if (isMobile) await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByRole('button', { name: 'Lista' }).click();
  if (isMobile) await page.keyboard.press('Escape');
  const choices = page.getByRole('button', { name: /^Comparar: / });
  await choices.nth(0).click();
  await choices.nth(1).click();
  await expect(choices.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(bar(page)).toHaveText('Comparar (2)');

  const other = await context.newPage();
  await other.goto(`/listing/${(await lotIds())[0]}`);
  const here = other.getByRole('button', { name: 'Comparar', exact: true });
  await here.click();
  await expect(here).toHaveAttribute('aria-pressed', 'true');
  await expect(bar(page)).toHaveText('Comparar (3)');
  await other.close();

  await bar(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Comparar 3 lotes' })).toBeVisible();
  await expect(columns(page)).toHaveCount(4);
  await page
    .getByRole('link', { name: /^Quitar de la comparación: / })
    .first()
    .click();
  await expect(columns(page)).toHaveCount(3);
  await page.goto('/?category=bovine');
  await expect(bar(page)).toHaveText('Comparar (2)');
  await page.getByRole('button', { name: 'Vaciar la comparación' }).click();
  await expect(bar(page)).toHaveCount(0);
});

test('a comparison keeps its names in sight, and what is the same waits closed', async ({ page }) => {
  await page.goto(`/compare?ids=${(await lotIds()).join(',')}`);
  const table = page.getByRole('table', { name: 'Comparación de lotes' });
  const name = table.getByRole('rowheader', { name: 'Por cabeza' });
  await expect(name).toBeVisible();
  const isNoWider = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  expect(await isNoWider()).toBe(true);

  const kind = page.getByRole('rowheader', { name: 'Clase' });
  await expect(kind).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Compartir' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(name).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByText(/^\d+ datos iguales/).click();
  await expect(kind).toBeVisible();
  expect(await isNoWider()).toBe(true);

  await page
    .getByRole('link', { name: /^Contactar por / })
    .last()
    .scrollIntoViewIfNeeded();
  for (const column of await columns(page).getByRole('link').all()) await expect(column).toBeInViewport();
});

test('a fourth column is reached by swiping, and none is cut', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`/compare?ids=${(await lotIds(4)).join(',')}`);
  const table = page.getByRole('rowgroup').last();
  const last = table.getByRole('row').first().getByRole('cell').last();
  await table.evaluate((element) => element.scrollTo({ left: 50, behavior: 'instant' }));
  await expect(last).toBeVisible();
  // Snapped to a column: as far as it goes, or not at all.
  await expect
    .poll(() =>
      table.evaluate(({ scrollLeft, scrollWidth, clientWidth }) =>
        [0, scrollWidth - clientWidth].some((at) => Math.abs(at - scrollLeft) < 2),
      ),
    )
    .toBe(true);
  await table.evaluate((element) => element.scrollTo({ left: 9999, behavior: 'instant' }));
  // But for a fraction of a pixel.
  await expect(last).toBeInViewport({ ratio: 0.99 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('an address says what it no longer leads to', { tag: '@any-size' }, async ({ page }) => {
  const [first = '', second = ''] = await lotIds();
  const gone = '00000000-0000-7000-8000-000000000000';
  await page.goto(`/compare?ids=${first},${gone},x,${first},${second}&from=Mercedes`);
  await expect(columns(page)).toHaveCount(3);
  await expect(page.getByText(/^Uno de los lotes ya no está publicado/)).toBeVisible();
  await expect(page.getByText(/^La dirección trae algo que no es un lote/)).toBeVisible();
  await expect(page.getByText(/^«Mercedes» no está en el mapa/)).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await page.goto('/en/compare');
  await expect(page.getByText(/^Tap “Compare” on the lots you like, up to 4/)).toBeVisible();
});

test('a member measures from the place in their profile', { tag: '@any-size' }, async ({ page, signIn }) => {
  const [account] = await query<{ email: string; location: string }>(
    `SELECT email, location FROM users WHERE location = 'Montevideo, Uruguay' AND email LIKE '%@corral.test' ORDER BY email LIMIT 1`,
  );
  await signIn(account?.email ?? '');
  await page.goto(`/compare?ids=${(await lotIds()).join(',')}`);
  await expect(page.getByText('Distancias en línea recta desde Montevideo, Uruguay; por camino es más.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Medir la distancia desde' })).toHaveValue('Montevideo, Uruguay');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedProblems: /^csp: / });
  // axe itself needs JavaScript, so the page is left before it would run.
  test.afterEach(({ page }) => page.close());

  test('an address compares, and measures from a place', { tag: '@any-size' }, async ({ page }) => {
    await page.goto(`/compare?ids=${(await lotIds()).slice(0, 2).join(',')}`);
    await page.getByRole('textbox', { name: 'Medir la distancia desde' }).fill('Salto, Uruguay');
    await page.getByRole('button', { name: 'Medir' }).click();
    await expect(page.getByRole('rowheader', { name: /^Distancia/ })).toBeVisible();
    await expect(page.getByText('Distancias en línea recta desde Salto, Uruguay; por camino es más.')).toBeVisible();
    await page
      .getByRole('link', { name: /^Quitar de la comparación: / })
      .first()
      .click();
    await expect(page.getByText('Elegí otro lote para ver los dos lado a lado.')).toBeVisible();
  });
});

test(
  'what was viewed is at the foot of the next page, without a request, until it is cleared',
  { tag: '@any-size' },
  async ({ page }) => {
    const [first, second] = await lotIds();
    await page.goto(`/listing/${first}`);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    // Scripts have run.
    await expect(page.getByRole('button', { name: 'Comparar', exact: true })).toBeVisible();
    await page.goto(`/listing/${second}`);
    const foot = page.locator('#similar .card').last();
    await foot.scrollIntoViewIfNeeded();
    const viewed = page.getByRole('region', { name: 'Lo último que miraste' });
    await expect(viewed.getByRole('link', { name: title })).toBeVisible();
    await expect(viewed.getByRole('listitem')).toHaveCount(1);
    await viewed.getByRole('button', { name: 'Borrar la lista' }).click();
    await expect(viewed).toHaveCount(0);
    await page.reload();
    await foot.scrollIntoViewIfNeeded();
    await expect(viewed).toHaveCount(0);
  },
);

test(
  'what was viewed is below the newest lots and what a search finds, or where it finds nothing',
  { tag: '@any-size' },
  async ({ page }) => {
    await page.goto(`/listing/${(await lotIds())[0]}`);
    // Scripts have run.
    await expect(page.getByRole('button', { name: 'Comparar', exact: true })).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('viewed'))).not.toBeNull();
    for (const [path, above] of [
      ['/', '.cards .card'],
      ['/?category=bovine', '.cards .card'],
      ['/?category=aviary&minPrice=9999999', '.flow .card'],
    ] as const) {
      await page.goto(path);
      // It appears where it is near: what loads above it meanwhile moves it away again.
      await expect(async () => {
        await page.locator(above).last().scrollIntoViewIfNeeded();
        const viewed = page.getByRole('region', { name: 'Lo último que miraste' }).getByRole('listitem');
        await expect(viewed).toHaveCount(1, { timeout: 2_000 });
      }).toPass();
    }
  },
);
