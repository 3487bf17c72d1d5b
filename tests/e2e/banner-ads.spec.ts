import type { Page } from '@playwright/test';
import { makeAccount } from './support/account';
import { query } from './support/database';
import { expect, test } from './support/test';

/** A headless browser says so in its user agent and would count as a robot. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const unique = () => `${Date.now()}-${Math.random().toString(36).slice(2, 8)}`;

async function makeRole(role: 'admin' | 'commercial_seller'): Promise<string> {
  const email = await makeAccount();
  await query(`UPDATE users SET role = $2::role WHERE email = $1`, [email, role]);
  return email;
}

/** Opens the front page until the rotation shows the advertisement. */
async function openUntilShown(page: Page, title: string) {
  const ad = page.getByRole('link', { name: title });
  await expect(async () => {
    await page.goto('/');
    await expect(page.locator('.ad').first()).toBeVisible();
    await expect(ad.first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  return ad.first();
}

test.describe('banner ads', () => {
  test.use({ userAgent: BROWSER });

  test('are requested, approved, paid, shown without a shift, and counted', async ({
    page,
    baseURL,
    signIn,
    signOut,
  }) => {
    const title = `Bebederos ${unique()}`;
    const [seller, admin] = [await makeRole('commercial_seller'), await makeRole('admin')];

    await signIn(seller);
    await page.goto('/banner-ads');
    await page.getByRole('button', { name: 'Enviar pedido' }).click();
    await expect(page.getByText('El nombre de la empresa es obligatorio')).toBeVisible();
    await page.getByLabel('Empresa').fill('Aguadas del Sur');
    await page.getByLabel('Correo de contacto').fill('ventas@aguadas.test');
    await page.getByLabel('Título').fill(title);
    await page.getByLabel('Adónde lleva').fill(`${baseURL}/credits`);
    await page.getByLabel('Duración').fill('3');
    await expect(page.getByText('3 meses × US$ 100')).toBeVisible();
    await expect(page.locator('.ad').filter({ hasText: title })).toHaveCount(1);
    await page.getByText('Costado', { exact: true }).click();
    await expect(page.locator('.ad-medium-rectangle').filter({ hasText: title })).toBeVisible();
    await page.getByRole('button', { name: 'Enviar pedido' }).click();
    await expect(page.getByText('Pedido enviado')).toBeVisible();
    const own = page.getByRole('article', { name: title });
    await expect(own.getByText('En revisión')).toBeVisible();
    // Nobody pays before it is decided.
    await expect(own.getByText('Pago pendiente')).toHaveCount(0);

    await signIn(admin);
    await page.goto(`/admin/banner-requests?search=${encodeURIComponent(title)}`);
    await page.getByRole('button', { name: `Aprobar «${title}»` }).click();
    await expect(page.getByText(`«${title}» aprobado`)).toBeVisible();
    const [owed] = await query<{ id: string; amount: string }>(
      'SELECT t.id, t.amount FROM transactions t JOIN banner_ads b ON b.id = t.banner_ad_id WHERE b.title = $1',
      [title],
    );
    expect(owed?.amount).toBe('300.00');

    await signIn(seller);
    await page.goto('/banner-ads');
    await expect(own.getByText('Aprobado, falta activarlo')).toBeVisible();
    await expect(own.getByText('Pago pendiente')).toBeVisible();
    await expect(own.getByText(/Te escribimos a ventas@aguadas\.test para coordinar el pago/)).toBeVisible();

    await signIn(admin);
    expect(
      (
        await page.request.put(`/api/admin/transactions/${owed?.id}`, {
          data: { status: 'completed', paymentMethod: 'Efectivo' },
        })
      ).status(),
    ).toBe(200);

    await signOut();
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { sources?: { node?: Node }[] })[]) {
          for (const { node } of entry.sources ?? [])
            if (node instanceof Element && node.closest('.ad-slot')) moved.push(node.outerHTML.slice(0, 80));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const ad = await openUntilShown(page, title);
    const seen = page.waitForRequest((request) => request.url().endsWith('/api/banner-ads/impressions'));
    await ad.scrollIntoViewIfNeeded();
    expect((await seen).method()).toBe('POST');
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
    await expect(ad).toHaveAttribute('rel', 'sponsored noopener');
    const popup = page.waitForEvent('popup');
    await ad.click();
    await expect(await popup).toHaveURL(/\/credits$/);
    await (await popup).close();
    const numbers = async () => {
      const [row] = await query<{ impressions: number; clicks: number }>(
        'SELECT impressions, clicks FROM banner_ads WHERE title = $1',
        [title],
      );
      return row?.clicks === 1 && row.impressions >= 1;
    };
    await expect.poll(numbers, { timeout: 20_000 }).toBe(true);

    await signIn(seller);
    await page.goto('/banner-ads');
    await own.getByRole('heading', { name: title }).click();
    await expect(own.getByText('Pago completo')).toBeVisible();
    const figures = page.getByRole('region', { name: 'Estadísticas' });
    await expect(figures.getByRole('term').filter({ hasText: /^Clics$/ })).toBeVisible();
    await figures.getByText('Ver los números por día').click();
    await expect(figures.getByRole('img')).toBeVisible();

    await signIn(admin);
    const [{ id } = { id: '' }] = await query<{ id: string }>('SELECT id FROM banner_ads WHERE title = $1', [title]);
    expect((await page.request.delete(`/api/admin/banner-ads/${id}`)).status()).toBe(204);
  });

  test('are rejected with a reason, edited, switched off and deleted by an administrator', async ({ page, signIn }) => {
    const company = `Mangas ${unique()}`;
    const insert = (title: string, status: string, payment: string) =>
      query(
        `INSERT INTO banner_ads (id, company_name, contact_email, title, click_url, amount, status, payment_status, start_date, end_date, updated_at)
         VALUES (gen_random_uuid(), $1, 'ventas@mangas.test', $2, 'https://mangas.test/', 100, $3::banner_ad_status, $4::banner_payment_status, now() - interval '1 day', now() + interval '1 hour', now())`,
        [company, title, status, payment],
      );
    await insert('Pedido', 'pending_request', 'pending');
    await insert('Anuncio', 'inactive', 'paid');
    await signIn(await makeRole('admin'));
    const search = encodeURIComponent(company);

    await page.goto(`/admin/banner-requests?search=${search}`);
    await page.getByRole('button', { name: 'Rechazar «Pedido»' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rechazar el pedido' });
    await dialog.getByRole('button', { name: 'Rechazar' }).click();
    await expect(dialog.getByLabel('Motivo')).toBeFocused();
    await dialog.getByLabel('Motivo').fill('El enlace no abre');
    await dialog.getByRole('button', { name: 'Rechazar' }).click();
    await expect(page.getByText('«Pedido» rechazado')).toBeVisible();
    await expect(page.getByText('No hay anuncios')).toBeVisible();

    await page.goto(`/admin/banner-ads?search=${search}&status=inactive`);
    await page.getByRole('button', { name: 'Editar «Anuncio»' }).click();
    await page.getByLabel('Adónde lleva').fill('javascript:alert(1)');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Escribí una dirección web, como corral.uy/semillas')).toBeVisible();
    await page.getByLabel('Adónde lleva').fill('https://mangas.test/nueva');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('«Anuncio» guardado')).toBeVisible();
    await page.getByRole('button', { name: 'Activar «Anuncio»' }).click();
    await expect(page.getByText('«Anuncio» activo')).toBeVisible();
    await page.goto(`/admin/banner-ads?search=${search}&status=active`);
    await page.getByRole('button', { name: 'Borrar «Anuncio»' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar' }).click();
    await expect(page.getByText('«Anuncio» borrado')).toBeVisible();
  });
});

test('a rejected request is corrected and sent again', async ({ page, signIn }) => {
  const title = `Mangas ${unique()}`;
  const seller = await makeRole('commercial_seller');
  await query(
    `INSERT INTO banner_ads (id, requested_by, company_name, contact_email, title, click_url, duration_months, amount, status, rejection_reason, updated_at)
     SELECT gen_random_uuid(), id, 'Mangas del Este', 'ventas@mangas.test', $2, 'https://mangas.test/', 2, 200, 'rejected', 'El enlace no abre', now() FROM users WHERE email = $1`,
    [seller, title],
  );
  await signIn(seller);
  await page.goto('/banner-ads');
  await page.getByRole('link', { name: 'Corregir y pedir de nuevo' }).click();
  await expect(page.getByRole('region', { name: 'Pedirlo de nuevo' }).getByText('El enlace no abre')).toBeVisible();
  await expect(page.getByLabel('Título')).toHaveValue(title);
  await page.getByLabel('Adónde lleva').fill('https://mangas.test/abre');
  await page.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(page.getByText('Pedido enviado')).toBeVisible();
  await expect(page.getByRole('article', { name: title })).toHaveCount(2);
  await expect(page.getByRole('article', { name: title }).first()).toContainText('En revisión');
  await expect(page.getByRole('link', { name: 'Corregir y pedir de nuevo' })).toHaveCount(0);
  await expect(page).toHaveURL('/banner-ads');
});

test("an advertiser's page with eleven ads is three screens of a phone", async ({ page, signIn, isMobile }) => {
  test.skip(!isMobile, 'Wide screens show the form beside its preview.');
  const seller = await makeRole('commercial_seller');
  await query(
    `INSERT INTO banner_ads (id, requested_by, company_name, contact_email, title, click_url, duration_months, amount, status, payment_status, start_date, end_date, rejection_reason, created_at, updated_at)
     SELECT gen_random_uuid(), id, 'Sales del Sur', 'ventas@sales.test', 'Sal mineral para cada fase del rodeo ' || nth, 'https://sales.test/' || nth, 1, 100,
       (CASE nth WHEN 11 THEN 'rejected' ELSE 'active' END)::banner_ad_status, 'paid', now() - interval '1 day', now() + interval '1 month', 'El enlace no abre', now() - make_interval(days => nth), now()
     FROM users, generate_series(1, 11) nth WHERE email = $1`,
    [seller],
  );
  await signIn(seller);
  await page.goto('/banner-ads');
  // The oldest one is first, because it is to be sent again.
  await expect(page.getByRole('article').first()).toContainText('Rechazado');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3 * 844);
  await page.getByText('Ver 8 más').click();
  await expect(page.getByRole('article').last()).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(11);
});

test.describe("the advertisers' page", () => {
  // The 403 page names no icon, so the browser requests /favicon.ico.
  test.use({ expectedProblems: /403|favicon\.ico/ });

  test('is restricted to commercial sellers', async ({ page, signIn }) => {
    await signIn('comprador@corral.test');
    const answer = await page.goto('/banner-ads');
    expect(answer?.status()).toBe(403);
    await expect(page.getByRole('heading', { name: 'Acceso restringido' })).toBeVisible();
  });
});
