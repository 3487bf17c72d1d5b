import { z } from 'zod';
import { CURRENCIES } from '@/lib/core/i18n/currencies';
import { message } from '@/lib/core/validation/field-errors';
import {
  blankAsNull,
  day,
  decimal,
  moneyUpTo,
  optionalLine,
  optionalText,
  requiredLine,
  wholeNumber,
} from '@/lib/core/validation/fields';
import { FREIGHT_BASES } from '@/lib/deals/terms/freight-total';
import { KG_PLACES } from '@/lib/deals/terms/scale';
import { headsRule } from '@/lib/deals/terms/schema';

const PLACE_MAX = 120;
const NOTE_MAX = 300;
const TRUCKS_MAX = 120;
const KM_MAX = 20_000;

const place = requiredLine(PLACE_MAX, { required: 'locationRequired' });
const optional = <Schema extends z.ZodType>(rule: Schema) =>
  z.preprocess((value) => blankAsNull(value ?? null), rule.nullable());

/** What a side of a deal asks carriers. */
export const freightSchema = z.object({
  from: place,
  to: place,
  heads: headsRule,
  /** Of all heads together. */
  kg: optional(decimal(KG_PLACES, 1, 9_999_999, 'weight')),
  /** The day on which they can be loaded. */
  ready: day,
  note: optionalText(NOTE_MAX),
});
export type FreightInput = z.output<typeof freightSchema>;

/** What a carrier asks for it. */
export const quoteSchema = z
  .object({
    amount: moneyUpTo(999_999_999, { places: 2, min: 0.01 }),
    currency: z.enum(CURRENCIES, message('invalid')),
    basis: z.enum(FREIGHT_BASES, message('invalid')),
    /** By road, as the carrier counts them. */
    km: optional(wholeNumber.pipe(z.number().min(1, message('kilometres')).max(KM_MAX, message('kilometres')))),
    /** Which trucks, and how many heads they take. */
    trucks: optionalLine(TRUCKS_MAX),
    validUntil: optional(day),
  })
  // Kilometres count where the amount is for each.
  .transform((quote) => (quote.basis === 'km' ? quote : { ...quote, km: null }));
export type QuoteInput = z.output<typeof quoteSchema>;

/** The version of the quote that was seen. */
export const acceptSchema = z.object({ version: wholeNumber });
