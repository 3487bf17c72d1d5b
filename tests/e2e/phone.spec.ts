import { randomInt } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeAccount } from './support/account';
import { axeCheck } from './support/axe';
import { expect, test } from './support/test';

async function codeTo(phone: string, known: number): Promise<string> {
  const outbox = path.join(process.env.CORRAL_DATA_DIR ?? '', 'outbox');
  let codes: string[] = [];
  await expect
    .poll(async () => {
      const files = await Promise.all(
        (await readdir(outbox)).sort().map((name) => readFile(path.join(outbox, name), 'utf8')),
      );
      const messages = files.map((text) => JSON.parse(text) as { phone?: string; code?: string });
      codes = messages.flatMap((message) => (message.phone === phone && message.code ? [message.code] : []));
      return codes.length;
    })
    .toBeGreaterThan(known);
  return codes.at(-1) ?? '';
}

const LANGUAGES = [
  {
    prefix: '',
    words: {
      label: 'Teléfono a confirmar',
      send: 'Mandar código por SMS',
      code: 'Código',
      confirm: 'Confirmar',
      fact: 'Teléfono confirmado',
      asked: /ya confirma otra cuenta/,
      give: 'Sí, que pase a la otra',
      given: 'Tu teléfono pasó a la otra cuenta',
    },
  },
  {
    prefix: '/en',
    words: {
      label: 'Phone to confirm',
      send: 'Send a code by text message',
      code: 'Code',
      confirm: 'Confirm',
      fact: 'Phone confirmed',
      asked: /already confirms another account/,
      give: 'Yes, move it over',
      given: 'Your phone now confirms the other account',
    },
  },
  {
    prefix: '/pt',
    words: {
      label: 'Telefone a confirmar',
      send: 'Enviar código por SMS',
      code: 'Código',
      confirm: 'Confirmar',
      fact: 'Telefone confirmado',
      asked: /já confirma outra conta/,
      give: 'Sim, passar para a outra',
      given: 'Seu telefone passou para a outra conta',
    },
  },
] as const;

for (const { prefix, words } of LANGUAGES) {
  test(`a phone is confirmed with a code, and moves to another account if its owner says so (${prefix || '/es'})`, async ({
    page,
    signIn,
  }) => {
    const [first, second] = [await makeAccount(), await makeAccount()];
    const phone = `+5989${randomInt(1, 10)}${String(randomInt(1_000_000)).padStart(6, '0')}`;
    // Pages part its digits.
    const shown = new RegExp(phone.slice(1).split('').join('\\s?'));
    const section = page.locator('details', { has: page.locator('#confirm-phone') });
    const confirm = async (email: string, known: number) => {
      await signIn(email);
      // An address that differs in its hash alone loads nothing anew.
      await page.goto('about:blank');
      await page.goto(`${prefix}/profile#confirm-phone`);
      await section.getByLabel(words.label).fill(phone);
      await section.getByRole('button', { name: words.send }).click();
      await section.getByLabel(words.code, { exact: true }).fill(await codeTo(phone, known));
      await section.getByRole('button', { name: words.confirm }).click();
    };

    await confirm(first, 0);
    await expect(section.getByText(shown).first()).toBeVisible();
    const id = ((await (await page.request.get('/api/user')).json()) as { id: string }).id;
    await axeCheck(page);

    await confirm(second, 1);
    await expect(section.getByText(words.asked)).toBeVisible();

    await signIn(first);
    await page.goto(`${prefix}/seller/${id}`);
    await expect(page.getByText(words.fact)).toBeVisible();
    await expect(page.getByText(shown)).toHaveCount(0);
    await page.goto(`${prefix}/profile#confirm-phone`);
    await section.getByRole('button', { name: words.give }).click();
    await expect(page.getByText(words.given)).toBeVisible();
    await page.goto(`${prefix}/seller/${id}`);
    await expect(page.getByText(words.fact)).toHaveCount(0);
  });
}
