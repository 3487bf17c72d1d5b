import { makeAccount } from './support/account';
import { query } from './support/database';
import { expect, test } from './support/test';

const PASSWORD = 'secret-1';

// The browser's console reports that the suspended person is refused and that their listing is gone.
test.use({ expectedProblems: /40[34]/ });

test('an administrator sets a role, suspends an account with a reason, and restores it', async ({
  page,
  request,
  signIn,
  signOut,
}) => {
  const [person, admin] = [await makeAccount(), await makeAccount()];
  const lastName = `Luna ${person.split('@')[0]}`;
  await query(`UPDATE users SET last_name = $2 WHERE email = $1`, [person, lastName]);
  await query(`UPDATE users SET role = 'admin' WHERE email = $1`, [admin]);
  const [listing] = await query<{ id: string }>(
    `INSERT INTO cattle_listings (id, user_id, title, category, breed, age, price, location, expires_at, updated_at)
     SELECT gen_random_uuid(), id, 'Borregas Corriedale', 'ovine', 'Corriedale', 14, 150, 'Durazno, Uruguay', now() + interval '9 days', now() FROM users WHERE email = $1 RETURNING id`,
    [person],
  );
  const statusForVisitors = async () => (await request.get(`/listing/${listing?.id}`)).status();
  expect(await statusForVisitors()).toBe(200);

  await signIn(admin);
  await page.goto('/admin/users');
  await page.getByRole('searchbox', { name: 'Buscar por nombre o correo' }).fill(lastName);
  await page.getByRole('button', { name: 'Buscar', exact: true }).last().click();
  const row = page.getByRole('row').filter({ hasText: person });
  const manage = page.getByRole('button', { name: `Gestionar la cuenta de Rosa ${lastName}` });
  const dialog = page.getByRole('dialog', { name: `Rosa ${lastName}` });
  await manage.click();
  await expect(dialog.getByRole('button', { name: 'Guardar rol' })).toBeDisabled();
  await dialog.getByLabel('Rol').selectOption('Vendedor comercial');
  await dialog.getByRole('button', { name: 'Guardar rol' }).click();
  await expect(page.getByText(`Rosa ${lastName} ahora tiene el rol de Vendedor comercial`)).toBeVisible();
  // The dialog stays for what else is written in it; the rows behind it aren't read meanwhile.
  await page.keyboard.press('Escape');
  await expect(row).toContainText('Vendedor comercial');

  await manage.click();
  await dialog.getByRole('button', { name: 'Suspender la cuenta' }).click();
  await expect(dialog.getByText('Escribí el motivo: se lo mandamos a la persona')).toBeVisible();
  await expect(dialog.getByLabel('Motivo')).toBeFocused();
  await dialog.getByLabel('Motivo').fill('Cobró señas por animales que no existen.');
  await dialog.getByRole('button', { name: 'Suspender la cuenta' }).click();
  await expect(page.getByText(`Rosa ${lastName}: cuenta suspendida`)).toBeVisible();
  await expect(row).toContainText('Suspendida');
  expect(await statusForVisitors()).toBe(404);

  await signOut();
  await page.goto('/auth');
  await page.getByLabel('Correo electrónico').fill(person);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText('Esta cuenta está suspendida').first()).toBeVisible();

  await signIn(admin);
  await page.goto(`/admin/users?state=suspended&search=${encodeURIComponent(person)}`);
  await manage.click();
  await expect(dialog.getByText('Cobró señas por animales que no existen.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Restaurar la cuenta' }).click();
  await expect(page.getByText(`Rosa ${lastName}: cuenta restaurada`)).toBeVisible();
  await expect(page.getByText('Nadie coincide')).toBeVisible();
  expect(await statusForVisitors()).toBe(200);

  await page.goto(`/admin/users?role=admin&search=${encodeURIComponent(admin)}`);
  await page.getByRole('button', { name: /^Gestionar la cuenta de/ }).click();
  await expect(page.getByText('Es tu propia cuenta')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Guardar rol' })).toHaveCount(0);
});
