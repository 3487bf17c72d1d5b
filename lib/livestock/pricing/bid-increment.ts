import { currencyScale, type Currency } from '@/lib/core/i18n/currencies';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';

type Step = { below: number; step: number };

const CENT: readonly Step[] = [{ below: Infinity, step: 0.01 }];

/** The steps of `corral_bid_increment`, in US dollars. */
const STEPS: Readonly<Partial<Record<PriceBasis, readonly Step[]>>> = {
  lot: [
    { below: 100, step: 5 },
    { below: 1000, step: 25 },
    { below: 10_000, step: 100 },
    { below: Infinity, step: 250 },
  ],
  head: [
    { below: 500, step: 5 },
    { below: 2000, step: 10 },
    { below: Infinity, step: 25 },
  ],
  live_cwt: [{ below: Infinity, step: 0.25 }],
  arroba: [{ below: Infinity, step: 0.2 }],
};

/** By how much a bid must exceed a price, as decimal text: what the database says, for a lot that it doesn't have yet. */
export function bidIncrement(price: string, basis: PriceBasis, currency: Currency): string {
  const scale = currencyScale(currency);
  const found = (STEPS[basis] ?? CENT).find(({ below }) => Number(price) < below * scale);
  return ((found?.step ?? 0) * scale).toFixed(2);
}
