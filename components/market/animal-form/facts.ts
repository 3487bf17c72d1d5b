import { plainDecimal } from '@/components/market/listing-form/form-values';
import type { AnimalListingDto } from '@/lib/market/animal-lots/dto';

/** The facts of a lot and its price, numbers as decimal text; blank where nothing is said. */
export const EMPTY_FACTS = {
  class: '',
  headCount: '',
  priceAmount: '',
  priceBasis: 'head',
  priceCurrency: 'USD',
  weightMin: '',
  weightMax: '',
  weightMethod: '',
  weighedOn: '',
  curfewHours: '',
  shrinkPercent: '',
  dressingPercent: '',
  ageMin: '',
  ageMax: '',
  teethMin: '',
  teethMax: '',
  horns: '',
  condition: '',
  frame: '',
  weanedDays: '',
  origin: '',
  paymentKind: '',
  /** Days or groups of instalments, as people list them: `30/60/90`, `2+2+20`. */
  paymentParts: '',
  cashDiscount: '',
  buyerCommission: '',
  sellMode: '',
  minHeads: '',
  cutPercent: '',
  deliverFrom: '',
  deliverTo: '',
  freightPayer: '',
};

type LotDto = AnimalListingDto['lot'];

export type FactValues = typeof EMPTY_FACTS;

/** Converts stored terms of payment to form values. */
function paymentValues({ payment }: LotDto): Pick<FactValues, 'paymentKind' | 'paymentParts' | 'cashDiscount'> {
  if (!payment || payment.kind === 'cash')
    return { paymentKind: payment?.kind ?? '', paymentParts: '', cashDiscount: '' };
  return {
    paymentKind: payment.kind,
    paymentParts: payment.kind === 'days' ? payment.days.join('/') : payment.groups.join('+'),
    cashDiscount: payment.cashDiscountPercent?.toString() ?? '',
  };
}

/** Converts the facts of a stored lot to form values. */
export function factValues(lot: LotDto): FactValues {
  const stored: Record<string, unknown> = lot;
  const asText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
  const same = Object.fromEntries(Object.keys(EMPTY_FACTS).map((name) => [name, asText(stored[name])])) as FactValues;
  return {
    ...same,
    ...paymentValues(lot),
    priceAmount: plainDecimal(lot.priceAmount),
    shrinkPercent: lot.shrinkPercent === null ? '' : plainDecimal(lot.shrinkPercent),
  };
}
