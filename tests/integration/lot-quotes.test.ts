import { quoteLot } from '@/lib/market/animal-lots/lots/quote-lot';
import { quoteSchema } from '@/lib/market/animal-lots/lots/quote-schema';
import { db } from '@/lib/core/db/client';
import { makeListing } from '@/tests/factories/listing';
import { setMonthlyPercent, setRates } from '@/tests/factories/rates';
import { makeUser } from '@/tests/factories/user';

const CALVES = { class: 'calf_m', headCount: 40, weight: 170, priceAmount: '3.05', priceBasis: 'live_kg' };

describe('what a seller is told of a price while typing it', () => {
  const quote = async (asked: object) => quoteLot((await makeUser()).actor, quoteSchema.parse({ ...CALVES, ...asked }));

  beforeAll(async () => {
    await setMonthlyPercent('USD', '2');
    await setRates({ BRL: '5.2242' });
    await db.animalListing.updateMany({ data: { isActive: false } });
  });

  it('is what the database will compute: in US dollars, and at once', async () => {
    expect(await quote({})).toEqual({ usd: null, cashAmount: null, isOutOfRange: false, usual: null });
    expect((await quote({ payment: { kind: 'days', days: [30, 60, 90] } })).cashAmount).toBe('2.9319');
    const arrobas = { class: 'steer_fat', weight: 540, dressingPercent: '50', priceAmount: '320', headCount: 60 };
    expect((await quote({ ...arrobas, priceBasis: 'arroba', priceCurrency: 'BRL' })).usd).toEqual({
      head: '1102.56',
      lot: '66153.67',
      kg: '2.0418',
    });
  });

  it('says nothing of a price by weight without a weight', async () => {
    expect(await quote({ weight: null })).toEqual({ usd: null, cashAmount: null, isOutOfRange: false, usual: null });
    expect(await quote({ weight: '', location: 7 })).toEqual({
      usd: null,
      cashAmount: null,
      isOutOfRange: false,
      usual: null,
    });
  });

  it('asks about more than three times or less than a tenth of what others ask, if twenty do', async () => {
    const lot = { class: 'calf_m', headCount: 10, weight: 200, priceAmount: '3', priceBasis: 'live_kg' } as const;
    for (let count = 0; count < 19; count += 1) await makeListing(lot);
    const dear = { priceAmount: '9.01', location: 'Salto, Uruguay' };
    expect((await quote(dear)).usual).toBeNull();
    await makeListing(lot);
    expect((await quote(dear)).usual).toEqual({ per: 'kg', amount: '3.00' });
    expect((await quote({ priceAmount: '0.29' })).usual).toEqual({ per: 'kg', amount: '3.00' });
    for (const usual of ['9', '0.3', '3']) expect((await quote({ priceAmount: usual })).usual).toBeNull();
    expect((await quote({ ...dear, class: 'bull' })).usual).toBeNull();
  });
});
