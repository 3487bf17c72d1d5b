import { z } from 'zod';
import { askedPriceFields, blankAsNull, decimal, kept } from '@/lib/market/listings/schema';
import { PRICE_BASES } from '@/lib/livestock/pricing/price-bases';
import { message } from '@/lib/core/validation/field-errors';
import { checkbox, day, kilograms, wholeNumber } from '@/lib/core/validation/fields';
import { HEADS_MAX, TEETH } from '@/lib/livestock/facts/limits';
import { CLASS_CODES } from '@/lib/livestock/stock/classes';

export const WEIGHT_METHODS = ['estimated', 'own_scale', 'public_scale', 'third_party'] as const;
export const SELL_MODES = ['whole', 'any_number', 'multiples'] as const;
export const FREIGHT_PAYERS = ['buyer', 'seller', 'shared', 'negotiable'] as const;
export const HORNS = ['polled', 'dehorned', 'tipped', 'horned', 'mixed'] as const;
export const FRAMES = ['small', 'medium', 'large'] as const;
export const ORIGINS = ['own_bred', 'bought_in', 'mixed'] as const;

/** An optional field: absent leaves a stored value as it is, blank clears it. */
const clearable = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === undefined ? undefined : blankAsNull(value)), schema.nullish());

const whole = (min: number, max: number, key: string) =>
  wholeNumber.pipe(z.number().min(min, message(key)).max(max, message(key)));

const choice = <Value extends string>(values: readonly Value[]) => z.enum(values, message('invalid'));
const weight = kilograms(1, 5000);
const months = whole(0, 300, 'ageRealistic');
const teeth = wholeNumber.pipe(z.literal([...TEETH], message('teeth')));

const paymentDays = z.array(z.number().int().min(1).max(720)).min(1).max(12);
const instalments = z.array(z.number().int().min(1).max(48)).min(1).max(12);
const cashDiscountPercent = z.number().min(0).max(50).optional();

/** How a lot is paid: at once, parts after days, or groups of monthly instalments, of which the first is due now. */
const payment = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('cash') }),
    z.strictObject({ kind: z.literal('days'), days: paymentDays, cashDiscountPercent }),
    z.strictObject({ kind: z.literal('instalments'), groups: instalments, cashDiscountPercent }),
  ],
  message('payment'),
);

/** Forms send nested values as JSON, and nothing as a blank. */
function readJson(value: unknown): unknown {
  if (typeof value !== 'string' || value.trim() === '') return blankAsNull(value);
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/**
 * The facts of a lot of animals and its price as asked, flat as `POST` and `PUT` send them; all are optional, and none
 * has a default: what nobody said is null.
 */
export const lotFactsFields = {
  /** The title is written from the facts, and `title` may be left out; absent means that the seller wrote it. */
  titleAuto: checkbox,
  class: clearable(z.enum(CLASS_CODES, message('class'))),
  headCount: clearable(whole(1, HEADS_MAX, 'headCount')),
  weightMin: clearable(weight),
  weightMax: clearable(weight),
  weightMethod: clearable(choice(WEIGHT_METHODS)),
  weighedOn: clearable(day),
  curfewHours: clearable(whole(0, 48, 'curfewHours')),
  shrinkPercent: clearable(decimal(2, 0, 15, 'shrinkPercent')),
  dressingPercent: clearable(decimal(1, 35, 70, 'dressingPercent')),
  priceBasis: kept(z.enum(PRICE_BASES, message('priceBasis'))),
  ...askedPriceFields,
  payment: z.preprocess(readJson, payment.nullish()),
  buyerCommission: clearable(decimal(2, 0, 30, 'buyerCommission')),
  sellMode: clearable(choice(SELL_MODES)),
  minHeads: clearable(whole(1, HEADS_MAX, 'headCount')),
  cutPercent: clearable(whole(0, 50, 'cutPercent')),
  deliverFrom: clearable(day),
  deliverTo: clearable(day),
  freightPayer: clearable(choice(FREIGHT_PAYERS)),
  ageMin: clearable(months),
  ageMax: clearable(months),
  teethMin: clearable(teeth),
  teethMax: clearable(teeth),
  horns: clearable(choice(HORNS)),
  condition: clearable(
    decimal(1, 1, 5, 'condition').refine((text) => Number.isInteger(Number(text) * 2), message('condition')),
  ),
  frame: clearable(choice(FRAMES)),
  weanedDays: clearable(whole(0, 720, 'weanedDays')),
  origin: clearable(choice(ORIGINS)),
  /** The sheet: replaced as a whole. Which traits there are depends on the category. */
  traits: z.preprocess(
    (value) => readJson(value) ?? undefined,
    z.record(z.string(), z.unknown(), message('traits')).optional(),
  ),
};

/** Parsed facts of a lot: absent ones stay as they are, null ones are cleared. */
export type LotFacts = z.output<z.ZodObject<typeof lotFactsFields>>;
