import type { AnimalListingDto } from '@/lib/market/animal-lots/dto';
import { isManyTimes, type EditField } from '@/lib/market/animal-lots/edit-fields';
import { headsPriced, isPlain } from '@/lib/market/animal-lots/lot-figures';
import type { EquipmentListingDto } from '@/lib/market/equipment/dto';
import { currencySign } from '@/lib/core/i18n/currencies';
import { formatPrice } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { asTyped, scalesAt, scaleUnit, type ScaleUnit } from '@/lib/deals/terms/scale';
import { sumTexts } from '@/lib/deals/terms/worked-text';
import { worthOf } from '@/lib/deals/terms/worth';
import { basisUnit, formatAmount } from '@/lib/livestock/price-formats/asked-price';
import { isUnusualWeight, usualKg } from '@/lib/livestock/stock/classes';

type LotDto = AnimalListingDto['lot'];

/** A listing's fields that can be changed by themselves, as they are: numbers are decimal text, blank is what nobody said. */
export interface Edited {
  id: string;
  /** The state that was seen: a change made since is not overwritten. */
  seenAt: string;
  currency: LotDto['priceCurrency'];
  /** What the price is for. */
  unit?: string;
  values: Record<Exclude<EditField, 'text'>, string> & { text?: string };
  /** The unit that its seller weighs in; a weight is held in kilograms all the same. */
  weighed: ScaleUnit;
  description: string;
  /** What the sum of price, heads and weight depends on besides them; null for equipment, which has none of them. */
  lot: Pick<LotDto, 'headCount' | 'headsLeft' | 'priceBasis' | 'class' | 'shrinkPercent' | 'dressingPercent'> | null;
}

/** Returns what can be changed of equipment by itself: its price. */
export function priceOf(equipment: EquipmentListingDto): Edited {
  const { id, updatedAt, description, priceAmount, priceCurrency } = equipment;
  const values = { price: priceAmount, heads: '', weight: '' };
  return { id, seenAt: updatedAt, currency: priceCurrency, values, weighed: 'kg', description, lot: null };
}

/** Returns what can be changed of a listing by itself, in its seller's language. */
export function toEdited(
  { id, updatedAt, weight, location, description, lot }: AnimalListingDto,
  locale: Locale,
): Edited {
  const weighed = scaleUnit({ basis: lot.priceBasis, ...scalesAt(location) });
  const { headCount, headsLeft, priceBasis, class: stockClass, shrinkPercent, dressingPercent } = lot;
  return {
    id,
    seenAt: updatedAt,
    currency: lot.priceCurrency,
    ...(isPlain(lot) ? {} : { unit: basisUnit(locale, priceBasis) }),
    values: {
      price: lot.priceAmount,
      heads: headCount === null ? '' : String(headCount),
      weight: weight === null ? '' : String(asTyped(weight, weighed)),
    },
    weighed,
    description,
    lot: { headCount, headsLeft, priceBasis, class: stockClass, shrinkPercent, dressingPercent },
  };
}

/** The amount of a price of a listing, and with what it is for. */
export const amountOf = ({ lot }: Edited, locale: Locale, price: string): string =>
  lot ? formatAmount(locale, price, lot.priceBasis) : formatPrice(locale, price, 4);
export const pricedAs = (listing: Edited, locale: Locale, price: string): string =>
  [currencySign(locale, listing.currency), amountOf(listing, locale, price), listing.unit]
    .filter(Boolean)
    .join('\u00a0');

/** Whether a weight is out of what animals of the class weigh, or a number so far above what it was that it is doubted. */
export function isDoubtful({ lot, values }: Edited, field: EditField, value: string): boolean {
  if (!lot || (field !== 'heads' && field !== 'weight')) return false;
  if (value === '' || Number(value) === Number(values[field])) return false;
  if (field === 'weight' && usualKg(lot.class)) return isUnusualWeight(lot.class, value);
  return isManyTimes(value, values[field]);
}

const AMOUNT = /^\d{1,10}(?:\.\d{1,4})?$/;
const WEIGHT = /^\d{1,10}(?:\.\d{1,10})?$/;
const HEADS = /^\d{1,6}$/;

/**
 * Writes what the animals come to with a new value of a field: `40 × 342 kg × US$ 3,05 = US$ 41.724`. Null where the seller
 * has not said all that it takes, and where there is nothing to work out.
 */
export function sumWith({ lot, currency, values }: Edited, locale: Locale, changes: Partial<Edited['values']>) {
  if (!lot) return null;
  const { price, heads, weight } = { ...values, ...changes };
  if (!AMOUNT.test(price) || Number(price) === 0 || !HEADS.test(heads) || (weight !== '' && !WEIGHT.test(weight)))
    return null;
  const taken = (lot.headCount ?? 0) - (lot.headsLeft ?? lot.headCount ?? 0);
  const count = headsPriced({ ...lot, headCount: Number(heads), headsLeft: Number(heads) - taken });
  if (count === null || count < 1) return null;
  const kg = Number(weight) > 0 ? Number(weight) : null;
  const worth = worthOf({ ...lot, heads: count, amount: price, basis: lot.priceBasis, kg, buyerCommission: null });
  // What the trade usually assumes is not what this seller said.
  if (!worth || worth.lines.some((line) => line.kind === 'dressing' && line.isUsual)) return null;
  if (count === 1 && lot.priceBasis === 'head') return null;
  const worked = sumTexts(locale, worth.lines, currency).filter((text) => text.includes(' = '));
  return worked.length > 0 ? worked : null;
}
