import { expect, test } from './support/test';

const HEIFERS = '/animales/vaquillonas/uruguay';

test(
  'from the footer to the animals of a country, their prices, and neighbouring pages',
  { tag: '@any-size' },
  async ({ page }) => {
    await page.goto('/credits');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Animales por lugar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Animales por lugar' })).toBeVisible();
    await page.locator('main').getByRole('link', { name: 'Vaquillonas', exact: true }).click();
    await page.getByRole('link', { name: /^Uruguay/ }).click();
    await expect(page).toHaveURL(HEIFERS);
    await expect(page.getByRole('heading', { level: 1, name: 'Vaquillonas en venta en Uruguay' })).toBeVisible();
    await expect(page.locator('main dl')).toContainText('US$');
    await expect(page.locator('.cards .card').first()).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Ruta' }).getByRole('link')).toHaveText([
      'Animales por lugar',
      'Vaquillonas',
    ]);
    await page.getByRole('link', { name: 'Filtrar y ordenar' }).click();
    await expect(page).toHaveURL('/?class=heifer&country=UY');
  },
);

test('a page says what was asked for its animals, month by month', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/animales/novillos');
  const trend = page.getByRole('region', { name: 'Cuánto se pidió por novillos, mes a mes' });
  // Below the names of its columns.
  await expect(trend.getByRole('row').nth(2)).toBeAttached();
  await expect(trend.getByRole('columnheader', { name: 'Peso vivo' })).toBeVisible();
  await expect(trend.getByRole('cell').first()).toContainText('US$');
});

test('a member is told of more animals like those of the page', { tag: '@any-size' }, async ({ page, signIn }) => {
  await signIn('comprador@corral.test');
  await page.goto(HEIFERS);
  await page.getByRole('button', { name: 'Avisame cuando haya' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Nombre')).toHaveValue('Vaquillonas en Uruguay');
  const saved = page.waitForRequest((request) => request.method() === 'POST' && /saved-searches$/.test(request.url()));
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  expect((await saved).postDataJSON()).toMatchObject({ query: '?class=heifer&country=UY' });
});

test(
  'a page has an address in each language, and is what its search repeats',
  { tag: '@any-size' },
  async ({ page }) => {
    await page.goto(`/en/animals/heifers/uruguay`);
    await expect(page.getByRole('heading', { level: 1, name: 'Heifers for sale in Uruguay' })).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/en\/animals\/heifers\/uruguay$/);
    await expect(page.locator('link[hreflang="es"]')).toHaveAttribute('href', new RegExp(`${HEIFERS}$`));
    await expect(page.locator('link[hreflang="pt"]')).toHaveAttribute('href', /\/pt\/animais\/novilhas\/uruguai$/);
    const crumbs = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(crumbs.join()).toContain('"BreadcrumbList"');

    await page.goto('/pt?class=heifer&country=UY');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/pt\/animais\/novilhas\/uruguai$/);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    await page.goto('/pt?class=heifer&country=UY&sort=price_asc');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  },
);

test(
  'other words, too few lots and made-up names lead to the right page, or to none',
  { tag: '@any-size' },
  async ({ request }) => {
    const answer = async (path: string) => {
      const response = await request.get(path, { maxRedirects: 0 });
      const { location } = response.headers();
      return [response.status(), location && new URL(location, 'http://localhost').pathname];
    };
    expect(await answer(`/en${HEIFERS}`)).toEqual([308, '/en/animals/heifers/uruguay']);
    expect(await answer('/animals/heifers/uruguay')).toEqual([308, HEIFERS]);
    expect(await answer('/animales/pavos/nicaragua/boaco')).toEqual([307, expect.stringMatching(/^\/animales/)]);
    for (const path of [
      '/animales/unicornios',
      '/animales/vaquillonas/atlantida',
      '/en/animals/vaquillonas',
      `${HEIFERS}/x/y`,
    ])
      expect(await answer(path)).toEqual([404, undefined]);
  },
);

test('the sitemap lists the pages, and they are there', { tag: '@any-size' }, async ({ request }) => {
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/sitemap/animals-0.xml<');
  const urls = await (await request.get('/sitemap/animals-0.xml')).text();
  expect(urls).toContain(`${HEIFERS}<`);
  for (const [, path] of [...urls.matchAll(/<loc>[^<]*?(\/animales\/[^<]+)</g)].slice(0, 5))
    expect((await request.get(path ?? '')).status()).toBe(200);
  expect((await request.get('/sitemap/animals-99.xml')).status()).toBe(404);
});

test('pages are light, and rendered once for everybody', { tag: '@any-size' }, async ({ request }) => {
  for (const path of ['/animales', '/animales/novillos', HEIFERS]) {
    expect((await (await request.get(path)).body()).length, path).toBeLessThan(60_000);
    expect((await request.get(path)).headers()['x-nextjs-cache'], path).toBe('HIT');
  }
});
