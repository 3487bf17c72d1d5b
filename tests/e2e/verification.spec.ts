import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { makePdf } from '../factories/document';
import { confirmEmail } from './support/account';
import { accountRow } from './support/account-row';
import { query } from './support/database';
import { expect, test } from './support/test';

const unique = () => `${Date.now()}-${Math.random().toString(36).slice(2)}`;

async function register(page: Page, lastName: string): Promise<string> {
  const email = `verify-${unique()}@corral.test`;
  const answer = await page.request.post('/api/register', {
    data: { email, firstName: 'Rosa', lastName, password: 'secreto-1' },
  });
  expect(answer.status()).toBe(201);
  await confirmEmail(email);
  return email;
}

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: makePdf().bytes });

// The server refuses a document that isn't what it claims to be, which the browser's console reports.
test.use({ expectedProblems: /415/ });

test('a toast goes when it is touched', async ({ page }) => {
  await register(page, 'Luna');
  await page.goto('/profile');
  await accountRow(page, 'details').summary.click();
  await page.getByLabel('Nombre', { exact: true }).fill('Matilde');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  const toast = page.getByText('Cambios guardados');
  await expect(toast).toBeVisible();
  await toast.tap();
  await expect(toast).toHaveCount(0, { timeout: 10_000 });
});

test('a seller asks for verification, an administrator approves, and the badge shows', async ({ page, signOut }) => {
  // A name that holds a telephone number is refused: letters alone.
  const [title, lastName] = [
    `Borregas Corriedale ${unique()}`,
    `Luna ${randomBytes(6).toString('hex').replace(/\d/g, 'o')}`,
  ];
  const seller = await register(page, lastName);
  await query(
    `INSERT INTO cattle_listings (id, user_id, title, category, breed, age, price, location, expires_at, updated_at)
     SELECT gen_random_uuid(), id, $2, 'ovine', 'Corriedale', 14, 150, 'Durazno, Uruguay', now() + interval '9 days', now() FROM users WHERE email = $1`,
    [seller, title],
  );

  await page.goto('/verification');
  const status = page.getByTestId('verification-status');
  await expect(status.getByText('Sin verificar')).toBeVisible();
  await page.getByLabel('Teléfono').fill('+598 99 123 456');
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByText('Se requiere al menos un documento para continuar').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Elegir archivo: Documento de identidad, frente' })).toBeFocused();

  await page
    .locator('input[type=file]:not([capture])')
    .first()
    .setInputFiles([
      pdf('cédula.pdf'),
      { name: 'página.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<!doctype html>') },
      { name: 'fotos.zip', mimeType: 'application/zip', buffer: Buffer.from('zip') },
      pdf('marca.pdf'),
    ]);
  await expect(page.getByText('página.pdf: solo se aceptan documentos PDF, JPG o PNG')).toBeVisible();
  await expect(page.getByText(/fotos\.zip no se subió/)).toBeVisible();
  await expect(page.getByText('2 de 2 documentos listos')).toBeAttached();
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Quitar marca.pdf' }).click();
  expect((await removed).status()).toBe(204);
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('99 123 456');
  await page.reload();
  await expect(page.getByRole('link', { name: 'cédula.pdf' })).toBeVisible();
  await expect(page.getByText('marca.pdf')).toHaveCount(0);
  await expect(page.getByLabel('Teléfono')).toHaveValue('+598 99 123 456');
  // The place of the listing is only offered.
  await page.getByRole('button', { name: 'Es Durazno, Uruguay' }).click();
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByText('Solicitud de verificación enviada')).toBeVisible();
  await expect(status.getByText('En revisión')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ir a mi panel' })).toBeVisible();

  await signOut();
  const admin = await register(page, 'Medina');
  await query(`UPDATE users SET role = 'admin' WHERE email = $1`, [admin]);
  await page.goto('/');
  await page.getByRole('button', { name: 'Tu cuenta' }).click();
  await page.getByRole('link', { name: 'Administración', exact: true }).click();
  await page
    .getByRole('navigation', { name: 'Administración' })
    .getByRole('link', { name: /^Personas/ })
    .click();
  await page.getByRole('searchbox', { name: 'Buscar por nombre, correo o establecimiento' }).fill(lastName);
  await page.getByRole('button', { name: 'Buscar', exact: true }).last().click();
  await page.getByRole('button', { name: `Revisar la solicitud de Rosa ${lastName}` }).click();
  const dialog = page.getByRole('dialog', { name: `Rosa ${lastName}` });
  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Documento 1 (PDF)' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await dialog.getByRole('button', { name: 'Rechazar' }).click();
  await expect(dialog.getByText(/Escribí el motivo/)).toBeVisible();
  await expect(dialog.getByLabel('Comentario')).toBeFocused();
  await dialog.getByRole('button', { name: 'Aprobar' }).click();
  await expect(page.getByText(`Rosa ${lastName}: verificación aprobada`)).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('Decisión deshecha')).toBeVisible();
  await page.getByRole('button', { name: `Revisar la solicitud de Rosa ${lastName}` }).click();
  await dialog.getByRole('button', { name: 'Aprobar' }).click();
  await expect(page.getByRole('button', { name: `Ver detalle de Rosa ${lastName}` })).toBeVisible();

  await page.goto(`/?search=${encodeURIComponent(title)}`);
  await expect(page.getByRole('listitem').filter({ hasText: title }).getByText('Verificado')).toBeVisible();
});
