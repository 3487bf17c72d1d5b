import type { Currency } from '@/lib/core/i18n/currencies';
import { dressing, normalisePrice } from '@/lib/livestock/pricing/normalise-price';
import { isByWeight } from '@/lib/livestock/pricing/price-bases';
import type { Category } from '@/lib/livestock/stock/categories';
import { SPECIES } from '@/lib/livestock/stock/species';
import { FACT_NAMES } from '@/lib/livestock/facts/facts';
import { CLASSES, type ClassCode } from '@/lib/livestock/stock/classes';
import { WITH_YOUNG, YOUNG_FAMILIES, inRole } from '@/lib/livestock/stock/roles';
import type { LotDto } from './lot-dto';

/** What the figures of a lot depend on. */
export interface LotSource {
  category: Category;
  /** US dollars per head. */
  price: string;
  /** Average live weight. */
  weight: number | null;
  lot: LotDto;
}

/** What a price as asked comes to: decimal text, null where there is no weight to calculate with. */
export interface LotFigures {
  /** US dollars, or the currency asked where the rate is too old to compare with. */
  currency: Currency;
  head: string | null;
  kg: string | null;
  total: string | null;
  /** True if a price per head or for the lot depends on a weight, a rate or a dressing. */
  approximate: boolean;
}

/** How many heads of a lot are for sale: those that are left, or of one that is sold out all that it had; null where nobody said. */
export const headsForSale = ({ headCount, headsLeft }: Pick<LotDto, 'headCount' | 'headsLeft'>): number | null =>
  headsLeft || headCount;

/** How many heads the price of a lot is for, as the database has it: one that is asked for the lot stays that of all of them. */
export const headsPriced = (lot: Pick<LotDto, 'headCount' | 'headsLeft' | 'priceBasis'>): number | null =>
  lot.priceBasis === 'lot' ? lot.headCount : headsForSale(lot);

/** True for a listing that says no more than a price per head in US dollars. */
export const isPlain = (lot: LotDto): boolean =>
  lot.priceBasis === 'head' &&
  lot.priceCurrency === 'USD' &&
  Object.keys(lot.traits).length === 0 &&
  FACT_NAMES.every((name) => lot[name] === null);

/** Works out the figures that compare a lot with others. */
export function lotFigures(source: LotSource): LotFigures {
  const { price, lot } = source;
  if (!lot.comparable) return ownFigures(source);
  return {
    currency: 'USD',
    head: price,
    kg: perKilo(lot, lot.priceKg),
    total: lot.lotTotal,
    approximate: isByWeight(lot.priceBasis) || lot.rate !== null,
  };
}

/** True for what may be one animal of a class that nobody buys by the kilo: a bull, a mare. */
const isOneForBreeding = (lot: Pick<LotDto, 'headCount' | 'class'>): boolean =>
  (lot.headCount ?? 1) === 1 && (lot.class === null || CLASSES[lot.class].basis === 'head');

/** True for animals that are bought for what they give: hens, horses, milk animals. */
function isForUse(code: ClassCode): boolean {
  const { category, family, basis } = CLASSES[code];
  return (
    basis === 'head' &&
    (!SPECIES[category].weighed || (inRole('for_milk').includes(code) && !YOUNG_FAMILIES.has(family)))
  );
}

/**
 * Whether anybody compares a lot by the kilo: not one animal for breeding, nor animals for use, nor a mother with her
 * young, whose price is for both while the weight is hers, unless it is sold so.
 */
export const isComparedByKilo = (lot: Pick<LotDto, 'headCount' | 'class' | 'priceBasis'>): boolean =>
  isByWeight(lot.priceBasis) ||
  !(isOneForBreeding(lot) || (lot.class !== null && (WITH_YOUNG.includes(lot.class) || isForUse(lot.class))));

const perKilo = (lot: LotDto, kg: string | null) => (isComparedByKilo(lot) ? kg : null);

/** What a price comes to in the currency it is asked in, so that it and its sums are read as one. */
export function ownFigures({ weight, lot }: LotSource): LotFigures {
  const { head, kg, lot: total } = inOwnCurrency(lot, weight);
  return { currency: lot.priceCurrency, head, kg: perKilo(lot, kg), total, approximate: isByWeight(lot.priceBasis) };
}

/** What an asked price comes to in its own currency, for any number of head. */
export function inOwnCurrency(lot: LotDto, weight: number | null, heads = headsPriced(lot)) {
  const { class: stockClass, priceAmount, priceBasis, dressingPercent, shrinkPercent } = lot;
  return normalisePrice({
    amount: priceAmount,
    basis: priceBasis,
    perUsd: '1',
    heads,
    kg: weight,
    shrink: shrinkPercent,
    dressing: dressing(dressingPercent, priceBasis, stockClass),
  });
}

/**
 * The figure that compares a lot with its neighbours: a price by weight per head, any other per kilogram, one breeding
 * animal by its weight. `heads` leads where a weight is neither given nor missed.
 */
export function leadingFigure(source: LotSource, { kg }: LotFigures): 'head' | 'kg' | 'weight' | 'none' | 'heads' {
  const { lot, weight, category } = source;
  if (isByWeight(lot.priceBasis)) return 'head';
  if (isOneForBreeding(lot)) return weight === null ? 'heads' : 'weight';
  if (!isComparedByKilo(lot)) return 'heads';
  if (kg !== null) return 'kg';
  return SPECIES[category].weighed ? 'none' : 'heads';
}
