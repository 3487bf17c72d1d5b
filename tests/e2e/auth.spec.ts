import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './support/test';

const unique = () => `auth-${Date.now()}-${Math.random().toString(36).slice(2)}@corral.test`;
const PASSWORD = 'secreto-1';

async function mailedCode(email: string): Promise<string | undefined> {
  const outbox = path.join(process.env.CORRAL_DATA_DIR ?? '', 'outbox');
  for (const name of (await readdir(outbox).catch(() => [])).sort().reverse()) {
    const mail = JSON.parse(await readFile(path.join(outbox, name), 'utf8')) as {
      to: string;
      subject: string;
      text: string;
    };
    if (mail.to === email && /cambiar la contraseña/.test(mail.subject)) return /\b\d{6}\b/.exec(mail.text)?.[0];
  }
  return undefined;
}

test('a visitor of a protected page registers and returns to that page', async ({ page }) => {
  await page.goto('/dashboard?tab=favorites');
  await expect(page).toHaveURL('/auth?next=%2Fdashboard%3Ftab%3Dfavorites');
  await page.getByRole('link', { name: 'Crear cuenta' }).click();
  await expect(page).toHaveURL(/mode=register&next=/);
  await page.getByLabel('Nombre').fill('Rosa');
  await page.getByLabel('Apellido').fill('Luna');
  await page.getByLabel('Correo electrónico').fill(unique());
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repetí la contraseña').fill('otra-cosa');
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible();
  await page.getByLabel('Repetí la contraseña').fill(PASSWORD);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page).toHaveURL('/dashboard?tab=favorites');
  await expect(page.getByRole('heading', { level: 1, name: 'Favoritos' })).toBeVisible();
  await page.goto('/auth');
  await expect(page).toHaveURL('/');
});

test.describe('a wrong password', () => {
  test.use({ expectedProblems: /401/ });

  test('is reported at once and keeps what was typed', async ({ page }) => {
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page.getByText('Escribí un correo electrónico válido')).toBeVisible();
    await page.getByLabel('Correo electrónico').fill('nadie@corral.test');
    await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page.getByText('No se pudo entrar')).toBeVisible();
    await expect(page.getByLabel('Correo electrónico')).toHaveValue('nadie@corral.test');
  });
});

test('a forgotten password is replaced with the mailed code', async ({ page, request }) => {
  const email = unique();
  const person = { email, firstName: 'Rosa', lastName: 'Luna', password: PASSWORD };
  expect((await request.post('/api/register', { data: person })).status()).toBe(201);
  await page.goto('/auth');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(email);
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(page.getByText(`Escribí el código que mandamos a ${email}.`)).toBeVisible();
  await expect.poll(() => mailedCode(email)).toBeDefined();
  await page.getByLabel('Código').fill((await mailedCode(email)) ?? '');
  await page.getByLabel('Contraseña nueva').fill('secreto-2');
  await page.getByLabel('Repetí la contraseña').fill('secreto-2');
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page.getByText('Contraseña cambiada')).toBeVisible();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill('secreto-2');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test.describe('an ended session', () => {
  // The hint cookie outlives the session, so the header still requests the user and gets a 401.
  test.use({ expectedProblems: /401.*api\/(user|dashboard)/ });

  test('a cookie whose session has ended leads to the sign-in page', { tag: '@any-size' }, async ({ page, signIn }) => {
    await signIn('comprador@corral.test');
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hola');
    const cookies = (await page.context().cookies()).map((cookie) =>
      cookie.name.endsWith('session-token') ? { ...cookie, value: 'gone' } : cookie,
    );
    await page.context().addCookies(cookies);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/auth\?next=/);
  });
});

test('the sign-in page is in the language of its address', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/pt/auth?mode=forgot');
  await expect(page.getByRole('heading', { name: 'Esqueceu sua senha?' })).toBeVisible();
  await page.goto('/en/auth?mode=register');
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
});
