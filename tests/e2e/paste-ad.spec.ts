import { makePicture } from '../factories/picture';
import { makeAccount } from './support/account';
import { query } from './support/database';
import { expect, test } from './support/test';

const AD = `🐂 VENDO 46 vaquillonas A.A. preñadas, parición ago-set 🐂
370 kg c/u aprox, 28 meses, U$S 1150 al bulto
plazo 30/60/90, libres de garrapata
📍 Vichadero, flete a cargo comprador
Cel 099 123 456`;

test('a seller pastes an advertisement, adds a photo and publishes', async ({ page, signIn }) => {
  test.setTimeout(60_000);
  const email = await makeAccount();
  await signIn(email);
  await page.goto('/create-listing');
  const heads = page.getByRole('textbox', { name: 'Cabezas' });
  await expect(heads).toBeEnabled();
  await page.getByRole('heading', { name: '¿Ya lo escribiste? Pegalo aquí' }).click();
  await page.getByRole('textbox', { name: 'Tu aviso' }).fill(AD);
  await page.getByRole('button', { name: 'Llenar el formulario' }).click();
  await expect(page.getByText(/Tomamos 1\d datos de tu aviso/)).toBeVisible();
  await expect(page.getByText(/Sacamos el teléfono 099 123 456/)).toBeVisible();
  await expect(heads).toHaveValue('46');

  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(heads).toHaveValue('');
  await page.getByRole('button', { name: 'Llenar el formulario' }).click();
  await expect(heads).toHaveValue('46');
  await page.getByRole('link', { name: 'Cabezas', exact: true }).click();
  await expect(heads).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Lugar' })).toHaveValue('Vichadero, Rivera, Uruguay');
  await expect(page.getByRole('textbox', { name: 'Descripción' })).toHaveValue(AD.replace(' 099 123 456', ''));
  // «Al bulto» may be for the lot: the price waits for the seller.
  await page.getByRole('button', { name: 'Sí, Por cabeza' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Tomamos' })).toBeFocused();

  await page
    .locator('[data-testid=photos] input[type=file]')
    .setInputFiles({ name: 'lote.jpg', mimeType: 'image/jpeg', buffer: await makePicture('jpeg', 1200, 900) });
  await expect(page.getByText('Subiendo')).toHaveCount(0);
  await page.getByRole('button', { name: 'Publicar anuncio' }).click();
  await expect(page).toHaveURL(/\/listing\/[0-9a-f-]{36}$/);
  const [lot] = await query<Record<string, unknown>>(
    `SELECT l.class, l.head_count AS heads, l.breed, l.price_lot::text AS lot, l.payment, l.traits, l.description
     FROM cattle_listings l JOIN users u ON u.id = l.user_id WHERE u.email = $1`,
    [email],
  );
  expect(lot).toMatchObject({
    class: 'heifer_bred',
    heads: 46,
    breed: 'Angus',
    lot: '52900.00',
    payment: { kind: 'days', days: [30, 60, 90] },
    traits: { ticks: 'free' },
    description: AD.replace(' 099 123 456', ''),
  });
});

test('what an advertisement filled in is kept as a draft', { tag: '@any-size' }, async ({ page, signIn }) => {
  await signIn(await makeAccount());
  await page.goto('/create-listing');
  const heads = page.getByRole('textbox', { name: 'Cabezas' });
  await expect(heads).toBeEnabled();
  await page.getByRole('heading', { name: '¿Ya lo escribiste? Pegalo aquí' }).click();
  const fill = async () => {
    await page.getByRole('textbox', { name: 'Tu aviso' }).fill(AD.replace('U$S', ''));
    await page.getByRole('button', { name: 'Llenar el formulario' }).click();
    const open = page.getByRole('region', { name: 'Confirmá con un toque' });
    await expect(open.getByRole('group', { name: 'Moneda' })).toBeVisible();
  };
  await fill();
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('heifer_bred');
  await page.reload();
  await expect(page.getByText('Recuperamos tu borrador.')).toBeVisible();
  await expect(heads).toHaveValue('46');

  // Ends with all that it says in view, for axe.
  // What was pasted is still open, with what it asks.
  await heads.fill('45');
  await fill();
  await expect(page.getByText('Cabezas: el aviso dice 46')).toBeVisible();
  await expect(heads).toHaveValue('45');
});

test.describe('without a session', () => {
  test.use({ expectedProblems: /401/ });

  test('no advertisement is read', { tag: '@any-size' }, async ({ page }) => {
    const answer = await page.request.post('/api/ad-readings', { data: { text: AD, language: 'es' } });
    expect(answer.status()).toBe(401);
  });
});
