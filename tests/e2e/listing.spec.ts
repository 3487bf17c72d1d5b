import { query } from './support/database';
import { expect, test } from './support/test';

async function listingId(condition: string): Promise<string> {
  const [row] = await query<{ id: string }>(
    `SELECT id FROM cattle_listings WHERE ${condition} ORDER BY created_at, id LIMIT 1`,
  );
  if (!row) throw new Error(`No listing where ${condition}`);
  return row.id;
}

test.describe('listing without JavaScript', () => {
  // The browser reports the scripts that it may not run as violations.
  test.use({ javaScriptEnabled: false, expectedProblems: /^csp: / });
  // axe itself needs JavaScript, so the page is left before it would run.
  test.afterEach(({ page }) => page.close());

  test('reads as a whole', { tag: '@phone' }, async ({ page }) => {
    await page.goto(`/listing/${await listingId('is_active AND cardinality(images) > 1')}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'El lote de un vistazo' })).toBeVisible();
    await expect(page.locator('.gallery-strip img').first()).toBeVisible();
    expect(await page.locator('script[type="application/ld+json"]').first().textContent()).toContain('"Product"');
    // What other sites show of a shared link.
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await expect(page.locator('head > meta[property="og:title"]')).toHaveAttribute('content', title ?? '');
    await expect(page.locator('head > meta[property="og:image"]')).toHaveAttribute(
      'content',
      /^http.*\/media\/cards\/listing\/.*\/es-[\w-]{12}\.jpg$/,
    );
  });
});

test('the gallery follows arrow keys and opens over the whole screen', async ({ page }) => {
  const id = await listingId('is_active AND cardinality(images) > 2');
  await page.goto(`/listing/${id}`);
  const count = page.locator('.gallery-main .gallery-count');
  await expect(count).toHaveText(/^1 /);
  await page.locator('.gallery-main .gallery-strip').focus();
  await page.keyboard.press('ArrowRight');
  await expect(count).toHaveText(/^2 /);
  await page.getByRole('button', { name: 'Ver en pantalla completa', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Fotos' });
  await expect(dialog.locator('.gallery-count')).toHaveText(/^2 /);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.locator('.gallery-count')).toHaveText(/^3 /);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(count).toHaveText(/^3 /);
});

test('a visitor who saves is asked to sign in', async ({ page, isMobile }) => {
  const id = await listingId('is_active');
  await page.goto(`/listing/${id}`);
  const save = page
    .getByRole('button', { name: 'Guardar en favoritos', exact: true })
    .filter({ visible: true })
    .first();
  await save.click();
  await expect(page.getByText('Entrá para guardar favoritos')).toBeVisible();
  // In the box and, on phones, in the bar at the bottom.
  const contact = page.getByRole('link', { name: 'Contactar', exact: true }).filter({ visible: true });
  await expect(contact).toHaveCount(isMobile ? 2 : 1);
  await expect(contact.last()).toHaveAttribute('href', '/auth');
});

test.describe('on a phone', { tag: '@any-size' }, () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a visitor writes first, signs in and finds the message in the open dialog', async ({ page }) => {
    await page.goto(`/listing/${await listingId('is_active')}`);
    await page.getByRole('link', { name: 'Contactar', exact: true }).last().click();
    await page.getByRole('dialog').getByLabel('Mensaje').fill('¿Cargan en la tranquera?');
    await page.getByRole('dialog').getByRole('button', { name: 'Entrar para enviar' }).click();
    await expect(page.getByText('Lo que escribiste está guardado')).toBeVisible();
    await page.getByLabel('Correo electrónico').fill('comprador@corral.test');
    await page.getByLabel('Contraseña', { exact: true }).fill('corral-demo');
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page.getByRole('dialog').getByLabel('Mensaje')).toHaveValue('¿Cargan en la tranquera?');
  });
});

test('nothing is requested from a video’s provider before it is played', { tag: '@any-size' }, async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (/youtube|vimeo|dailymotion/.test(request.url())) foreign.push(request.url());
  });
  await page.goto(`/listing/${await listingId('is_active AND youtube_url IS NOT NULL')}`);
  await expect(page.getByRole('heading', { name: 'Video' })).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
});

test('a listing in another language than the page says so', { tag: '@any-size' }, async ({ page }) => {
  const [listing] = await query<{ id: string; title: string }>(
    "SELECT id, title FROM cattle_listings WHERE language = 'en' AND is_active AND sold_at IS NULL AND expires_at > now() LIMIT 1",
  );
  await page.goto(`/listing/${listing?.id}`);
  await expect(page.getByText('Escrito en inglés')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  await page.goto(`/en/listing/${listing?.id}`);
  await expect(page.getByRole('heading', { level: 1, name: listing?.title ?? '' })).not.toHaveAttribute('lang');
  await expect(page.getByText('Written in English')).toHaveCount(0);
});

test.describe('a missing listing', () => {
  test.use({ expectedProblems: /404/ });

  for (const [what, condition] of [
    [
      'paused',
      'NOT is_active AND sold_at IS NULL AND taken_down_at IS NULL AND held_at IS NULL AND expires_at > now()',
    ],
    ['missing', null],
  ] as const) {
    test(`${what}: 404 and the way back`, { tag: '@any-size' }, async ({ page }) => {
      const id = condition ? await listingId(condition) : '00000000-0000-7000-8000-000000000000';
      const response = await page.goto(`/en/listing/${id}`);
      expect(response?.status()).toBe(404);
      await expect(
        page.getByRole('heading', { name: condition ? 'This listing is paused' : 'Listing Not Found' }),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'Go back' })).toHaveAttribute('href', '/en');
      await expect(page.getByText('This listing is paused: it isn’t on sale for now.')).toHaveCount(condition ? 1 : 0);
    });
  }
});

test('owners see their paused listing and the way to edit it', { tag: '@any-size' }, async ({ page, signIn }) => {
  const [row] = await query<{ id: string; email: string }>(
    // The oldest one is from the demo; newer ones may be taken down or deleted by concurrent tests.
    `SELECT l.id, u.email FROM cattle_listings l JOIN users u ON u.id = l.user_id
     WHERE NOT l.is_active AND l.taken_down_at IS NULL AND l.sold_at IS NULL AND l.expires_at > now() AND l.heads_left IS DISTINCT FROM 0
     ORDER BY l.created_at LIMIT 1`,
  );
  if (!row) throw new Error('No paused listing');
  await signIn(row.email);
  await page.goto(`/dashboard/listing/${row.id}`);
  await expect(page.getByText('En pausa', { exact: true })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('link', { name: 'Editar anuncio' }).filter({ visible: true }).first()).toHaveAttribute(
    'href',
    `/edit-listing/${row.id}`,
  );
});

test(
  'the private page of a listing on sale leads to its public one',
  { tag: '@any-size' },
  async ({ page, signIn }) => {
    const id = await listingId('is_active');
    await signIn('comprador@corral.test');
    await page.goto(`/en/dashboard/listing/${id}`);
    await expect(page).toHaveURL(`/en/listing/${id}`);
  },
);

test.describe('a listing that is not on sale', () => {
  test.use({ expectedProblems: /404/ });

  for (const [table, kind] of [
    ['cattle_listings', 'listing'],
    ['equipment_listings', 'equipment'],
  ] as const) {
    test(
      `${kind}: its public address leads owner and administrator to the private page, and nobody else`,
      { tag: '@any-size' },
      async ({ page, signIn }) => {
        const [row] = await query<{ id: string; email: string }>(
          `SELECT l.id, u.email FROM ${table} l JOIN users u ON u.id = l.user_id
         WHERE NOT l.is_active AND u.email <> 'comprador@corral.test'
           AND NOT EXISTS (SELECT FROM favorites f WHERE f.listing_id = l.id) ORDER BY l.id LIMIT 1`,
        );
        if (!row) throw new Error('Everything is on sale');
        for (const email of [row.email, 'admin@corral.test']) {
          await signIn(email);
          await page.goto(`/pt/${kind}/${row.id}`);
          await expect(page).toHaveURL(`/pt/dashboard/${kind}/${row.id}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        }
        await signIn('comprador@corral.test');
        const asked = page.waitForResponse(
          (response) => response.url().endsWith(`/${row.id}`) && response.url().includes('/api/'),
        );
        expect((await page.goto(`/${kind}/${row.id}`))?.status()).toBe(404);
        await asked;
        await expect(page).toHaveURL(`/${kind}/${row.id}`);
        expect((await page.goto(`/dashboard/${kind}/${row.id}`))?.status()).toBe(404);
      },
    );
  }
});

test(
  'a printed listing says where it is from and where its seller is to be written to',
  { tag: '@any-size' },
  async ({ page }) => {
    const id = await listingId('is_active');
    await page.goto(`/listing/${id}`);
    const origin = page.getByText(`Contactá a quien vende en ${new URL(page.url()).origin}/listing/${id}`);
    await expect(origin).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(origin).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  },
);
