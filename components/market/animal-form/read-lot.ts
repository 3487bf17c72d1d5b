import type { Currency } from '@/lib/core/i18n/currencies';
import type { AnimalListingFormValues } from '@/components/market/animals/animal-listing-form-kind';
import type { ClassCode } from '@/lib/livestock/stock/classes';
import type { AnimalListingDto } from '@/lib/market/animal-lots/dto';
import { lotFactsFields } from '@/lib/market/animal-lots/lot-schema';
import { EMPTY_LOT } from '@/lib/market/animal-lots/lots/empty-lot';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';
import { readAnimalValues } from './read-animal-values';

const DECIMAL = /^\d{1,10}(\.\d{1,4})?$/;
const WHOLE = /^\d{1,6}$/;
const KILOGRAMS = /^\d{1,4}(\.\d{1,8})?$/;

/** A price and what it depends on, as far as the form has it. */
export interface PricedLot {
  class: ClassCode | null;
  heads: number;
  kg: number | null;
  amount: string;
  basis: PriceBasis;
  currency: Currency;
  shrink: string | null;
  dressing: string | null;
}

/** Reads the price of an unfinished listing; null while there is no amount or number of head. */
export function readLot(values: AnimalListingFormValues): PricedLot | null {
  const { headCount, weight, priceAmount, priceBasis, priceCurrency, shrinkPercent, dressingPercent } =
    readAnimalValues(values);
  if (!DECIMAL.test(priceAmount) || !WHOLE.test(headCount) || Number(headCount) === 0) return null;
  return {
    class: (values.class || null) as ClassCode | null,
    heads: Number(headCount),
    kg: KILOGRAMS.test(weight) ? Number(weight) : null,
    amount: priceAmount,
    basis: priceBasis as PriceBasis,
    currency: priceCurrency as Currency,
    shrink: DECIMAL.test(shrinkPercent) && Number(shrinkPercent) < 100 ? shrinkPercent : null,
    dressing: DECIMAL.test(dressingPercent) ? dressingPercent : null,
  };
}

/** The lot on the card of an unfinished listing: its figures are in the currency asked. */
export function previewLot(values: AnimalListingFormValues): AnimalListingDto['lot'] | null {
  const lot = readLot(values);
  if (!lot) return null;
  const payment = lotFactsFields.payment.safeParse(readAnimalValues(values).payment).data ?? null;
  return {
    ...EMPTY_LOT,
    class: lot.class,
    headCount: lot.heads,
    priceAmount: lot.amount,
    priceBasis: lot.basis,
    priceCurrency: lot.currency,
    shrinkPercent: lot.shrink,
    dressingPercent: lot.dressing,
    payment,
  };
}
