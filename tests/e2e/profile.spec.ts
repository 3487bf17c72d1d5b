import { makeAccount } from './support/account';
import { accountRow } from './support/account-row';
import { axeCheck } from './support/axe';
import { query } from './support/database';
import { expect, test } from './support/test';

// Signing in to a closed account is refused, and leads to the page that calls off its deletion.
test.use({ expectedProblems: /403 .*\/api\/login/ });

test('a user changes their details and password, closes the account and calls it off', async ({ page, signIn }) => {
  const email = await makeAccount();
  await signIn(email);
  await page.goto('/profile');
  const save = page.getByRole('button', { name: 'Guardar', exact: true });
  const name = accountRow(page, 'details');
  await name.summary.click();
  await expect(page.getByLabel('Nombre', { exact: true })).toBeFocused();
  await page.getByLabel('Nombre', { exact: true }).fill('Matilde');
  await save.click();
  await expect(name.summary).toContainText('Matilde');
  await expect(save).toBeHidden();

  const phone = accountRow(page, 'phone-number');
  await phone.summary.click();
  await page.getByLabel(/^Teléfono ?\(opcional\)$/).fill('0991');
  await save.click();
  await expect(page.getByText('Escribí un teléfono válido; si es de otro país, con su código')).toBeVisible();
  await page.getByLabel(/^Teléfono ?\(opcional\)$/).fill('+598 99 123 456');
  await save.click();
  await expect(phone.summary).toContainText('+598 99 123 456');

  const language = accountRow(page, 'mail-language');
  await language.summary.click();
  await page.getByLabel('Idioma de los correos').selectOption('pt');
  await save.click();
  await expect(language.summary).toContainText('Português');

  await accountRow(page, 'sessions').summary.click();
  await expect(page.getByText('Esta sesión')).toBeVisible();
  await accountRow(page, 'password').summary.click();
  await page.getByLabel('Contraseña actual').fill('secret-1');
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('secret-2');
  await page.getByLabel('Repetí la contraseña nueva').fill('secret-2');
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page.getByText('Contraseña cambiada')).toBeVisible();

  await accountRow(page, 'delete').summary.click();
  await page.getByRole('button', { name: 'Borrar la cuenta' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Borrar tu cuenta?' });
  const confirm = dialog.getByRole('button', { name: 'Cerrar y borrar la cuenta' });
  await dialog.getByLabel('Contraseña actual').fill('secret-2');
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel('Escribí BORRAR para confirmar').fill('borrar');
  await confirm.click();
  await expect(page).toHaveURL('/closed-account');
  await expect(page.getByRole('heading', { name: /^Tu cuenta se borra el \d/ })).toBeVisible();
  await axeCheck(page);

  // It opens nothing else, and signing in leads back here.
  for (const path of ['/profile', '/messages', '/auth']) {
    await page.goto(path);
    await expect(page).toHaveURL('/closed-account');
  }
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/closed-account');
  await expect(page).toHaveURL('/auth?next=%2Fclosed-account');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill('secret-2');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL('/closed-account');

  await page.getByRole('button', { name: 'Cancelar el borrado' }).click();
  await expect(page).toHaveURL('/profile');
  expect(await query('SELECT closed_at FROM users WHERE email = $1', [email])).toEqual([{ closed_at: null }]);
});

test('without a session the account page asks for one', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/en/profile');
  await expect(page).toHaveURL('/en/auth?next=%2Fen%2Fprofile');
});

test.describe('a copy of one’s data', () => {
  test.use({ expectedProblems: /40[34]/ });

  test('a user takes a copy of all their data', async ({ page, signIn }) => {
    const email = await makeAccount();
    await signIn(email);
    await query(
      `UPDATE sessions SET confirmed_at = now() - interval '1 hour' WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
      [email],
    );
    await page.goto('/profile');
    await accountRow(page, 'data').summary.click();
    await page.getByRole('button', { name: 'Pedir una copia' }).click();
    const proof = page.getByRole('dialog', { name: 'Confirmá que sos vos' });
    await proof.getByLabel('Tu contraseña').fill('secret-1');
    await page.keyboard.press('Enter');
    await expect(
      accountRow(page, 'data').form.getByText(/^Estamos preparando tu copia|^Tu copia está lista/),
    ).toBeVisible();
    const file = page.getByRole('button', { name: 'Descargar la copia' });
    await expect(async () => {
      await page.goto('about:blank');
      await page.goto('/profile#data');
      await expect(file).toBeEnabled({ timeout: 2_000 });
    }).toPass();
    await axeCheck(page);
    const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
    expect(download.suggestedFilename()).toBe('corral.zip');
    const path = new URL(download.url()).pathname;
    expect((await (await page.request.get(path)).body()).subarray(0, 2).toString()).toBe('PK');
    await signIn(await makeAccount());
    expect((await page.request.get(path)).status()).toBe(404);
  });
});
