import type { Page } from '@playwright/test';
import { query } from './support/database';
import { expect, test } from './support/test';

/** What a visitor meets before scrolling: controls, words, and where the first animal begins. */
interface FirstScreen {
  controls: number;
  words: number;
  firstAnimal: number;
}

/** Counts what is at least half inside the first screen; signs are no words, and text clipped for readers isn't seen. */
const firstScreen = (page: Page): Promise<FirstScreen> =>
  page.evaluate(() => {
    const isInside = ({ top, bottom, left, width, height }: DOMRect) =>
      width > 1 && height > 1 && left < innerWidth && Math.min(bottom, innerHeight) - Math.max(top, 0) >= height / 2;
    const isShown = (element: Element | null) =>
      element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true &&
      !element.closest('.sr-only, option');
    const controls = [
      ...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, summary'),
    ].filter((element) => isShown(element) && isInside(element.getBoundingClientRect()));
    let words = 0;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const range = document.createRange();
      range.selectNodeContents(text);
      const around = text.parentElement?.getBoundingClientRect();
      const isClipped = !around || around.width <= 1;
      if (!isClipped && isShown(text.parentElement) && isInside(range.getBoundingClientRect()))
        words += text.textContent?.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length ?? 0;
    }
    const card = document.querySelector(':is(.cards, .band) .card')?.getBoundingClientRect().top ?? Infinity;
    return { controls: controls.length, words, firstAnimal: Math.round(card) };
  });

const atMost = async (page: Page, most: FirstScreen) => {
  // The button that keeps a lot comes last: only a browser with scripts has it.
  await expect(page.locator(':is(.cards, .band) .card').first().getByRole('button').first()).toBeVisible();
  const { controls, words, firstAnimal } = await firstScreen(page);
  expect.soft(controls, 'controls').toBeLessThanOrEqual(most.controls);
  expect.soft(words, 'words').toBeLessThanOrEqual(most.words);
  expect.soft(firstAnimal, 'first animal').toBeLessThanOrEqual(most.firstAnimal);
};

test('the home page is calm', async ({ page, isMobile }) => {
  await page.goto('/');
  await atMost(
    page,
    isMobile ? { controls: 16, words: 60, firstAnimal: 560 } : { controls: 20, words: 60, firstAnimal: 545 },
  );
});

test('the auctions of the home page are short rows with room for their titles', async ({ page, isMobile }) => {
  for (const path of ['/', '/en', '/pt']) {
    await page.goto(path);
    const rows = page.locator('[aria-labelledby=closing] li');
    await expect(rows).toHaveCount(3);
    const sizes = await rows.evaluateAll((items) =>
      items.map((row) => ({
        height: row.getBoundingClientRect().height,
        title: row.querySelector('b')?.getBoundingClientRect().width ?? 0,
      })),
    );
    for (const { height, title } of sizes) {
      expect.soft(height, path).toBeLessThanOrEqual(150);
      expect.soft(title, path).toBeGreaterThanOrEqual(isMobile ? 220 : 180);
    }
  }
});

test('results begin near the top', async ({ page, isMobile }) => {
  await page.goto('/?search=terneros+angus');
  await atMost(
    page,
    isMobile ? { controls: 12, words: 45, firstAnimal: 330 } : { controls: 30, words: 90, firstAnimal: 260 },
  );
});

test('few results, or none that are exact, are as calm', async ({ page, isMobile }) => {
  await page.goto('/?search=ovejas+texel+o+texel+cruza+salto');
  await atMost(
    page,
    isMobile ? { controls: 12, words: 50, firstAnimal: 330 } : { controls: 30, words: 110, firstAnimal: 260 },
  );
  await page.goto('/?search=25+vaquillonas+hereford+hasta+700+dolares+por+Tacuarembo');
  await atMost(
    page,
    isMobile ? { controls: 14, words: 75, firstAnimal: 330 } : { controls: 30, words: 130, firstAnimal: 300 },
  );
});

test('equipment begins near the top', async ({ page, isMobile }) => {
  await page.goto('/equipment');
  const first = page.locator('.cards .card').first();
  await expect(first).toBeVisible();
  expect((await first.boundingBox())?.y).toBeLessThanOrEqual(isMobile ? 390 : 490);
});

for (const path of ['/', '/?search=terneros+angus', '/equipment'])
  test(`a keyboard meets few stops before the first card of ${path}`, async ({ page, isMobile }) => {
    await page.goto(path);
    // Chips, view and order are one stop where scripts have run.
    await expect(page.locator('[data-roving] [tabindex="-1"]').first()).toBeAttached();
    let stops = 0;
    while (stops < 40 && !(await page.evaluate(() => Boolean(document.activeElement?.closest('.card'))))) {
      await page.keyboard.press('Tab');
      stops += 1;
    }
    // One of them leads past the others.
    expect(stops - 1).toBeLessThanOrEqual(isMobile ? 8 : 10);
  });

test('price and contact of a lot are in the first screen', { tag: '@any-size' }, async ({ page }) => {
  const [lot] = await query<{ id: string }>(
    `SELECT id FROM cattle_listings WHERE is_active AND head_count > 20 AND weight > 0 AND sell_mode = 'whole' ORDER BY id LIMIT 1`,
  );
  await page.goto(`/listing/${lot?.id}`);
  for (const part of [
    page.locator('#contact .lot-price'),
    page.locator('#contact').getByRole('link', { name: 'Contactar' }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
});

test('the box of a lot fits the screen', { tag: '@any-size' }, async ({ page }) => {
  const lots = await query<{ id: string }>(
    `SELECT DISTINCT ON (price_basis, sell_mode) id FROM cattle_listings WHERE is_active AND head_count > 1 AND weight > 0 LIMIT 8`,
  );
  for (const { id } of lots) {
    await page.goto(`/listing/${id}`);
    const height = await page.locator('#contact').evaluate((box) => box.getBoundingClientRect().height);
    expect.soft(height, id).toBeLessThanOrEqual(640);
  }
});

test('a lot has few controls in its first screen', async ({ page, isMobile }) => {
  const [lot] = await query<{ id: string }>(
    `SELECT id FROM cattle_listings WHERE is_active AND sell_mode = 'whole' AND cardinality(images) > 3 ORDER BY id LIMIT 1`,
  );
  await page.goto(`/listing/${lot?.id}`);
  // Scripts have run.
  await expect(page.getByRole('button', { name: 'Comparar', exact: true })).toBeAttached();
  expect((await firstScreen(page)).controls).toBeLessThanOrEqual(isMobile ? 10 : 18);
  const box = await page.locator('#contact').boundingBox();
  expect(box?.y).toBeLessThanOrEqual(isMobile ? 620 : 400);
});

test('the overview of a seller is two and a half screens of a phone', async ({ page, signIn, isMobile }) => {
  await signIn('vendedor@corral.test');
  await page.goto('/dashboard');
  const rows = page.getByRole('list', { name: 'Mis anuncios' }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const boxes = await rows.evaluateAll((items) => items.map((row) => row.getBoundingClientRect().toJSON() as DOMRect));
  // What other tests sell or reserve has a line more: 14 rows of the usual height end at 1,920 px.
  const heights = boxes.map(({ height }) => height).sort((one, other) => one - other);
  expect.soft(boxes[0]?.top, 'first row').toBeLessThanOrEqual(730);
  expect.soft(heights[Math.floor(heights.length / 2)], 'usual row').toBeLessThanOrEqual(isMobile ? 86 : 110);
});

test('pages are light', { tag: '@any-size' }, async ({ request }) => {
  const [lot] = await query<{ id: string }>(`SELECT id FROM cattle_listings WHERE is_active ORDER BY id LIMIT 1`);
  for (const [path, most] of [
    // What other tests publish adds up to a kilobyte.
    ['/', 40_000],
    ['/?category=bovine&maxPrice=3000', 46_000],
    ['/?search=ovejas+texel+o+texel+cruza+salto', 46_000],
    ['/?search=25+vaquillonas+hereford+hasta+700+dolares+por+Tacuarembo', 46_500],
    ['/equipment', 47_000],
    [`/listing/${lot?.id}`, 47_000],
  ] as const) {
    const page = await request.get(path, { headers: { 'accept-language': 'es-UY' } });
    expect.soft((await page.body()).length, path).toBeLessThanOrEqual(most);
  }
});
