import { makeAccount } from './support/account';
import { query } from './support/database';
import { expect, test } from './support/test';

/** A day ahead, as a date field takes it. */
const ahead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Two people with a deal for sixty calves, as the agreement leaves it; returns its number. */
async function makeDeal(seller: string, buyer: string): Promise<number> {
  const lot = {
    ...{ title: '60 terneros', language: 'es', category: 'bovine', class: 'calf_m', breed: 'Gelbvieh', age: 7 },
    ...{ location: 'Trinidad, Uruguay', image: null },
  };
  const snapshot = {
    lot,
    seller: { name: 'Ana Luna', location: 'Trinidad, Uruguay' },
    buyer: { name: 'Rosa Luna', location: 'Durazno, Uruguay' },
  };
  const unsaid =
    'weightMethod curfewHours dressingPercent payment buyerCommission deliverFrom deliverTo freightPayer cutPercent tolerancePercent slide note';
  const terms = {
    ...Object.fromEntries(unsaid.split(' ').map((name) => [name, null])),
    ...{ heads: 60, amount: '3.05', basis: 'live_kg', currency: 'USD', kg: 170, class: 'calf_m', shrinkPercent: '3' },
  };
  const [row] = await query<{ number: number }>(
    `INSERT INTO deals (id, number, seller_id, buyer_id, heads, terms, terms_hash, snapshot)
     SELECT uuidv7(), 1000000 + floor(random() * 8999999)::int, s.id, b.id, 60, $3, repeat('0', 64), $4
     FROM users s, users b WHERE s.email = $1 AND b.email = $2 RETURNING number`,
    [seller, buyer, JSON.stringify(terms), JSON.stringify(snapshot)],
  );
  if (!row) throw new Error('There are no such accounts.');
  return row.number;
}

test('a freight is asked for from a deal, quoted by a carrier and agreed', async ({ page, signIn, isMobile }, info) => {
  // Three people by turns.
  const [seller, buyer, carrier] = [await makeAccount(), await makeAccount(), await makeAccount()];
  const number = await makeDeal(seller, buyer);
  const shot = async (name: string) => {
    if (isMobile) expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true });
  };

  await signIn(buyer);
  await page.goto(`/deals/${number}`);
  await page.getByRole('region', { name: 'Flete' }).getByRole('link', { name: 'Pedir precio' }).click();
  await expect(page.getByRole('heading', { name: 'Pedir precio de flete' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Desde' })).toHaveValue('Trinidad, Uruguay');
  await expect(page.getByRole('combobox', { name: 'Hasta' })).toHaveValue('Durazno, Uruguay');
  await expect(page.getByRole('textbox', { name: /^Peso total, kg/ })).toHaveValue('10.200');
  await page.getByRole('button', { name: 'Pedir precio' }).click();
  await expect(page.getByText('Escribí una fecha válida')).toBeVisible();
  await page.getByLabel('Día de carga').fill(ahead(6));
  await shot('ask');
  await page.getByRole('button', { name: 'Pedir precio' }).click();
  await expect(page).toHaveURL(/\/freight\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Todavía no cotizó nadie.', { exact: false })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pasar por WhatsApp' })).toHaveAttribute('href', /wa\.me.*freight/);
  const path = new URL(page.url()).pathname;
  await shot('asked');

  await signIn(carrier);
  await page.goto('/freight');
  await page.locator(`a[href="${path}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trinidad, Uruguay → Durazno, Uruguay');
  await expect(page.getByRole('definition').filter({ hasText: '60 terneros' })).toBeVisible();
  // Nothing of the deal and its people.
  expect(await page.getByRole('main').innerText()).not.toMatch(/Rosa Luna|Ana Luna|3,05|\b\d{7}\b/);
  await page.getByText('Por km', { exact: true }).click();
  await page.getByRole('textbox', { name: /^Importe/ }).fill('3,35');
  await page.getByRole('textbox', { name: /^Kilómetros/ }).fill('60');
  await page.getByRole('textbox', { name: /^Camiones/ }).fill('2 jaulas, 35 cabezas cada una');
  await shot('quote');
  await page.getByRole('button', { name: 'Enviar la cotización' }).click();
  await expect(page.getByRole('region', { name: 'Tu cotización' })).toContainText('US$\u00a0201 en total, por 60 km');
  await expect(page.getByText('Esperás la respuesta.')).toBeVisible();

  await signIn(buyer);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /Mirá la cotización de flete/ }).click();
  await expect(page).toHaveURL(path);
  await shot('quoted');
  await page.getByRole('button', { name: /^Aceptar el precio de / }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Aceptar el precio de / })
    .click();
  await expect(page.getByRole('heading', { name: /^Flete acordado con / })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Mensaje a / })).toBeVisible();
  await shot('agreed');
  await page.goto(`/deals/${number}`);
  await expect(page.getByRole('region', { name: 'Flete' })).toContainText('Flete acordado');
  await shot('deal');

  await signIn(carrier);
  await page.goto(path);
  await expect(page.getByText(/^Te eligieron: coordiná con /)).toBeVisible();
  await page.goto(`/en${path}`);
  await expect(page.getByText(/^They chose you: arrange it with /)).toBeVisible();
  await shot('en');
  await page.goto(`/pt${path}`);
  await expect(page.getByText(/^Escolheram você: combine com /)).toBeVisible();
  await shot('pt');
});

test('freights are for members', { tag: '@any-size' }, async ({ page, signIn }) => {
  await page.goto('/freight');
  await expect(page).toHaveURL('/auth?next=%2Ffreight');
  await signIn(await makeAccount());
  await page.goto('/freight');
  await expect(page.getByRole('heading', { name: 'Fletes pedidos' })).toBeVisible();
});
