import { query } from './support/database';
import { expect, test } from './support/test';

/** Returns the events that the server stored for this browser, in order, as "name step". */
async function kept(visitorId: string): Promise<string[]> {
  const rows = await query<{ name: string; step: number | null }>(
    'SELECT name, step FROM analytics_events WHERE visitor_id = $1 ORDER BY id',
    [visitorId],
  );
  return rows.map(({ name, step }) => [name, step].filter((part) => part !== null).join(' '));
}

test.describe('on a first visit', () => {
  test.use({ firstVisit: true });

  test('the tour is offered below the lots, works by keyboard, and does not return once finished', async ({ page }) => {
    await page.goto('/');
    const tour = page.getByRole('dialog');
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(page.getByRole('region', { name: '¿Primera vez? Te mostramos en un minuto' })).toBeVisible();
    await expect(tour).toBeHidden();
    await page.getByRole('button', { name: 'Empezar' }).press('Enter');
    for (const title of ['Contá qué buscás', 'El ganado a la venta', 'Guardá los que te interesan']) {
      await expect(tour).toHaveAccessibleName(title);
      await expect(tour.getByRole('heading')).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Siguiente' })).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await expect(tour).toHaveAccessibleName('¿Tenés algo para vender?');
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Anterior' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(tour).toBeHidden();
    const { seen, visitor } = await page.evaluate(() => ({
      seen: localStorage.getItem('onboarding'),
      visitor: localStorage.getItem('visitor-id') ?? '',
    }));
    expect(seen).toBe('seen');
    const steps = [1, 2, 3, 4, 5].map((step) => `onboarding_step_completed ${step}`);
    await expect
      .poll(async () => (await kept(visitor)).sort())
      .toEqual(['onboarding_completed 5', 'onboarding_started', ...steps]);
  });

  test('a new account is met by the guide instead', async ({ page }) => {
    await page.goto('/auth?mode=register');
    await page.getByLabel('Nombre').fill('Rosa');
    await page.getByLabel('Apellido').fill('Luna');
    await page
      .getByLabel('Correo electrónico')
      .fill(`guide-${Date.now()}-${Math.random().toString(36).slice(2)}@corral.test`);
    await page.getByLabel('Contraseña', { exact: true }).fill('secret-1');
    await page.getByLabel('Repetí la contraseña').fill('secret-1');
    await page.locator('form').getByRole('button', { name: 'Crear cuenta' }).click();
    await page.waitForURL('/');
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(page.getByRole('region', { name: 'Tu cuenta ya está en Corral' })).toBeVisible();
    await page.getByRole('button', { name: 'Empezar' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('onboarding'))).toBe('seen');
  });
});

test('the guide starts from the menu, stays open on a click beside it, and gives the focus back', async ({
  page,
  signIn,
}) => {
  await signIn('comprador@corral.test');
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Tu cuenta' });
  await menu.click();
  await page.getByRole('link', { name: 'Guía de inicio' }).click();
  const guide = page.getByRole('dialog');
  await expect(page.getByRole('progressbar', { name: 'Avance' })).toHaveAttribute('aria-valuenow', '17');
  await page.mouse.click(5, 5);
  await expect(page.getByRole('button', { name: 'Siguiente' })).toBeFocused();
  for (let step = 2; step <= 6; step += 1) {
    await page.keyboard.press('Enter');
    await expect(guide.getByText(`Paso ${step} de 6`, { exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Listo' }).click();
  await expect(guide).toBeHidden();
  await expect(menu).toBeFocused();
  await expect(page).toHaveURL('/');
});
