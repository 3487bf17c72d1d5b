import { query } from './support/database';
import { expect, test } from './support/test';

test('the help leads from a topic to the answer, and on to the others', async ({ page }) => {
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿En qué te damos una mano?');
  await page.locator('#payments').getByRole('link', { name: 'Me piden una seña, ¿la mando?' }).click();
  await expect(page).toHaveURL('/help/deposit');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Me piden una seña, ¿la mando?');
  await expect(page.getByRole('note')).toContainText('Frená si te pasa algo de esto');
  await page.getByRole('article').getByRole('link', { name: 'qué hacer' }).click();
  await expect(page).toHaveURL('/help/paid-no-animals');
  await page.getByRole('article').getByRole('link', { name: 'Escribinos' }).last().click();
  await expect(page).toHaveURL('/contact');
});

for (const [language, path, word, title] of [
  ['Spanish', '', 'señas', 'Me piden una seña, ¿la mando?'],
  ['English', '/en', 'reserve', 'What is a reserve price?'],
  ['Portuguese', '/pt', 'frete', 'Quem paga o frete'],
] as const)
  test(`the help is searched in ${language}`, async ({ page }) => {
    await page.goto(`${path}/help`);
    const search = page.getByRole('main').getByRole('searchbox');
    await search.fill(word);
    await search.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${path}/help/search\\?q=`));
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(title);
    await expect(page.getByRole('main').getByRole('status')).toContainText(word);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedProblems: /^csp: / });
  // axe itself needs JavaScript, so the page is left before it would run.
  test.afterEach(({ page }) => page.close());

  test('the search works, and leads to a person if nothing is found', async ({ page }) => {
    await page.goto('/help');
    await page.getByRole('main').getByRole('searchbox').fill('zzzz');
    await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click();
    await expect(page.getByText('No encontramos esa pregunta')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Escribinos' })).toHaveAttribute('href', '/contact');
    await expect(page.getByRole('heading', { name: 'Pagos y señas' })).toBeVisible();
  });
});

test.describe('an unknown question', () => {
  test.use({ expectedProblems: /status of 404/ });

  test('is not found', async ({ page }) => {
    expect((await page.goto('/help/nothing'))?.status()).toBe(404);
  });
});

test('the safety guide prints without header and footer', async ({ page }) => {
  await page.goto('/safety');
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading', { name: '5. Pagá por banco' })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
});

for (const path of ['/privacy', '/en/terms', '/pt/cookies'])
  test(`${path} says which version it is, and that it is a draft`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(/^(Versión del|Version of|Versão de) /)).toBeVisible();
    await expect(page.getByRole('main').getByText(/^(Borrador|Draft|Rascunho):/)).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
  });

test('administrators see what the legal pages lack', async ({ page, signIn }) => {
  await signIn('admin@corral.test');
  await page.goto('/admin/installation');
  await expect(page.getByText('OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_LAW')).toBeVisible();
});

test('registering and publishing name the terms', async ({ page, signIn }) => {
  await page.goto('/auth?mode=register');
  await expect(page.getByRole('main').getByRole('link', { name: 'términos de servicio' })).toHaveAttribute(
    'href',
    '/terms',
  );
  await signIn('vendedor@corral.test');
  await page.goto('/create-listing');
  await page.getByText('Ver todo').click();
  await expect(page.getByRole('main').getByRole('link', { name: 'términos de servicio' })).toHaveAttribute(
    'href',
    '/terms',
  );
});

test.describe('the question whether it helped', () => {
  // Robots don't count, and a headless browser says that it is one.
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36' });

  test('is answered with one tap, also without JavaScript', async ({ page, browser, userAgent }) => {
    const votes = async () =>
      (await query<{ yes: number }>("SELECT yes FROM help_votes WHERE question = 'weighing' AND language = 'en'"))[0]
        ?.yes ?? 0;
    const before = await votes();
    await page.goto('/en/help/weighing');
    await expect(page.getByText('Thank you.')).toBeHidden();
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await expect(page.getByText('Thank you. We count it without keeping who you are.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Yes', exact: true })).toBeHidden();
    await expect(page).toHaveURL(/\/en\/help\/weighing#thanks$/);
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      userAgent: userAgent ?? '',
      baseURL: new URL(page.url()).origin,
    });
    const paper = await plain.newPage();
    await paper.goto('/en/help/weighing');
    await paper.getByRole('button', { name: 'Yes', exact: true }).click();
    await expect(paper.getByText('Thank you. We count it without keeping who you are.')).toBeVisible();
    await plain.close();
    expect(await votes()).toBeGreaterThan(before);
  });
});

test('questions are linked where they come up', async ({ page, signIn }) => {
  const leadsTo = (path: string) =>
    expect(page.getByRole('main').locator(`a[href="/help/${path}"]`).first()).toBeVisible();
  await page.goto('/auth');
  await leadsTo('cannot-sign-in');
  const [listing] = await query<{ id: string }>('SELECT id FROM cattle_listings WHERE is_active ORDER BY id LIMIT 1');
  await page.goto(`/listing/${listing?.id}`);
  await leadsTo('deposit');
  const [lot] = await query<{ id: string }>(
    "SELECT id FROM auction_lots WHERE status = 'active' ORDER BY end_time DESC LIMIT 1",
  );
  await page.goto(`/auctions/${lot?.id}`);
  await leadsTo('how-to-bid');
  await signIn('comprador@corral.test');
  await page.goto(`/listing/${listing?.id}`);
  await page.getByRole('button', { name: 'Denunciar este anuncio' }).click();
  await expect(page.getByRole('dialog').locator('a[href="/help/report-listing"]')).toBeVisible();
  await page.goto('/create-listing');
  await leadsTo('publish-listing');
  await page
    .locator('input[multiple][accept*="image/"]')
    .setInputFiles({ name: 'guía.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await leadsTo('photo-rejected');
  await page.getByText('Ver todo').click();
  await leadsTo('highlight');
  await page.goto('/create-auction');
  await leadsTo('reserve-price');
  const [down] = await query<{ id: string }>(
    `INSERT INTO cattle_listings (id, user_id, title, breed, age, price, location, is_active, taken_down_at, expires_at, updated_at)
     SELECT gen_random_uuid(), id, 'Retirado', 'Angus', 12, 100, 'Salto', false, now(), now() + interval '9 days', now() FROM users WHERE email = 'comprador@corral.test' RETURNING id`,
  );
  // Its owner reads why where they can appeal; an administrator reads the question.
  await page.goto(`/dashboard/listing/${down?.id}`);
  await expect(page.locator(`main a[href="/dashboard/appeal/${down?.id}"]`)).toBeVisible();
  await signIn('admin@corral.test');
  await page.goto(`/dashboard/listing/${down?.id}`);
  await leadsTo('taken-down');
  await signIn('comprador@corral.test');
  await query('DELETE FROM cattle_listings WHERE id = $1', [down?.id]);
  await page.goto('/verification');
  await leadsTo('verify-account');
  await page.goto('/profile#delete');
  await leadsTo('delete-account');
});
