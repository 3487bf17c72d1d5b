import { z } from 'zod';
import { FACT_NAMES } from '@/lib/livestock/facts/facts';
import { readJson } from '@/lib/livestock/facts/kinds';
import { factRules } from '@/lib/livestock/facts/stored-facts';
import { PRICE_BASES } from '@/lib/livestock/pricing/price-bases';
import { askedPriceFields } from '@/lib/market/listings/schema';
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
