import { AGE_MAX_MONTHS, WEIGHT_MAX_KG, WEIGHT_MIN_KG } from '@/lib/livestock/facts/limits';
import { z } from 'zod';
import { factsFor } from '@/lib/livestock/facts/facts';
import { healthRules } from '@/lib/livestock/facts/health';
import { factRules } from '@/lib/livestock/facts/stored-facts';
import { CATEGORIES } from '@/lib/livestock/stock/categories';
import { animalRules, lotFactsFields } from '@/lib/market/animal-lots/lot-schema';
import { DAY_MS, MINUTE_MS } from '@/lib/core/durations';
import { DESCRIPTION_MAX, TITLE_MAX, languageField } from '@/lib/market/listings/schema';
import { parseVideoLink } from '@/lib/core/validation/video-link';
import { whenValid } from '@/lib/core/validation/across-fields';
import { message } from '@/lib/core/validation/field-errors';
import {
  blankAsNull,
  checkbox,
  atMost,
  kilograms,
  money,
  optionalText,
  requiredLine,
  wholeNumber,
} from '@/lib/core/validation/fields';
import { BID_MAX } from './auction-rules';

export const QUANTITY_MAX = 10_000;

/** Limits of how long a lot is open and how far ahead it may start. */
export const LOT_MIN_MS = 60 * MINUTE_MS;
export const LOT_MAX_DAYS = 30;
export const LOT_AHEAD_DAYS = 60;

/** A start up to this far in the past counts as now, for forms that took long to fill in. */
const START_GRACE_MS = 10 * MINUTE_MS;

const isPositive = (amount: string) => /[1-9]/.test(amount);

/** A positive amount of money that can be bid, as decimal text. */
const amount = (required: string) =>
  money(required, 'amount', atMost(BID_MAX, 'amountTooHigh')).refine(isPositive, message('amountPositive'));

const instant = (required: string) =>
  z.iso.datetime({ offset: true, error: (issue) => message(issue.input ? 'instant' : required) });

const optionalNumber = (min: number, max: number, key: string) =>
  z.preprocess(
    blankAsNull,
    wholeNumber
      .pipe(z.number().min(min, message(key)).max(max, message(key)))
      .nullish()
      .transform((value) => value ?? null),
  );

const { priceBasis, priceCurrency } = lotFactsFields;

/** The facts of the animals that an auction's lot has by their own names. */
export const AUCTION_FACTS = factsFor('auction');

const fields = z.object({
  title: requiredLine(TITLE_MAX, { required: 'titleRequired', tooLong: 'titleTooLong' }),
  description: optionalText(DESCRIPTION_MAX).transform((text) => text ?? ''),
  language: languageField,
  category: z.enum(CATEGORIES, message('categoryRequired')),
  breed: z.string(message('breedRequired')).max(100, message('breedRequired')),
  quantity: optionalNumber(1, QUANTITY_MAX, 'quantityRange'),
  averageAge: optionalNumber(0, AGE_MAX_MONTHS, 'ageRealistic'),
  averageWeight: z.preprocess(
    blankAsNull,
    kilograms(WEIGHT_MIN_KG, WEIGHT_MAX_KG, 'weightPositive')
      .nullish()
      .transform((value) => value ?? null),
  ),
  ...factRules(AUCTION_FACTS),
  /** What a bid is for: the whole lot, if absent. */
  priceBasis,
  /** US dollars, if absent. */
  priceCurrency,
  location: requiredLine(120, { required: 'locationRequired' }),
  ...healthRules,
  startingPrice: amount('startingPriceRequired'),
  /** Says that a starting price out of the range of the class is meant. */
  priceConfirmed: checkbox,
  reservePrice: z.preprocess((value) => blankAsNull(value) ?? null, amount('amount').nullable()),
  /** Null: starts at once. */
  startTime: z.preprocess((value) => blankAsNull(value) ?? null, instant('instant').nullable()),
  endTime: instant('endTimeRequired'),
  youtubeUrl: optionalText(300).refine((link) => link === null || parseVideoLink(link) !== null, message('videoLink')),
});

type Times = { startTime: string | null; endTime: string };
type TimesError = { field: keyof Times; key: string; values?: { days: number } };

/** Validates the times of a lot: returns the field, message key and values of the first error, or null. */
export function timesError({ startTime, endTime }: Times, now = Date.now()): TimesError | null {
  const start = Math.max(startTime === null ? now : Date.parse(startTime), now);
  const end = Date.parse(endTime);
  if (startTime !== null && Date.parse(startTime) < now - START_GRACE_MS)
    return { field: 'startTime', key: 'startInPast' };
  if (start > now + LOT_AHEAD_DAYS * DAY_MS)
    return { field: 'startTime', key: 'startTooFar', values: { days: LOT_AHEAD_DAYS } };
  if (end <= now) return { field: 'endTime', key: 'endInPast' };
  if (end <= start) return { field: 'endTime', key: 'endBeforeStart' };
  if (end - start < LOT_MIN_MS) return { field: 'endTime', key: 'lotTooShort' };
  if (end - start > LOT_MAX_DAYS * DAY_MS)
    return { field: 'endTime', key: 'lotTooLong', values: { days: LOT_MAX_DAYS } };
  return null;
}

/** The fields of a lot that is changed; what its times may be depends on those that it has. */
export const lotChangesSchema = fields
  .check(...animalRules('averageWeight'))
  .refine(({ priceBasis: basis = 'lot', quantity }) => basis === 'lot' || quantity !== null, {
    path: ['quantity'],
    error: message('quantityRange'),
    ...whenValid('priceBasis', 'quantity'),
  })
  .refine((lot) => lot.reservePrice === null || Number(lot.reservePrice) >= Number(lot.startingPrice), {
    path: ['reservePrice'],
    error: message('reserveBelowStart'),
    ...whenValid('startingPrice', 'reservePrice'),
  });

/** The fields of a lot, as sent by the form, the server action and `/api/auctions`. */
export const lotFieldsSchema = lotChangesSchema.superRefine(
  (lot, context) => {
    const wrong = timesError(lot);
    if (!wrong) return;
    context.addIssue({ code: 'custom', path: [wrong.field], message: message(wrong.key), params: wrong.values });
  },
  whenValid('startTime', 'endTime'),
);

/** Parsed fields of a lot: numbers are numbers, blanks are null, money is decimal text, times are ISO strings. */
export type LotFields = z.output<typeof lotFieldsSchema>;

/** The reason why an administrator cancels a lot. */
export const cancelLotSchema = z.object({ reason: optionalText(500) });

/**
 * A bid: the bidder's maximum, an idempotency key generated by the browser, and whether the bidder confirmed an unusually
 * high maximum.
 */
export const placeBidSchema = z.object({
  maximum: amount('bidRequired'),
  idempotencyKey: z.preprocess((value) => blankAsNull(value) ?? null, z.uuid(message('invalid')).nullable()),
  confirmed: checkbox,
  /** The `revision` of the lot that the bidder read. */
  revision: z
    .preprocess((value) => blankAsNull(value) ?? null, z.string(message('invalid')).max(64).nullable())
    .default(null),
});

export type BidInput = z.output<typeof placeBidSchema>;
