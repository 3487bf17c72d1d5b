import type { Page } from '@playwright/test';
import { confirmEmail } from './support/account';
import { query } from './support/database';
import { openRowMenu } from './support/row-menu';
import { expect, test } from './support/test';

/** An account of its own, signed in through the API. */
async function newMember(page: Page): Promise<{ id: string }> {
  const email = `member-${Date.now()}-${Math.random().toString(36).slice(2)}@corral.test`;
  const answer = await page.request.post('/api/register', {
    data: { email, firstName: 'Elena', lastName: 'Sosa', password: 'secreto-1' },
  });
  expect(answer.status()).toBe(201);
  await confirmEmail(email);
  const [user] = await query('SELECT id FROM users WHERE email = $1', [email]);
  return { id: String(user?.id) };
}

async function newListing(userId: string, title: string): Promise<string> {
  const [listing] = await query(
    `INSERT INTO cattle_listings (id, user_id, title, category, breed, age, price, location, expires_at, updated_at)
     VALUES (gen_random_uuid(), $1, $2, 'ovine', 'Texel', 14, 190, 'Durazno, Uruguay', now() + interval '5 days', now()) RETURNING id`,
    [userId, title],
  );
  return String(listing?.id);
}

test('a buyer saves a search, finds it on the dashboard and deletes it', async ({ page }) => {
  await page.goto('/?category=ovine&maxPrice=250');
  await expect(page.getByRole('link', { name: 'Avisame cuando haya' })).toHaveAttribute('href', '/auth');
  await newMember(page);
  await page.reload();
  await page.getByRole('button', { name: 'Avisame cuando haya' }).click();
  const dialog = page.getByRole('dialog', { name: 'Guardar esta búsqueda' });
  await expect(dialog.getByLabel('Nombre')).toHaveValue('Ovinos · Hasta US$ 250');
  await dialog.getByLabel('Nombre').fill('Ovejas baratas');
  await dialog.getByLabel('Avisos por correo').selectOption('weekly');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Búsqueda guardada')).toBeVisible();

  await page.goto('/dashboard?tab=searches');
  await expect(page.getByText('Ovinos · Hasta US$ 250')).toBeVisible();
  await expect(page.getByText('Un correo por semana, si hay novedades')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ovejas baratas', exact: true })).toHaveAttribute(
    'href',
    '/?category=ovine&maxPrice=250',
  );
  await page.getByRole('button', { name: 'Borrar la búsqueda Ovejas baratas' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar' }).click();
  await expect(page.getByText('Todavía no guardaste búsquedas')).toBeVisible();
});

test(
  'a seller renews a listing and marks it as sold; its page shows it as sold and leads to similar ones',
  { tag: '@any-size' },
  async ({ page, browser, playwright, baseURL }) => {
    const seller = await newMember(page);
    const title = `Borregas Texel ${Date.now()}`;
    const id = await newListing(seller.id, title);
    const saver = await browser.newPage();
    await newMember(saver);
    expect((await saver.request.post(`/api/favorites/${id}`)).status()).toBe(204);

    await page.goto('/dashboard');
    const own = page.getByRole('list', { name: 'Mis anuncios' });
    await expect(own.getByText('Vence en 5 días')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Hoy te toca' }).getByText(`Renová «${title}»`)).toBeVisible();
    await openRowMenu(page, title);
    await page.getByRole('button', { name: `Renovar ${title}` }).click();
    await expect(page.getByText('Vence en 5 días')).toHaveCount(0);
    await openRowMenu(page, title);
    await page.getByRole('button', { name: `Marcar como vendido ${title}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Marcar como vendido' }).click();
    await expect(own.getByText('Vendido', { exact: true })).toBeVisible();
    await openRowMenu(page, title);
    const putBack = page.getByRole('button', { name: `Volver a poner en venta ${title}` });
    await expect(putBack).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(putBack).toBeHidden();

    const stranger = await playwright.request.newContext(baseURL ? { baseURL } : {});
    expect((await stranger.get(`/api/cattle/${id}`)).status()).toBe(404);
    await saver.goto('/dashboard?tab=favorites');
    await expect(saver.getByText('Vendido', { exact: true })).toBeVisible();
    await saver.goto(`/listing/${id}`);
    await expect(saver.getByText('Este animal ya se vendió.', { exact: false })).toBeVisible();
    await saver.close();
    await stranger.dispose();

    const visitor = await (await browser.newContext()).newPage();
    await visitor.addInitScript(() => localStorage.setItem('onboarding', 'seen'));
    expect((await visitor.goto(`/listing/${id}`))?.status()).toBe(200);
    await expect(visitor.getByText('Este animal ya se vendió.', { exact: false })).toBeVisible();
    await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(visitor.getByRole('link', { name: 'Ver parecidos' }).last()).toHaveAttribute('href', '#similar');
    await expect(visitor.locator('#similar .card').first()).toBeVisible();
    await visitor.context().close();
  },
);
