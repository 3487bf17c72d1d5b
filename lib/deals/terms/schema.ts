import { z } from 'zod';
import { CURRENCIES } from '@/lib/core/i18n/currencies';
import { message } from '@/lib/core/validation/field-errors';
import { blankAsNull, decimal, moneyUpTo, optionalText, wholeNumber } from '@/lib/core/validation/fields';
import { factsFor, type FactsFor } from '@/lib/livestock/facts/facts';
import { factRules, type LotFacts } from '@/lib/livestock/facts/stored-facts';
import { WEIGHT_MAX_KG } from '@/lib/livestock/facts/limits';
import { PRICE_BASES } from '@/lib/livestock/pricing/price-bases';

/** The facts of a lot that are terms of its sale as well. */
export const TERM_FACTS = factsFor('term');

/** Facts that an offer may propose; the others stay as the listing states them. */
const PROPOSED_FACTS = ['payment', 'deliverFrom', 'deliverTo', 'freightPayer'] as const;

/** Terms that an offer may propose besides heads and price; what it doesn't name stays as it is. */
export const PROPOSED_TERMS = [...PROPOSED_FACTS, 'tolerancePercent', 'slide', 'note'] as const;

export const NOTE_MAX = 500;
/** Difference of weights in percent that both sides accept where they agreed on none. */
export const USUAL_TOLERANCE = '3';

/**
 * How the price changes with the delivered weight. `price`: for each `unit` over the expected weight per head the price
 * per unit of the basis falls by `amount`, on all of the weight; `extra`: what is over is paid at `amount` a `unit`.
 * `stop` is how much over counts at most; `bothWays` also raises the price of lighter animals (`price` only).
 */
export const slideRule = z.strictObject({
  kind: z.enum(['price', 'extra']),
  amount: moneyUpTo(99_999, { min: 0 }),
  unit: z.enum(['kg', 'lb']),
  stop: z.number().min(1).max(500).nullable(),
  bothWays: z.boolean(),
});
export type Slide = z.output<typeof slideRule>;

const toleranceRule = decimal(1, 0, 20, 'tolerance');

export const headsRule = wholeNumber.pipe(z.number().min(1, message('headCount')).max(100_000, message('headCount')));
export const amountRule = moneyUpTo(9_999_999_999);

/** The terms of an offer and of a deal, as they are stored; null is what nobody said. */
export const dealTermsRule = z.strictObject({
  heads: headsRule,
  /** The price per unit of the basis, as decimal text. */
  amount: amountRule,
  basis: z.enum(PRICE_BASES),
  currency: z.enum(CURRENCIES),
  /** Average live kilograms per head that the price was agreed on. */
  kg: z.number().positive().max(WEIGHT_MAX_KG).nullable(),
  /** What the scales at the animals' place show, where that isn't kilograms. */
  scale: z.literal('lb').optional(),
  ...factRules(TERM_FACTS),
  /** Percent that the weights of both sides may differ, and the delivered weight from the expected one. */
  tolerancePercent: toleranceRule.nullable(),
  slide: slideRule.nullable(),
  note: z.string().max(NOTE_MAX).nullable(),
});

export type DealTerms = Omit<z.output<typeof dealTermsRule>, FactsFor<'term'>> & Pick<LotFacts, FactsFor<'term'>>;

/** What a person proposes: the rest of the terms is the listing's, or the offer's that it answers. */
const proposal = {
  heads: headsRule,
  amount: amountRule,
  ...factRules(PROPOSED_FACTS),
  tolerancePercent: toleranceRule.nullish(),
  slide: slideRule.nullish(),
  note: optionalText(NOTE_MAX).optional(),
  /** Confirms an amount far from the asked one. */
  isConfirmed: z.boolean(message('invalid')).default(false),
};

/** Hours for which an offer may stand. */
export const OFFER_HOURS = { least: 6, usual: 48, most: 168 } as const;

const hours = wholeNumber.pipe(z.number().min(OFFER_HOURS.least).max(OFFER_HOURS.most)).default(OFFER_HOURS.usual);

export const offerSchema = z.object({
  listingId: z.uuid(message('invalid')),
  ...proposal,
  hours,
});
export type OfferInput = z.output<typeof offerSchema>;

/** The lowest price at which a listing takes offers; null takes all. */
export const floorSchema = z.object({
  listingId: z.uuid(message('invalid')),
  amount: z.preprocess((value) => blankAsNull(value ?? null), amountRule.nullable()),
});
export type FloorInput = z.output<typeof floorSchema>;

export const counterSchema = z.object({ ...proposal, hours });
export type CounterInput = z.output<typeof counterSchema>;
