import { query } from './support/database';
import { expect, test } from './support/test';

type ContactedListing = { id: string; title: string; sellerId: string; email: string };

/** A listing with its seller, another one for each of the browsers that run side by side. */
async function listingOfSeller(which: number): Promise<ContactedListing> {
  const [row] = await query<ContactedListing>(
    `SELECT DISTINCT ON (u.email) l.id, l.title, u.id AS "sellerId", u.email FROM cattle_listings l JOIN users u ON u.id = l.user_id
     WHERE l.is_active AND l.sold_at IS NULL AND u.email NOT IN ('comprador@corral.test', 'vendedor@corral.test') ORDER BY u.email, l.id OFFSET $1 LIMIT 1`,
    [which],
  );
  if (!row) throw new Error('There are too few sellers');
  return row;
}

test('a buyer writes to a seller, who reads, answers and blocks', async ({ page, context, signIn, isMobile }) => {
  // Two people, and pages that a server in development has to compile first.
  test.slow();
  const listing = await listingOfSeller(isMobile ? 1 : 0);
  // Left by an earlier run.
  await query('DELETE FROM user_blocks WHERE blocker_id = $1', [listing.sellerId]);
  const text = `¿Sigue disponible? ${Date.now()}`;
  const answer = `Sí, te espero. ${Date.now()}`;
  const become = async (email: string) => {
    await context.clearCookies();
    await signIn(email);
  };

  await become('comprador@corral.test');
  // As a card's contact button leads there.
  await page.goto(`/listing/${listing.id}#contact`);
  const dialog = page.getByRole('dialog', { name: 'Escribir al vendedor' });
  await dialog.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText('Falta el mensaje', { exact: true })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Mensaje' }).fill(text);
  await page.reload();
  await dialog.waitFor();
  await expect(dialog.getByRole('textbox', { name: 'Mensaje' })).toHaveValue(text);
  await dialog.getByRole('radio', { name: 'Correo' }).check();
  await expect(dialog.getByRole('textbox', { name: 'Tu correo' })).toHaveValue('comprador@corral.test');
  await dialog.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText('Mensaje enviado', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();

  await become(listing.email);
  await page.goto('/dashboard');
  const counter = page.getByRole('link', { name: /Mensajes sin leer/ });
  await expect(counter).toContainText(/\d/);
  const unread = Number((await counter.innerText()).match(/\d+/)?.[0]);
  expect(unread).toBeGreaterThan(0);
  await counter.click();
  await expect(page).toHaveURL(/tab=messages/);
  await page.getByRole('navigation', { name: 'Conversaciones' }).getByRole('link').filter({ hasText: text }).click();
  await page.getByRole('textbox', { name: /^Responder a/ }).waitFor();
  await expect(counter).not.toContainText(String(unread));
  await expect(page.getByRole('link', { name: 'comprador@corral.test' }).last()).toHaveAttribute(
    'href',
    'mailto:comprador@corral.test',
  );
  await expect(page.getByRole('link', { name: listing.title, exact: true })).toHaveAttribute(
    'href',
    `/listing/${listing.id}`,
  );
  await expect
    .poll(async () => (await query('SELECT 1 FROM messages WHERE message = $1 AND is_read', [text])).length)
    .toBe(1);
  await page.getByRole('textbox', { name: /^Responder a/ }).fill(answer);
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await page.getByRole('listitem').filter({ hasText: answer }).last().waitFor();

  await page.getByRole('button', { name: /^Bloquear a/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bloquear' }).click();
  await page.getByText(/no pasan mensajes entre ustedes/).waitFor();

  await become('comprador@corral.test');
  await page.goto(`/dashboard?tab=messages&conversation=${listing.sellerId}_${listing.id}`);
  await expect(page.getByRole('listitem').filter({ hasText: answer }).last()).toBeVisible();
  const box = page.getByRole('textbox', { name: /^Responder a/ });
  await box.fill('Otra vez');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await page.getByText('Entre esta cuenta y la tuya no pasan mensajes.').waitFor();
  await expect(box).toHaveValue('Otra vez');
});
