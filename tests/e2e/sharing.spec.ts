import { randomUUID } from 'node:crypto';
import { query } from './support/database';
import { expect, test } from './support/test';

const PREVIEW_MAX = 280 * 1024;

async function idOf(sql: string): Promise<string> {
  const [row] = await query<{ id: string }>(sql);
  if (!row) throw new Error(`Nothing found: ${sql}`);
  return row.id;
}

const LISTING = `SELECT id FROM cattle_listings WHERE is_active AND class IS NOT NULL AND head_count > 1 ORDER BY created_at, id LIMIT 1`;
const EQUIPMENT = `SELECT id FROM equipment_listings WHERE is_active AND price_currency <> 'USD' ORDER BY created_at, id LIMIT 1`;
const LOT = `SELECT id FROM auction_lots WHERE status = 'active' AND end_time > now() + interval '1 hour' ORDER BY end_time DESC, id LIMIT 1`;

test.describe('previews', { tag: '@any-size' }, () => {
  test('of listings, equipment, lots and sellers are JPEG pictures that apps fetch, in every language', async ({
    page,
    request,
  }) => {
    const listing = await idOf(LISTING);
    const paths = [
      `/listing/${listing}`,
      `/en/listing/${listing}`,
      `/pt/equipment/${await idOf(EQUIPMENT)}`,
      `/auctions/${await idOf(LOT)}`,
      `/seller/${await idOf(`SELECT user_id AS id FROM cattle_listings WHERE id = '${listing}'`)}`,
    ];
    for (const path of paths) {
      await page.goto(path);
      const address = await page.locator('head > meta[property="og:image"]').getAttribute('content');
      const answer = await request.get(new URL(address ?? '').pathname);
      const picture = await answer.body();
      expect([path, answer.status(), answer.headers()['content-type']]).toEqual([path, 200, 'image/jpeg']);
      expect(picture.subarray(0, 3).toString('hex')).toBe('ffd8ff');
      expect(picture.byteLength).toBeLessThanOrEqual(PREVIEW_MAX);
    }
  });
});

test('a page is shared by WhatsApp with a text that stands alone, by its address and as a sheet', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await idOf(EQUIPMENT);
  await page.goto(`/equipment/${id}`);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('button', { name: 'Compartir' }).click();
  const href = await page.getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href');
  const text = new URL(href ?? '').searchParams.get('text') ?? '';
  const [row] = await query<{ price: string }>(
    `SELECT price_amount::text AS price FROM equipment_listings WHERE id = $1`,
    [id],
  );
  expect(text).toContain(title);
  expect(text).toContain(Number(row?.price).toLocaleString('de-DE'));
  expect(text).toContain(`/equipment/${id}`);
  await page.getByRole('button', { name: 'Copiar el enlace' }).click();
  await expect(page.getByText('Enlace copiado')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/equipment/${id}`);
  await page.getByRole('button', { name: 'Compartir' }).click();
  await page.getByRole('link', { name: 'Hoja para imprimir' }).click();
  await expect(page).toHaveURL(`/equipment/${id}/sheet`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test.describe('the sheet', { tag: '@any-size' }, () => {
  const ids = { long: randomUUID(), picture: randomUUID() };

  test.beforeAll(async () => {
    for (const id of Object.values(ids))
      await query(
        `INSERT INTO cattle_listings (id, user_id, title, description, category, breed, age, weight, class, head_count, price_amount, price_basis, price_currency,
           location, expires_at, updated_at, images, image_details, payment, traits)
         SELECT $1, user_id, $2, $3, 'bovine', 'Angus', 18, 380, 'steer_1_2', 100000, 99999999.9999, 'live_kg', 'PYG', $4, now() + interval '1 day', now(),
           CASE WHEN $5 THEN images[1:1] ELSE '{}' END, CASE WHEN $5 THEN jsonb_build_array(image_details->0) ELSE '[]' END, '{"kind":"days","days":[30,60,90]}', '{}'
         FROM cattle_listings WHERE is_active AND cardinality(images) > 0 ORDER BY created_at, id LIMIT 1`,
        [
          id,
          'Novillos '.repeat(11).trim(),
          'Tropa pareja, mansa y bien comida, de un solo origen.\n'.repeat(90),
          `${'Paraje largo '.repeat(7)}, Paraguay`,
          id === ids.picture,
        ],
      );
  });

  test.afterAll(async () => {
    await query('DELETE FROM cattle_listings WHERE id = ANY($1::uuid[])', [Object.values(ids)]);
  });

  test('is exactly one page of paper, whatever is for sale, in every language', async ({ page }) => {
    const paths = [
      `/listing/${ids.long}`,
      `/listing/${ids.picture}`,
      `/listing/${await idOf(LISTING)}`,
      `/equipment/${await idOf(EQUIPMENT)}`,
      `/auctions/${await idOf(LOT)}`,
    ];
    for (const language of ['', '/en', '/pt'])
      for (const path of paths) {
        await page.goto(`${language}${path}/sheet`);
        await page.emulateMedia({ media: 'print' });
        // The way back to the page is within the paper.
        const bottom = await page.locator('.sheet footer').evaluate((footer) => {
          const sheet = footer.closest('.sheet')?.getBoundingClientRect();
          return (sheet?.bottom ?? 0) - footer.getBoundingClientRect().bottom;
        });
        const paper = await page.pdf({ preferCSSPageSize: true, printBackground: true });
        const pages = paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length;
        expect([language + path, pages]).toEqual([language + path, 1]);
        expect([language + path, bottom >= -1]).toEqual([language + path, true]);
        await page.emulateMedia({ media: 'screen' });
      }
  });
});
