import { z } from 'zod';
import { blankAsNull, kilograms } from '@/lib/core/validation/fields';
import { factsFor } from '@/lib/livestock/facts/facts';
import { WEIGHT_MAX_KG, WEIGHT_MIN_KG } from '@/lib/livestock/facts/limits';
import { factRules } from '@/lib/livestock/facts/stored-facts';
import { lotFactsFields } from '../lot-schema';

const { priceBasis, priceAmount, priceCurrency } = lotFactsFields;

/** What a price depends on, of a listing that isn't finished yet. */
export const quoteSchema = z.object({
  ...factRules(factsFor('price')),
  priceBasis,
  priceAmount,
  priceCurrency,
  weight: z.preprocess((value) => blankAsNull(value) ?? null, kilograms(WEIGHT_MIN_KG, WEIGHT_MAX_KG).nullable()),
  location: z.string().max(120).catch(''),
});

/** What an asked price comes to besides what the form computes itself; decimal text. */
export interface LotQuote {
  /** US dollars, for a price in another currency whose rate is recent. */
  usd: { head: string; lot: string | null; kg: string | null } | null;
  /** What it comes to at once, as asked; null if it is paid at once or nobody said how, or nobody knows what money costs. */
  cashAmount: string | null;
  /** True for a price out of the class's range, which is published only once it is confirmed. */
  isOutOfRange: boolean;
  /** What others ask, in US dollars, where the price is so far away that it may be a slip of the finger. */
  usual: { per: 'head' | 'kg'; amount: string } | null;
}
