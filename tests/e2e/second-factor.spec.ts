import type { Page } from '@playwright/test';
import { makeAccount } from './support/account';
import { addressOf, adminFiles } from './support/admin-surface';
import { query } from './support/database';
import { mailsTo } from './support/mails';
import { codeOf } from './support/one-time-code';
import { startServer, stopAll } from './support/server-process';
import { signInAs, signOut } from './support/sign-in';
import { expect, test } from './support/test';

const PASSWORD = 'secret-1';

/** Gives the browser a fingerprint reader, as telephones and laptops have. */
async function addFingerprintReader(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function givePassword(page: Page, email: string): Promise<void> {
  await signOut(page.context());
  await page.goto('/auth');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

const codes = (page: Page) => page.getByRole('dialog', { name: 'Guardá tus códigos de recuperación' });
const signIn = (page: Page) => page.getByRole('button', { name: 'Entrar', exact: true });

test.describe('an authenticator app', () => {
  // The console reports the refused codes.
  test.use({ expectedProblems: /40[01]/ });

  test('is added with a QR code and asked for after the password, as are recovery codes', async ({ page }) => {
    const email = await makeAccount();
    await signInAs(page.context(), email);
    await page.goto('/profile#security');
    await page.getByRole('button', { name: 'Agregar una aplicación de códigos' }).click();
    const dialog = page.getByRole('dialog', { name: 'Agregá tu aplicación de códigos' });
    await expect(dialog.getByRole('img', { name: 'Código QR para la aplicación' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Abrir en tu aplicación de códigos' })).toHaveAttribute(
      'href',
      /^otpauth:\/\/totp\/Corral:/,
    );
    const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await dialog.getByLabel('Código de 6 dígitos').fill('000000');
    await dialog.getByRole('button', { name: 'Agregar' }).click();
    await expect(dialog.getByText('Ese código no sirve')).toBeVisible();
    await dialog.getByLabel('Código de 6 dígitos').fill(codeOf(secret));
    await page.keyboard.press('Enter');
    await expect(codes(page).getByRole('listitem')).toHaveCount(10);
    const [recovery = ''] = await codes(page).getByRole('listitem').allTextContents();
    await codes(page).getByRole('button', { name: 'Ya los guardé' }).click();
    await expect(page.getByText('Quedan 10 de 10.')).toBeVisible();

    await givePassword(page, email);
    await expect(page.getByRole('heading', { name: 'Confirmá que sos vos' })).toBeVisible();
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('authjs.session-token');
    await page.getByLabel('Código').fill('123456');
    await signIn(page).click();
    await expect(page.getByText('Ese código no sirve').first()).toBeVisible();
    await page.getByLabel('Código').fill(codeOf(secret, 1));
    await signIn(page).click();
    await expect(page).toHaveURL('/');

    await givePassword(page, email);
    await page.getByLabel('Código').fill(recovery.toLowerCase());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await page.goto('/profile#security');
    await expect(page.getByText('Quedan 9 de 10.')).toBeVisible();
  });
});

test.describe('a passkey', () => {
  // The console reports that it is asked for again.
  test.use({ expectedProblems: /403/ });

  test('is added, renamed, signs in alone and as the second step, and is removed', async ({ page }) => {
    const email = await makeAccount();
    await signInAs(page.context(), email);
    await addFingerprintReader(page);
    await page.goto('/profile#security');
    await page.getByRole('button', { name: 'Agregar una llave de acceso' }).click();
    await codes(page).getByRole('button', { name: 'Ya los guardé' }).click();
    await page.getByRole('button', { name: /^Cambiar nombre/ }).click();
    await page.getByLabel('Nombre', { exact: true }).last().fill('Teléfono de la estancia');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Teléfono de la estancia')).toBeVisible();

    await signOut(page.context());
    await page.goto('/auth?next=%2Fprofile');
    await page.getByRole('button', { name: 'Entrar con llave de acceso' }).click();
    await expect(page).toHaveURL('/profile');

    await givePassword(page, email);
    await expect(page.getByRole('heading', { name: 'Confirmá que sos vos' })).toBeVisible();
    await page.getByRole('button', { name: 'Entrar con llave de acceso' }).click();
    await expect(page).toHaveURL('/');

    // After a while the passkey is asked for again before it can be removed.
    await query(
      `UPDATE sessions SET confirmed_at = now() - interval '11 minutes' FROM users u WHERE u.id = user_id AND u.email = $1`,
      [email],
    );
    await page.goto('/profile#security');
    await page.getByRole('button', { name: 'Quitar: Teléfono de la estancia' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar' }).click();
    await page
      .getByRole('dialog', { name: 'Confirmá que sos vos' })
      .getByRole('button', { name: 'Usar llave de acceso' })
      .click();
    await expect(page.getByText('Llave de acceso quitada')).toBeVisible();
    await expect(page.getByText('Teléfono de la estancia')).toBeHidden();
  });
});

test.describe('an administrator', () => {
  test.use({ expectedProblems: /40[03]/ });

  test('proves who they are on the spot, and nothing that was typed is lost', async ({ page }) => {
    const [person, admin] = [await makeAccount(), await makeAccount()];
    await query(`UPDATE users SET role = 'admin' WHERE email = $1`, [admin]);
    await query(`UPDATE users SET first_name = 'Lía', last_name = $2 WHERE email = $1`, [person, person.split('@')[0]]);
    await signInAs(page.context(), admin);
    await query(`UPDATE sessions SET confirmed_at = NULL FROM users u WHERE u.id = user_id AND u.email = $1`, [admin]);
    await page.goto(`/admin/users?search=${encodeURIComponent(person)}`);
    await page.getByRole('button', { name: /^Gestionar la cuenta de Lía/ }).click();
    await page.getByLabel('Motivo').fill('Cobró señas por animales que no existen.');
    await page.getByRole('button', { name: 'Suspender la cuenta' }).click();
    const proof = page.getByRole('dialog', { name: 'Confirmá que sos vos' });
    await proof.getByLabel('Tu contraseña').fill('no-es-esta');
    await page.keyboard.press('Enter');
    await expect(proof.getByText('La contraseña actual no es correcta')).toBeVisible();
    await proof.getByLabel('Tu contraseña').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/cuenta suspendida/)).toBeVisible();
    const [row] = await query<{ reason: string }>(`SELECT suspension_reason AS reason FROM users WHERE email = $1`, [
      person,
    ]);
    expect(row?.reason).toBe('Cobró señas por animales que no existen.');
  });
});

test.describe('where administrators need a second factor', () => {
  test.use({ expectedProblems: /403/ });
  test.afterEach(stopAll);

  test('one without is led to add it, and may then administer', { tag: '@any-size' }, async ({ page, context }) => {
    // A server of its own, and every page of the administration.
    const server = await startServer({ env: { ADMIN_SECOND_FACTOR: 'true' } });
    const admin = await makeAccount();
    await query(`UPDATE users SET role = 'admin' WHERE email = $1`, [admin]);
    await signInAs(context, admin);
    const stats = () => context.request.get(`${server.base}/api/admin/stats`);
    const refused = await stats();
    expect([refused.status(), ((await refused.json()) as { code: string }).code]).toEqual([403, 'factor_required']);
    for (const url of adminFiles.pages.map(addressOf)) {
      const led = await context.request.get(server.base + url, { maxRedirects: 0 });
      expect([url, led.headers().location]).toEqual([url, '/profile#security']);
    }
    await addFingerprintReader(page);
    await page.goto(`${server.base}/admin/users`);
    await expect(page).toHaveURL(`${server.base}/profile#security`);
    await expect(page.getByText('Falta tu segundo paso')).toBeVisible();
    await page.getByRole('button', { name: 'Agregar una llave de acceso' }).click();
    await codes(page).getByRole('button', { name: 'Ya los guardé' }).click();
    await expect(page.getByText('Falta tu segundo paso')).toBeHidden();
    expect((await stats()).status()).toBe(200);
    await page.goto(`${server.base}/admin/users`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(`${server.base}/admin/users`);
    // Before its server stops, which would interrupt what the page still loads.
    await page.goto('about:blank');
  });
});

test('who says that it wasn’t them ends the sessions and chooses another password', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await makeAccount();
  const stranger = await browser.newContext(baseURL ? { baseURL } : {});
  expect((await stranger.request.post('/api/login', { data: { email, password: PASSWORD } })).status()).toBe(200);
  const link = async () => (await mailsTo(email)).map(({ text }) => /\S+\/not-me\/\S+/.exec(text)?.[0]).find(Boolean);
  await expect.poll(link).toBeDefined();
  await page.goto((await link()) ?? '');
  expect((await stranger.request.get('/api/user')).status()).toBe(200);
  await page.getByRole('button', { name: 'Proteger mi cuenta' }).click();
  await expect(page.getByRole('heading', { name: 'Elegí otra contraseña' })).toBeVisible();
  expect((await stranger.request.get('/api/user')).status()).toBe(401);
  expect((await stranger.request.post('/api/login', { data: { email, password: PASSWORD } })).status()).toBe(401);
  await stranger.close();
  await page.getByRole('link', { name: 'Elegir otra contraseña' }).click();
  await expect(page).toHaveURL('/auth?mode=forgot');
});
