import type { AnimalListingDto } from '@/lib/animals/dto';
import { formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

/** The facts of a lot and its price, as typed or chosen; blank where nothing is said. */
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
  paymentKind: 'cash',
  /** Days or groups of instalments, as people list them: `30/60/90`, `2+2+20`. */
  paymentParts: '',
  cashDiscount: '',
  buyerCommission: '',
  sellMode: 'whole',
  minHeads: '',
  cutPercent: '',
  deliverFrom: '',
  deliverTo: '',
  freightPayer: 'buyer',
};

type LotDto = AnimalListingDto['lot'];

export type FactValues = typeof EMPTY_FACTS;

/** A number as the site writes it in the language; zeros that say nothing are left out. */
const typed = (locale: Locale, decimal: string, places = 2) => formatPrice(locale, decimal, places);

/** Converts stored terms of payment to form values. */
function paymentValues({ payment }: LotDto): Pick<FactValues, 'paymentKind' | 'paymentParts' | 'cashDiscount'> {
  if (payment.kind === 'cash') return { paymentKind: 'cash', paymentParts: '', cashDiscount: '' };
  return {
    paymentKind: payment.kind,
    paymentParts: payment.kind === 'days' ? payment.days.join('/') : payment.groups.join('+'),
    cashDiscount: payment.cashDiscountPercent?.toString() ?? '',
  };
}

/** Converts the facts of a stored lot to form values, in the language of the reader. */
export function factValues(lot: LotDto, locale: Locale): FactValues {
  const stored: Record<string, unknown> = lot;
  const asText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
  const same = Object.fromEntries(Object.keys(EMPTY_FACTS).map((name) => [name, asText(stored[name])])) as FactValues;
  return {
    ...same,
    ...paymentValues(lot),
    priceAmount: typed(locale, lot.priceAmount, 4),
    shrinkPercent: Number(lot.shrinkPercent) === 0 ? '' : typed(locale, lot.shrinkPercent),
  };
}
