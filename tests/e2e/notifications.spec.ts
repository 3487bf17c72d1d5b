import { axeCheck } from './support/axe';
import { query } from './support/database';
import { makeBidders } from './support/auction';
import { expect, test } from './support/test';

const MESSAGE = { contactMethod: 'corral', contactValue: '' };

/** Lets the mails to somebody leave now, and waits until none is queued; answers how many were sent meanwhile. */
async function mailsSentTo(userId: string): Promise<number> {
  const ofUser = 'notification_id IN (SELECT id FROM notifications WHERE user_id = $1)';
  await query(`UPDATE outbox SET due_at = now() WHERE sent_at IS NULL AND ${ofUser}`, [userId]);
  // The server's sweep comes every fifteen seconds.
  await expect
    .poll(async () => (await query(`SELECT 1 FROM outbox WHERE sent_at IS NULL AND ${ofUser}`, [userId])).length, {
      timeout: 45_000,
    })
    .toBe(0);
  return (await query(`SELECT 1 FROM outbox WHERE sent_at IS NOT NULL AND ${ofUser}`, [userId])).length;
}

test(
  'a message shows on the bell at once, is opened, read and not mailed; what nobody reads is, unless it is switched off',
  { tag: '@phone' },
  async ({ page, signIn, playwright, baseURL }) => {
    // Mails leave with the sweeps of the server.
    const [reader, writer] = await makeBidders(2);
    if (!reader || !writer) throw new Error('two people are needed');
    const api = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { cookie: writer.cookie } });
    const write = async (message: string) => {
      const answer = await api.post('/api/messages', { data: { toUserId: reader.id, message, ...MESSAGE } });
      expect(answer.ok()).toBe(true);
    };
    await signIn(`${reader.id}@corral.test`);

    await page.goto('/auctions');
    const bell = page.locator('header [aria-label^="Avisos"]');
    await expect(bell).toHaveAccessibleName('Avisos');
    await expect
      .poll(
        async () => (await query('SELECT 1 FROM users WHERE id = $1 AND time_zone IS NOT NULL', [reader.id])).length,
      )
      .toBe(1);
    // The stream is open once its first event has been taken over; a message before that is counted by it.
    await write('¿Sigue disponible?');
    // It counts once, with the conversations.
    await expect(
      page
        .locator('header')
        .getByLabel(/Conversaciones sin leer: 1/)
        .first(),
    ).toBeAttached();
    await expect(bell).toHaveAccessibleName('Avisos');

    await bell.click();
    const entry = page.getByRole('link', { name: /Rosa Sosa te escribió/ });
    await expect(entry).toContainText('Sin leer');
    await expect(page.getByRole('heading', { name: 'Hoy' })).toBeVisible();
    await axeCheck(page);
    await write('¿Y el precio?');
    await expect(page.getByRole('link', { name: /Rosa Sosa te escribió 2 mensajes/ })).toBeVisible();
    await entry.click();
    await expect(page).toHaveURL(/\/messages\?conversation=/);
    // On phones the conversation covers the header.
    await expect
      .poll(
        async () => (await query('SELECT 1 FROM messages WHERE to_user_id = $1 AND NOT is_read', [reader.id])).length,
      )
      .toBe(0);
    await page.goto('/auctions');
    await expect(bell).toHaveAccessibleName('Avisos');
    expect(await mailsSentTo(reader.id)).toBe(0);

    // Nobody looks: it is mailed.
    await page.goto('about:blank');
    await write('Estoy en la zona');
    expect(await mailsSentTo(reader.id)).toBe(1);

    await page.goto('/dashboard/notifications#mails');
    const toggle = page.getByRole('checkbox', { name: 'Mensajes nuevos' });
    await expect(toggle).toBeChecked();
    await toggle.uncheck();
    await expect
      .poll(
        async () =>
          (await query(`SELECT 1 FROM users WHERE id = $1 AND 'messages' = ANY (mails_off)`, [reader.id])).length,
      )
      .toBe(1);
    await page.reload();
    await expect(toggle).not.toBeChecked();
    await page.getByRole('button', { name: 'Marcar todo leído' }).click();
    await expect(page.getByRole('button', { name: 'Marcar todo leído' })).toBeHidden();
    await expect(bell).toHaveAccessibleName('Avisos');
    await page.goto('about:blank');
    await write('¿Hola?');
    expect(await mailsSentTo(reader.id)).toBe(1);
    await api.dispose();
  },
);

test(
  'the bell opens what is new: by keyboard, back again, and all marked as read',
  { tag: '@any-size' },
  async ({ page, signIn, playwright, baseURL }) => {
    const [reader, writer] = await makeBidders(2);
    if (!reader || !writer) throw new Error('two people are needed');
    const api = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { cookie: writer.cookie } });
    await api.post('/api/messages', { data: { toUserId: reader.id, message: '¿Sigue disponible?', ...MESSAGE } });
    await api.dispose();
    await signIn(`${reader.id}@corral.test`);
    await page.goto('/en/auctions');
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await expect(bell).toHaveAccessibleName('Notifications');
    await bell.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Notifications' });
    await expect(dialog).toBeFocused();
    await expect(dialog.getByRole('link', { name: /Rosa Sosa wrote to you.*Unread/ })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'See all notifications' })).toHaveAttribute(
      'href',
      '/en/dashboard/notifications',
    );
    await axeCheck(page);
    await dialog.getByRole('button', { name: 'Mark all as read' }).press('Enter');
    await expect(dialog.getByText('Unread')).toBeHidden();
    await expect(bell).toHaveAccessibleName('Notifications');
    await expect(dialog).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(bell).toBeFocused();
  },
);

test('the page says what will be there, keeps to its reader and fits every language', async ({ page, signIn }) => {
  await page.goto('/dashboard/notifications');
  await expect(page).toHaveURL(/\/auth\?next=%2Fdashboard%2Fnotifications/);
  const [reader] = await makeBidders(1);
  await signIn(`${reader?.id}@corral.test`);
  for (const [path, title] of [
    ['/dashboard/notifications', 'Todavía no hay avisos'],
    ['/en/dashboard/notifications', 'No notifications yet'],
    ['/pt/dashboard/notifications', 'Ainda não há avisos'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
  await axeCheck(page);
  expect((await page.request.put(`/api/notifications/${reader?.id}/read`)).status()).toBe(404);
});
