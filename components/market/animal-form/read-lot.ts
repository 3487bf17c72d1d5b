import type { Currency } from '@/lib/core/i18n/currencies';
import type { AnimalListingFormValues } from '@/components/market/animals/animal-listing-form-kind';
import { FACTS } from '@/lib/livestock/facts/facts';
import type { ClassCode } from '@/lib/livestock/stock/classes';
import type { AnimalListingDto } from '@/lib/market/animal-lots/dto';
import { EMPTY_LOT } from '@/lib/market/animal-lots/lots/empty-lot';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';
import { readAnimalValues } from './read-animal-values';

const DECIMAL = /^\d{1,10}(\.\d{1,4})?$/;
const WHOLE = /^\d{1,6}$/;
const KILOGRAMS = /^\d{1,4}(\.\d{1,8})?$/;

/** A price and what it depends on, as far as the form has it. */
export type PricedLot = Pick<
  AnimalListingDto['lot'],
  'class' | 'priceAmount' | 'priceBasis' | 'priceCurrency' | 'shrinkPercent' | 'dressingPercent'
> & { headCount: number; weight: number | null };

/** Reads the price of an unfinished listing; null while there is no amount or number of head. */
export function readLot(values: AnimalListingFormValues): PricedLot | null {
  const { headCount, weight, priceAmount, priceBasis, priceCurrency, shrinkPercent, dressingPercent } =
    readAnimalValues(values);
  if (!DECIMAL.test(priceAmount) || !WHOLE.test(headCount) || Number(headCount) === 0) return null;
  return {
    class: (values.class || null) as ClassCode | null,
    headCount: Number(headCount),
    weight: KILOGRAMS.test(weight) ? Number(weight) : null,
    priceAmount,
    priceBasis: priceBasis as PriceBasis,
    priceCurrency: priceCurrency as Currency,
    shrinkPercent: DECIMAL.test(shrinkPercent) && Number(shrinkPercent) < 100 ? shrinkPercent : null,
    dressingPercent: DECIMAL.test(dressingPercent) ? dressingPercent : null,
  };
}

/** The lot on the card of an unfinished listing: its figures are in the currency asked. */
export function previewLot(values: AnimalListingFormValues): AnimalListingDto['lot'] | null {
  const lot = readLot(values);
  if (!lot) return null;
  const { weight: _, ...facts } = lot;
  const payment = FACTS.payment.rule.safeParse(readAnimalValues(values).payment).data ?? null;
  return { ...EMPTY_LOT, ...facts, payment };
}
