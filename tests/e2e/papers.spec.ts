import { makePicture } from '../factories/picture';
import { makeAccount } from './support/account';
import { query } from './support/database';
import { sessionOf } from './support/sign-in';
import { expect, test } from './support/test';

// The server refuses a paper without a date, which the browser's console reports.
test.use({ expectedProblems: /400 .*\/api\/papers/ });

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

  await page.getByRole('button', { name: new RegExp(`^${title}`) }).click();
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

test('a buyer asks for a paper, reads it with their name on it, and the seller ends that', async ({
  page,
  request,
  signIn,
}) => {
  // Seven pages of two people, on a machine that is busy with other tests.
  const [seller, buyer] = [await makeAccount(), await makeAccount()];
  const title = `Novillos ${Date.now()}`;
  const id = await makeListing(seller, title);
  await signIn(seller);
  await page.goto('/papers');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'análisis.png',
      mimeType: 'image/png',
      buffer: await makePicture('png', 600, 400),
    });
  await page.getByRole('button', { name: 'Subir papel' }).click();
  await expect(page.getByText('Elegí una fecha').first()).toBeVisible();
  await page.getByLabel('Qué papel es').selectOption('eia');
  await page.getByLabel('País').selectOption('AR');
  await page.getByLabel('Fecha de emisión o de muestra').fill('10/11/2026');
  await expect(page.getByLabel(/^Vence/)).toHaveValue('09/01/2027');
  await page.getByLabel(/^Vence/).fill('09/01/2090');
  await page.getByText('Número, cabezas y de qué animales').click();
  await page.getByLabel('De qué animales').selectOption({ label: title });
  await page.getByRole('button', { name: 'Subir papel' }).click();
  await expect(page.getByText('Nadie lo abrió todavía.')).toBeVisible();

  await signIn(buyer);
  await page.goto(`/listing/${id}`);
  await expect(page.getByText('Documento subido por el vendedor')).toBeVisible();
  await page.getByRole('link', { name: 'Pedir ver los papeles' }).click();
  await page.getByRole('button', { name: 'Pedir Anemia infecciosa equina' }).click();
  await expect(page.getByRole('button', { name: 'Pedido enviado' })).toBeDisabled();

  await signIn(seller);
  await page.goto('/papers');
  await expect(page.getByText(`Rosa Luna quiere verlo por «${title}».`)).toBeVisible();
  await page.getByRole('button', { name: 'Compartir 48 horas' }).click();
  await expect(page.getByText(/^Rosa Luna puede verlo hasta/)).toBeVisible();

  await signIn(buyer);
  await page.goto(`/papers/of/${id}`);
  const address = await page.getByRole('link', { name: 'Ver Anemia infecciosa equina' }).getAttribute('href');
  const answer = await page.request.get(address ?? '');
  expect(answer.headers()).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' });

  await signIn(seller);
  await page.goto('/papers');
  await page.getByText('Se abrió una vez').click();
  await page.getByRole('button', { name: 'Dejar de compartir con Rosa Luna' }).click();
  await expect(page.getByText(/^Rosa Luna puede verlo hasta/)).toBeHidden();

  const open = async (cookie: string) => (await request.get(address ?? '', { headers: { cookie } })).status();
  expect(await open(`authjs.session-token=${await sessionOf(buyer)}`)).toBe(404);
  expect(await open('')).toBe(401);
});

test('an administrator marks a paper as checked after opening it', { tag: '@any-size' }, async ({ page, signIn }) => {
  const [seller, admin] = [await makeAccount(), await makeAccount()];
  const lastName = `Luna${Date.now()}`;
  await query('UPDATE users SET last_name = $2 WHERE email = $1', [seller, lastName]);
  await query(`UPDATE users SET role = 'admin' WHERE email = $1`, [admin]);
  const file = { name: 'pedigrí.png', mimeType: 'image/png', buffer: await makePicture('png', 60, 40) };
  await signIn(seller);
  const sent = await page.request.post('/api/papers', {
    multipart: { kind: 'pedigree', country: 'UY', issuedOn: '2026-11-01', file },
  });
  expect(sent.status()).toBe(201);

  await signIn(admin);
  await page.goto('/admin/papers');
  const mark = page.getByRole('button', { name: `Comprobado: Pedigrí o registro genealógico de Rosa ${lastName}` });
  await mark.click();
  await expect(page.getByText('Antes de comprobarlo, abrí el documento.')).toBeVisible();
  const open = page.getByRole('link', { name: `Abrir Pedigrí o registro genealógico de Rosa ${lastName}` });
  expect((await page.request.get((await open.getAttribute('href')) ?? '')).status()).toBe(200);
  await mark.click();
  await expect(mark).toHaveCount(0);
});
