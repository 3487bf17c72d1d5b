import { makeAccount } from './support/account';
import { expect, test } from './support/test';

const distances = (texts: string[]) => texts.map((text) => Number(/([\d.]+)\skm/.exec(text)?.[1]?.replace('.', '')));

/** A country at the end of a card's place, which lots of the visitor's own country leave out. */
const COUNTRY =
  /(?:Urugua[yi]|Argentina|Bra[sz]il|Paragua[yi]|Chile|Bol[ií]via|Col[oô]mbia|M[eé]xico|Per[uú]|E[cq]uador|Espa[ñn]h?a|Spain|Portugal|Estados Unidos|United States|Canad[aá]|Austr[aá]lia)$/;

test('asks once where the visitor is, and shows what is near with its distance', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^(Elegir|Otro) lugar$/ }).click();
  // On phones the question is a sheet at the bottom of the screen.
  const sheet = await page.locator('#your-place').boundingBox();
  expect(sheet).toMatchObject({ x: 0, width: 390 });
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBe(844);
  const field = page.getByRole('combobox', { name: '¿Dónde está tu campo?' });
  await expect(field).toBeFocused();
  await field.pressSequentially('tacua');
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText(/Tacuarembó.*Uruguay/);
  await field.press('ArrowDown');
  await field.press('Enter');
  await page.getByRole('button', { name: 'Ver lo que hay cerca' }).click();
  await expect(page.getByRole('heading', { name: 'Cerca de Tacuarembó, Uruguay' })).toBeVisible();
  await page.getByRole('link', { name: /^Ver los [\d.]+ lotes/ }).click();
  await expect(page.locator('[name=sort] option:checked')).toHaveText('Cerca y recientes');

  await page.goto('/?category=ovine');
  const km = distances(await page.locator('.cards .card-foot b').allTextContents());
  expect(km).toHaveLength(12);
  const band = (of: number) => [50, 100, 200, 500, Infinity].findIndex((most) => of <= most);
  expect(km.map(band)).toEqual(km.map(band).sort((one, other) => one - other));

  await page.locator('.cards .card h3 a').first().click();
  await expect(page.getByText(/ · a [\d.]+\skm de tu campo$/)).toBeVisible();

  await page.goto('/');
  await page.getByRole('button', { name: 'Cambiar' }).click();
  await page.getByRole('button', { name: 'Olvidar el lugar' }).click();
  await expect(page.getByRole('heading', { name: 'Cerca de Tacuarembó, Uruguay' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: '¿Dónde está tu campo?' })).toBeVisible();
});

test('equipment near the visitor comes first, where they said so', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/equipment');
  await page.getByRole('button', { name: /^(Elegir|Otro) lugar$/ }).click();
  await page.getByRole('combobox', { name: '¿Dónde está tu campo?' }).fill('Tacuarembó, Uruguay');
  await page.getByRole('button', { name: 'Ver lo que hay cerca' }).click();
  await expect(page).toHaveURL(/\/equipment$/);
  await expect(page.getByText('Cerca de Tacuarembó, Uruguay')).toBeVisible();
  await expect(page.locator('[name=sort] option:checked')).toHaveText('Cerca y recientes');
  const distance = page.locator('.cards .card-foot b').filter({ hasText: 'km' });
  await expect(distance.first()).toBeVisible();
  await page.goto('/equipment?category=machinery');
  await expect(distance.first()).toBeVisible();
  for (const path of ['/auctions', '/auctions?category=bovine']) {
    await page.goto(path);
    await expect(page.getByText(/, Uruguay\s·\s[\d.]+\skm$/).first()).toBeVisible();
  }
});

test('the map begins at the own place, and local pages say how far their animals are', async ({ page }) => {
  await page.goto('/animales/vaquillonas/uruguay');
  const distance = page.locator('.cards .card-foot b').filter({ hasText: 'km' });
  await expect(page.locator('.cards .card').first()).toBeVisible();
  await expect(distance).toHaveCount(0);
  await page.goto('/');
  await page.getByRole('button', { name: /^(Elegir|Otro) lugar$/ }).click();
  await page.getByRole('combobox', { name: '¿Dónde está tu campo?' }).fill('Tacuarembó, Uruguay');
  await page.getByRole('button', { name: 'Ver lo que hay cerca' }).click();
  await expect(page.getByRole('heading', { name: 'Cerca de Tacuarembó, Uruguay' })).toBeVisible();
  await page.goto('/animales/vaquillonas/uruguay');
  await expect(distance.first()).toBeVisible();

  await page.goto('/map?category=bovine');
  await expect(page.getByText('El mapa empieza por tu lugar: Tacuarembó, Uruguay.')).toBeVisible();
  await page.getByRole('link', { name: 'Ver el mapa completo' }).click();
  await expect(page).toHaveURL('/map?category=bovine&page=1');
  await expect(page.getByText('El mapa empieza por tu lugar')).toHaveCount(0);
  await page.getByRole('group', { name: 'Lotes por zona' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/map\?category=bovine&page=1&zone=/);
});

test('who asks for what is near says in the page where that is', async ({ page }) => {
  await page.goto('/?search=terneros+cerca+m%C3%ADo');
  const question = page.getByRole('region', { name: '¿Dónde está tu campo?' });
  const field = question.getByRole('combobox', { name: '¿Dónde está tu campo?' });
  await field.pressSequentially('tacua');
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText(/Tacuarembó.*Uruguay/);
  await field.press('ArrowDown');
  await field.press('Enter');
  await question.getByRole('button', { name: 'Ver lo que hay cerca' }).click();
  await expect(page).toHaveURL(/search=terneros\+cerca/);
  await expect(page.getByRole('group', { name: 'Filtros activos' })).toContainText('Tacuarembó');
  await expect(question).toHaveCount(0);
});

test('begins with the country that the browser suggests, and asks all the same', async ({ page }) => {
  for (const [path, title] of [
    ['/', 'Recién publicados en Uruguay'],
    ['/en', 'Just listed in Uruguay'],
    ['/pt', 'Recém-anunciados no Uruguai'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    const places = await page.locator('.cards .card-foot b').allTextContents();
    expect(places).toHaveLength(6);
    for (const place of places) expect(place).not.toMatch(COUNTRY);
    await expect(page.locator('[popovertarget=your-place]')).toBeVisible();
  }
  // It is a suggestion: nothing is remembered.
  expect((await page.context().cookies()).some(({ name }) => name === 'place')).toBe(false);
});

test('a browser suggests a country by its first language', { tag: '@any-size' }, async ({ request }) => {
  const page = async (path: string, language: string) => {
    const answer = await request.get(path, { headers: { 'accept-language': language } });
    return { cache: answer.headers()['cache-control'], text: await answer.text() };
  };
  for (const language of ['es-UY,es;q=0.9', 'es-UY', 'en-UY;q=0.9, en;q=0.8']) {
    const { cache, text } = await page('/', language);
    expect(text, language).toContain('Recién publicados en Uruguay');
    expect(cache).toBe('private, no-cache');
  }
  const { text, cache } = await page('/', '');
  expect(cache).toMatch(/^public/);
  // American English is what many browsers anywhere are set to.
  for (const language of ['en-US,en;q=0.9', 'es-419,es;q=0.9', 'es', 'xx-ZZ', '../../x'])
    expect((await page('/', language)).text, language).not.toContain('Recién publicados en');
  expect(text).not.toContain('Recién publicados en');
  expect((await page('/en', 'en-US,en;q=0.9')).text).toContain('Just listed in the United States');
  expect((await request.get('/suggested/UY/front', { maxRedirects: 0 })).status()).toBe(308);
});

test('searches begin with the country that the browser suggests', { tag: '@any-size' }, async ({ request }) => {
  const places = async (path: string, language: string) => {
    const answer = await request.get(path, { headers: { 'accept-language': language } });
    const found = [...(await answer.text()).matchAll(/class="card-foot"><p><b>([^<]*)/g)].map(([, place]) => place);
    expect(found).toHaveLength(12);
    return found.filter((place) => !COUNTRY.test(place ?? '')).length;
  };
  for (const path of ['/?category=bovine', '/?page=1']) {
    expect(await places(path, 'es-UY,es;q=0.9'), path).toBe(12);
    for (const language of ['', 'es', 'en-US,en;q=0.9', 'xx-ZZ'])
      expect(await places(path, language), path).toBeLessThan(12);
  }
});

test('one tap for the country of the device', { tag: '@any-size' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'es-UY',
    timezoneId: 'America/Montevideo',
  });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'En Uruguay' }).click();
  await expect(page.getByRole('button', { name: 'Cambiar' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recién publicados en Uruguay' })).toBeVisible();
  const places = await page.locator('.cards .card-foot b').allTextContents();
  expect(places).toHaveLength(6);
  for (const place of places) expect(place).not.toMatch(COUNTRY);
  await context.close();
});

test.describe('without JavaScript', () => {
  // The browser reports the scripts that it may not run as violations; axe needs them.
  test.use({ javaScriptEnabled: false, expectedProblems: /^csp: / });
  test.afterEach(({ page }) => page.close());

  test('a place is said by a form, and one that is unknown is asked again', { tag: '@any-size' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /^(Elegir|Otro) lugar$/ }).click();
    await page.getByLabel('¿Dónde está tu campo?').fill('xxqz');
    await page.getByRole('button', { name: 'Ver lo que hay cerca' }).click();
    await expect(page.getByText('No conocemos ese lugar')).toBeVisible();
    await page.getByRole('button', { name: /^(Elegir|Otro) lugar$/ }).click();
    await page.getByLabel('¿Dónde está tu campo?').fill('Tacuarembó, Uruguay');
    await page.getByRole('button', { name: 'Ver lo que hay cerca' }).click();
    await expect(page.getByRole('heading', { name: 'Cerca de Tacuarembó, Uruguay' })).toBeVisible();
  });
});

test('no shared cache keeps what is near a visitor', { tag: '@any-size' }, async ({ request }) => {
  const cacheOf = async (path: string, cookie: string) =>
    (await request.get(path, { headers: { cookie } })).headers()['cache-control'];
  for (const path of [
    '/',
    '/?page=1',
    '/?category=bovine',
    '/equipment',
    '/equipment?category=machinery',
    '/auctions',
    '/map',
    '/map?category=bovine',
    '/animales/vaquillonas/uruguay',
  ]) {
    expect(await cacheOf(path, 'place=UY')).toMatch(/^(private|no-store)/);
    // What names no place is the page for everybody.
    expect(await cacheOf(path, 'place=../../x')).toBe(await cacheOf(path, ''));
  }
  expect((await request.get('/near/UY/front', { maxRedirects: 0 })).status()).toBe(308);
  const foreign = await request.post('/api/place', {
    form: { place: 'UY', language: 'es' },
    headers: { origin: 'https://evil.example' },
  });
  expect(foreign.status()).toBe(403);
});

test('goes along with the account to another device', async ({ page, context, signIn, signOut }) => {
  const email = await makeAccount();
  await signIn(email);
  await page.goto('/');
  await page.getByRole('button', { name: /^(Elegir|Otro) lugar$/ }).click();
  await page.getByRole('combobox', { name: '¿Dónde está tu campo?' }).fill('Tacuarembó, Uruguay');
  await page.getByRole('button', { name: 'Ver lo que hay cerca' }).click();
  const near = page.getByRole('heading', { name: 'Cerca de Tacuarembó, Uruguay' });
  await expect(near).toBeVisible();

  await signOut();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(near).toHaveCount(0);
  await page.goto('/auth');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill('secret-1');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'place')).toBe(true);
  await expect(page).not.toHaveURL(/auth/);
  await page.goto('/');
  await expect(near).toBeVisible();
});
