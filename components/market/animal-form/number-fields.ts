import type { AnimalListingFormValues } from '@/components/market/animals/animal-listing-form-kind';
import { readings, type Reader } from '@/lib/core/i18n/typed-number';
import {
  readAmounts,
  readHeads,
  readMonths,
  readPercent,
  readWeight,
} from '@/lib/livestock/price-formats/read-quantity';

/** The numbers of the form, which it holds as decimal text, and how what is typed for each is read. */
export const NUMBER_FIELDS = {
  headCount: readHeads,
  weight: readWeight,
  weightMin: readWeight,
  weightMax: readWeight,
  curfewHours: readings,
  shrinkPercent: readPercent,
  dressingPercent: readPercent,
  age: readMonths,
  ageMin: readMonths,
  ageMax: readMonths,
  weanedDays: readings,
  priceAmount: readAmounts,
  cashDiscount: readPercent,
  buyerCommission: readPercent,
  minHeads: readHeads,
  cutPercent: readPercent,
} as const satisfies Partial<Record<keyof AnimalListingFormValues, Reader>>;
