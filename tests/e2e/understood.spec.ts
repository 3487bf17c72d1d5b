import { query } from './support/database';
import { expect, test } from './support/test';

const SENTENCE = 'vaquillonas preñadas angus menos de 1200 usd cerca de tacuarembó';

test('a sentence typed on a phone leads to a message to a seller', { tag: '@phone' }, async ({ page, signIn }) => {
  await signIn('comprador@corral.test');
  await page.goto('/');
  const box = page.locator('main').getByRole('searchbox', { name: 'Buscar animales' });
  await box.fill(SENTENCE);
  await box.press('Enter');
  await expect(page).toHaveURL(/search=vaquillonas/);
  const filters = page.getByRole('group', { name: 'Filtros activos' });
  for (const filter of ['Vaquillonas preñadas', 'Angus', 'Hasta US$ 1.200', 'Hasta 150 km de Tacuarembó, Uruguay']) {
    await expect(filters.locator('.chip', { hasText: filter })).toBeVisible();
  }
  await expect(box).toHaveValue(SENTENCE);

  // Without the price there are at least as many.
  await filters.getByRole('button', { name: 'Hasta US$ 1.200' }).click();
  await filters.getByRole('link', { name: 'Quitar Hasta US$ 1.200' }).click();
  await expect(filters.getByRole('button', { name: 'Hasta US$ 1.200' })).toHaveCount(0);
  await expect(filters.locator('.chip', { hasText: 'Angus' })).toBeVisible();

  // The URL of the card's contact button.
  await page.goto(`${await page.locator('.cards .card h3 a').first().getAttribute('href')}#contact`);
  const dialog = page.getByRole('dialog', { name: 'Escribir al vendedor' });
  const text = `¿Siguen disponibles? ${Date.now()}`;
  await dialog.getByRole('textbox', { name: 'Mensaje' }).fill(text);
  await dialog.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText('Mensaje enviado', { exact: true })).toBeVisible();
  expect(await query('SELECT 1 FROM messages WHERE message = $1', [text])).toHaveLength(1);
});

test('the text is searched for as it is, and understood again', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/?search=vaquillonas+angus');
  await page.getByRole('link', { name: 'Buscar el texto tal cual' }).click();
  await expect(page).toHaveURL('/?search=vaquillonas+angus&literal=true');
  await expect(page.getByText('tal cual está escrito')).toBeVisible();
  await page.getByRole('link', { name: 'Entender la búsqueda' }).click();
  await expect(page).toHaveURL('/?search=vaquillonas+angus');
  await expect(page.locator('.chip', { hasText: 'Angus' })).toBeVisible();
});

test('a country without animals is said of animals, not above equipment', { tag: '@any-size' }, async ({ page }) => {
  const note = page.getByText('En Guatemala todavía no hay animales en venta a precio fijo.');
  await page.goto('/?search=vacas+en+guatemala');
  await expect(note).toBeVisible();
  await page.goto('/?search=tractor+en+guatemala');
  await expect(page.locator('a[href^="/equipment/"]').first()).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('a filter of a sentence opens its own menu, and what is chosen there replaces its words', async ({ page }) => {
  await page.goto('/?search=vaquillonas+hasta+1200+cerca+de+tacuarembó');
  const filters = page.getByRole('group', { name: 'Filtros activos' });
  await filters.getByRole('button', { name: /^Hasta 150 km/ }).click();
  await filters.getByRole('link', { name: 'Hasta 300 km alrededor' }).click();
  await expect(page).toHaveURL(/radius=300&search=vaquillonas\+hasta\+1200$/);
  const price = filters.getByRole('button', { name: 'Hasta US$ 1.200' });
  await price.focus();
  await page.keyboard.press('Enter');
  await filters.getByLabel('Precio máximo').fill('1.500');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=vaquillonas&maxPrice=1500$/);
  await expect(filters.getByRole('button', { name: 'Hasta US$ 1.500' })).toBeVisible();
  await expect(page.locator('.filters [name=maxPrice]')).toHaveValue('1500');
});

test('the menu of a breed has the others that there are, each with its number', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/?search=toros+angus');
  const filters = page.getByRole('group', { name: 'Filtros activos' });
  await filters.getByRole('button', { name: 'Angus', exact: true }).click();
  await expect(filters.getByRole('link', { name: /^Angus \(\d+\)$/ })).toHaveAttribute('aria-current', 'true');
  const other = filters.getByRole('link', { name: /^(?!Angus ).* \(\d+\)$/ }).first();
  const [, name = '', count = ''] = /^(.*) \((\d+)\)$/.exec(await other.innerText()) ?? [];
  await other.click();
  await expect(filters.getByRole('button', { name, exact: true })).toBeVisible();
  // All of them may be abroad, behind what is like them at home.
  await expect(page.locator('#results-heading')).toHaveText(new RegExp(`^(?:${count} |Lo que coincide)`));
});

test('towns of one name are called by it and their province', { tag: '@any-size' }, async ({ page }) => {
  // No lot is near either, but some say the name.
  await page.goto('/?search=en+mercedes+argentina');
  const chips = page.getByRole('group', { name: 'Filtros activos' });
  await expect(
    chips.getByRole('button', { name: /Mercedes \(Buenos Aires\) o Mercedes \(Corrientes\)/ }),
  ).toBeVisible();
});

test(
  'a menu closes by Escape and gives the focus back; Delete removes its filter',
  { tag: '@any-size' },
  async ({ page }) => {
    await page.goto('/?category=bovine&minWeight=300');
    const filters = page.getByRole('group', { name: 'Filtros activos' });
    const weight = filters.getByRole('button', { name: /300\skg/ });
    await weight.focus();
    await page.keyboard.press('Enter');
    await expect(filters.getByLabel('Peso promedio en kilos, desde')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(weight).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(filters.getByLabel('Peso promedio en kilos, desde')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(weight).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(page).toHaveURL('/?category=bovine');
  },
);

test(
  'where there is nothing exact, the nearest lots follow, each with what differs',
  { tag: '@phone' },
  async ({ page }) => {
    // In a country where no other test publishes, edits or takes down animals.
    const [cheapest] = await query<{ limit: string }>(
      `SELECT floor(min(price) / 1.1)::text AS limit FROM cattle_listings
     WHERE is_active AND class = 'heifer_bred' AND country = 'MX'`,
    );
    const sentence = `vaquillonas preñadas menos de ${cheapest?.limit} usd en méxico`;
    await page.goto(`/?search=${encodeURIComponent(sentence)}`);
    await expect(page.getByRole('heading', { name: 'Exacto no hay. Esto es lo más parecido.' })).toBeVisible();
    // What can't be had is said once.
    await expect(page.getByText(/Ningún lote|Lo que más se acerca/)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Avisame cuando haya' })).toHaveCount(1);
    const dearer = page.getByRole('region', { name: /^(Un poco m|M)ás caro$/ });
    await expect(dearer.getByRole('listitem').first()).toContainText(/\d+\s?% más, pediste hasta US\$/);
    await expect(page.locator('.band .card').nth(11)).toBeAttached();
    await dearer.getByRole('link', { name: /^Subir a US\$/ }).click();
    await expect(page.locator('.cards .card').first()).toBeVisible();
  },
);

test.describe('without JavaScript', () => {
  // The browser reports the scripts that it may not run as violations; axe needs them.
  test.use({ javaScriptEnabled: false, expectedProblems: /^csp: / });
  test.afterEach(({ page }) => page.close());

  test('what was understood is changed among all filters', { tag: '@any-size' }, async ({ page }) => {
    await page.goto('/?search=toros+angus+en+uruguay');
    await page.getByRole('button', { name: 'Angus', exact: true }).click();
    const sheet = page.locator('.filters:popover-open');
    await sheet.getByRole('combobox', { name: /^Raza/ }).selectOption('Hereford');
    await sheet.getByRole('button', { name: /^Ver / }).click();
    await expect(page).toHaveURL(/&breed=Hereford&/);
  });

  test(
    'another sentence keeps what was chosen and nothing that the one before said',
    { tag: '@any-size' },
    async ({ page }) => {
      await page.goto('/?search=vacas+hereford&maxPrice=2000');
      await page.locator('main').getByRole('searchbox').fill('toros');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/?search=toros&maxPrice=2000');
      await expect(page.locator('.chip', { hasText: 'Toros' })).toBeVisible();
      await expect(page.locator('.chip', { hasText: 'Hereford' })).toHaveCount(0);
    },
  );
});

test('the API understands only when it is asked to', { tag: '@any-size' }, async ({ request }) => {
  const search = async (more: string) =>
    (await (await request.get(`/api/cattle?search=toros+angus&limit=1${more}`)).json()) as Record<string, unknown>;
  expect(await search('')).not.toHaveProperty('understood');
  expect(await search('&understand=1')).toMatchObject({
    understood: { filters: { class: 'bull', breed: 'Angus' }, text: '', relaxed: null },
    nearby: expect.any(Array),
  });
  for (const query of ['search=toros&understand=2', 'understand=true']) {
    const refused = await request.get(`/api/cattle?${query}`);
    expect([refused.status(), Object.keys(((await refused.json()) as { errors: object }).errors)]).toEqual([
      400,
      ['understand'],
    ]);
  }
});

test('a text longer than the box takes is searched for by its first words', { tag: '@any-size' }, async ({ page }) => {
  await page.goto(`/?search=${encodeURIComponent('toros angus '.repeat(20))}`);
  await expect(page.locator('main').getByRole('searchbox', { name: 'Buscar animales' })).toHaveValue(
    'toros angus '.repeat(8).trim(),
  );
  await expect(page.locator('.chip', { hasText: 'Angus' })).toBeVisible();
});
