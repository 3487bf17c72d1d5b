import { query } from './support/database';
import { expect, test } from './support/test';

const heading = '#results-heading';

test.describe('home without JavaScript', () => {
  // The browser reports the scripts that it may not run as violations.
  test.use({ javaScriptEnabled: false, expectedProblems: /^csp: / });

  // axe itself needs JavaScript, so the page is left before it would run.
  test.afterEach(({ page }) => page.close());

  test('shows listings, filters by its form and turns pages', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/?page=1');
    // Only scripts know who is signed in.
    const header = page.locator('header');
    await expect(header.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.cards .card')).toHaveCount(12);
    await page.goto('/?category=ovine&vaccinated=true&minPrice=&search=');
    await expect(page.locator('.filters [name=category]')).toHaveValue('ovine');
    await expect(page.locator('.filters [name=vaccinated]')).toBeChecked();
    // A form without scripts repeats the name of each chosen class.
    await page.goto('/?category=bovine&class=calf_m&class=calf_f');
    await page.getByRole('button', { name: /^Filtros/ }).click();
    await page.getByRole('link', { name: 'Más filtros' }).click();
    await expect(page.locator('[name=class]:checked')).toHaveCount(2);
    await page.getByLabel('Cabezas, desde').fill('5');
    await page.getByRole('button', { name: 'Aplicar' }).click();
    await expect(page).toHaveURL(/\/\?category=bovine&.*&minHeads=5&/);
    await expect(page.locator('.filters [name=class]')).toHaveValue('calf_m,calf_f');
    await page.goto('/?page=1');
    await page.getByRole('link', { name: 'Página 2' }).click();
    await expect(page).toHaveURL('/?page=2');
    await expect(page.locator('.cards .card').first()).toBeVisible();
  });

  test('applies the filters: in a sheet on phones, beside the results on wide screens', async ({ page, isMobile }) => {
    await page.goto('/?page=1');
    if (isMobile) await page.getByRole('button', { name: 'Filtros' }).click();
    await page.locator('.filters [name=maxPrice]').fill('900');
    await page.getByRole('button', { name: isMobile ? /^Ver / : 'Aplicar' }).click();
    await expect(page).toHaveURL(/maxPrice=900/);
  });
});

test('a filter goes into the URL, back and reload keep it, and the focus stays', async ({ page, isMobile }) => {
  await page.goto('/?page=1');
  if (isMobile) await page.getByRole('button', { name: 'Filtros' }).click();
  const all = await page.locator(heading).textContent();
  await page.locator('.filters [name=maxPrice]').fill('900');
  await expect(page).toHaveURL('/?maxPrice=900');
  await expect(page.locator(heading)).not.toHaveText(all ?? '');
  await expect(page.locator('.filters [name=maxPrice]')).toBeFocused();
  await page.reload();
  await expect(page.locator('.filters [name=maxPrice]')).toHaveValue('900');
  await page.goBack();
  await expect(page).toHaveURL('/?page=1');
  await expect(page.locator(heading)).toHaveText(all ?? '');
});

test(
  'the sheet loads the filters of lots when the keyboard opens it, and gives the focus back',
  { tag: '@any-size' },
  async ({ page }) => {
    await page.goto('/?category=bovine&minHeads=5');
    const opens = page.getByRole('button', { name: 'Más filtros' });
    await expect(page.locator('.filter-family')).toHaveCount(0);
    await opens.focus();
    await page.keyboard.press('Enter');
    // The chip's own menu has a field of this name.
    await expect(page.locator('.filters').getByLabel('Cabezas, desde')).toHaveValue('5');
    await page.keyboard.press('Escape');
    await expect(page.locator('.filters:popover-open')).toHaveCount(0);
    await expect(opens).toBeFocused();
  },
);

test(
  'the sheet of filters is all there is while it is open, and leads on from nothing found',
  { tag: '@any-size' },
  async ({ page }) => {
    await page.goto('/?category=bovine');
    await page.getByRole('button', { name: 'Más filtros' }).click();
    const sheet = page.locator('.filters');
    await expect(sheet.locator('select[name=country]')).toBeAttached();
    await expect(sheet.getByRole('button', { name: 'Cerrar' })).toBeFocused();
    const isInside = () =>
      page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('.filters') !== null,
      );
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await isInside()).toBe(true);
    }
    await sheet.locator('[name=maxPrice]').fill('1');
    const leads = sheet.getByRole('button', { name: 'Sin resultados: ver parecidos' });
    await expect(leads).toBeVisible();
    await leads.click();
    await expect(page.locator('.filters:popover-open')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Exacto no hay. Esto es lo más parecido.' })).toBeInViewport();
  },
);

test('all filters of a search are a page that no search engine lists', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/en/filters?category=ovine&search=manso&minHeads=5');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All filters');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/filters$/);
  await expect(page.getByRole('link', { name: 'Back to the results' })).toHaveAttribute(
    'href',
    '/en?category=ovine&minHeads=5&search=manso',
  );
});

test('lots are found by class and price per kilo, and sorted by it', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/?category=bovine');
  await page.getByRole('button', { name: /^Filtros/ }).click();
  await page.locator('.filter-family summary', { hasText: 'Terneros' }).click();
  await page.locator('.filter-family label', { has: page.locator('[value=calf_m]') }).click();
  await expect(page).toHaveURL('/?category=bovine&class=calf_m');
  await expect(page.locator('.filter-family summary', { hasText: 'Terneros' })).toContainText('1');
  await page.locator('.filters [name=minPriceKg]').fill('0,50');
  await expect(page).toHaveURL('/?category=bovine&class=calf_m&minPriceKg=0.50');
  await page.getByRole('button', { name: /^Ver \d|^Sin resultados/ }).click();
  await page.locator('select[name=sort]').selectOption('price_kg_asc');
  await expect(page).toHaveURL('/?category=bovine&minPriceKg=0.50&class=calf_m&sort=price_kg_asc');
  await expect(page).toHaveTitle(/^Terneros en venta/);
});

test(
  'prices can be typed as the site writes them, and the field shows how they were understood',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/pt?page=1');
    await page.getByRole('button', { name: 'Filtros' }).click();
    await page.locator('.filters [name=maxPrice]').fill('1.500,50');
    await expect(page.locator('.filter-range').getByText('US$ 1.500,50')).toBeVisible();
    await expect(page).toHaveURL('/pt?maxPrice=1500.50');
    // Submitted without JavaScript, the URL contains the numbers as typed.
    await page.goto('/?minPrice=1.500');
    await page.getByRole('button', { name: 'Filtros' }).click();
    await expect(page.locator('.filters [name=minPrice]')).toHaveValue('1500');
  },
);

test(
  'the filters stay where they are while one types, and nothing typed is lost',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/?page=1');
    await page.getByRole('button', { name: 'Filtros' }).click();
    const sheet = page.locator('.filters');
    const age = page.locator('.filters [name=maxAge]');
    await sheet.evaluate((element) => element.scrollTo(0, 60));
    await age.focus();
    const scrolled = await sheet.evaluate(({ scrollTop }) => scrollTop);
    expect(scrolled).toBeGreaterThan(0);
    await page.route(/\/\?maxAge=12(&|$)/, async (route) => {
      await age.press('3');
      await route.continue();
    });
    await age.pressSequentially('12');
    await expect(page).toHaveURL('/?maxAge=123');
    await expect(age).toHaveValue('123');
    await expect(age).toBeFocused();
    expect(await sheet.evaluate(({ scrollTop }) => scrollTop)).toBe(scrolled);
    // At that position the head of the sheet partly covers a control, which axe would report.
    await sheet.evaluate((element) => element.scrollTo(0, 0));
  },
);

test(
  'a place is chosen by keyboard, and what is around it comes nearest first',
  { tag: '@any-size' },
  async ({ page }) => {
    await page.goto('/?page=1');
    const place = page.getByRole('combobox', { name: 'Lugar' });
    await place.pressSequentially('tacua');
    await expect(page.getByRole('listbox', { name: 'Lugar' }).getByRole('option').first()).toHaveText(
      /Tacuarembó.*Uruguay/,
    );
    await place.press('ArrowDown');
    await place.press('Enter');
    await expect(page).toHaveURL(/location=Tacuaremb/);
    const filters = page.getByRole('group', { name: 'Filtros activos' });
    await filters.getByRole('button', { name: /Tacuarembó/ }).click();
    await filters.getByRole('link', { name: 'Hasta 200 km alrededor' }).click();
    await expect(page).toHaveURL(/radius=200/);
    await page.locator('select[name=sort]').selectOption('distance_asc');
    await expect(page).toHaveURL(/sort=distance_asc/);
    // The visitor's own country goes without saying.
    await expect(page.locator('.cards .card-foot b').getByText('Tacuarembó', { exact: true }).first()).toBeVisible();
  },
);

test('changing the category resets the breed and the page', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/?category=bovine&breed=Angus&page=2');
  await page.locator('.filters [name=category]').selectOption('ovine');
  await expect(page).toHaveURL('/?category=ovine');
  await expect(page.locator('.filters [name=breed]')).toHaveValue('');
});

test('an invalid value is reported at its field and the others still filter', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/?category=ovine&minPrice=abc');
  await page.getByRole('button', { name: 'Filtros' }).click();
  await expect(page.locator('.filters [name=minPrice]')).toHaveAccessibleDescription(/importe/);
  await expect(page.locator('.filters [name=category]')).toHaveValue('ovine');
  // The visitor's link that saves the search; it isn't offered for a search with an invalid filter.
  await expect(page.getByRole('link', { name: 'Avisame cuando haya' })).toHaveCount(0);
});

test(
  'the sheet stays open on a price that can’t be read, and says so at its field',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/?page=1');
    await page.getByRole('button', { name: 'Filtros' }).click();
    const price = page.locator('.filters [name=minPrice]');
    await price.fill('abc');
    await page.locator('.filters').getByRole('button', { name: /^Ver / }).click();
    await expect(price).toHaveAccessibleDescription(/importe/);
    await expect(price).toBeInViewport();
    await expect(price).toBeFocused();
  },
);

test('the categories and the own place are one stop of the Tab key', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/');
  const categories = page.getByRole('navigation', { name: 'Categorías' });
  await expect(categories.getByRole('link', { name: /^Aves/ })).toHaveAttribute('tabindex', '-1');
  await categories.getByRole('link', { name: /^Bovinos/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(categories.getByRole('link', { name: /^Ovinos/ })).toBeFocused();
  await categories.getByRole('link', { name: /^Aves/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.your-place .link').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('.cards .card').first().locator(':focus')).toBeVisible();
});

test(
  'an empty result names the filters in sight, each with a way to remove it',
  { tag: '@any-size' },
  async ({ page }) => {
    await page.goto('/?category=aviary&maxPrice=1&search=toro');
    await expect(page.getByRole('heading', { name: 'Exacto no hay. Esto es lo más parecido.' })).toBeInViewport();
    const filters = page.getByRole('group', { name: 'Filtros activos' });
    const chips = filters.locator('.chip');
    await expect(chips).toHaveCount(3);
    await expect(filters.getByRole('link', { name: 'Quitar Aves' })).toBeInViewport();
    await filters.getByRole('button', { name: /US\$\s1/ }).click();
    await filters.getByRole('link', { name: /^Quitar .*US\$\s1/ }).click();
    await expect(page).toHaveURL('/?category=aviary&search=toro');
    await expect(chips).toHaveCount(2);
  },
);

test('a keyboard reaches the results in one step', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir a los resultados' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#results')).toBeFocused();
  await page.goto('/credits');
  await expect(page.getByRole('link', { name: 'Ir a los resultados' })).toBeHidden();
});

test(
  'an advertisement keeps its text in its box, and the search leaves the animals of the hero free',
  {
    tag: '@any-size',
  },
  async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 900 });
    await page.goto('/');
    const words = page.locator('.ad-leaderboard .ad-words');
    await expect(words).toBeVisible();
    expect(await words.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(
      0,
    );
    await page.setViewportSize({ width: 768, height: 900 });
    const right = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().right);
    expect((await right('.hero search')) / (await right('.hero'))).toBeLessThan(0.6);
  },
);

test(
  'a search without results explains itself, shows lots and leads back to everything',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/en?search=qqzzqqzz');
    await expect(page.getByText('Nothing says those words. This is what’s for sale.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Just listed' }).getByRole('listitem')).toHaveCount(12);
    await page.getByRole('link', { name: 'See all lots' }).click();
    await expect(page).toHaveURL('/en?page=1');
    await expect(page.locator('.cards .card').first()).toBeVisible();
  },
);

test('pages never repeat a listing, and the neighbours are linked', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/?page=1');
  const hrefs = () => page.locator('.card h3 a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const first = await hrefs();
  await page.getByRole('link', { name: 'Siguiente' }).click();
  await expect(page).toHaveURL('/?page=2');
  await expect(page.getByRole('link', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page');
  const second = await hrefs();
  expect(second.filter((href) => first.includes(href))).toEqual([]);
  // Scrolls back to the top: at the current position, the sticky header partly covers some controls, which axe would
  // report.
  await page.evaluate(() => window.scrollTo(0, 0));
});

test('the choice of a list is remembered and applied before the first paint', async ({ page, isMobile }) => {
  await page.goto('/?page=1');
  if (isMobile) await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByRole('button', { name: 'Lista' }).click();
  await expect(page.getByRole('button', { name: 'Lista' })).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => localStorage.getItem('cattle-view'))).toBe('list');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-view', 'list');
});

test('changing the language keeps the page and its query', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/?category=ovine');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en?category=ovine');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a signed-out visitor is asked to sign in before saving', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/en');
  await page.locator('.card-heart').first().click();
  await expect(page.getByText('Sign In Required')).toBeVisible();
  await expect(page.getByText('Please sign in to save favorites')).toBeVisible();
});

test('a favourite survives a reload', { tag: '@any-size' }, async ({ page, signIn }) => {
  await signIn('comprador@corral.test');
  await query(`DELETE FROM favorites WHERE user_id = (SELECT id FROM users WHERE email = 'comprador@corral.test')`);
  await page.goto('/');
  const heart = page.locator('.card-heart').first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Guardado en favoritos')).toBeVisible();
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});
