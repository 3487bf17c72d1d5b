import { makeAccount } from './support/account';
import { query } from './support/database';
import { signInAs } from './support/sign-in';
import { expect, test } from './support/test';

async function makeListing(title: string): Promise<string> {
  const [row] = await query<{ id: string }>(
    `INSERT INTO cattle_listings (id, user_id, title, category, breed, age, price, location, expires_at, updated_at)
     SELECT gen_random_uuid(), id, $1, 'ovine', 'Corriedale', 14, 150, 'Durazno, Uruguay', now() + interval '9 days', now() FROM users WHERE email = 'vendedor@corral.test' RETURNING id`,
    [title],
  );
  return row?.id ?? '';
}

const unique = () => `${Date.now()}-${Math.random().toString(36).slice(2)}`;

test('a visitor is asked to sign in before they report, and comes back', async ({ page }) => {
  const id = await makeListing(`Borregas ${unique()}`);
  await page.goto(`/en/listing/${id}`);
  await page.getByRole('button', { name: 'Report this listing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Authentication Required' });
  await expect(dialog.getByText('Please log in to report.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Report this listing' }).click();
  await dialog.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(new RegExp(`/auth\\?next=.*${id}`));
});

test.describe('a member', () => {
  // The test provokes the refusal and the lost connection.
  test.use({ expectedProblems: /409|ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });

  test('reports a listing; what was typed stays after a failure', async ({ page, context, signIn }) => {
    const id = await makeListing(`Borregas ${unique()}`);
    const email = await makeAccount();
    await signIn(email);
    await page.goto(`/pt/listing/${id}`);
    const open = page.getByRole('button', { name: 'Denunciar este anúncio' });
    await open.click();
    const dialog = page.getByRole('dialog', { name: 'Denunciar este anúncio' });
    await expect(dialog.getByText('Denúncias falsas podem levar a restrições na sua conta.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Enviar denúncia' }).click();
    await expect(dialog.getByRole('combobox', { name: 'Motivo' })).toBeFocused();
    await expect(dialog.getByRole('combobox', { name: 'Motivo' })).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByRole('combobox', { name: 'Motivo' }).selectOption('misleading');
    await dialog.getByRole('textbox', { name: 'Mais detalhes' }).fill('O peso não confere');

    await page.route('**/api/reports', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Enviar denúncia' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Falha ao enviar relatório. Tente novamente.');
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Falha ao enviar relatório. Tente novamente.' }),
    ).toBeVisible();
    await page.unroute('**/api/reports');
    await page.reload();
    await open.click();
    await expect(dialog.getByRole('textbox', { name: 'Mais detalhes' })).toHaveValue('O peso não confere');
    await dialog.getByRole('button', { name: 'Enviar denúncia' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Nossa equipe vai analisá-la em breve.')).toBeVisible();
    expect(await query('SELECT reason, description FROM reports WHERE listing_id = $1', [id])).toEqual([
      { reason: 'misleading', description: 'O peso não confere' },
    ]);

    await open.click();
    await dialog.getByRole('combobox', { name: 'Motivo' }).selectOption('spam');
    await dialog.getByRole('button', { name: 'Enviar denúncia' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Você já fez esta denúncia');
    expect(context.pages()).toHaveLength(1);
  });
});

test('an administrator finds the report, takes the listing down, and the log shows it', async ({
  page,
  signIn,
  signOut,
}) => {
  const title = `Borregas dudosas ${unique()}`;
  const id = await makeListing(title);
  await query(
    `INSERT INTO reports (id, reported_by, listing_id, listing_title, reason, description)
     SELECT gen_random_uuid(), id, $1, $2, 'fraudulent', 'Pide una seña' FROM users WHERE email = 'comprador@corral.test'`,
    [id, title],
  );
  const admin = await makeAccount();
  await query(`UPDATE users SET role = 'admin' WHERE email = $1`, [admin]);
  await signIn(admin);
  // The list that this address had is now that of cases.
  await page.goto('/admin/reports');
  await expect(page).toHaveURL('/admin/cases?filter=reports');
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`/admin/cases/${id}?filter=reports`);
  await expect(page.getByText('«Pide una seña»')).toBeVisible();
  const bar = page.getByRole('region', { name: 'Decisión' });
  await bar.getByRole('button', { name: 'Bajar' }).click();
  // Of a fraud it is asked what the owner will read.
  const sheet = page.getByRole('dialog', { name: 'Respuesta al dueño' });
  await sheet.getByRole('radio', { name: 'Foto de otra persona' }).check();
  await expect(sheet).toContainText('La foto es de otra persona.');
  await sheet.getByRole('button', { name: 'Bajar' }).click();
  await expect(page.getByText('Anuncio retirado')).toBeVisible();
  await page.goto('/admin/cases?filter=decided');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByText('Este caso no espera ninguna decisión.')).toBeVisible();
  const restore = page.getByRole('button', { name: `Volver a publicar «${title}»` });
  await expect(restore).toBeVisible();

  await page.goto(`/admin/audit?search=${id}`);
  await expect(page.getByRole('row').filter({ hasText: 'Retiró un anuncio' })).toContainText(title);
  await signOut();
  const gone = await page.request.get(`/listing/${id}`);
  expect(gone.status()).toBe(404);

  await signIn(admin);
  await page.goto(`/admin/reports?search=${id}`);
  await expect(restore).toBeEnabled();
  await restore.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: '¿Volver a publicar este anuncio?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(restore).toBeFocused();
  await restore.click();
  await question.getByRole('button', { name: 'Volver a publicar' }).click();
  await expect(page.getByText(`«${title}» ya no está retirado`)).toBeVisible();
  await expect(restore).toBeHidden();
  await page.goto(`/admin/audit?search=${id}`);
  await expect(page.getByRole('row').filter({ hasText: 'Volvió a publicar un anuncio' })).toContainText(title);
  await signOut();
  expect((await page.request.get(`/listing/${id}`)).status()).toBe(200);
});

test('an owner is not offered to report their own listing', { tag: '@any-size' }, async ({ page, context }) => {
  const id = await makeListing(`Borregas ${unique()}`);
  await signInAs(context, 'vendedor@corral.test');
  await page.goto(`/listing/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Denunciar este anuncio' })).toHaveCount(0);
});

test('a message is reported from beside it, and a moderator removes it', async ({ page, signIn }) => {
  const [sender, victim, admin] = [await makeAccount(), await makeAccount(), await makeAccount()];
  await query(`UPDATE users SET role = 'admin' WHERE email = $1`, [admin]);
  const text = `Mandame la seña para reservar ${unique()}`;
  const [message] = await query<{ id: string; sender: string }>(
    `INSERT INTO messages (id, from_user_id, to_user_id, message, contact_method, contact_value)
     SELECT uuidv7(), f.id, t.id, $3, 'corral', '' FROM users f, users t WHERE f.email = $1 AND t.email = $2
     RETURNING id, from_user_id AS sender`,
    [sender, victim, text],
  );
  const { id = '', sender: senderId = '' } = message ?? {};
  await signIn(victim);
  await page.goto(`/messages?conversation=${senderId}`);
  const bubble = page.getByRole('listitem').filter({ hasText: text }).last();
  await expect(bubble).toBeVisible();
  // One tap from the warning, or the flag beside the message.
  await expect(page.getByRole('button', { name: 'Denunciar este mensaje' })).toHaveCount(2);
  await bubble.hover();
  await bubble.getByRole('button', { name: 'Denunciar este mensaje' }).click();
  const dialog = page.getByRole('dialog', { name: 'Denunciar este mensaje' });
  await expect(dialog).toContainText('hasta tres mensajes anteriores y tres posteriores');
  await dialog.getByRole('combobox', { name: 'Motivo' }).selectOption('fraudulent');
  await dialog.getByRole('button', { name: 'Enviar denuncia' }).click();
  await expect(page.getByText('Denuncia enviada')).toBeVisible();

  await signIn(admin);
  await page.goto(`/admin/cases/message-${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mensaje de');
  await expect(page.getByText('Denunciado', { exact: true })).toBeVisible();
  const bar = page.getByRole('region', { name: 'Decisión' });
  for (const name of ['Nota', 'Desestimar', 'Suspender', 'Quitar'])
    await expect(bar.getByRole('button', { name })).toBeInViewport();
  await bar.getByRole('button', { name: 'Quitar' }).click();
  const asked = page.getByRole('dialog', { name: 'Respuesta al dueño' });
  await asked.getByRole('radio', { name: 'Pide dinero por adelantado' }).check();
  await asked.getByRole('button', { name: 'Quitar' }).click();
  await expect(page.getByText('Mensaje quitado')).toBeVisible();

  await signIn(victim);
  await page.goto(`/messages?conversation=${senderId}`);
  await expect(page.getByText('Nuestros moderadores quitaron este mensaje.').last()).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(0);
});

test('a person is reported from their page, warned, and appeals', async ({ page, signIn, isMobile }) => {
  const [reported, reporter, admin] = [await makeAccount(), await makeAccount(), await makeAccount()];
  await query(`UPDATE users SET role = 'admin' WHERE email = $1`, [admin]);
  const [row] = await query<{ id: string }>('SELECT id FROM users WHERE email = $1', [reported]);
  const id = row?.id ?? '';
  await signIn(reporter);
  await page.goto(`/seller/${id}`);
  await page.getByRole('button', { name: 'Denunciar a esta persona' }).click();
  const dialog = page.getByRole('dialog', { name: 'Denunciar a esta persona' });
  await dialog.getByRole('combobox', { name: 'Motivo' }).selectOption('inappropriate');
  await dialog.getByRole('button', { name: 'Enviar denuncia' }).click();
  await expect(page.getByText('Denuncia enviada')).toBeVisible();

  await signIn(admin);
  await page.goto(`/admin/cases/user-${id}`);
  const bar = page.getByRole('region', { name: 'Decisión' });
  await expect(bar.getByRole('button', { name: 'Advertir' })).toBeEnabled();
  if (isMobile) {
    await bar.getByRole('button', { name: 'Advertir' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Advertir' }).click();
  } else await page.keyboard.press('w');
  await expect(page.getByText('Advertencia enviada')).toBeVisible();

  await signIn(reported);
  await page.goto(`/dashboard/appeal/user-${id}`);
  await expect(page.getByText('En Corral no se insulta ni se amenaza.')).toBeVisible();
  await page.getByRole('textbox').fill('No fui yo');
  await page.getByRole('button', { name: 'Enviar apelación' }).click();
  await expect(page.getByText('Tu apelación está en revisión.', { exact: false }).first()).toBeVisible();
  await page.goto(`/seller/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Denunciar a esta persona' })).toHaveCount(0);
});
