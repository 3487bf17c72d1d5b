import { makeAccount } from './support/account';
import { query } from './support/database';
import { expect, test } from './support/test';

test('a user changes their details and password, and deletes the account', async ({ page, signIn }) => {
  const email = await makeAccount();
  await signIn(email);
  await page.goto('/profile');

  await page.getByLabel('Nombre', { exact: true }).fill('Matilde');
  await page.getByLabel('Teléfono').fill('0991');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Escribe un teléfono válido, con código de país')).toBeVisible();
  await page.getByLabel('Teléfono').fill('+598 99 123 456');
  await page.getByLabel('Idioma de los correos').selectOption('pt');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Cambios guardados')).toBeVisible();
  await expect(page.getByLabel('Teléfono')).toHaveValue('+59899123456');

  await expect(page.getByText('Esta sesión')).toBeVisible();
  await page.getByLabel('Contraseña actual').fill('secret-1');
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('secret-2');
  await page.getByLabel('Repite la contraseña nueva').fill('secret-2');
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page.getByText('Contraseña cambiada')).toBeVisible();

  await page.getByRole('button', { name: 'Borrar la cuenta' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Borrar tu cuenta?' });
  const confirm = dialog.getByRole('button', { name: 'Borrar para siempre' });
  await dialog.getByLabel('Contraseña actual').fill('secret-2');
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel('Escribe BORRAR para confirmar').fill('borrar');
  await confirm.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Cuenta borrada')).toBeVisible();
  expect(await query('SELECT 1 FROM users WHERE email = $1', [email])).toEqual([]);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('authjs.session-token');
});

test('without a session the account page asks for one', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/en/profile');
  await expect(page).toHaveURL('/en/auth?next=%2Fen%2Fprofile');
});
