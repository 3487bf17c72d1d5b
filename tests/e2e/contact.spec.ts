import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { query } from './support/database';
import { expect, test } from './support/test';

const fill = async (page: Page, message: string) => {
  const email = `contact-${randomUUID()}@example.com`;
  await page.getByLabel('¿Sobre qué es?').selectOption({ label: 'Pagué y no responden' });
  await page.getByLabel('Nombre').fill('Rosa Luna');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contanos qué pasó').fill(message);
  return email;
};
const caseOf = async (email: string) =>
  (
    await query<{ number: number; message: string }>('SELECT number, message FROM support_cases WHERE email = $1', [
      email,
    ])
  )[0];
const forget = (email: string) => query('DELETE FROM support_cases WHERE email = $1', [email]);

test('a visitor writes to us, and gets a case number in place of the form', async ({ page }) => {
  await page.goto('/contact');
  const email = await fill(page, 'Señé 20 vaquillonas y no me atiende.');
  await page.getByRole('button', { name: 'Enviar' }).click();
  const receipt = page.getByRole('main').getByRole('status');
  await expect(receipt).toBeFocused();
  await expect(receipt).toContainText(`C-${(await caseOf(email))?.number}`);
  await expect(page.getByRole('button', { name: 'Enviar' })).toHaveCount(0);
  await forget(email);
});

test('errors are shown at their fields, and nothing typed is lost', async ({ page }) => {
  await page.goto('/contact');
  // The form says itself what is missing, not the browser.
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Elegí sobre qué es')).toBeVisible();
  await expect(page.getByText('Escribí tu nombre')).toBeVisible();
  await expect(page.getByLabel('¿Sobre qué es?')).toBeFocused();
  const email = await fill(page, '   ');
  await expect(page.getByText('Escribí tu nombre')).toBeHidden();
  await page.getByLabel('Correo electrónico').fill('rosa@campo');
  await page.getByLabel('Anuncio o lote').fill('Toro Angus');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Escribí un correo electrónico válido')).toBeVisible();
  await expect(page.getByText('Escribí un mensaje antes de enviarlo')).toBeVisible();
  await expect(page.getByLabel('Nombre')).toHaveValue('Rosa Luna');
  await expect(page.getByLabel('Anuncio o lote')).toHaveValue('Toro Angus');
  expect(await caseOf(email)).toBeUndefined();
});

test('a member’s details are filled in, and a link sets the topic', async ({ page, signIn }) => {
  await signIn('comprador@corral.test');
  await page.goto('/en/contact?topic=auction&about=Lot%2012');
  await expect(page.getByLabel('Email')).toHaveValue('comprador@corral.test');
  await expect(page.getByLabel('Name')).not.toHaveValue('');
  await expect(page.getByLabel('What is it about?')).toHaveValue('auction');
  await expect(page.getByLabel('Listing or lot')).toHaveValue('Lot 12');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedProblems: /^csp: / });
  // axe itself needs JavaScript, so the page is left before it would run.
  test.afterEach(({ page }) => page.close());

  test('the form is sent, refused with what was typed, and answered with a number', async ({ page }) => {
    await page.goto('/contact');
    await fill(page, '   ');
    await page.getByRole('button', { name: 'Enviar' }).click();
    await expect(page.getByText('Escribí un mensaje antes de enviarlo')).toBeVisible();
    await expect(page.getByLabel('Nombre')).toHaveValue('Rosa Luna');
    const email = await fill(page, 'Sin programas también.');
    await page.getByRole('button', { name: 'Enviar' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText(/C-\d{6}/);
    expect(await caseOf(email)).toMatchObject({ message: 'Sin programas también.' });
    await forget(email);
  });
});

test('an administrator finds the case, answers and closes it', async ({ page, signIn }) => {
  await page.goto('/contact');
  const email = await fill(page, 'Me equivoqué en una puja.');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('main').getByRole('status')).toBeFocused();
  const number = `C-${(await caseOf(email))?.number}`;
  await signIn('admin@corral.test');
  await page.goto(`/admin/support?search=${number}`);
  await page.getByRole('link', { name: `Abrir el caso ${number}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
  await page.getByRole('button', { name: 'Contestar', exact: true }).click();
  await expect(page.getByText('Escribí la respuesta')).toBeVisible();
  await page.getByRole('textbox', { name: 'Respuesta' }).fill('Cancelamos el remate.');
  await page.getByRole('button', { name: 'Contestar', exact: true }).click();
  await expect(page.getByText(`Respuesta enviada: ${number}`)).toBeVisible();
  await expect(page.getByText('Cerrado', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText('Cancelamos el remate.')).toBeVisible();
  await forget(email);
});
