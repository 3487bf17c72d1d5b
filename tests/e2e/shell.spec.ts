import { expect, test } from './support/test';

const MAIN = ['/?page=1', '/auctions', '/equipment', '/create-listing'];

test('the header leads to what is sold and to selling, and the account menu to the rest', async ({
  page,
  isMobile,
  signIn,
}) => {
  await signIn('comprador@corral.test');
  await page.goto('/credits');
  if (isMobile) await page.getByRole('button', { name: 'Menú' }).click();
  const nav = page.getByRole('navigation', { name: 'Principal' });
  for (const path of MAIN) await expect(nav.locator(`a[href="${path}"]`)).toBeVisible();
  if (isMobile) await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Tu cuenta/ }).click();
  const menu = page.locator('#user-menu');
  for (const path of ['/dashboard', '/verification', '/blog'])
    await expect(menu.locator(`a[href="${path}"]`)).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Português' })).toBeVisible();
  await expect(menu.getByRole('radio', { name: 'lb' })).toBeVisible();
});

test('the header links visitors to what they can use, and to the sign-in page', async ({ page, isMobile }) => {
  await page.goto('/credits');
  if (isMobile) await page.getByRole('button', { name: 'Menú' }).click();
  const nav = page.getByRole('navigation', { name: 'Principal' });
  for (const path of MAIN) await expect(nav.locator(`a[href="${path}"]`)).toBeVisible();
  for (const path of ['/dashboard', '/verification', '/blog'])
    await expect(nav.locator(`a[href="${path}"]`)).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).last().click();
  await expect(page).toHaveURL(/\/auth/);
});

test('the logo leads home, except from there', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/credits');
  await page.getByRole('banner').getByRole('link', { name: 'Corral, inicio' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByText('Corral')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Corral, inicio' })).toHaveCount(0);
});

test.describe('a browser that asks for another language', () => {
  test.use({ locale: 'pt-BR' });

  test('is offered it once, above the header, without moving anything', async ({ page }) => {
    await page.goto('/credits');
    const offer = page.getByRole('link', { name: 'Ver o Corral em português' });
    await expect(offer).toBeVisible();
    // Only scripts draw it: they are here, and the link is of this page.
    await expect(page.getByRole('contentinfo').getByRole('radio', { name: 'Claro' })).toBeAttached();
    const shifted = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
        }),
    );
    expect(shifted).toBeLessThan(0.02);
    await offer.click();
    await expect(page).toHaveURL('/pt/credits');
    await expect(page.getByRole('link', { name: 'Ver Corral en español' })).toBeHidden();
  });

  test('may decline', { tag: '@any-size' }, async ({ page }) => {
    await page.goto('/help');
    await expect(page.getByRole('contentinfo').getByRole('radio', { name: 'Claro' })).toBeAttached();
    await page.getByRole('button', { name: 'Não, obrigado' }).click();
    await expect(page.getByRole('link', { name: 'Ver o Corral em português' })).toBeHidden();
    await page.reload();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ver o Corral em português' })).toBeHidden();
  });
});

test('the header’s search leads to the results, and a blank one does nothing', async ({ page, isMobile }) => {
  await page.goto('/credits');
  if (isMobile) await page.getByRole('button', { name: 'Menú' }).click();
  const search = page.getByRole('banner').getByRole('searchbox', { name: 'Buscar animales' });
  await search.fill('  ');
  await search.press('Enter');
  await expect(search).toBeFocused();
  await expect(page).toHaveURL('/credits');
  await search.fill('toro');
  await search.press('Enter');
  await expect(page).toHaveURL('/?search=toro');
});

test('the first Tab focuses a link that skips the header', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/credits');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir al contenido principal' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('the footer has nothing that leads nowhere', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/credits');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Corral`);
  await expect(footer.getByRole('link', { name: 'Ver animales' })).toHaveAttribute('href', '/?page=1');
  await expect(footer.getByRole('link', { name: 'Centro de ayuda' })).toHaveAttribute('href', '/help');
  await expect(footer.getByRole('link', { name: 'Política de privacidad' })).toHaveAttribute('href', '/privacy');
  const items = footer.getByRole('listitem');
  expect(await items.getByRole('link').count()).toBe(await items.count());
  for (const link of await items.getByRole('link').all()) {
    const href = (await link.getAttribute('href')) ?? '';
    expect((await page.request.get(href)).status(), href).toBe(200);
  }
});

test.describe('an unknown path', () => {
  test.use({ expectedProblems: /status of 404/ });

  test('says so in the language of its address', { tag: '@any-size' }, async ({ page }) => {
    await page.goto('/en/nothing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL('/en');
  });

  // React renders these pages in the browser, where their inline scripts don't run.
  test('knows who is signed in, and the theme that they chose', { tag: '@any-size' }, async ({ page, signIn }) => {
    await signIn('comprador@corral.test');
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    for (const path of ['/nada', '/listing/00000000-0000-7000-8000-000000000000']) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-signed-in', '');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(page.getByRole('button', { name: /^Tu cuenta/ })).toBeVisible();
    }
  });
});

test('home leads to the results and to selling, and counts what it shows', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.locator('.cards .card')).toHaveCount(6);
  await expect(main.getByRole('link', { name: /^Ver los [\d.]+ lotes/ })).toHaveAttribute('href', '/?page=1');
  await expect(main.getByRole('link', { name: 'Publicar un animal' })).toHaveAttribute('href', '/create-listing');
});

test('clearing the filters leads back to everything', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/?vaccinated=true&maxPrice=900');
  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.locator('#filter-form').getByRole('link', { name: 'Limpiar todo' }).click();
  await expect(page).toHaveURL('/?page=1');
  await expect(page.locator('.filters [name=maxPrice]')).toHaveValue('');
  await expect(page.locator('.filters [name=vaccinated]')).not.toBeChecked();
});

test('results say which of how many they are, and are shown as a grid or a list', async ({ page, isMobile }) => {
  await page.goto('/?page=1');
  await expect(page.locator('#results-heading small')).toHaveText('1–12');
  await expect(page.locator('#results-heading small')).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: 'Filtros' }).click();
  const list = page.getByRole('button', { name: 'Lista' });
  await list.click();
  await expect(page.locator('html')).toHaveAttribute('data-view', 'list');
  await list.click();
  await expect(page.locator('html')).not.toHaveAttribute('data-view');
});

test('the rectangle below the results is 300 by 250', { tag: '@any-size' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/?page=1');
  const rectangle = page.locator('[data-ad-slot="medium-rectangle"] .ad-frame');
  await expect(rectangle).toBeVisible();
  expect(await rectangle.boundingBox()).toMatchObject({ width: 300, height: 250 });
});

test('an animal has its two advertisements where they are sold', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/?page=1');
  await page.goto((await page.locator('a[href^="/listing/"]').first().getAttribute('href')) ?? '');
  const side = page.locator('[data-ad-slot="medium-rectangle"]');
  const below = page.locator('[data-ad-slot="square"]');
  await page.setViewportSize({ width: 1280, height: 1000 });
  await expect(page.locator('aside').filter({ has: side })).toBeVisible();
  await expect(side).toBeVisible();
  await expect(below).toBeVisible();
  // A phone has no side.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(side).toBeHidden();
  await expect(below).toBeVisible();
});

test('members find equipment beside animals and lots in their menu', { tag: '@any-size' }, async ({ page, signIn }) => {
  await signIn('vendedor@corral.test');
  await page.goto('/credits');
  await page.getByRole('button', { name: /^Tu cuenta/ }).click();
  for (const path of ['/create-listing', '/create-equipment', '/create-auction'])
    await expect(page.getByRole('banner').locator(`a[href="${path}"]`).filter({ visible: true }).first()).toBeVisible();
});

test('the results are a Tab and Enter away from the top of the page', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#results/);
  // Grid or list are before the first card.
  for (let stops = 0; stops < 8; stops += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => Boolean(document.activeElement?.closest('.card')))) return;
  }
  throw new Error('The first card is more than eight stops after the results.');
});
