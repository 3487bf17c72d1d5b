import type { AnimalListingFormValues } from '@/components/market/animals/animal-listing-form-kind';
import { askedPriceKey } from './asked-price-key';
import { readTraits } from './trait-values';

/** Reads the terms of payment: parts are listed with whatever is between them. */
function readPayment({ paymentKind, paymentParts, cashDiscount }: AnimalListingFormValues): object | null {
  if (paymentKind === '') return null;
  if (paymentKind === 'cash') return { kind: 'cash' };
  const parts = (paymentParts.match(/\d+/g) ?? []).map(Number);
  return {
    kind: paymentKind,
    [paymentKind === 'days' ? 'days' : 'groups']: parts,
    ...(cashDiscount === '' ? {} : { cashDiscountPercent: Number(cashDiscount) }),
  };
}

/** Returns what the schema expects of the values. A number that can't be read stays as typed, to be refused. */
export function readAnimalValues(values: AnimalListingFormValues) {
  return {
    ...values,
    price: undefined,
    priceConfirmed: values.priceMeant === askedPriceKey(values),
    title: values.titleAuto ? '' : values.title,
    payment: readPayment(values),
    traits: readTraits(values.category, values.traits),
  };
}
