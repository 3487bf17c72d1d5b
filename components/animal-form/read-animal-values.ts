import type { AnimalListingFormValues } from '@/components/animals/animal-listing-form-kind';
import type { Locale } from '@/lib/i18n/locales';
import { readNumber } from '@/lib/i18n/read-number';
import { readHeads, readMonths, readPercent, readPrice, readWeight } from '@/lib/price-formats/read-quantity';
import { readTraits } from './trait-values';

type Reader = (typed: string) => string | null;

/** How each field is read; any other is taken as it is. */
const READERS = {
  headCount: readHeads,
  weight: readWeight,
  weightMin: readWeight,
  weightMax: readWeight,
  curfewHours: readNumber,
  shrinkPercent: readPercent,
  dressingPercent: readPercent,
  age: readMonths,
  ageMin: readMonths,
  ageMax: readMonths,
  weanedDays: readNumber,
  buyerCommission: readPercent,
  minHeads: readHeads,
  cutPercent: readPercent,
} as const satisfies Partial<Record<keyof AnimalListingFormValues, Reader>>;

/** Reads the terms of payment: parts are listed with whatever is between them. */
function readPayment({ paymentKind, paymentParts, cashDiscount }: AnimalListingFormValues): object {
  if (paymentKind === 'cash') return { kind: 'cash' };
  const parts = (paymentParts.match(/\d+/g) ?? []).map(Number);
  const discount = readPercent(cashDiscount);
  return {
    kind: paymentKind,
    [paymentKind === 'days' ? 'days' : 'groups']: parts,
    ...(discount === null ? {} : { cashDiscountPercent: Number(discount) }),
  };
}

/**
 * Returns what the schema expects of the values: amounts with their units become numbers in kilograms and months, and a
 * price may name its basis and currency. What can't be read stays as typed, for the schema to refuse.
 */
export function readAnimalValues(values: AnimalListingFormValues, locale: Locale) {
  const numbers = Object.entries(READERS).map(([name, read]) => {
    const typed = values[name as keyof typeof READERS];
    return [name, read(typed) ?? typed] as const;
  });
  const price = readPrice(locale, values.priceAmount);
  return {
    ...values,
    ...Object.fromEntries(numbers),
    price: undefined,
    title: values.titleAuto ? '' : values.title,
    priceAmount: price?.amount ?? values.priceAmount,
    priceBasis: price?.basis ?? values.priceBasis,
    priceCurrency: price?.currency ?? values.priceCurrency,
    // Blank leaves the stored one as it is.
    shrinkPercent: readPercent(values.shrinkPercent) ?? (values.shrinkPercent.trim() || '0'),
    payment: readPayment(values),
    traits: readTraits(values.category, values.traits),
  };
}
