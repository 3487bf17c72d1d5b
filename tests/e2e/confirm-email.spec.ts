import type { Page } from '@playwright/test';
import { makePicture } from '../factories/picture';
import { chooseBredHeifers } from './support/animal-form';
import { makeAccount } from './support/account';
import { accountRow } from './support/account-row';
import { confirmationMail, restoreLink } from './support/confirmation-mail';
import { query } from './support/database';
import { expect, test } from './support/test';

const unique = () => `${Date.now()}-${Math.random().toString(36).slice(2)}`;

/** An account without a confirmed address, signed in through the API. */
async function newcomer(page: Page): Promise<string> {
  const email = `newcomer-${unique()}@corral.test`;
  const answer = await page.request.post('/api/register', {
    data: { email, firstName: 'Elena', lastName: 'Sosa', password: 'secreto-1' },
  });
  expect(answer.status()).toBe(201);
  return email;
}

/** A listing of an account of its own. */
async function listingOf(seller: string): Promise<string> {
  const [row] = await query<{ id: string }>(
    `INSERT INTO cattle_listings (id, user_id, title, category, breed, age, price, location, expires_at, updated_at)
     SELECT gen_random_uuid(), id, $2, 'ovine', 'Texel', 14, 190, 'Durazno, Uruguay', now() + interval '9 days', now()
     FROM users WHERE email = $1 RETURNING id`,
    [seller, `Borregas de ${seller}`],
  );
  return row?.id ?? '';
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Confirmá tu correo' });

test.use({ expectedProblems: /40[013].*(api\/(messages|user|auctions|reports)|create-listing)/ });

test('a newcomer registers, writes, mistypes the code, and the message is there once it is right', async ({ page }) => {
  const listing = await listingOf(await makeAccount());
  const email = `newcomer-${unique()}@corral.test`;
  await page.goto(`/auth?mode=register&next=${encodeURIComponent(`/listing/${listing}#contact`)}`);
  await page.getByLabel('Nombre').fill('Elena');
  await page.getByLabel('Apellido').fill('Sosa');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill('secreto-1');
  await page.getByLabel('Repetí la contraseña').fill('secreto-1');
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  const contact = page.getByRole('dialog', { name: 'Escribir al vendedor' });
  await contact.getByRole('textbox', { name: 'Mensaje' }).fill('¿Siguen disponibles?');
  await contact.getByRole('button', { name: 'Enviar mensaje' }).click();

  const { code } = await confirmationMail(email);
  const dialog = dialogOf(page);
  await expect(dialog.getByText(email)).toBeVisible();
  const field = dialog.getByRole('textbox', { name: 'Código' });
  await expect(field).toBeFocused();
  await field.fill(code === '000000' ? '000001' : '000000');
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await expect(dialog.getByText('El código no es válido o ya venció')).toBeVisible();
  // As mail programs show it.
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText('Mensaje enviado', { exact: true })).toBeVisible();
  await expect(contact).toBeHidden();
  expect(
    await query('SELECT message FROM messages m JOIN users u ON u.id = m.from_user_id WHERE u.email = $1', [email]),
  ).toEqual([{ message: '¿Siguen disponibles?' }]);
});

test('closing the screen loses nothing, and the mail’s link in another tab sends what waits', async ({
  page,
  context,
  browser,
}) => {
  const email = await newcomer(page);
  await page.goto(`/listing/${await listingOf(await makeAccount())}#contact`);
  const contact = page.getByRole('dialog', { name: 'Escribir al vendedor' });
  const text = contact.getByRole('textbox', { name: 'Mensaje' });
  await text.fill('¿Las trae al remate?');
  const send = contact.getByRole('button', { name: 'Enviar mensaje' });
  await send.click();
  await dialogOf(page).waitFor();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(text).toHaveValue('¿Las trae al remate?');
  await expect(page.getByText('Antes confirmá tu correo con el código que te mandamos.')).toBeVisible();
  // The phone ends the tab while its user reads mails.
  await page.reload();
  await expect(text).toHaveValue('¿Las trae al remate?');
  await send.click();
  await dialogOf(page).waitFor();

  const { link } = await confirmationMail(email);
  // Opened by a mail scanner, and on a computer where nobody is signed in.
  const elsewhere = await browser.newContext();
  const tab = await elsewhere.newPage();
  await tab.goto(link);
  await tab.reload();
  await expect(tab.getByText(`Vas a confirmar que ${email} es tu correo en Corral.`)).toBeVisible();
  await expect(dialogOf(page)).toBeVisible();
  await tab.getByRole('button', { name: 'Sí, es mi correo' }).click();
  await expect(tab.getByRole('heading', { name: 'Correo confirmado' })).toBeVisible();
  await elsewhere.close();
  await expect(page.getByText('Mensaje enviado', { exact: true })).toBeVisible({ timeout: 10_000 });
  expect(context.pages()).toHaveLength(1);
});

test('a mistyped address is corrected on the spot, and what waits is published with its photograph', async ({
  page,
}) => {
  const wrong = await newcomer(page);
  const right = `right-${wrong}`;
  const title = `Vaquillonas Braford ${unique()}`;
  await page.goto('/create-listing');
  await chooseBredHeifers(page);
  await page.getByRole('textbox', { name: 'Título' }).fill(title);
  await page.getByRole('combobox', { name: 'Raza' }).selectOption('Braford');
  await page.getByRole('textbox', { name: 'Edad' }).fill('28');
  await page.getByLabel('Precio por cabeza').fill('1150');
  await page.getByRole('combobox', { name: 'Lugar' }).fill('Villaguay, Entre Ríos');
  await page.locator('[data-testid=photos] input[multiple]').setInputFiles({
    name: 'uno.jpg',
    mimeType: 'image/jpeg',
    buffer: await makePicture('jpeg', 1200, 900),
  });
  await page.getByRole('button', { name: 'Publicar anuncio' }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Corregir el correo' }).click();
  const address = dialog.getByRole('textbox', { name: 'Correo electrónico' });
  await expect(address).toHaveValue(wrong);
  await address.fill('nada');
  await dialog.getByRole('button', { name: 'Mandar el código' }).click();
  await expect(dialog.getByText('Escribí un correo electrónico válido')).toBeVisible();
  await address.fill(right);
  await dialog.getByRole('button', { name: 'Mandar el código' }).click();
  await expect(dialog.getByText(right)).toBeVisible();
  await dialog.getByRole('button', { name: 'Mandar otro código' }).click();
  await expect(dialog.getByText(/Te mandamos otro código: sirve solo el último\. Podés pedir 3 más/)).toBeVisible();
  const { code } = await confirmationMail(right, 2);
  await dialog.getByRole('textbox', { name: 'Código' }).fill(code);
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page).toHaveURL(/\/listing\/[0-9a-f-]{36}\/published$/);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});

test('a bid waits for the code', async ({ page }) => {
  const email = await newcomer(page);
  const [lot] = await query<{ id: string }>(
    `INSERT INTO auction_lots (id, user_id, title, breed, location, starting_price, start_time, end_time, updated_at)
     SELECT gen_random_uuid(), id, '12 vaquillonas de prueba', 'Angus', 'Salto, Uruguay', 500, now(), now() + interval '2 hours', now()
     FROM users WHERE email = $1 RETURNING id`,
    [await makeAccount()],
  );
  await page.goto(`/auctions/${lot?.id}`);
  const form = page.getByTestId('bid-form');
  await form.getByRole('textbox').fill('500');
  await form.getByRole('button', { name: 'Pujar' }).click();
  const { code } = await confirmationMail(email);
  await dialogOf(page).getByRole('textbox', { name: 'Código' }).fill(code);
  await dialogOf(page).getByRole('button', { name: 'Confirmar' }).click();
  await expect.poll(() => query('SELECT 1 FROM auction_bids WHERE auction_lot_id = $1', [lot?.id])).toHaveLength(1);
});

test('the dashboard says that the address is not confirmed, and leads to its page and back', async ({ page }) => {
  const email = await newcomer(page);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Confirmarlo ahora' }).click();
  await expect(page).toHaveURL('/confirm-email?next=%2Fdashboard');
  const { code } = await confirmationMail(email);
  await page.getByRole('textbox', { name: 'Código' }).fill(code);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Hola, Elena' })).toBeVisible();
  await expect(page.getByText('Tu correo no está confirmado.')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedProblems: /^csp: / });
  // axe itself needs JavaScript, so the page is left before it would run.
  test.afterEach(({ page }) => page.close());

  test('the code is entered on a page, which leads on', { tag: '@any-size' }, async ({ page }) => {
    const email = await newcomer(page);
    await page.goto('/confirm-email?next=%2Fauctions');
    const { code } = await confirmationMail(email);
    await page.getByRole('textbox', { name: 'Código' }).fill(code === '000000' ? '000001' : '000000');
    await page.getByRole('button', { name: 'Confirmar' }).click();
    // Playwright finds no texts within <noscript>, only roles.
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page).toHaveURL(/result=wrong/);
    await page.getByRole('button', { name: 'No llegó: mandar otro código' }).click();
    await expect(page).toHaveURL(/result=sent/);
    const { code: second } = await confirmationMail(email, 2);
    await page.getByRole('textbox', { name: 'Código' }).fill(second);
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page).toHaveURL('/auctions');
  });
});

test('the account’s address is changed with the password and a code, and the old one can take it back', async ({
  page,
  signIn,
}) => {
  const old = await makeAccount();
  const email = `new-${old}`;
  await signIn(old);
  await page.goto('/profile#email');
  const section = accountRow(page, 'email').form;
  await section.getByLabel('Correo nuevo').fill(email);
  await section.getByLabel('Tu contraseña').fill('secret-1');
  await section.getByRole('button', { name: 'Cambiar correo' }).click();
  const { code } = await confirmationMail(email);
  await dialogOf(page).waitFor();
  await page.keyboard.press('Escape');
  await expect(section.getByText(`Falta confirmar ${email}`)).toBeVisible();
  await section.getByRole('button', { name: 'Escribir el código' }).click();
  await dialogOf(page).getByRole('textbox', { name: 'Código' }).fill(code);
  await dialogOf(page).getByRole('button', { name: 'Confirmar' }).click();
  await expect(accountRow(page, 'email').summary).toContainText(email);
  await page.goto(await restoreLink(old));
  await page.getByRole('button', { name: 'Recuperar mi cuenta' }).click();
  await expect(page.getByRole('heading', { name: 'Elegí otra contraseña' })).toBeVisible();
  expect(await query('SELECT email FROM users WHERE email = ANY($1)', [[old, email]])).toEqual([{ email: old }]);
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/auth/);
});
