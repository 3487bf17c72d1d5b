import type { Page } from '@playwright/test';
import { makeAccount } from './support/account';
import { query } from './support/database';
import { putCalvesOnSale } from './support/deal';
import { expect, test } from './support/test';

type Weighed = { gross: string; tare: string };

/** Signs the page's browser in as another person. Leaves the page first: what it still asks for would be refused. */
type Become = (email: string) => Promise<void>;

/** Offers for all of the listing's heads as the buyer, accepts as the seller, and returns the number of the deal. */
async function agree(
  page: Page,
  signIn: Become,
  people: { seller: string; buyer: string },
  listingId: string,
  amount = '3.05',
) {
  await signIn(people.buyer);
  const offered = await page.request.post('/api/offers', { data: { listingId, heads: 60, amount } });
  expect(offered.status(), await offered.text()).toBe(201);
  const { offers } = (await offered.json()) as { offers: { id: string }[] };
  expect(offered.headers().location).toBe(`/api/offers/${offers.at(-1)?.id}`);
  await signIn(people.seller);
  const accepted = await page.request.post(`/api/offers/${offers.at(-1)?.id}/accept`);
  expect(accepted.ok(), await accepted.text()).toBe(true);
  return ((await accepted.json()) as { deal: number }).deal;
}

async function weigh(page: Page, { gross, tare }: Weighed) {
  await page.locator('#next').getByRole('textbox', { name: 'Cabezas' }).fill('60');
  await page.getByRole('textbox', { name: 'Bruto, kg' }).fill(gross);
  await page.getByRole('textbox', { name: 'Tara del camión, kg' }).fill(tare);
  await page.getByRole('button', { name: 'Cargar mi pesada' }).click();
}

test('two people bring a deal from the agreement to their reviews', async ({ page, signIn }) => {
  // Two people by turns, on some fifteen pages.
  const people = { seller: await makeAccount(), buyer: await makeAccount() };
  const title = `Terneros ${Date.now()}`;
  const number = await agree(page, signIn, people, await putCalvesOnSale(people.seller, title));
  const open = async (email: string) => {
    await signIn(email);
    await page.goto(`/deals/${number}`);
  };
  const next = page.locator('#next');

  await page.goto('/deals');
  const row = page.getByRole('link', { name: new RegExp(title) });
  await expect(row).toContainText('Te toca: avisá que los papeles están');
  // The other side's name too, whatever the width.
  const persons = row.locator('span:has(> time)');
  expect(await persons.evaluate((line) => line.scrollWidth <= line.clientWidth)).toBe(true);
  await row.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(next).toContainText('Te toca a vos');
  // 60 × 170 kg less 3 % at US$ 3.05.
  await expect(page.getByRole('region', { name: /^Lo que se paga/ })).toContainText('US$\u00a030.176,70');
  const box = await next.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(844 * 1.5);
  await page.getByRole('button', { name: 'Los papeles están listos' }).click();
  await expect(next).toContainText('Avisá cuando esté cargado');
  await page.getByRole('button', { name: 'Está cargado' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Está cargado' }).click();
  await expect(page.getByRole('heading', { name: 'Cargá tu pesada' })).toBeVisible();
  await page.getByText('Lista de carga').click();
  await page.getByRole('textbox', { name: 'Patente' }).fill('SAB 1234');
  await page.locator('form', { hasText: 'Patente' }).getByRole('textbox', { name: 'Cabezas' }).fill('60');
  await page.getByRole('textbox', { name: /^Caravanas/ }).fill('858000012345678\n858000012345679');
  await page.getByRole('button', { name: 'Anotar el camión' }).click();
  await expect(page.getByText('60 de 60 cab.')).toBeVisible();
  await weigh(page, { gross: '24.620', tare: '14.440' });
  await expect(next).toContainText('falta la de Rosa Luna');
  await expect(page.getByRole('row', { name: /^Neto, kg/ })).toContainText('Todavía no');

  await open(people.buyer);
  await expect(next).toContainText('Rosa Luna ya cargó su pesada');
  await page.getByText('Lista de carga').click();
  await expect(page.getByText('SAB 1234')).toBeVisible();
  // What the other one weighed is nowhere on the page before one's own is in.
  expect(await page.content()).not.toMatch(/10\.180|"10180/);
  await weigh(page, { gross: '24.540', tare: '14.420' });
  await expect(page.getByRole('heading', { name: /^Confirmá 10\.150/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Neto, kg/ })).toContainText('10.180');
  await page.getByRole('button', { name: /^Confirmar 10\.150/ }).click();
  await expect(page.getByRole('heading', { name: /^Confirmaste 10\.150/ })).toBeVisible();
  await open(people.seller);
  await expect(page.getByText(/ya confirmó 10\.150/)).toBeVisible();
  await page.getByRole('button', { name: /^Confirmar 10\.150/ }).click();
  await expect(next).toContainText(/Falta que .* reciba de acuerdo/);
  await open(people.buyer);
  await expect(next).toContainText('Decí si recibiste de acuerdo');
  // 10,150 kg less 3 % at US$ 3.05.
  await expect(page.getByRole('region', { name: /^Lo que se paga/ })).toContainText('US$\u00a030.028,78');
  await page.getByRole('button', { name: 'Recibí de acuerdo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Recibí de acuerdo' }).click();
  await expect(next).toContainText('Falta que Rosa Luna confirme el pago');

  await open(people.seller);
  await page.getByRole('button', { name: 'Entró la plata' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entró la plata' }).click();
  await expect(page.getByText('Trato cerrado')).toBeVisible();
  await page.getByRole('group', { name: 'En general' }).getByText('5, muy bien').click();
  await page.getByRole('textbox', { name: /Con tus palabras/ }).fill('Pagó el día que dijo.');
  await page.getByRole('button', { name: 'Opinar' }).click();
  await expect(page.getByText('Falta la de Rosa Luna: se ven las dos juntas.')).toBeVisible();

  await open(people.buyer);
  await expect(page.getByText('Rosa Luna ya opinó')).toBeVisible();
  await expect(page.getByText('Pagó el día que dijo.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Opinar' }).click();
  await expect(page.getByText('Elegí de 1 a 5.')).toBeVisible();
  await page.getByRole('group', { name: 'En general' }).getByText('4', { exact: true }).click();
  await page.getByRole('group', { name: 'La hacienda, según lo publicado' }).getByText('5, muy bien').click();
  await page.getByRole('button', { name: 'Opinar' }).click();
  await expect(page.getByText('Pagó el día que dijo.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a deal by the hundredweight is weighed, compared and paid in pounds', async ({ page, signIn }) => {
  const people = { seller: await makeAccount(), buyer: await makeAccount() };
  const listingId = await putCalvesOnSale(people.seller, `Calves ${Date.now()}`);
  // 525 lb at US$ 180 a hundredweight.
  await query(
    `UPDATE cattle_listings SET price_amount = 180, price_basis = 'live_cwt', weight = 238.13599425, shrink_percent = NULL
     WHERE id = $1::uuid`,
    [listingId],
  );
  const number = await agree(page, signIn, people, listingId, '180');
  const enter = async (email: string, gross: string) => {
    await signIn(email);
    await page.request.post(`/api/deals/${number}/steps`, { data: { step: 'load' } });
    await page.goto(`/en/deals/${number}`);
    await page.locator('#next').getByRole('textbox', { name: 'Head' }).fill('60');
    await page.getByRole('textbox', { name: 'Gross, lb' }).fill(gross);
    await page.getByRole('textbox', { name: 'Truck’s tare, lb' }).fill('13,500');
    await page.getByRole('button', { name: 'Enter my weights' }).click();
  };
  await enter(people.seller, '45,000');
  await expect(page.getByRole('row', { name: /^Net, lb/ })).toContainText('31,500');
  await enter(people.buyer, '44,981');
  await expect(page.getByRole('heading', { name: 'Confirm 31,490.5\u00a0lb' })).toBeVisible();
  const due = page.getByRole('region', { name: /^What is paid/ });
  await expect(due).toContainText('314.905\u00a0cwt × US$\u00a0180');
  await expect(due).toContainText('US$\u00a056,682.90');
  await expect(page.locator('main')).not.toContainText(/\d\skg/);
});

test('asking to cancel is taken back, and who waits for the rest of the money says that it came', async ({
  page,
  signIn,
}) => {
  const people = { seller: await makeAccount(), buyer: await makeAccount() };
  const number = await agree(page, signIn, people, await putCalvesOnSale(people.seller, `Terneros ${Date.now()}`));
  const post = async (path: string, data: Record<string, unknown>) => {
    const answer = await page.request.post(`/api/deals/${number}/${path}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { weights: { compared: { mean: string } | null } };
  };
  await post('steps', { step: 'load' });
  await post('steps', { step: 'pay', seen: '30176.70' });
  await post('weights', { heads: 60, grossKg: '10060' });
  await signIn(people.buyer);
  await post('steps', { step: 'load' });
  const { weights } = await post('weights', { heads: 60, grossKg: '10040' });
  const mean = { choice: 'mean', seen: weights.compared?.mean };

  await page.goto(`/deals/${number}`);
  await page.getByRole('button', { name: 'Pedir que se cancele' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pedir que se cancele' }).click();
  await expect(page.getByText(/^Pediste cancelar/)).toBeVisible();
  await page.getByRole('button', { name: 'Retirar el pedido' }).click();
  await expect(page.getByRole('button', { name: 'Pedir que se cancele' })).toBeVisible();

  await post('weight', mean);
  await signIn(people.seller);
  await post('weight', mean);
  await signIn(people.buyer);
  await page.goto(`/deals/${number}`);
  const sum = page.getByRole('region', { name: /^Lo que se paga/ });
  await sum.getByRole('button', { name: /^Ya me llegaron US\$/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Ya me llegaron US\$/ })
    .click();
  await expect(page.getByRole('row', { name: /te devolvió/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Lo que se pagó/ })).toBeVisible();
});

test('a deal is cancelled by one alone before the animals are loaded', async ({ page, signIn }) => {
  const people = { seller: await makeAccount(), buyer: await makeAccount() };
  const number = await agree(page, signIn, people, await putCalvesOnSale(people.seller, `Vaquillonas ${Date.now()}`));
  await page.goto(`/deals/${number}`);
  await page.getByRole('button', { name: 'Cancelar el trato' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar el trato' }).click();
  await expect(page.getByText('Lo cancelaste vos.')).toBeVisible();
  await signIn(people.buyer);
  await page.goto('/deals');
  await expect(page.getByRole('link', { name: /Vaquillonas/ })).toContainText('Cancelado');
});

test.describe('a printed sheet', () => {
  test(
    'is compared by anybody who has it, and leads the two to their deal',
    { tag: '@any-size' },
    async ({ page, signIn, signOut }) => {
      const people = { seller: await makeAccount(), buyer: await makeAccount() };
      const title = `Novillos ${Date.now()}`;
      const number = await agree(page, signIn, people, await putCalvesOnSale(people.seller, title));
      const [deal] = await query<{ hash: string }>('SELECT terms_hash AS hash FROM deals WHERE number = $1', [number]);
      const address = `/d/${number}?h=${deal?.hash.slice(0, 16)}`;
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: `El código es del trato ${number}` })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Ver el trato' })).toHaveAttribute('href', `/deals/${number}`);
      await signOut();
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: `El código es del trato ${number}` })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Ver el trato' })).toHaveCount(0);
      await expect(page.getByText('Precio acordado')).toBeVisible();
      expect(await page.content()).not.toContain(title);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await page.goto(`/d/${number}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Falta el código' })).toBeVisible();
      await page.goto(`/d/${number}?h=0000000000000000`);
      await expect(page.getByRole('heading', { level: 1, name: 'Cambiada o desconocida' })).toBeVisible();
    },
  );
});

test('deals are for members', { tag: '@any-size' }, async ({ page, signIn }) => {
  await page.goto('/deals/1');
  await expect(page).toHaveURL('/auth?next=%2Fdeals%2F1');
  await signIn(await makeAccount());
  await page.goto('/deals');
  await expect(page.getByText(/^Todavía no tenés tratos/)).toBeVisible();
});

test('whoever scans a sheet reads in the language of their browser, unless they chose one', async ({ request }) => {
  const scan = (headers: Record<string, string>) => request.get('/d/1?h=0', { headers, maxRedirects: 0 });
  const portuguese = await scan({ 'accept-language': 'pt-BR,pt;q=0.9,en;q=0.8' });
  expect([portuguese.status(), portuguese.headers()['location']]).toEqual([307, '/pt/d/1?h=0']);
  expect((await scan({ 'accept-language': 'es-UY,es;q=0.9,en;q=0.8' })).status()).toBe(200);
  expect((await scan({ 'accept-language': 'en-US,en', cookie: 'language=es' })).status()).toBe(200);
});
