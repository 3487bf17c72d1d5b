import { query } from './support/database';
import { makePicture } from '../factories/picture';
import { makeAccount } from './support/account';
import { sessionOf, signInAs } from './support/sign-in';
import { expect, test } from './support/test';

type ContactedListing = { id: string; title: string; sellerId: string; email: string };

/** Returns a listing with its seller; `which` differs between the projects, which run concurrently. */
async function listingOfSeller(which: number): Promise<ContactedListing> {
  const [row] = await query<ContactedListing>(
    `SELECT DISTINCT ON (u.email) l.id, l.title, u.id AS "sellerId", u.email FROM cattle_listings l JOIN users u ON u.id = l.user_id
     WHERE l.is_active AND l.sold_at IS NULL AND u.email NOT IN ('comprador@corral.test', 'vendedor@corral.test') ORDER BY u.email, l.id OFFSET $1 LIMIT 1`,
    [which],
  );
  if (!row) throw new Error('There are too few sellers');
  return row;
}

test.describe('a conversation', () => {
  test.use({ expectedProblems: /403.*api\/messages/ });

  test('a buyer writes to a seller, who reads, answers and blocks', async ({ page, signIn, isMobile }) => {
    // Slow: two users, and a development server has to compile the pages first.
    const listing = await listingOfSeller(isMobile ? 1 : 0);
    // An earlier run may have left a block.
    await query('DELETE FROM user_blocks WHERE blocker_id = $1', [listing.sellerId]);
    const text = `¿Sigue disponible? ${Date.now()}`;
    const answer = `Sí, te espero. ${Date.now()}`;

    await signIn('comprador@corral.test');
    // The URL of a card's contact button.
    await page.goto(`/listing/${listing.id}#contact`);
    const dialog = page.getByRole('dialog', { name: 'Escribir al vendedor' });
    // A lot's message begins with the number of head.
    await dialog.getByRole('textbox', { name: 'Mensaje' }).fill('');
    await dialog.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page.getByText('Falta el mensaje', { exact: true })).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Mensaje' }).fill(text);
    await page.reload();
    await dialog.waitFor();
    await expect(dialog.getByRole('textbox', { name: 'Mensaje' })).toHaveValue(text);
    await expect(dialog.getByRole('radio', { name: 'Acá en Corral' })).toBeChecked();
    await dialog.getByRole('radio', { name: 'Correo' }).check();
    await expect(dialog.getByRole('textbox', { name: 'Tu correo' })).toHaveValue('comprador@corral.test');
    await dialog.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page.getByText('Mensaje enviado', { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();

    await signIn(listing.email);
    await page.goto('/dashboard');
    const counter = page.getByRole('link', { name: /^Mensajes\s*\d+$/ });
    await expect(counter).toContainText(/\d/);
    const unread = Number((await counter.innerText()).match(/\d+/)?.[0]);
    expect(unread).toBeGreaterThan(0);
    await counter.click();
    await expect(page).toHaveURL(/tab=messages/);
    await page.getByRole('navigation', { name: 'Conversaciones' }).getByRole('link').filter({ hasText: text }).click();
    await page.getByRole('textbox', { name: /^Responder a/ }).waitFor();
    // On phones the conversation covers the counters.
    if (!isMobile) await expect(page.getByRole('link', { name: new RegExp(`^Mensajes\\s*${unread}$`) })).toHaveCount(0);
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
    // It is shown while it is still being sent, and a block would refuse it.
    await expect.poll(() => query('SELECT 1 FROM messages WHERE message = $1', [answer])).toHaveLength(1);

    await page.locator('[data-thread] header summary').click();
    await page.getByRole('button', { name: /^Bloquear a/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Bloquear' }).click();
    await page.getByText(/no pasan mensajes entre ustedes/).waitFor();

    await signIn('comprador@corral.test');
    await page.goto(`/messages?conversation=${listing.sellerId}_${listing.id}`);
    await expect(page.getByRole('listitem').filter({ hasText: answer }).last()).toBeVisible();
    const box = page.getByRole('textbox', { name: /^Responder a/ });
    await box.fill('Otra vez');
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    const failed = page.getByRole('listitem').filter({ hasText: 'Otra vez' });
    await expect(failed).toContainText('Entre esta cuenta y la tuya no pasan mensajes, ofertas ni visitas.');
    await expect(failed.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await failed.getByRole('button', { name: 'Editar' }).click();
    await expect(box).toHaveValue('Otra vez');

    await page.goto(`/listing/${listing.id}`);
    await expect(page.getByText('Entre vos y quien vende no pasan mensajes ni ofertas.')).toBeVisible();
    for (const name of ['Hacer una oferta', 'Pedir una visita'])
      await expect(page.getByRole('link', { name })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^(Contactar|Preguntar|Escribir)/ })).toHaveCount(0);
    // Others write to that seller, too.
    await query('DELETE FROM user_blocks WHERE blocker_id = $1', [listing.sellerId]);
  });
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

test('other members and visitors see nothing of a conversation', { tag: '@any-size' }, async ({ page, signIn }) => {
  await page.goto('/messages?conversation=x');
  await expect(page).toHaveURL(/\/auth\?next=%2Fmessages%3Fconversation%3Dx/);
  const listing = await listingOfSeller(2);
  await signIn('comercial@corral.test');
  await page.goto(`/messages?conversation=${listing.sellerId}_${listing.id}`);
  await expect(page.getByRole('heading', { name: 'Mensajes', exact: true })).toBeVisible();
  await expect(page.getByRole('log')).toHaveCount(0);
});

/** Creates two members, one of whom has written to the other. */
async function talk() {
  const [mine, theirs] = [await makeAccount(), await makeAccount()];
  const [me, them] = await query<{ id: string }>('SELECT id FROM users WHERE email IN ($1, $2) ORDER BY email = $2', [
    mine,
    theirs,
  ]);
  if (!me || !them) throw new Error('Somebody has no account');
  const say = (message: string, contact = 'corral', value = '') =>
    query(
      `INSERT INTO messages (id, from_user_id, to_user_id, message, contact_method, contact_value)
       VALUES (uuidv7(), $1, $2, $3, $4::contact_method, $5)`,
      [them.id, me.id, message, contact, value],
    );
  await say('¿Sigue disponible?', 'phone', '+59899123456');
  return { mine, theirs, me, them };
}

test('a message from the other side appears at once, is counted everywhere, and its receipt comes back', async ({
  page,
  browser,
  baseURL,
  context,
  isMobile,
}) => {
  const { mine, theirs, me, them } = await talk();
  await signInAs(context, mine);
  await page.goto('/blog');
  const header = isMobile
    ? page.getByRole('button', { name: 'Tu cuenta. Conversaciones sin leer: 1' })
    : page.getByRole('link', { name: 'Mensajes. Conversaciones sin leer: 1' });
  await expect(header).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) /);

  await page.goto('/messages');
  await page.getByRole('link', { name: /¿Sigue disponible\?/ }).click();
  await expect(page).toHaveTitle(/^Mensajes/);
  await expect(page.getByRole('link', { name: 'Llamar a Rosa' })).toHaveAttribute('href', 'tel:+59899123456');
  await expect(page.getByRole('link', { name: 'Abrir WhatsApp con Rosa' })).toHaveAttribute(
    'href',
    'https://wa.me/59899123456',
  );
  const other = await browser.newContext(baseURL ? { baseURL } : {});
  await signInAs(other, theirs);
  const reply = await other.request.post('/api/messages', {
    data: { toUserId: me.id, message: 'Voy el jueves.', contactMethod: 'corral' },
  });
  expect(reply.status()).toBe(201);
  await expect(page.getByRole('log').getByText('Voy el jueves.')).toBeInViewport();
  // A visible message counts as read.
  await expect
    .poll(async () => (await query('SELECT 1 FROM messages WHERE to_user_id = $1 AND NOT is_read', [me.id])).length)
    .toBe(0);

  await page.getByRole('textbox', { name: 'Responder a Rosa' }).fill('Te espero.');
  await page.getByRole('textbox', { name: 'Responder a Rosa' }).press('Control+Enter');
  const sent = page.getByRole('log').getByRole('listitem').filter({ hasText: 'Te espero.' });
  await expect(sent.getByRole('img', { name: 'Enviado' })).toBeVisible();
  const [message] = await query<{ id: string }>('SELECT id FROM messages WHERE to_user_id = $1', [them.id]);
  expect((await other.request.put(`/api/messages/${message?.id}/read`)).status()).toBe(200);
  await expect(sent.getByText('Leído')).toBeVisible();
  await other.close();
});

test(
  'a photograph goes with a message, and nobody else can open it',
  { tag: '@any-size' },
  async ({ page, context, playwright, baseURL }) => {
    const { mine, me, them } = await talk();
    await signInAs(context, mine);
    await page.goto(`/messages?conversation=${them.id}`);
    await page.locator('[data-thread] [data-photos]').setInputFiles({
      name: 'hoy.jpg',
      mimeType: 'image/jpeg',
      buffer: await makePicture('jpeg', 900, 600),
    });
    await expect(page.getByRole('list', { name: 'Fotos para mandar' }).getByRole('progressbar')).toHaveCount(0);
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    const photo = page.getByRole('img', { name: 'Tu foto 1 de 1' });
    await expect(photo).toBeVisible();
    await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    const [row] = await query<{ id: string; key: string }>(
      'SELECT id, images[1] AS key FROM messages WHERE from_user_id = $1 AND cardinality(images) = 1',
      [me.id],
    );
    const address = `/api/messages/${row?.id}/photos/0-400.webp`;
    const mineAnswer = await page.request.get(address);
    expect([mineAnswer.status(), mineAnswer.headers()['cache-control']]).toEqual([200, 'private, no-cache']);
    const again = await page.request.get(address, { headers: { 'if-none-match': mineAnswer.headers().etag ?? '' } });
    expect(again.status()).toBe(304);
    const admin = await playwright.request.newContext({
      ...(baseURL ? { baseURL } : {}),
      extraHTTPHeaders: { cookie: `authjs.session-token=${await sessionOf('admin@corral.test')}` },
    });
    expect((await admin.get(address)).status()).toBe(404);
    expect((await admin.get(`/media/${row?.key}-400.webp`)).status()).toBe(404);
    await admin.dispose();
  },
);

test.describe('without a signal', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED/ });

  test('what is written waits, and goes out by itself', { tag: '@phone' }, async ({ page, context }) => {
    const { mine, me, them } = await talk();
    await signInAs(context, mine);
    await page.goto(`/messages?conversation=${them.id}`);
    const box = page.getByRole('textbox', { name: 'Responder a Rosa' });
    await expect(page.getByText('¿Sigue disponible?').last()).toBeVisible();
    await context.setOffline(true);
    await box.fill('Paso mañana temprano.');
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(page.getByText('Sale solo cuando vuelva la señal')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('log').getByRole('img', { name: 'Enviado' })).toBeVisible();
    expect(await query('SELECT 1 FROM messages WHERE from_user_id = $1', [me.id])).toHaveLength(1);
  });
});

test('the keyboard moves between conversations', { tag: '@any-size' }, async ({ page, context }) => {
  const { mine, me, them } = await talk();
  const [second] = await query<{ id: string }>("SELECT id FROM users WHERE email = 'vendedor@corral.test'");
  await query(
    `INSERT INTO messages (id, from_user_id, to_user_id, message, contact_method, contact_value)
     VALUES (uuidv7(), $1, $2, 'Buenas', 'corral', '')`,
    [second?.id, me.id],
  );
  await signInAs(context, mine);
  await page.goto('/messages');
  const rows = page.getByRole('navigation', { name: 'Conversaciones', exact: true }).getByRole('link');
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/messages?conversation=${them.id}`);
  await expect(page.getByRole('textbox', { name: 'Responder a Rosa' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rows.nth(1)).toBeFocused();
  await query('DELETE FROM messages WHERE to_user_id = $1', [me.id]);
});
