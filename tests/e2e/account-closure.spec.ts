import { makeAccount } from './support/account';
import { query } from './support/database';
import { runJobsCommand } from './support/several';
import { expect, test } from './support/test';

test('after fourteen days the victim still reads the messages, and an administrator the sealed listing', async ({
  page,
  signIn,
}) => {
  const [seller, victim, admin] = [await makeAccount(), await makeAccount(), await makeAccount()];
  await query(`UPDATE users SET role = 'admin' WHERE email = $1`, [admin]);
  const title = `Novillos a mitad de precio ${seller}`;
  const [listing] = await query<{ id: string }>(
    `INSERT INTO cattle_listings (id, user_id, title, description, category, breed, age, price, location, expires_at, updated_at)
     SELECT gen_random_uuid(), id, $1, 'Seña por giro y te los llevas.', 'bovine', 'Angus', 14, 150, 'Durazno, Uruguay', now() + interval '9 days', now() FROM users WHERE email = $2 RETURNING id`,
    [title.slice(0, 100), seller],
  );
  const id = listing?.id ?? '';
  await query(
    `INSERT INTO messages (id, from_user_id, to_user_id, listing_id, message, contact_method, contact_value)
     SELECT gen_random_uuid(), s.id, v.id, $1, 'Manda la seña hoy', 'phone', '+59899000222' FROM users s, users v WHERE s.email = $2 AND v.email = $3`,
    [id, seller, victim],
  );
  const [report] = await query<{ id: string }>(
    `INSERT INTO reports (id, reported_by, listing_id, listing_title, reason, description)
     SELECT gen_random_uuid(), id, $1, $2, 'fraudulent', 'Pide una seña por giro' FROM users WHERE email = $3 RETURNING id`,
    [id, title.slice(0, 100), victim],
  );

  // While the deletion can be called off, nobody can write to the seller.
  await query(`UPDATE users SET closed_at = now() WHERE email = $1`, [seller]);
  await signIn(victim);
  await page.goto('/messages');
  await page.locator('[data-conversation]').first().click();
  await expect(page.getByText('Por ahora Rosa Luna no recibe mensajes.')).toBeVisible();

  await query(`UPDATE users SET closed_at = now() - interval '14 days 1 minute' WHERE email = $1`, [seller]);
  expect(await runJobsCommand()).toBe(0);
  expect(await query('SELECT 1 FROM users WHERE email = $1', [seller])).toEqual([]);

  await page.goto('/messages');
  const row = page.locator('[data-conversation]').first();
  await expect(row).toContainText('Cuenta borrada');
  await row.click();
  await expect(page.getByText('Manda la seña hoy').last()).toBeVisible();
  await expect(page.getByText('Esta cuenta fue borrada.')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);

  // The victim can't open what is sealed.
  const sealed = `/admin/cases/report-${report?.id}`;
  const [record] = await query<{ id: string }>(
    `SELECT id FROM sealed_records WHERE kind = 'listing' AND $1::uuid = ANY (refers)`,
    [report?.id],
  );
  expect((await page.request.get(`${sealed}/sealed/${record?.id}`)).status()).toBe(403);
  expect((await page.request.get(`/api/admin/sealed/${record?.id}/0`)).status()).toBe(403);

  await signIn(admin);
  await page.goto(sealed);
  await page.getByRole('link', { name: /^Anuncio: Novillos a mitad de precio/ }).click();
  await expect(page.getByText('Seña por giro y te los llevas.')).toBeVisible();
  await expect(page.getByText('Manda la seña hoy')).toBeVisible();
  await expect(page.getByText(seller, { exact: true })).toBeVisible();
  expect(await query(`SELECT action FROM audit_log WHERE target_id = $1`, [record?.id])).toEqual([
    { action: 'sealed_record.read' },
  ]);
  await page.goto('/admin/audit');
  await expect(page.getByRole('row').filter({ hasText: 'Abrió una copia sellada' }).first()).toBeVisible();
});
