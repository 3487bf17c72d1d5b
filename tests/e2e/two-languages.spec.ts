import { readPdf } from '../factories/read-pdf';
import { makeAccount } from './support/account';
import { query } from './support/database';
import { putCalvesOnSale } from './support/deal';
import { expect, test } from './support/test';

/** Gives an account a name and a language. */
const nameAccount = (email: string, first: string, language: 'es' | 'pt') =>
  query('UPDATE users SET first_name = $2, language = $3 WHERE email = $1', [email, first, language]);

/** The text of a printed sheet. */
const textOf = async (sheet: Buffer): Promise<string> => (await readPdf(sheet)).pages.join(' ').replaceAll('\n', ' ');

test('a seller in Spanish and a buyer in Portuguese bring a deal to its end', async ({ page, signIn, isMobile }) => {
  // Two people by turns, on some twenty pages.
  const people = { seller: await makeAccount(), buyer: await makeAccount() };
  await nameAccount(people.seller, 'Juan', 'es');
  await nameAccount(people.buyer, 'Lúcia', 'pt');
  const title = `Terneros ${Date.now()}`;
  const listingId = await putCalvesOnSale(people.seller, title);
  const next = page.locator('#next');
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const asks = page.getByRole('alertdialog');
  /** Opens a page as one of the two, in their language. */
  const open = async (who: keyof typeof people, path: string) => {
    await signIn(people[who]);
    await page.goto(who === 'buyer' ? `/pt${path}` : path);
    await expect(page.locator('html')).toHaveAttribute('lang', who === 'buyer' ? /^pt/ : /^es/);
  };
  /** Types a price, again if the page was not ready for it, and sends what it comes to. */
  const propose = async (label: RegExp, price: string, send: RegExp) => {
    await expect(async () => {
      await page.getByRole('textbox', { name: label }).fill(price);
      await expect(button(send)).toBeVisible({ timeout: 2000 });
    }).toPass();
    await button(send).click();
  };
  const weigh = async (words: { heads: string; tare: string; send: string }, gross: string, tare: string) => {
    await next.getByRole('textbox', { name: words.heads }).fill('60');
    await page.getByRole('textbox', { name: 'Bruto, kg' }).fill(gross);
    await page.getByRole('textbox', { name: words.tare }).fill(tare);
    await button(words.send).click();
  };

  await open('buyer', `/listing/${listingId}`);
  await page.locator('#contact').getByRole('link', { name: 'Fazer uma oferta' }).click();
  await propose(/^Seu preço/, '2,95', /^Oferecer US\$\s29\.187,30$/);
  await expect(page).toHaveURL(/\/pt\/offers\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('article', { name: 'Sua oferta' })).toContainText('US$\u00a02,95');
  const [to] = await query<{ id: string }>('SELECT id FROM users WHERE email = $1', [people.seller]);
  const question = { toUserId: to?.id, listingId, message: 'Dá para carregar na segunda?', contactMethod: 'corral' };
  expect((await page.request.post('/api/messages', { data: question })).status()).toBe(201);
  const offer = new URL(page.url()).pathname.replace('/pt', '');

  await open('seller', offer);
  await expect(page.getByRole('article', { name: 'Lúcia Luna te ofrece' })).toContainText('US$\u00a02,95');
  await page.getByText('Contraofertar', { exact: true }).click();
  await propose(/^Tu precio/, '3,05', /^Contraofertar US\$\s30\.176,70$/);
  await expect(page.getByRole('article', { name: 'Tu contraoferta' })).toBeVisible();
  // The conversation of the two shows the offer to each in their own language.
  await page.getByRole('link', { name: 'Escribirle a Lúcia Luna' }).click();
  await expect(page.getByRole('link', { name: /^Tu oferta: 60/ })).toHaveAttribute('href', offer);

  await open('buyer', offer);
  await page.getByRole('link', { name: 'Escrever para Juan Luna' }).click();
  await page.getByRole('link', { name: /^Oferta recebida: 60/ }).click();
  await expect(page.getByRole('article', { name: 'Contraproposta de Juan Luna' })).toContainText('US$\u00a03,05');
  await button(/^Aceitar US\$/).click();
  const agreed = page.getByRole('link', { name: /^Ver o negócio/ });
  const deal = (await agreed.getAttribute('href'))?.replace('/pt', '') ?? '';
  await agreed.click();
  await expect(next).toContainText('Faltam os documentos');

  await open('seller', deal);
  await button('Los papeles están listos').click();
  // The page is read again after a step, which ends a question that was asked meanwhile.
  await expect(next).toContainText('Avisá cuando esté cargado');
  await button('Está cargado').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Está cargado' }).click();
  await expect(page.getByRole('heading', { name: 'Cargá tu pesada' })).toBeVisible();
  await weigh({ heads: 'Cabezas', tare: 'Tara del camión, kg', send: 'Cargar mi pesada' }, '24.620', '14.440');
  await expect(next).toContainText('falta la de Lúcia Luna');

  await open('buyer', deal);
  await expect(next).toContainText('Juan Luna já lançou a pesagem');
  await weigh({ heads: 'Cabeças', tare: 'Tara do caminhão, kg', send: 'Lançar a minha pesagem' }, '24.540', '14.420');
  await button(/^Confirmar 10\.150/).click();
  await expect(page.getByRole('heading', { name: /^Você confirmou 10\.150/ })).toBeVisible();
  await open('seller', deal);
  await button(/^Confirmar 10\.150/).click();
  await expect(page.getByRole('button', { name: /^Confirmar 10\.150/ })).toHaveCount(0);
  await open('buyer', deal);
  await button('Recebi de acordo').click();
  await asks.getByRole('button', { name: 'Recebi de acordo' }).click();
  await expect(next).toContainText('Falta Juan Luna confirmar o pagamento');

  await open('seller', deal);
  await button('Entró la plata').click();
  await asks.getByRole('button', { name: 'Entró la plata' }).click();
  await page.getByRole('group', { name: 'En general' }).getByText('5, muy bien').click();
  await page.getByRole('textbox', { name: /Con tus palabras/ }).fill('Pagó el día que dijo.');
  await button('Opinar').click();
  await expect(page.getByText('Falta la de Lúcia Luna: se ven las dos juntas.')).toBeVisible();

  await open('buyer', deal);
  await expect(page.getByText('Negócio concluído.', { exact: true })).toBeVisible();
  await page.getByRole('group', { name: 'No geral' }).getByText('5, muito bem').click();
  await button('Avaliar').click();
  // What somebody wrote stays as they wrote it.
  await expect(page.getByText('Pagó el día que dijo.')).toBeVisible();
  if (isMobile) expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const link = await page.getByRole('link', { name: 'Baixar PDF' }).getAttribute('href');
  const sheet = await page.request.get(link ?? '');
  const text = await textOf(await sheet.body());
  for (const words of ['Anunciado como', 'Publicado como', 'Acordado em', 'Acordado el']) expect(text).toContain(words);
  // Whoever reads in a third language reads that one beside the other side's.
  const english = await page.request.get(`/api${deal}/sheet.pdf?language=en`);
  expect(await textOf(await english.body())).toContain('Listed as');
});
