import { makeAccount } from './support/account';
import { query } from './support/database';
import { expect, test } from './support/test';

const unique = () => `${Date.now()}-${Math.random().toString(36).slice(2)}`;

async function makeListing(owner: string, title: string): Promise<string> {
  const [row] = await query<{ id: string }>(
    `INSERT INTO cattle_listings (id, user_id, title, description, category, breed, age, price, location, expires_at, updated_at)
     SELECT gen_random_uuid(), id, $1, 'Borregas de dos dientes, sanas.', 'ovine', 'Corriedale', 14, 150, 'Durazno, Uruguay', now() + interval '9 days', now() FROM users WHERE email = $2 RETURNING id`,
    [title, owner],
  );
  return row?.id ?? '';
}

/** Records what rules found about a person, and has the score of their listing computed by the next sweep. */
async function accuse(owner: string, listing: string, signals: readonly (readonly [string, number, object])[]) {
  for (const [rule, points, evidence] of signals)
    await query(
      `INSERT INTO risk_signals (id, subject, subject_id, user_id, rule, points, evidence, same, expires_at)
       SELECT gen_random_uuid(), 'user', id, id, $2, $3, $4, $2, now() + interval '9 days' FROM users WHERE email = $1`,
      [owner, rule, points, JSON.stringify(evidence)],
    );
  await query(`INSERT INTO risk_checks (subject, subject_id) VALUES ('listing', $1)`, [listing]);
}

const MONEY = ['payment_words_sent', 25, { words: [], people: 3 }] as const;
const DOCUMENT = ['document_of_another', 50, { other: '00000000-0000-7000-8000-000000000000' }] as const;

test('a held listing is nowhere until its owner has answered and a moderator released it', async ({
  page,
  request,
  signIn,
}) => {
  const [owner, title, answer] = [await makeAccount(), `Borregas ${unique()}`, 'Se pueden ver en Durazno, ruta 5.'];
  const listing = await makeListing(owner, title);
  const statusForStrangers = async () => (await request.get(`/listing/${listing}`)).status();
  expect(await statusForStrangers()).toBe(200);
  await accuse(owner, listing, [MONEY, DOCUMENT]);
  await expect.poll(statusForStrangers, { timeout: 60_000 }).toBe(404);

  await signIn(owner);
  await page.goto(`/dashboard/listing/${listing}`);
  await expect(page.getByRole('link', { name: 'Editar anuncio' }).first()).toBeVisible();
  // The server would refuse it.
  await expect(page.getByRole('link', { name: 'Duplicar anuncio' })).toHaveCount(0);
  await page.goto(`/dashboard/appeal/${listing}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Estamos revisando tu anuncio' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Contanos lo que haga falta saber' }).fill(answer);
  await page.getByRole('button', { name: 'Enviar respuesta' }).click();
  await expect(page.getByText('Te avisamos por correo cuando haya una decisión.')).toBeVisible();
  await expect(page.getByText(answer)).toBeVisible();

  const moderator = await makeAccount();
  await query(`UPDATE users SET role = 'admin' WHERE email = $1`, [moderator]);
  await signIn(moderator);
  await page.goto(`/admin/cases/${listing}`);
  await expect(page.locator('#case-title')).toHaveText(title);
  await expect(page.getByText(answer)).toBeVisible();
  await page.getByRole('region', { name: 'Decisión' }).getByRole('button', { name: 'Publicar' }).click();
  await expect.poll(statusForStrangers, { timeout: 30_000 }).toBe(200);
});

test.describe('the checklist', () => {
  test.use({ passesChecklist: false });

  test('who writes to a seller whom signals speak against first reads what to ask for, once for each listing', async ({
    page,
    signIn,
  }) => {
    const [owner, title] = [await makeAccount(), `Borregas ${unique()}`];
    const listing = await makeListing(owner, title);
    await accuse(owner, listing, [MONEY]);
    await signIn(await makeAccount());
    const dialog = page.getByRole('dialog');
    await page.goto(`/listing/${listing}#contact`);
    await expect(dialog.getByRole('heading', { name: 'Antes de pagar, pedí esto' })).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Entendido, escribir' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Mensaje' })).toBeVisible();
    await page.reload();
    await expect(dialog.getByRole('textbox', { name: 'Mensaje' })).toBeVisible();
  });
});
