import { makeAccount } from './support/account';
import { query } from './support/database';
import { expect, test } from './support/test';

/** Puts an animal of the account on sale and returns its id. */
async function makeListing(email: string, title: string): Promise<string> {
  const [row] = await query(
    `INSERT INTO cattle_listings (id, user_id, title, category, breed, age, price, location, expires_at, updated_at)
     SELECT gen_random_uuid(), id, $2, 'ovine', 'Corriedale', 14, 150, 'Durazno, Uruguay', now() + interval '9 days', now()
     FROM users WHERE email = $1 RETURNING id`,
    [email, title],
  );
  return String(row?.id);
}

test('a seller declares premises and tags, and the listing says so without their numbers', async ({ page, signIn }) => {
  const email = await makeAccount();
  const title = `Borregas ${Date.now()}`;
  const id = await makeListing(email, title);
  await signIn(email);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Papeles y caravanas' }).click();
  await expect(page).toHaveURL('/papers');

  await page.getByLabel('Registro').selectOption('us_pin');
  await page.getByLabel('Número', { exact: true }).fill('A12425K');
  await page.getByRole('button', { name: 'Agregar establecimiento' }).click();
  await expect(page.getByText(/El dígito de control no coincide/)).toBeVisible();
  await expect(page.getByLabel('Número', { exact: true })).toHaveValue('A12425K');
  await page.getByLabel('Registro').selectOption('ar_renspa');
  await page.getByLabel('Número', { exact: true }).fill('01.001.0.00001/00');
  await page.getByRole('button', { name: 'Agregar establecimiento' }).click();
  await expect(page.getByText('01-001-0-00001/00', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: `Editar caravanas de ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: `Caravanas de ${title}` });
  await dialog.getByLabel('Números de caravana').fill('858 000 012345678\nUK 123450 600002');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog.getByText(/«UK 123450 600002» no coincide/)).toBeVisible();
  await dialog.getByLabel('Números de caravana').fill('858 000 012345678\nUK 123450 600001');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('2 caravanas declaradas')).toBeVisible();

  await page.goto(`/listing/${id}`);
  await expect(page.getByRole('heading', { name: 'Papeles e identificación' })).toBeVisible();
  await expect(page.getByText('RENSPA (Argentina)')).toBeVisible();
  await expect(page.getByText('2 caravanas', { exact: true })).toBeVisible();
  expect(await page.content()).not.toMatch(/0100100000100|858000012345678/);

  await page.goto('/papers');
  await page.getByRole('button', { name: 'Quitar 01-001-0-00001/00' }).click();
  await expect(page.getByText('01-001-0-00001/00', { exact: true })).toBeHidden();
});
