import { z } from 'zod';
import { FACT_NAMES } from '@/lib/livestock/facts/facts';
import { readJson } from '@/lib/livestock/facts/kinds';
import { factRules } from '@/lib/livestock/facts/stored-facts';
import { isByWeight, PRICE_BASES, type PriceBasis } from '@/lib/livestock/pricing/price-bases';
import { isBreedOf } from '@/lib/livestock/stock/breeds';
import type { Category } from '@/lib/livestock/stock/categories';
import { isClassOf, type ClassCode } from '@/lib/livestock/stock/classes';
import { askedPriceFields } from '@/lib/market/listings/schema';
import { whenValid, whenWrong } from '@/lib/core/validation/across-fields';
import { message } from '@/lib/core/validation/field-errors';
import { checkbox, kept } from '@/lib/core/validation/fields';

/**
 * The facts of a lot of animals and its price as asked, flat as `POST` and `PUT` send them; all are optional, and none
 * has a default: what nobody said is null.
 */
export const lotFactsFields = {
  /** The title is written from the facts, and `title` may be left out; absent means that the seller wrote it. */
  titleAuto: checkbox,
  ...factRules(FACT_NAMES),
  priceBasis: kept(z.enum(PRICE_BASES, message('priceBasis'))),
  ...askedPriceFields,
  /** The sheet: replaced as a whole. Which traits there are depends on the category. */
  traits: z.preprocess(
    (value) => readJson(value) ?? undefined,
    z.record(z.string(), z.unknown(), message('traits')).optional(),
  ),
};

/** Parsed facts of a lot: absent ones stay as they are, null ones are cleared. */
export type LotFields = z.output<z.ZodObject<typeof lotFactsFields>>;

/** True if the values that are known do not fall. */
export function isAscending<Value extends number | string>(...values: readonly (Value | null | undefined)[]): boolean {
  const known = values.filter((value) => value !== null && value !== undefined);
  return known.every((value, index) => index === 0 || (known[index - 1] ?? value) <= value);
}

type Animals<Weight extends string> = { category: Category; breed: string } & {
  [Field in Weight | 'weightMin' | 'weightMax']?: number | null | undefined;
} & { class?: ClassCode | null | undefined; priceBasis?: PriceBasis | null | undefined };

/** What holds of the animals of a listing and of an auction, which name the field of their weight differently. */
export const animalRules = <Weight extends string>(weight: Weight) => [
  z.refine<Animals<Weight>>(({ category, breed }) => isBreedOf(category, breed), {
    path: ['breed'],
    error: message('breedRequired'),
    ...whenValid('category', 'breed'),
  }),
  // Breeds belong to a category, so that none can be chosen yet.
  z.refine<Animals<Weight>>(({ breed }) => Boolean(breed), {
    path: ['breed'],
    error: message('breedCategoryRequired'),
    ...whenWrong('category'),
  }),
  z.refine<Animals<Weight>>((lot) => !lot.priceBasis || !isByWeight(lot.priceBasis) || Boolean(lot[weight]), {
    path: [weight],
    error: message('weightForPrice'),
    ...whenValid('priceBasis', weight),
  }),
  z.refine<Animals<Weight>>(({ category, class: code }) => !code || isClassOf(category, code), {
    path: ['class'],
    error: message('classOfCategory'),
    ...whenValid('category', 'class'),
  }),
  z.refine<Animals<Weight>>((lot) => isAscending(lot.weightMin, lot[weight] ?? lot.weightMax), {
    path: ['weightMin'],
    error: message('weightOrder'),
    ...whenValid('weightMin', weight, 'weightMax'),
  }),
  z.refine<Animals<Weight>>((lot) => isAscending(lot[weight], lot.weightMax), {
    path: ['weightMax'],
    error: message('weightOrder'),
    ...whenValid(weight, 'weightMax'),
  }),
];
