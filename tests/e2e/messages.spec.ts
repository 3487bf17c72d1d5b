import { query } from './support/database';
import { signInAs } from './support/sign-in';
import { expect, test } from './support/test';

type Offer = { id: string; title: string; sellerId: string; email: string };

/** A listing with its seller, another one for each of the browsers that run side by side. */
async function offer(which: number): Promise<Offer> {
  const [row] = await query<Offer>(
    `SELECT DISTINCT ON (u.email) l.id, l.title, u.id AS "sellerId", u.email FROM cattle_listings l JOIN users u ON u.id = l.user_id
     WHERE l.is_active AND l.sold_at IS NULL AND u.email NOT IN ('comprador@corral.test', 'vendedor@corral.test') ORDER BY u.email, l.id OFFSET $1 LIMIT 1`,
    [which],
  );
  if (!row) throw new Error('There are too few sellers');
  return row;
}

test('a buyer writes to a seller, who reads, answers and blocks', async ({ page, browser, signIn, baseURL, isMobile }) => {
  // Two people, and pages that a server in development has to compile first.
  test.slow();
  const listing = await offer(isMobile ? 1 : 0);
  // Left where an earlier run was cut short.
  await query('DELETE FROM user_blocks WHERE blocker_id = $1', [listing.sellerId]);
  const text = `¿Sigue disponible? ${Date.now()}`;
  await signIn('comprador@corral.test');
  // As a card's contact button leads there.
  await page.goto(`/listing/${listing.id}#contact`);
  const dialog = page.getByRole('dialog', { name: 'Escribir al vendedor' });
  await dialog.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText('Falta el mensaje', { exact: true })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Mensaje' }).fill(text);
  await page.reload();
  await expect(dialog.getByRole('textbox', { name: 'Mensaje' })).toHaveValue(text);
  await dialog.getByRole('radio', { name: 'Correo' }).check();
  await expect(dialog.getByRole('textbox', { name: 'Tu correo' })).toHaveValue('comprador@corral.test');
  await dialog.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText('Mensaje enviado', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();

  const context = await browser.newContext(baseURL ? { baseURL } : {});
  await signInAs(context, listing.email);
  const seller = await context.newPage();
  await seller.goto('/dashboard');
  const counter = seller.getByRole('link', { name: /Mensajes sin leer/ });
  const before = Number((await counter.innerText()).match(/\d+/)?.[0]);
  expect(before).toBeGreaterThan(0);
  await counter.click();
  const conversations = seller.getByRole('navigation', { name: 'Conversaciones' });
  await conversations.getByRole('link').filter({ hasText: text }).click();
  await expect(counter).toContainText(String(before - 1));
  await expect(seller.getByRole('link', { name: 'comprador@corral.test' })).toHaveAttribute('href', 'mailto:comprador@corral.test');
  await expect(seller.getByRole('link', { name: listing.title, exact: true })).toHaveAttribute('href', `/listing/${listing.id}`);
  await expect.poll(async () => (await query('SELECT 1 FROM messages WHERE message = $1 AND is_read', [text])).length).toBe(1);

  await seller.getByRole('textbox', { name: /^Responder a/ }).fill('Sí, te espero el martes.');
  await seller.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(seller.getByRole('listitem').filter({ hasText: 'Sí, te espero el martes.' }).last()).toBeVisible();

  await seller.getByRole('button', { name: /^Bloquear a/ }).click();
  await seller.getByRole('alertdialog').getByRole('button', { name: 'Bloquear' }).click();
  await expect(seller.getByText(/no pasan mensajes entre ustedes/)).toBeVisible();
  const refused = await page.request.post('/api/messages', {
    data: { toUserId: listing.sellerId, listingId: listing.id, message: 'Otra vez', contactMethod: 'email', contactValue: 'a@b.co' },
  });
  expect([refused.status(), await refused.json()]).toEqual([403, { code: 'messaging_blocked', message: expect.any(String) as unknown }]);
  // For the next run on the same data.
  await seller.getByRole('button', { name: /^Desbloquear a/ }).first().click();
  await seller.getByRole('alertdialog').getByRole('button', { name: 'Desbloquear' }).click();
  await expect(seller.getByRole('textbox', { name: /^Responder a/ })).toBeVisible();
  await context.close();
});
