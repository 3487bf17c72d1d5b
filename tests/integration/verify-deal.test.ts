import { getDeal } from '@/lib/deals/deals/get-deal';
import { verifyDeal } from '@/lib/deals/deals/verify-deal';
import { makeDeal } from '@/tests/factories/deal';
import { refusalOf } from '@/tests/factories/refusal';

describe('the sheet of a deal', () => {
  it('is valid with the first sixteen digits of its hash alone', async () => {
    const { seller, number } = await makeDeal();
    const { termsHash } = await getDeal(seller, number);
    const digits = termsHash.slice(0, 16);
    const check = (text: string, of = number) => verifyDeal('192.0.2.1', of, text);
    expect(await check(digits)).toBe(true);
    expect(await check(digits.toUpperCase())).toBe(true);
    const last = digits.endsWith('0') ? '1' : '0';
    for (const text of ['', digits.slice(0, 15), termsHash, `${digits.slice(0, 15)}${last}`, 'g'.repeat(16)])
      expect(await check(text)).toBe(false);
    // A number that there is none of answers as one whose terms were changed.
    for (const wrong of [number + 1_000_000, 0, -1, 1.5, NaN, 2 ** 31]) expect(await check(digits, wrong)).toBe(false);
  });

  it('is checked sixty times an hour from one address', async () => {
    for (let count = 0; count < 60; count += 1) await verifyDeal('192.0.2.2', 1, '');
    expect((await refusalOf(verifyDeal('192.0.2.2', 1, ''))).code).toBe('rate_limited');
    expect(await verifyDeal('192.0.2.3', 1, '')).toBe(false);
  });
});
