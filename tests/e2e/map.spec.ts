import { expect, test } from './support/test';

const number = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));

test(
  'the map leads from the results to a country, to a zone and to its lots',
  { tag: '@any-size' },
  async ({ page }) => {
    await page.goto('/?category=bovine');
    await page.getByRole('link', { name: 'Mapa', exact: true }).click();
    await expect(page).toHaveURL('/map?category=bovine');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bovinos en el mapa');
    await page.getByRole('link', { name: /^Argentina/ }).click();
    await expect(page).toHaveURL('/map?category=bovine&country=AR');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bovinos en el mapa: Argentina');

    const zone = page.getByRole('group', { name: 'Lotes por zona' }).getByRole('link').first();
    const lots = number(await zone.locator('text').textContent());
    const box = await zone.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(43.9);
    await zone.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/map\?category=bovine&country=AR&zone=/);
    await expect(page.getByRole('heading', { name: /^(Cerca|Zona) de / })).toBeVisible();
    await page.getByRole('link', { name: /^Ver (el lote|los \d+ lotes)$/ }).click();
    await expect(page).toHaveURL(/\/\?category=bovine&country=AR&zone=/);
    await expect(page.locator('#results-heading')).toContainText(`${lots} lote`);
    await expect(page.getByRole('link', { name: /^Quitar Zona de / }).first()).toBeAttached();
  },
);

test('a zone that is chosen is seen with its lots, and the filters stay', async ({ page }) => {
  await page.goto('/map?category=bovine&country=UY');
  await page.getByRole('group', { name: 'Lotes por zona' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/&zone=/);
  const zone = page.locator('#results');
  await expect(page.locator('.lot-map').filter({ visible: true }).locator('.chosen')).toBeInViewport({ ratio: 1 });
  await expect(zone.getByRole('heading', { name: /^(Cerca|Zona) de / })).toBeInViewport({ ratio: 1 });
  await expect(zone.getByRole('listitem').first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Quitar Bovinos', exact: true })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Uruguay', exact: true })).toBeInViewport();
});

test('a sentence is shown on the map, which a zone keeps, and changed there', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/?search=novillos+uruguay');
  await page.getByRole('link', { name: 'Mapa', exact: true }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/map?search=novillos+uruguay');
  const box = page.getByRole('main').getByRole('searchbox');
  await expect(box).toHaveValue('novillos uruguay');
  await page.getByRole('group', { name: 'Lotes por zona' }).getByRole('link').filter({ visible: true }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/zone=/);
  await expect(box).toHaveValue('novillos uruguay');
  await box.fill('vacas uruguay');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/map\?search=vacas\+uruguay$/);
  await expect(page.getByRole('button', { name: 'Uruguay', exact: true })).toBeVisible();
});

test('steps lead closer, and back again', { tag: '@phone' }, async ({ page }) => {
  // The map of all countries, wherever the browser is.
  await page.goto('/en/map?class=heifer_bred&page=1');
  const closer = page.getByRole('link', { name: /^Zoom in: / });
  const wider = page.getByRole('link', { name: /^Zoom out: / });
  await expect(wider).toHaveCount(0);
  const size = await closer.boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await closer.click();
  await expect(page).toHaveURL(/\/en\/map\?class=heifer_bred&country=[A-Z]{2}&page=1$/);
  const ofCountry = await page.getByRole('heading', { level: 1 }).textContent();
  await closer.click();
  await expect(page.getByRole('heading', { name: /^(Near|Around) / })).toBeVisible();
  const near = page.url();
  await closer.click();
  await expect(page).not.toHaveURL(near);
  await wider.click();
  await expect(page).toHaveURL(near);
  // Phones, whose maps are smaller, take a step more.
  await expect(async () => {
    await wider.click({ timeout: 2_000 });
    await expect(page).toHaveURL('/en/map?class=heifer_bred&page=1', { timeout: 2_000 });
  }).toPass();
  expect(ofCountry).toContain('on the map: ');
});

test('medians are said with their unit, in the zones and in the list', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/pt/map?category=bovine');
  const zones = page.getByRole('group', { name: 'Lotes por região' });
  await expect(
    zones.getByRole('link', { name: /, \d+ lotes, mediana US\$\s[\d.]+ por cabeça$/ }).first(),
  ).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Mediana por cabeça' })).toBeVisible();
  await page.goto('/pt/map');
  await expect(page.getByRole('columnheader', { name: 'Lotes' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /Mediana/ })).toHaveCount(0);
});

test('filters are chosen over the map, and draw it', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/map?country=UY');
  await page.getByRole('link', { name: 'Filtros', exact: true }).click();
  const sheet = page.locator('.filters:popover-open');
  await expect(sheet.locator('[name=country]')).toHaveValue('UY');
  await sheet.getByLabel('Precio mínimo en dólares').fill('100');
  await sheet.getByRole('combobox', { name: /^Categoría/ }).selectOption('bovine');
  await expect(page).toHaveURL('/map?category=bovine&minPrice=100&country=UY');
  await sheet.locator('.filter-family summary', { hasText: 'Vaquillonas' }).click();
  await sheet.locator('.filter-family label', { has: page.locator('[value=heifer_bred]') }).click();
  await expect(page).toHaveURL(/^[^?]*\/map\?(?=.*class=heifer_bred)(?=.*country=UY)/);
  await sheet.getByRole('button', { name: 'Ver en el mapa' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Filtros activos' })).toContainText('Vaquillonas preñadas');
  await expect(page.getByRole('group', { name: 'Lotes por zona' })).toBeVisible();
});

test('a region of the list leads to as many lots as it says', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/en/map?country=UY');
  const row = page.getByRole('row', { name: /^Tacuarembó \d/ });
  const lots = number(await row.getByRole('cell').first().textContent());
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/\/en\?country=UY&region=\d+$/);
  await expect(page.locator('#results-heading')).toContainText(`${lots} lot`);
});

test('filters are removed on the map, and nothing found says what to do', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/pt/map?category=aviary&maxPrice=1');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.getByRole('button', { name: /US\$/ }).click();
  await page.getByRole('link', { name: /^Remover.*US\$/ }).click();
  await expect(page).toHaveURL('/pt/map?category=aviary');
  await expect(page.getByRole('group', { name: 'Lotes por região' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  // The browser reports the scripts that it may not run as violations; axe needs them.
  test.use({ javaScriptEnabled: false, expectedProblems: /^csp: / });
  test.afterEach(({ page }) => page.close());

  test('the map is the same', { tag: '@any-size' }, async ({ page }) => {
    await page.goto('/map?country=UY');
    const zones = page.getByRole('group', { name: 'Lotes por zona' }).getByRole('link');
    await expect(zones.nth(1)).toBeAttached();
    await zones.first().click();
    await expect(page).toHaveURL(/\/map\?country=UY&zone=/);
    await page.getByRole('link', { name: /^Alejar: / }).click();
    await expect(page).toHaveURL('/map?page=1');
  });

  test('the filters are a form', { tag: '@any-size' }, async ({ page }) => {
    await page.goto('/map/filters?country=UY&search=lote');
    await page.getByRole('combobox', { name: /^Categoría/ }).selectOption('bovine');
    await page.getByRole('button', { name: 'Mostrar razas, clases y regiones' }).click();
    await expect(page.getByRole('combobox', { name: /^Departamento/ })).toBeVisible();
    await page.getByRole('combobox', { name: /^Raza/ }).selectOption('Angus');
    await page.getByRole('button', { name: 'Ver en el mapa' }).click();
    const chips = page.getByRole('group', { name: 'Filtros activos' });
    await expect(chips.getByRole('link', { name: 'Uruguay', exact: true })).toBeVisible();
    await chips.getByRole('link', { name: 'Angus', exact: true }).click();
    await expect(page.getByRole('combobox', { name: /^Raza/ })).toHaveValue('Angus');
  });
});

test('is small, and indexed only where it is of one thing', { tag: '@any-size' }, async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  for (const path of ['/map', '/map?country=UY', '/map?category=bovine']) {
    const html = await read(path);
    expect(html).not.toMatch(/name="robots"[^>]*noindex/);
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(40 * 1024);
    const [, zone] = /href="(\?[^"]*zone=[^"]*)"/.exec(html) ?? [];
    expect(Buffer.byteLength(await read(`/map${zone?.replaceAll('&amp;', '&')}`))).toBeLessThanOrEqual(40 * 1024);
  }
  expect(await read('/map?maxPrice=500')).toMatch(/name="robots"[^>]*noindex/);
  expect(await read('/en/map?country=UY&sort=newest')).toContain('/en/map?country=UY"');
});
