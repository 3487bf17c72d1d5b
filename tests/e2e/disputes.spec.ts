import type { APIRequestContext, Page } from '@playwright/test';
import { makeAccount } from './support/account';
import { query } from './support/database';
import { expect, test } from './support/test';

type People = Record<'seller' | 'buyer', string>;
/** Signs the page's browser in as another person. Leaves the page first: what it still asks for would be refused. */
type Become = (email: string) => Promise<void>;

/** Puts sixty calves of 170 kg on sale at US$ 3.05 a kilogram, without a shrink. */
async function putOnSale(email: string): Promise<string> {
  const [row] = await query<{ id: string }>(
    `INSERT INTO cattle_listings (id, user_id, title, category, breed, age, weight, class, head_count, price_amount, price_basis, price_currency,
       location, expires_at, updated_at)
     SELECT uuidv7(), id, $2, 'bovine', 'Gelbvieh', 7, 170, 'calf_m', 60, 3.05, 'live_kg', 'USD', 'Trinidad, Uruguay', now() + interval '9 days', now()
     FROM users WHERE email = $1 RETURNING id`,
    [email, `Terneros en reclamo ${Date.now()}`],
  );
  if (!row) throw new Error(`There is no account ${email}`);
  return row.id;
}

const post = async (request: APIRequestContext, path: string, data: unknown = {}) => {
  const answer = await request.post(path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Record<string, unknown>;
};

/** Brings two people to a deal whose animals were loaded, and leaves the browser with the seller. */
async function loadedDeal(page: Page, signIn: Become, { seller, buyer }: People): Promise<number> {
  const listingId = await putOnSale(seller);
  await signIn(buyer);
  const { offers } = await post(page.request, '/api/offers', { listingId, heads: 60, amount: '3.05' });
  const offer = (offers as { id: string }[]).at(-1)?.id;
  await signIn(seller);
  const { deal } = await post(page.request, `/api/offers/${offer}/accept`);
  await post(page.request, `/api/deals/${String(deal)}/steps`, { step: 'load' });
  return deal as number;
}

test('what is missing is worked out, proposed and settled', async ({ page, signIn, isMobile }) => {
  // Two people by turns.
  const people = { seller: await makeAccount(), buyer: await makeAccount() };
  const number = await loadedDeal(page, signIn, people);
  const card = page.getByRole('region', { name: 'Reclamo: Falta peso' });

  await post(page.request, `/api/deals/${number}/weights`, { heads: 60, grossKg: '10200' });
  await signIn(people.buyer);
  await post(page.request, `/api/deals/${number}/weights`, { heads: 60, grossKg: '9690' });
  await page.goto(`/deals/${number}`);
  await page.getByRole('link', { name: /^O abrir un reclamo/ }).click();
  await expect(page.locator('#open-dispute')).toBeFocused();
  await page.getByRole('button', { name: 'Abrir el reclamo' }).click();
  await expect(card).toContainText('510\u00a0kg × US$\u00a03,05 = US$\u00a01.555,50');
  await expect(card).toContainText('Le toca a');
  await card.getByText('Proponer otra suma').click();
  await card.getByRole('textbox', { name: /^Cuánto, en US\$/ }).fill('1.400');
  await card.getByRole('button', { name: 'Proponer' }).click();
  await expect(card.getByRole('listitem')).toContainText('US$\u00a01.400');

  await signIn(people.seller);
  await page.goto('/dashboard');
  await expect(page.getByText('Contestá el reclamo')).toBeVisible();
  await page.goto(`/deals/${number}`);
  await card.getByRole('button', { name: /^Aceptar US\$/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Aceptar US\$/ })
    .click();
  await expect(page.getByText(/Acordado: se descuentan US\$\s1\.400 de lo que te paga/)).toBeVisible();
  // 60 × 170 kg at US$ 3.05, less what both settled on.
  await expect(page.getByRole('region', { name: /^Lo que se paga/ })).toContainText('US$\u00a029.710');
  if (isMobile) expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test(
  'an acceptance of what is no longer the newest is refused, and an administrator recommends in the end',
  { tag: '@phone' },
  async ({ page, signIn }) => {
    const people = { seller: await makeAccount(), buyer: await makeAccount() };
    const number = await loadedDeal(page, signIn, people);
    const path = `/api/deals/${number}/dispute`;
    const weights = `/api/deals/${number}/weights`;
    await post(page.request, weights, { heads: 60, grossKg: '10200' });
    await signIn(people.buyer);
    await post(page.request, weights, { heads: 60, grossKg: '9690' });
    await post(page.request, path, { kind: 'weight', kg: '9690' });
    await post(page.request, `${path}/proposal`, { amount: '1500' });
    const second = await page.request.post(path, { data: { kind: 'heads', heads: 58 } });
    expect([second.status(), ((await second.json()) as { code: string }).code]).toEqual([409, 'dispute_open']);
    await signIn(people.seller);
    const blind = await page.request.post(`${path}/acceptance`, { data: { what: 'claim', seen: null } });
    expect([blind.status(), ((await blind.json()) as { code: string }).code]).toEqual([409, 'proposal_outdated']);
    await query(
      `UPDATE deal_disputes SET due_at = now() - interval '1 minute' WHERE deal_id = (SELECT id FROM deals WHERE number = $1)`,
      [number],
    );

    await signIn('admin@corral.test');
    await page.goto('/admin/disputes');
    const listed = page.getByRole('listitem').filter({ hasText: `Trato ${number}` });
    await expect(listed).toContainText('US$\u00a01.555,50');
    await listed.getByRole('textbox', { name: /^Cuánto recomendás/ }).fill('900');
    await listed.getByRole('textbox', { name: 'Por qué' }).fill('La balanza del comprador está verificada.');
    await listed.getByRole('button', { name: 'Recomendar' }).click();
    const asked = page.getByRole('alertdialog');
    await expect(asked).toContainText(/Recomendar que .+ le pague US\$\u00a0900 a .+\. Lo leen los dos/);
    await asked.getByRole('button', { name: 'Recomendar' }).click();
    await expect(listed).toHaveCount(0);

    for (const side of [people.seller, people.buyer]) {
      await signIn(side);
      await page.goto(`/deals/${number}`);
      await expect(page.getByText(/Un administrador recomienda que .+ le pague US\$\u00a0900 a /)).toBeVisible();
      await expect(page.getByText('La balanza del comprador está verificada.')).toBeVisible();
      // It binds nobody.
      await expect(page.getByRole('region', { name: /^Lo que se paga/ })).toContainText('US$\u00a031.110');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
    }
  },
);

test('somebody objects to the mean, and it is not confirmed over their head', async ({ page, signIn }) => {
  const people = { seller: await makeAccount(), buyer: await makeAccount() };
  const number = await loadedDeal(page, signIn, people);
  const weights = `/api/deals/${number}/weights`;
  await post(page.request, weights, { heads: 60, grossKg: '10180' });
  await signIn(people.buyer);
  await post(page.request, weights, { heads: 60, grossKg: '10120' });
  await page.goto(`/deals/${number}`);
  await page.getByText('No coincide', { exact: true }).click();
  await page.getByRole('textbox', { name: /^Quién vuelve a pesar/ }).fill('Balanza de Trinidad');
  await page.getByRole('button', { name: 'No estoy de acuerdo' }).click();
  await expect(page.getByText(/Dijiste que no coincide/)).toBeVisible();

  await signIn(people.seller);
  await page.goto(`/deals/${number}`);
  await expect(page.getByText(/dice que no coincide: la media no queda firme sola/)).toBeVisible();
  await expect(page.getByText(/Balanza de Trinidad/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Confirmar/ })).toHaveCount(0);
});
