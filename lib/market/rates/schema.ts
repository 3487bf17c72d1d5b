import { z } from 'zod';
import { CURRENCIES } from '@/lib/core/i18n/currencies';
import { message } from '@/lib/core/validation/field-errors';
import { day, optionalLine } from '@/lib/core/validation/fields';

/** How long a note may be that says which rate it is, such as "MEP". */
export const NOTE_MAX = 40;

/** The most that money may cost, in percent a month. */
export const MONTHLY_PERCENT_MAX = 50;

const currency = z.enum(CURRENCIES, message('invalid'));
const [, ...OTHERS] = CURRENCIES;

/** A rate that changes by more than this share is decided, or entered twice: every price would follow a mistake. */
export const JUMP = 0.25;

/** Decimal text with at most eight digits before and `places` after the point. */
const decimal = (places: number) =>
  z
    .string(message('amount'))
    .trim()
    .regex(new RegExp(String.raw`^\d{1,8}(\.\d{1,${places}})?$`), message('amount'));

/** An administrator's own rate of today: units of the currency for a US dollar, and which rate it is. */
export const ownRateSchema = z.object({
  currency: z.enum(OTHERS, message('invalid')),
  perUsd: decimal(8).refine((text) => Number(text) > 0, message('amount')),
  note: optionalLine(NOTE_MAX),
  /** Whoever enters a rate that jumps says so. */
  jumps: z.boolean(message('invalid')).default(false),
});

export type OwnRate = z.output<typeof ownRateSchema>;

/** A decision on a rate that jumped: the one of that day. */
export const rateDecisionSchema = z.object({
  currency: z.enum(OTHERS, message('invalid')),
  day,
  accepted: z.boolean(message('invalid')),
});

export type RateDecision = z.output<typeof rateDecisionSchema>;

/** What money costs in a currency from today on, in percent a month; blank: nothing is computed. */
export const monthlyPercentSchema = z.object({
  currency,
  percent: z.preprocess(
    (value) => (value === '' ? null : value),
    decimal(2)
      .refine((text) => Number(text) <= MONTHLY_PERCENT_MAX, message('monthlyPercent'))
      .nullable(),
  ),
});

export type MonthlyPercent = z.output<typeof monthlyPercentSchema>;
