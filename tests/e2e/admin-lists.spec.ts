import { signInAs } from './support/sign-in';
import { expect, test } from './support/test';

const ADMIN = 'admin@corral.test';
const PHONE = { width: 390, height: 844 };
/** Three screens of a phone. */
const HEIGHT_MAX = 3 * PHONE.height;

const LISTS = [
  '/admin',
  '/admin/audit',
  '/admin/cases',
  '/admin/support',
  '/admin/disputes',
  '/admin/verifications',
  '/admin/papers',
  '/admin/users',
  '/admin/transactions',
  '/admin/banner-requests',
  '/admin/banner-ads',
  '/admin/awards',
  '/admin/rates',
  '/admin/blog',
];

test(
  'every list of administration is at most three screens of a phone',
  { tag: '@phone' },
  async ({ page, signIn }) => {
    await signIn(ADMIN);
    const heights: Record<string, number> = {};
    for (const path of LISTS) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const size = await page.evaluate(() => ({
        tall: document.documentElement.scrollHeight,
        // Hidden texts beyond the edge zoom a phone out, and count in no scroll width.
        wide: Math.max(document.documentElement.scrollWidth, window.innerWidth),
      }));
      heights[path] = size.tall;
      const toggle = page.locator('[data-row-toggle]:not([open]) summary').first();
      if ((await toggle.count()) > 0) {
        await toggle.press('Enter');
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(wide, `${path} with an open row`).toBeLessThanOrEqual(PHONE.width);
      }
      expect.soft(size.tall, path).toBeLessThanOrEqual(HEIGHT_MAX);
      expect.soft(size.wide, path).toBeLessThanOrEqual(PHONE.width);
    }
    test.info().annotations.push({ type: 'heights', description: JSON.stringify(heights) });
  },
);

test('no list hides a column beyond its edge on wide screens', { tag: '@any-size' }, async ({ page, signIn }) => {
  await signIn(ADMIN);
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of LISTS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const beyond = await page
      .locator('main .overflow-x-auto:has(table)')
      .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    expect.soft(Math.max(0, ...beyond), path).toBe(0);
  }
});

test('no address is broken inside a word on wide screens', { tag: '@any-size' }, async ({ page, signIn }) => {
  await signIn(ADMIN);
  for (const path of ['/admin/users', '/admin/verifications']) {
    await page.goto(path);
    const addresses = page.getByRole('table').getByText(/^\S+@corral\.test$/);
    await expect(addresses.first()).toBeVisible();
    const heights = await addresses.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    // Those of other tests are longer than a column, and have a second line after a hyphen.
    expect(Math.max(...heights), path).toBeLessThan(45);
  }
});

test('a row opens in place by keyboard and without JavaScript', { tag: '@any-size' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, viewport: PHONE, javaScriptEnabled: false });
  await signInAs(context, ADMIN);
  const page = await context.newPage();
  await page.goto('/admin/users');
  const row = page.locator('[data-row]').first();
  const more = row.getByText('Verificación').filter({ visible: true });
  const manage = row.getByRole('button', { name: /^Gestionar/ });
  await expect(more).toHaveCount(0);
  await expect(manage).toBeHidden();
  const height = (await row.boundingBox())?.height ?? Infinity;
  expect(height).toBeLessThanOrEqual(90);
  expect(height).toBeGreaterThanOrEqual(44);
  await row.locator('summary').press('Enter');
  await expect(more).toHaveCount(1);
  await expect(manage).toBeVisible();
  await row.locator('summary').press('Space');
  await expect(more).toHaveCount(0);
  // Wherever a closed row is tapped.
  await row.click({ position: { x: 40, y: 20 } });
  await expect(more).toHaveCount(1);
  await context.close();
});
