import { makeAccount } from './support/account';
import { accountRow } from './support/account-row';
import { query } from './support/database';
import { putCalvesOnSale } from './support/deal';
import { expect, test } from './support/test';

/** Forms, the button that sends each, and what is asked for first. */
const FORMS = [
  { path: '/verification', send: 'Enviar solicitud', first: '#verification-documents' },
  { path: '/banner-ads', send: 'Enviar pedido', first: 'main [aria-invalid="true"]' },
] as const;

for (const { path, send, first } of FORMS)
  test(`${path} leads to the first open question, and no toast repeats it`, async ({ page, signIn }) => {
    const email = await makeAccount();
    await query(`UPDATE users SET role = 'commercial_seller' WHERE email = $1`, [email]);
    await signIn(email);
    await page.goto(path);
    const button = page.getByRole('button', { name: send, exact: true });
    await expect(button).toBeEnabled();
    await button.click();
    await expect(page.locator(first).first()).toBeFocused();
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  });

test('a toast is at the other end of the screen where it would cover a button', async ({ page, signIn, isMobile }) => {
  await signIn(await makeAccount());
  await page.goto('/profile');
  await accountRow(page, 'details').summary.click();
  await page.getByLabel('Nombre', { exact: true }).fill('Matilde');
  // As the composer of messages stands on wide screens, and a dialog's button on short phones; the page's own buttons are
  // out of the way.
  await page.evaluate((top) => {
    for (const other of document.querySelectorAll<HTMLElement>('.btn-primary, button[type="submit"]'))
      other.style.translate = '0 -9999px';
    const button = document.createElement('button');
    button.className = 'btn-primary';
    button.textContent = 'Enviar pronto';
    button.style.cssText = `position: fixed; right: 24px; left: auto; width: 160px; ${top ? 'top' : 'bottom'}: 24px; z-index: 1`;
    document.body.append(button);
  }, isMobile);
  await page.getByRole('button', { name: 'Guardar', exact: true }).press('Enter');
  const button = page.getByRole('button', { name: 'Enviar pronto', exact: true });
  const toast = page.locator('[data-sonner-toast][data-mounted="true"]').first();
  await expect(toast).toBeVisible();
  await expect
    .poll(async () => {
      const [one, other] = await Promise.all([toast.boundingBox(), button.boundingBox()]);
      return one && other ? one.y >= other.y + other.height || other.y >= one.y + one.height : false;
    })
    .toBe(true);
});

test('of two toasts that can be undone, none covers the other', async ({ page, signIn }) => {
  const seller = await makeAccount();
  const title = `Terneros ${Date.now()}`;
  await putCalvesOnSale(seller, title);
  await signIn(seller);
  await page.goto('/dashboard');
  for (const price of ['3,10', '3,15']) {
    await page.getByRole('button', { name: `Cambiar el precio: ${title}` }).click();
    const field = page.getByLabel(/^Precio, en/);
    await field.fill(price);
    await field.press('Enter');
    await expect(field).toBeHidden();
  }
  const undo = page.locator('[data-sonner-toast]').getByRole('button', { name: 'Deshacer' });
  await expect(undo).toHaveCount(2);
  for (const button of await undo.all()) await button.click({ trial: true });
});
