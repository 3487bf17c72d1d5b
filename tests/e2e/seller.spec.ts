import { query } from './support/database';
import { expect, test } from './support/test';

test('from a listing to everything that its seller has on sale, without their e-mail or phone', async ({ page }) => {
  const [row] = await query<{ id: string; userId: string; email: string; phone: string }>(
    `SELECT l.id, u.id AS "userId", u.email, u.phone FROM users u JOIN cattle_listings l ON l.user_id = u.id
     WHERE l.is_active AND u.phone IS NOT NULL AND (SELECT count(*) FROM cattle_listings o WHERE o.user_id = u.id AND o.is_active) > 12 ORDER BY u.id, l.id LIMIT 1`,
  );
  if (!row) throw new Error('No seller with more than a page of listings');
  await page.goto(`/listing/${row.id}`);
  await page.locator(`a[href="/seller/${row.userId}"]`).click();
  await expect(page).toHaveURL(`/seller/${row.userId}`);
  await expect(page.locator('section[aria-labelledby="on-sale"] .card')).toHaveCount(12);
  await page.getByRole('link', { name: 'Página 2' }).click();
  await expect(page).toHaveURL(`/seller/${row.userId}/2`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/seller/${row.userId}/2$`));

  for (const path of [`/seller/${row.userId}`, `/listing/${row.id}`]) {
    for (const headers of [{ accept: 'text/html' }, { rsc: '1' }] as Record<string, string>[]) {
      const body = await (await page.request.get(path, { headers })).text();
      expect(body).not.toContain(row.email);
      expect(body).not.toContain(row.phone.replace(/^\+/, ''));
    }
  }
});

test('an unknown seller, or a page past their last one, is a 404', { tag: '@any-size' }, async ({ request }) => {
  const [seller] = await query<{ id: string }>('SELECT id FROM users ORDER BY id LIMIT 1');
  const unknown = '00000000-0000-7000-8000-000000000000';
  for (const path of [unknown, 'x', `${seller?.id}/1`, `${seller?.id}/999`, `${seller?.id}/2/3`])
    expect((await request.get(`/seller/${path}`)).status()).toBe(404);
});

test('the landing page shows all its sections and leads to signing in', async ({ page }) => {
  await page.goto('/pt/landing');
  await expect(page.locator('main')).toHaveCount(1);
  await page.getByRole('banner').getByRole('link', { name: 'Como funciona' }).click();
  await expect(page.getByRole('heading', { name: 'Converse e negocie' })).toBeInViewport();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Central de ajuda' })).toHaveAttribute(
    'href',
    '/pt/help',
  );
  await page.getByRole('link', { name: 'Começar a vender' }).first().click();
  await expect(page).toHaveURL('/pt/auth?next=%2Fpt%2Fcreate-listing');
});
