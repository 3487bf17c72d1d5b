import { makeAccount } from './support/account';
import { query } from './support/database';
import { expect, test } from './support/test';

// The server refuses a paper without a date, which the browser's console reports.
test.use({ expectedProblems: /400 .*\/api\/papers/ });

/** Forms, the button that sends each, and whether what is refused is also said in a toast. */
const FORMS = [
  { path: '/verification', send: 'Enviar solicitud', hasToast: true },
  { path: '/banner-ads', send: 'Enviar pedido', hasToast: false },
  { path: '/papers', send: 'Subir papel', hasToast: false },
] as const;

for (const { path, send, hasToast } of FORMS)
  test(`${path} leads to the first open question, and its toast covers no button`, async ({ page, signIn }) => {
    const email = await makeAccount();
    await query(`UPDATE users SET role = 'commercial_seller' WHERE email = $1`, [email]);
    await signIn(email);
    await page.goto(path);
    const button = page.getByRole('button', { name: send, exact: true });
    await expect(button).toBeEnabled();
    await button.click();
    await expect(page.locator('main [aria-invalid="true"]').first()).toBeFocused();
    if (!hasToast) return;
    const toast = page.locator('[data-sonner-toast]').first();
    await expect(toast).toBeVisible();
    const overlap = await button.evaluate((element) => {
      // Where a thumb has scrolled to it: at the end of the screen.
      element.scrollIntoView({ block: 'end' });
      const at = element.getBoundingClientRect();
      return [...document.querySelectorAll('[data-sonner-toast]')].some((one) => {
        const box = one.getBoundingClientRect();
        return box.top < at.bottom && at.top < box.bottom && box.left < at.right && at.left < box.right;
      });
    });
    expect(overlap).toBe(false);
  });

test('a toast is at the other end of the screen where it would cover a button', async ({ page, signIn, isMobile }) => {
  await signIn(await makeAccount());
  await page.goto('/verification');
  const button = page.getByRole('button', { name: 'Enviar solicitud', exact: true });
  await expect(button).toBeEnabled();
  // As the composer of messages stands on wide screens, and a dialog's button on short phones.
  await button.evaluate((element, top) => {
    element.style.cssText = `position: fixed; right: 24px; left: auto; width: 160px; ${top ? 'top' : 'bottom'}: 24px; z-index: 1`;
  }, isMobile);
  await button.press('Enter');
  const toast = page.locator('[data-sonner-toast][data-mounted="true"]').first();
  await expect(toast).toBeVisible();
  await expect
    .poll(async () => {
      const [one, other] = await Promise.all([toast.boundingBox(), button.boundingBox()]);
      return one && other ? one.y >= other.y + other.height || other.y >= one.y + one.height : false;
    })
    .toBe(true);
});
