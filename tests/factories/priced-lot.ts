import type { LotDto } from '@/lib/market/animal-lots/lot-dto';
import { headsPriced, type LotSource } from '@/lib/market/animal-lots/lot-figures';
import { dressing, normalisePrice } from '@/lib/livestock/pricing/normalise-price';
import { plainLot } from './lot-facts';

const RATES: Partial<Record<string, string>> = { BRL: '5.2242', ARS: '1525.03', UYU: '40.097', MXN: '18.40' };

/** A lot with the figures that the database works out, at the rates of the drawings. */
export function pricedLot(facts: Partial<LotDto>, weight: number | null): LotSource {
  const stated = { ...plainLot('0'), class: 'calf_m', headCount: 1, ...facts } as LotDto;
  const perUsd = RATES[stated.priceCurrency];
  const {
    head,
    kg,
    lot: total,
  } = normalisePrice({
    amount: stated.priceAmount,
    basis: stated.priceBasis,
    perUsd: perUsd ?? '1',
    heads: headsPriced(stated),
    kg: weight,
    shrink: stated.shrinkPercent,
    dressing: dressing(stated.dressingPercent, stated.priceBasis, stated.class),
  });
  return {
    category: 'bovine',
    price: head ?? '0',
    weight,
    lot: {
      ...stated,
      priceKg: stated.comparable ? kg : null,
      lotTotal: stated.comparable ? total : null,
      rate: perUsd ? { perUsd, on: '2026-11-20', source: 'fetched', note: null, stale: false } : null,
    },
  };
}
