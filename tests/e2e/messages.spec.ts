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
  await expect(dialog.getByRole('radio', { name: 'Aquí en Corral' })).toBeChecked();
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
  await expect(page.locator('[data-thread]').getByRole('link', { name: listing.title })).toHaveAttribute(
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
  await page.goto(`/messages?conversation=${listing.sellerId}_${listing.id}`);
  await expect(page.getByRole('listitem').filter({ hasText: answer }).last()).toBeVisible();
  const box = page.getByRole('textbox', { name: /^Responder a/ });
  await box.fill('Otra vez');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  const failed = page.getByRole('listitem').filter({ hasText: 'Otra vez' });
  await expect(failed).toContainText('Entre esta cuenta y la tuya no pasan mensajes.');
  await expect(failed.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await failed.getByRole('button', { name: 'Editar' }).click();
  await expect(box).toHaveValue('Otra vez');
});

test('a long contact address cuts off neither the reply box nor its button, and the newest message is in sight', async ({
  page,
  signIn,
  isMobile,
}) => {
  const listing = await listingOfSeller(isMobile ? 3 : 2);
  const address = `${'establecimiento-la-esperanza-'.repeat(4)}@corral.test`;
  await query(
    `INSERT INTO messages (id, from_user_id, to_user_id, listing_id, message, contact_method, contact_value)
     SELECT uuidv7(), u.id, $1, $2, 'Mensaje ' || n, 'email', $3 FROM users u, generate_series(1, 25) n WHERE u.email = 'comprador@corral.test'`,
    [listing.sellerId, listing.id, address],
  );
  await signIn('comprador@corral.test');
  for (const path of ['/messages', '/en/messages', '/pt/messages', '/dashboard?tab=messages']) {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}conversation=${listing.sellerId}_${listing.id}`);
    const box = page.locator('[data-thread] textarea');
    await expect(box).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-thread] [type=submit]')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('log').getByText('Mensaje 25', { exact: true })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    if (path !== '/messages') continue;
    await expect(page).toHaveTitle(/Mensajes/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
  await query('DELETE FROM messages WHERE contact_value = $1', [address]);
});

test('a stranger to the conversation, and nobody, see nothing of it', async ({ page, context, signIn, isMobile }) => {
  await page.goto('/messages?conversation=x');
  await expect(page).toHaveURL(/\/auth\?next=%2Fmessages%3Fconversation%3Dx/);
  const listing = await listingOfSeller(isMobile ? 3 : 2);
  await context.clearCookies();
  await signIn('comercial@corral.test');
  await page.goto(`/messages?conversation=${listing.sellerId}_${listing.id}`);
  await expect(page.getByRole('heading', { name: 'Mensajes', exact: true })).toBeVisible();
  await expect(page.getByRole('log')).toHaveCount(0);
});
