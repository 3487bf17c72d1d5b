import { LOCALES } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';
import { getDeal } from '@/lib/deals/deals/get-deal';
import { verifyDeal } from '@/lib/deals/deals/verify-deal';
import { openDispute } from '@/lib/deals/disputes/open-dispute';
import { acceptSum, proposeSum } from '@/lib/deals/disputes/settle-dispute';
import { sheetWords } from '@/lib/deals/sheet/words';
import { callOff, makeClosedDeal, makeDeal } from '@/tests/factories/deal';
import { refusalOf } from '@/tests/factories/refusal';

const digitsOf = async ({ seller, number }: Pick<Awaited<ReturnType<typeof makeDeal>>, 'seller' | 'number'>) =>
  (await getDeal(seller, number)).termsHash.slice(0, 16);

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the sheet of a deal', () => {
  it('is of a deal with the first sixteen digits of its hash alone', async () => {
    const { seller, number } = await makeDeal();
    const { termsHash } = await getDeal(seller, number);
    const digits = termsHash.slice(0, 16);
    const check = (text: string, of = number) => verifyDeal('192.0.2.1', of, text, 'es');
    expect(await check(digits)).not.toBeNull();
    expect(await check(digits.toUpperCase())).not.toBeNull();
    const last = digits.endsWith('0') ? '1' : '0';
    for (const text of ['', digits.slice(0, 15), termsHash, `${digits.slice(0, 15)}${last}`, 'g'.repeat(16)])
      expect(await check(text)).toBeNull();
    // A number that there is none of answers as one whose terms were changed.
    for (const wrong of [number + 1_000_000, 0, -1, 1.5, NaN, 2 ** 31]) expect(await check(digits, wrong)).toBeNull();
  });

  it('is compared with what was agreed, without saying who agreed', async () => {
    const deal = await makeDeal({ heads: 20, amount: '3.00' });
    const { snapshot } = await getDeal(deal.seller, deal.number);
    const checked = await verifyDeal('192.0.2.4', deal.number, await digitsOf(deal), 'es');
    expect(checked?.status).toBe('open');
    const text = plain(JSON.stringify(checked?.rows));
    for (const said of [
      'Acordado el"',
      'Cabezas","value":"20"',
      'Terneros',
      'US$ 3,00 /kg',
      '20 × 170 kg = 3.400 kg',
      'US$ 9.894',
    ])
      expect(text).toContain(said);
    for (const hidden of [snapshot.lot.title, snapshot.seller.name, snapshot.buyer.name])
      expect(text).not.toContain(hidden);
    expect(text).not.toContain('Para el vendedor');
  });

  it.each(LOCALES)('names in %s what may have changed since a paper was printed', async (locale) => {
    const [check, words] = [await translator(locale, 'deals'), await sheetWords(locale)];
    for (const name of [check('check.status'), words.t('newDate'), words.t('lines.due')])
      expect(check('check.validText')).toContain(name);
  });

  it('says what became of the deal, and what is due once that is final', async () => {
    const cancelled = await makeDeal();
    await callOff(cancelled.seller, cancelled.number);
    expect(await verifyDeal('192.0.2.5', cancelled.number, await digitsOf(cancelled), 'en')).toMatchObject({
      status: 'cancelled',
    });
    const closed = await makeClosedDeal('10000');
    const { number, buyer } = closed;
    const digits = await digitsOf(closed);
    const final = await verifyDeal('192.0.2.5', number, digits, 'es');
    expect(final?.status).toBe('closed');
    expect(plain(final?.rows.at(-1)?.value ?? '')).toBe('US$ 29.100');
    await openDispute(buyer, number, { kind: 'health', text: 'Con tos.' });
    const disputed = await verifyDeal('192.0.2.5', number, digits, 'es');
    expect(disputed?.status).toBe('dispute');
    expect(disputed?.rows.map(({ name }) => name)).not.toContain('Para el vendedor');
    const [proposed] = await proposeSum(closed.seller, number, { amount: '100' });
    await acceptSum(buyer, number, { what: 'proposal', seen: proposed?.proposals.at(-1)?.id ?? null });
    const settled = await verifyDeal('192.0.2.5', number, digits, 'es');
    expect(settled?.rows.slice(-3).map(({ name, value }) => [name, plain(value)])).toEqual([
      ['Para el vendedor', 'US$ 29.100'],
      ['Se pagó', 'US$ 29.100'],
      ['Se devuelve', 'US$ 100'],
    ]);
  });

  it('is checked sixty times an hour from one address', async () => {
    for (let count = 0; count < 60; count += 1) await verifyDeal('192.0.2.2', 1, '', 'es');
    expect((await refusalOf(verifyDeal('192.0.2.2', 1, '', 'es'))).code).toBe('rate_limited');
    expect(await verifyDeal('192.0.2.3', 1, '', 'es')).toBeNull();
  });
});
