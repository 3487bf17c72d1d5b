import { z } from 'zod';
import { message } from '@/lib/core/validation/field-errors';
import { blankAsNull, day, decimal, optionalLine, optionalText, wholeNumber } from '@/lib/core/validation/fields';
import { CANCELLING } from './dto';
import { KG_PLACES } from '@/lib/deals/terms/scale';
import { headsRule } from '@/lib/deals/terms/schema';

/** What a side says that it did; `agree` is a runner-up who takes the lot of an auction. */
export const STEPS = ['agree', 'papers', 'load', 'accept', 'pay'] as const;
export type Step = (typeof STEPS)[number];

/**
 * A step, and of the receipt and the payment what was due as it was seen, null where nobody knew; or that what was loaded came back, that the silent
 * winner of a lot goes on with it, the question whether they do, or that a runner-up declines it, or isn't waited for.
 */
export const stepSchema = z
  .object({
    step: z.enum([...STEPS, 'cameBack', 'stay', 'askWinner', 'decline'], message('invalid')),
    seen: decimal(2, 0, 99_999_999_999, 'invalid').nullable().optional(),
  })
  .refine(({ step, seen }) => seen !== undefined || (step !== 'accept' && step !== 'pay'), {
    error: message('required'),
    path: ['seen'],
  });
export type StepInput = z.output<typeof stepSchema>;

/** What calling a deal off was to do as it was seen: what is sent late does nothing else. */
export const cancelSchema = z.object({ seen: z.enum(CANCELLING, message('required')) });

const kilograms = decimal(KG_PLACES, 0, 9_999_999, 'weight');

/** What was weighed, in kilograms: with the truck and the empty truck, the animals alone, or their carcasses where the terms say so. */
export const weighingSchema = z
  .object({
    heads: z
      .unknown()
      .refine((value) => blankAsNull(value ?? null) !== null, message('headsWeighed'))
      .pipe(headsRule),
    grossKg: kilograms.refine((text) => Number(text) > 0, message('weight')),
    tareKg: z.preprocess((value) => blankAsNull(value ?? null) ?? '0', kilograms),
    /** Confirms a weight far from what is expected. */
    isConfirmed: z.boolean(message('invalid')).default(false),
  })
  // Of a gross weight that is none, only that is said.
  .refine(({ grossKg, tareKg }) => !(Number(grossKg) > 0) || Number(grossKg) > Number(tareKg), {
    error: message('tareBelowGross'),
    path: ['tareKg'],
  });
export type WeighingInput = z.output<typeof weighingSchema>;

/**
 * Which weight a side stands by, once both are in: the mean, or the other's; and its kilograms as they were seen, because
 * the other side may have corrected theirs meanwhile.
 */
export const weightChoiceSchema = z.object({ choice: z.enum(['mean', 'theirs'], message('invalid')), seen: kilograms });
export type WeightChoice = z.output<typeof weightChoiceSchema>;

/** Another day of delivery. */
export const newDateSchema = z.object({ day });
export type NewDateInput = z.output<typeof newDateSchema>;

/** The proposed day that was seen, by its place among the events of the deal. */
export const dateAcceptanceSchema = z.object({ seen: z.number().int() });
export type DateAcceptance = z.output<typeof dateAcceptanceSchema>;

export const THIRD_MAX = 120;

/** Who would weigh again, where somebody says. */
export const objectionSchema = z.object({ third: optionalLine(THIRD_MAX) });
export type ObjectionInput = z.output<typeof objectionSchema>;

export const REVIEW_MAX = 600;

const mark = wholeNumber.pipe(z.number().min(1).max(5));
const optionalMark = z.preprocess((value) => blankAsNull(value ?? null), mark.nullable());

export const reviewSchema = z.object({
  overall: mark,
  asDescribed: optionalMark,
  dealing: optionalMark,
  text: optionalText(REVIEW_MAX).transform((text) => text ?? ''),
});
export type ReviewInput = z.output<typeof reviewSchema>;
