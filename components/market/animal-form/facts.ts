import { FACT_NAMES, type FactName } from '@/lib/livestock/facts/facts';
import { plainDecimal } from '@/components/market/listing-form/form-values';
import type { AnimalListingDto } from '@/lib/market/animal-lots/dto';

/** The terms of payment are three fields. */
type PaymentField = 'paymentKind' | 'paymentParts' | 'cashDiscount';
type PriceField = 'priceAmount' | 'priceBasis' | 'priceCurrency';

/** The facts of a lot and its price, numbers as decimal text; blank where nothing is said. */
export type FactValues = Record<Exclude<FactName, 'payment'> | PaymentField | PriceField, string>;

export const EMPTY_FACT_VALUES: FactValues = {
  ...(Object.fromEntries(FACT_NAMES.filter((name) => name !== 'payment').map((name) => [name, ''])) as FactValues),
  priceAmount: '',
  priceBasis: 'head',
  priceCurrency: 'USD',
  paymentKind: '',
  /** Days or groups of instalments, as people list them: `30/60/90`, `2+2+20`. */
  paymentParts: '',
  cashDiscount: '',
};

type LotDto = AnimalListingDto['lot'];

/** Converts stored terms of payment to form values. */
function paymentValues({ payment }: LotDto): Pick<FactValues, PaymentField> {
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
  const same = Object.fromEntries(
    Object.keys(EMPTY_FACT_VALUES).map((name) => [name, asText(stored[name])]),
  ) as FactValues;
  return { ...same, ...paymentValues(lot), priceAmount: plainDecimal(lot.priceAmount) };
}
