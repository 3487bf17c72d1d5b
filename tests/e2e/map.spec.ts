import { expect, test } from './support/test';

const number = async (text: string | null) => Number((text ?? '').replace(/\D/g, ''));

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
    const lots = await number(await zone.getAttribute('aria-label'));
    const box = await zone.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(43.9);
    await zone.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?category=bovine&country=AR&zone=/);
    await expect(page.locator('#results-heading')).toContainText(`${lots} anuncio`);
    await expect(page.getByRole('link', { name: /^Quitar Zona de / }).first()).toBeAttached();
  },
);

test('a region of the list leads to as many lots as it says', async ({ page }) => {
  await page.goto('/en/map?country=UY');
  const region = page.getByRole('link', { name: /^Tacuarembó \d/ });
  const lots = await number(await region.textContent());
  await region.click();
  await expect(page).toHaveURL(/\/en\?country=UY&region=\d+$/);
  await expect(page.locator('#results-heading')).toContainText(`${lots} listing`);
});

test('filters are removed on the map, and nothing found says what to do', async ({ page }) => {
  await page.goto('/pt/map?category=aviary&maxPrice=1');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
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
    expect(await zones.count()).toBeGreaterThan(1);
    await zones.first().click();
    await expect(page).toHaveURL(/\?country=UY&zone=/);
  });
});

test('is small, and indexed only where it is of one thing', { tag: '@any-size' }, async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  for (const path of ['/map', '/map?country=UY', '/map?category=bovine']) {
    const html = await read(path);
    expect(html).not.toMatch(/name="robots"[^>]*noindex/);
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(40 * 1024);
  }
  expect(await read('/map?maxPrice=500')).toMatch(/name="robots"[^>]*noindex/);
  expect(await read('/en/map?country=UY&sort=newest')).toContain('/en/map?country=UY"');
});
