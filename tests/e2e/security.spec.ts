import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/**
 * Collects the policy violations of every page in this test. (They are also console errors, on which any browser test
 * fails.)
 */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { violations: seen });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      seen.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { violations: string[] }).violations);
}

const SENSITIVE = [
  '/profile',
  '/create-listing',
  '/create-equipment',
  '/create-auction',
  '/verification',
  '/admin',
  '/admin/blog/new',
];

test(
  'no page breaks its own policy, and sensitive ones work under theirs',
  { tag: '@any-size' },
  async ({ page, signIn }) => {
    const violations = await watchPolicy(page);
    await signIn('admin@corral.test');
    for (const path of [...SENSITIVE, '/', '/dashboard', '/auctions', '/blog']) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-signed-in', '');
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      expect(await violations(), path).toEqual([]);
    }
  },
);

test('links between public and sensitive pages violate no policy', { tag: '@any-size' }, async ({ page, signIn }) => {
  await signIn('admin@corral.test');
  const violations = await watchPolicy(page);
  for (const [from, to] of [
    ['/', '/create-listing'],
    ['/profile', '/'],
    ['/dashboard', '/create-listing'],
  ] as const) {
    await page.goto(from);
    await page
      .locator(`a[href="${to}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await violations(), `${from} → ${to}`).toEqual([]);
  }
});

test.describe('what an attacker puts into a page', () => {
  test.use({ expectedProblems: /Content Security Policy|frame-ancestors|Refused to|ERR_BLOCKED/ });

  for (const path of ['/profile', '/', '/dashboard']) {
    test(`does not run on ${path}`, { tag: '@any-size' }, async ({ page, signIn }) => {
      await signIn('vendedor@corral.test');
      const violations = await watchPolicy(page);
      // In the HTML, like text that a page failed to escape: 'strict-dynamic' would trust what a trusted script adds.
      await page.route(path, async (route) => {
        const response = await route.fetch();
        await route.fulfill({
          response,
          body: (await response.text())
            .replace('<body', '<body data-injected=""')
            .replace('</body>', '<script>window.broken = true</script></body>'),
        });
      });
      await page.goto(path);
      await expect(page.locator('body')).toHaveAttribute('data-injected', '');
      await page.evaluate(() => {
        const box = document.createElement('div');
        box.id = 'injected';
        box.innerHTML =
          '<img src="data:," onerror="window.broken = true"><a href="javascript:window.broken = true">x</a><base href="https://evil.test/"><object data="/"></object>';
        document.body.append(box);
        box.querySelector('a')?.click();
      });
      await expect
        .poll(async () => (await violations()).map((violation) => violation.split(' ')[0]))
        .toEqual(expect.arrayContaining(['script-src-elem', 'script-src-attr', 'base-uri', 'object-src']));
      expect(await page.evaluate(() => 'broken' in window)).toBe(false);
      expect(await page.evaluate(() => new URL('x', document.baseURI).origin === location.origin)).toBe(true);
      // Removed, so that axe doesn't check the injected content; one of our dialogs may have opened after it.
      await page.locator('#injected').evaluate((box) => box.remove());
    });
  }
});
