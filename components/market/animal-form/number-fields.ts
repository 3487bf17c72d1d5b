import type { AnimalListingFormValues } from '@/components/market/animals/animal-listing-form-kind';
import { readings, type Reader } from '@/lib/core/i18n/typed-number';
import { FACTS, factsWith, type FactsWith } from '@/lib/livestock/facts/facts';
import type { Unit } from '@/lib/livestock/facts/kinds';
import {
  readAmounts,
  readHeads,
  readMonths,
  readPercent,
  readWeight,
} from '@/lib/livestock/price-formats/read-quantity';

/** How what is typed for a number of something is read. */
const READERS: Record<Unit, Reader> = {
  heads: readHeads,
  kg: readWeight,
  h: readings,
  '%': readPercent,
  months: readMonths,
  days: readings,
};

/** The numbers of the form, which it holds as decimal text, and how what is typed for each is read. */
export const NUMBER_FIELDS = {
  ...(Object.fromEntries(factsWith('unit').map((name) => [name, READERS[FACTS[name].unit]])) as Record<
    FactsWith<'unit'>,
    Reader
  >),
  weight: READERS.kg,
  age: READERS.months,
  priceAmount: readAmounts,
  cashDiscount: READERS['%'],
} satisfies Partial<Record<keyof AnimalListingFormValues, Reader>>;
