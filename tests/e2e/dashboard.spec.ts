import { makeAccount } from './support/account';
import { query } from './support/database';
import { putCalvesOnSale } from './support/deal';
import { openRowMenu } from './support/row-menu';
import { expect, test } from './support/test';

const VIEW = '**/api/dashboard/view*';

test(
  'the page is the same for all members and contains no personal data',
  { tag: '@any-size' },
  async ({ page, signIn, playwright, baseURL }) => {
    await signIn('vendedor@corral.test');
    const mine = await page.request.get('/dashboard');
    await signIn('comprador@corral.test');
    const theirs = await page.request.get('/dashboard?tab=messages');
    expect(await mine.text()).toBe(await theirs.text());
    expect(await mine.text()).not.toContain('@corral.test');
    expect(mine.headers()['cache-control']).toBe('private, no-store');
    const stranger = await playwright.request.newContext({ baseURL });
    const refused = await stranger.get('/api/dashboard/view');
    expect(refused.status()).toBe(401);
    expect(refused.headers()['cache-control']).toContain('no-store');
    await stranger.dispose();
  },
);

test(
  'the frame is there before its numbers, and the tabs ask for data alone',
  { tag: '@any-size' },
  async ({ page, signIn }) => {
    await signIn('vendedor@corral.test');
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(VIEW, async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto('/dashboard?tab=searches');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mi panel');
    await expect(page.getByRole('link', { name: 'Tratos', exact: true })).toBeVisible();
    answer();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hola');
    await page.unroute(VIEW);

    const pages: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/dashboard') pages.push(request.url());
    });
    const tabs = page.getByRole('navigation', { name: 'Secciones del panel' });
    await tabs.getByRole('link', { name: /Mensajes/ }).click();
    await expect(page).toHaveURL('/dashboard?tab=messages');
    await expect(page.getByRole('region', { name: 'Mensajes', exact: true }).first()).toBeVisible();
    await tabs.getByRole('link', { name: /Mis anuncios/ }).click();
    await expect(page.getByRole('list', { name: 'Mis anuncios' })).toBeVisible();
    expect(pages).toEqual([]);
    await page.goBack();
    await expect(tabs.getByRole('link', { name: /Mensajes/ })).toHaveAttribute('aria-current', 'page');
    await page.goBack();
    await expect(tabs.getByRole('link', { name: /Búsquedas/ })).toHaveAttribute('aria-current', 'page');
  },
);

test(
  'listings are filtered by state, by addresses that can be kept',
  { tag: '@any-size' },
  async ({ page, signIn }) => {
    await signIn('vendedor@corral.test');
    await page.goto('/dashboard');
    const states = page.getByRole('navigation', { name: 'Estado de los anuncios' });
    await states.getByRole('link', { name: /^A la venta/ }).click();
    await expect(page).toHaveURL('/dashboard?state=active');
    await expect(states.getByRole('link', { name: /^A la venta/ })).toHaveAttribute('aria-current', 'true');
    await page.reload();
    await expect(states.getByRole('link', { name: /^A la venta/ })).toHaveAttribute('aria-current', 'true');
    const list = page.getByRole('list', { name: 'Mis anuncios' });
    // What its page brought says that a lot is on sale.
    await expect(list.getByText(/A la venta|vistas?/).first()).toBeVisible();
    await expect(list.getByText('Pausado')).toHaveCount(0);
  },
);

test('the menu of a row is left with Escape, and by a press outside', { tag: '@phone' }, async ({ page, signIn }) => {
  await signIn('vendedor@corral.test');
  await page.goto('/dashboard');
  const edit = page.getByRole('link', { name: /^Editar / });
  await openRowMenu(page, /^Más acciones/);
  await expect(edit).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(edit).toBeHidden();
  await openRowMenu(page, /^Más acciones/);
  await expect(edit).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(edit).toBeHidden();
});

test('a price is changed in its row and a weight over the list, in two taps each', async ({ page, signIn }) => {
  const seller = await makeAccount();
  await putCalvesOnSale(seller, `Terneros ${Date.now()}`);
  await signIn(seller);
  const changes = (field: string) => page.getByRole('button', { name: new RegExp(`^Cambiar ${field}: `) }).first();
  const dialog = page.getByRole('dialog');
  await page.goto('/dashboard?state=active');
  await changes('el precio').click();
  const price = page.getByLabel(/^Precio, en/);
  await expect(price).toBeFocused();
  await expect(price).not.toHaveValue('');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(price).toBeHidden();
  await expect(changes('el precio')).toBeFocused();

  await openRowMenu(page, /^Más acciones/);
  await changes('los kilos').click();
  const weight = dialog.getByLabel('Kilos por animal, en promedio');
  const before = await weight.inputValue();
  await weight.fill('99999');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await dialog.getByRole('button', { name: 'Sí, está bien' }).click();
  await expect(weight).toHaveAttribute('aria-invalid', 'true');
  await weight.fill(before);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
});

test(
  'a field has a page of its own, which leads to the others and back',
  { tag: '@phone' },
  async ({ page, signIn }) => {
    await signIn('vendedor@corral.test');
    await page.goto('/dashboard?state=active');
    await openRowMenu(page, /^Más acciones/);
    await page
      .getByRole('link', { name: /^Cambiar el texto: / })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cambiar el texto');
    await page.getByRole('navigation', { name: 'Qué cambiar' }).getByRole('link', { name: 'Cabezas' }).click();
    await expect(page.getByLabel('Cuántas cabezas')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Editar todo el anuncio' })).toHaveAttribute(
      'href',
      /^\/edit-listing\//,
    );
  },
);

test(
  'a sale that was noted on a page of its own is taken back on the page of the animals',
  { tag: '@any-size' },
  async ({ page, signIn }) => {
    const seller = await makeAccount();
    const id = await putCalvesOnSale(seller, `Terneros ${Date.now()}`);
    await signIn(seller);
    await page.goto(`/dashboard/listing/${id}/sell`);
    await page.getByLabel('Cuántas cabezas').fill('5');
    await page.getByRole('button', { name: 'Anotar 5 vendidas' }).click();
    await expect(page).toHaveURL(`/listing/${id}`);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByText('La venta quedó sin anotar')).toBeVisible();
    expect(await query('SELECT heads_sold FROM cattle_listings WHERE id = $1', [id])).toEqual([{ heads_sold: 0 }]);
  },
);

test(
  'a sale of more heads than a deal has left says how many there are',
  { tag: '@any-size' },
  async ({ page, signIn }) => {
    const seller = await makeAccount();
    const title = `Terneros ${Date.now()}`;
    const id = await putCalvesOnSale(seller, title);
    await signIn(seller);
    await page.goto('/dashboard');
    await openRowMenu(page, title);
    await page.getByRole('button', { name: `Marcar como vendido ${title}` }).click();
    // A deal on forty of the sixty while the dialog is open.
    await query('UPDATE cattle_listings SET heads_reserved = 40 WHERE id = $1', [id]);
    const dialog = page.getByRole('dialog');
    const heads = dialog.getByLabel('Cuántas cabezas');
    await dialog.getByRole('button', { name: 'Marcar como vendido' }).click();
    await expect(heads).toHaveAttribute('aria-invalid', 'true');
    await expect(heads).toHaveAccessibleDescription(/^Quedan 20 cabezas libres\./);
    await expect(heads).toBeFocused();
    await expect(heads).toHaveValue('60');
    await heads.fill('');
    await dialog.getByRole('button', { name: 'Anotar 20 vendidas' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Anotado: 20 cabezas vendidas')).toBeVisible();
    await expect(page.getByText('20 vendidas · 40 reservadas · no queda ninguna libre')).toBeVisible();
    await openRowMenu(page, title);
    await expect(page.getByRole('button', { name: `Volver a poner en venta ${title}` })).toHaveCount(0);
    await expect(page.getByRole('button', { name: `Marcar como vendido ${title}` })).toHaveCount(0);
  },
);

test.describe('without an answer', () => {
  test.use({ expectedProblems: /503.*dashboard/ });

  test('the dashboard shows the error, and retries when asked', { tag: '@any-size' }, async ({ page, signIn }) => {
    await signIn('vendedor@corral.test');
    await page.route(VIEW, (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'No se pudo cargar tu panel' })).toBeVisible();
    await page.unroute(VIEW);
    await page.getByRole('button', { name: 'Probar de nuevo' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hola');
  });
});

test.describe('without a line', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED/ });

  test(
    'the dashboard can still say so: its toasts were fetched while there was one',
    { tag: '@any-size' },
    async ({ page, context, signIn }) => {
      await signIn('vendedor@corral.test');
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Hola');
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await page.getByRole('button', { name: /^Tu cuenta/ }).click();
      await page.getByRole('button', { name: 'Cerrar sesión' }).click();
      await expect(page.getByText('No se pudo cerrar la sesión')).toBeVisible();
      await context.setOffline(false);
    },
  );
});

test.describe('signed out in another tab', () => {
  test.use({ expectedProblems: /401/ });

  test(
    'what is done in this one leads to the sign-in page',
    { tag: '@any-size' },
    async ({ page, context, signIn }) => {
      await signIn('vendedor@corral.test');
      await page.goto('/dashboard');
      await openRowMenu(page, /^Más acciones/);
      const pause = page.getByRole('button', { name: /^Pausar/ });
      await expect(pause).toBeVisible();
      await context.clearCookies();
      // What the page says of it may be gone before it is seen: the sign-in page takes its place at once.
      await pause.click();
      await expect(page).toHaveURL(/\/auth\?next=%2Fdashboard/);
    },
  );
});
