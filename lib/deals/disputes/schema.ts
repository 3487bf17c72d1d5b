import { z } from 'zod';
import { message } from '@/lib/core/validation/field-errors';
import {
  blankAsNull,
  decimal,
  moneyUpTo,
  optionalLine,
  optionalText,
  requiredText,
  wholeNumber,
} from '@/lib/core/validation/fields';
import { DISPUTE_KINDS } from '@/lib/deals/terms/disputes/dispute-kinds';
import { TRAIT_TEXT_MAX } from '@/lib/livestock/facts/traits';
import { KG_PLACES } from '@/lib/deals/terms/scale';
import { headsRule } from '@/lib/deals/terms/schema';

export const DISPUTE_TEXT_MAX = 1000;

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => blankAsNull(value ?? null), schema.nullable());

const text = optionalText(DISPUTE_TEXT_MAX).transform((value) => value ?? '');
const headCount = wholeNumber.pipe(z.number().min(0, message('headCount')).max(100_000, message('headCount')));

/** Kinds that come to a sum by the terms are opened with figures, the others with words. */
export const disputeSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('weight'),
      /** Net kilograms of all heads that came; absent where both stand by a weight. */
      kg: optional(decimal(KG_PLACES, 0, 9_999_999, 'weight')),
      /** How many came; absent means all. */
      heads: optional(headsRule),
      text,
    }),
    z.object({ kind: z.literal('heads'), heads: headCount, text }),
    z.object({
      kind: z.literal('fault'),
      found: headsRule,
      /** One of the faults that the seller had declared, in their words; absent for another one. */
      fault: optionalLine(TRAIT_TEXT_MAX),
      text,
    }),
    z.object({
      kind: z.literal(DISPUTE_KINDS.filter((kind) => kind !== 'weight' && kind !== 'heads' && kind !== 'fault')),
      text: requiredText(DISPUTE_TEXT_MAX, { required: 'required' }),
    }),
  ],
  message('invalid'),
);
export type DisputeInput = z.output<typeof disputeSchema>;

const sum = moneyUpTo(9_999_999_999, { places: 2, min: 0 });

/** A sum of money that one side proposes to the other. */
export const proposalSchema = z.object({ amount: sum });
export type ProposalInput = z.output<typeof proposalSchema>;

/** What came of what was left after the payment, as it was seen. */
export const balanceSchema = z.object({ seen: sum });

/**
 * What is accepted, and what was seen: the newest proposal, null where there was none; of a recommendation its dispute.
 */
export const acceptanceSchema = z.object({
  what: z.enum(['claim', 'proposal', 'recommendation'], message('invalid')),
  seen: z.uuid(message('invalid')).nullable(),
});
export type AcceptanceInput = z.output<typeof acceptanceSchema>;

export const recommendationSchema = z.object({
  id: z.uuid(message('invalid')),
  amount: sum,
  text: requiredText(DISPUTE_TEXT_MAX, { required: 'required' }),
});
export type RecommendationInput = z.output<typeof recommendationSchema>;
