import { z } from 'zod';
import { HOUR_MS, toDay } from '@/lib/core/durations';
import { message } from './field-errors';

// Control characters except tab and line breaks, and invisible and bidirectional ones: PostgreSQL rejects U+0000, the
// others can deceive readers.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u202a-\u202e\u2066-\u2069]/g;

// JSON may contain lone surrogates, which PostgreSQL rejects in JSON columns.
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** A visible character: invisible ones alone would make an apparently empty name or title. */
export const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Normalizes text for storage: composed accents, one kind of line break, no control characters or lone surrogates,
 * trimmed.
 */
export function cleanText(value: string): string {
  return value
    .normalize('NFC')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(CONTROL, '')
    .replace(LONE_SURROGATE, '')
    .trim();
}

/**
 * Like `cleanText`, in one line: names and titles appear in mail subjects and sentences, where a line break could
 * fake other content.
 */
export const cleanLine = (value: string): string => cleanText(value).replace(/\s+/g, ' ');

const required = (clean: (value: string) => string) => (max: number, keys: { required: string; tooLong?: string }) =>
  z
    .string(message(keys.required))
    .transform(clean)
    .pipe(
      z
        .string()
        .regex(VISIBLE, message(keys.required))
        .max(max, keys.tooLong ? message(keys.tooLong) : undefined),
    );

const optional = (clean: (value: string) => string) => (max: number) =>
  z
    .string(message('invalid'))
    .nullish()
    .transform((value) => clean(value ?? '') || null)
    .pipe(z.string().max(max).nullable());

/** A required text of at most `max` characters, with line breaks. */
export const requiredText = required(cleanText);

/** A required line of at most `max` characters. */
export const requiredLine = required(cleanLine);

/** An optional text of at most `max` characters, with line breaks; blank or absent is null. */
export const optionalText = optional(cleanText);

/** An optional line of at most `max` characters; blank or absent is null. */
export const optionalLine = optional(cleanLine);

/** Text that is another number in another country: `1.000`, `1,000`, `1 000`, `1.000,50`, `1,5`. */
const AMBIGUOUS = /^[1-9]\d{0,2}(?:[.,\s'’]\d{3})+(?:[.,]\d+)?$|^\d+,\d+$/;

/**
 * A number as every number of the API is sent, as its text: a number of JSON, or plain decimal text with a dot. Text that
 * may group thousands is asked about and never guessed. `key` is the message for what is neither.
 */
export const plainNumber = (key: string) =>
  z.union([z.number(), z.string()], message(key)).transform((value, context) => {
    const text = String(value).trim();
    if (typeof value === 'number' || !AMBIGUOUS.test(text)) return text;
    context.addIssue({ code: 'custom', message: message('plainNumber') });
    return z.NEVER;
  });

/** An integer sent as a number or as digits; `1e3`, `12.5` and blanks are refused. */
export const wholeNumber = plainNumber('wholeNumber').transform((text, context) => {
  if (/^-?\d{1,15}$/.test(text)) return Number(text);
  context.addIssue({ code: 'custom', message: message('wholeNumber') });
  return z.NEVER;
});

/** Kilograms between two numbers, sent as a number or as text; whole pounds are exact in eight decimals. */
export const kilograms = (min: number, max: number, tooLittle = 'weightRealistic') =>
  plainNumber('weight').transform((text, context) => {
    const number = /^-?\d{1,5}(\.\d{1,8})?$/.test(text) ? Number(text) : NaN;
    const key = Number.isNaN(number) ? 'weight' : number < min ? tooLittle : number > max ? 'weightRealistic' : null;
    if (key === null) return number;
    context.addIssue({ code: 'custom', message: message(key) });
    return z.NEVER;
  });

/** Treats blank form inputs as absent. */
export const blankAsNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value);

/** A field that always has a value: absent and blank leave it as it is. */
export const kept = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => blankAsNull(value) ?? undefined, schema.optional());

const decimalText = (places: number, min: number, max: number, key: string) =>
  z
    .string()
    .regex(new RegExp(String.raw`^\d{1,10}(\.\d{1,${places}})?$`), message(key))
    .refine((text) => Number(text) >= min && Number(text) <= max, message(key));

/** Decimal text with at most `places` digits after the point, between two numbers. */
export const decimal = (places: number, min: number, max: number, key: string) =>
  plainNumber(key).pipe(decimalText(places, min, max, key));

/** Text that is a number above `most`, which is not what is wrong with a text that is none. */
const isAbove = (text: string, most: number) => /^\d+(\.\d+)?$/.test(text) && Number(text) > most;

/** Refuses a number above `most`, and says how much that is unless there is a message of its own. */
export const atMost = (most: number, key?: string) =>
  z
    .string()
    .refine(
      (text) => !isAbove(text, most),
      key ? message(key) : { error: message('tooBig'), params: { maximum: most } },
    );

/** An amount of money as decimal text, like `decimal`; of more than the most it says the most, and of zero what is wrong with it. */
export const moneyUpTo = (max: number, { places = 4, min = 0.0001 } = {}) =>
  plainNumber('amount')
    .pipe(atMost(max).refine((text) => min === 0 || !/^0+(\.0+)?$/.test(text), message('amountPositive')))
    .pipe(decimalText(places, min, max, 'amount'));

/** A checkbox of a form (`on`), of the API (`true`, `1`, `false`, `0`) or of JSON; absent and blank are false. */
export const checkbox = z
  .union([z.boolean(), z.literal(['true', '1', 'on', 'false', '0', ''])], message('invalid'))
  .nullish()
  .transform((value) => value === true || value === 'true' || value === '1' || value === 'on');

/** A day such as `2026-05-10`, of the years 1900 to 2099: PostgreSQL has no year 0, and no animal is older. */
export const day = z.iso.date(message('dateInvalid')).refine((text) => /^(19|20)/.test(text), message('dateInvalid'));

/** How far ahead of UTC a day begins where it begins first. */
const EASTERNMOST_MS = 14 * HOUR_MS;

/** A day that has come somewhere: of what has been done. */
export const pastDay = day.refine(
  (text) => text <= toDay(new Date(Date.now() + EASTERNMOST_MS)),
  message('dayInFuture'),
);

/** Decimal text with at most eight digits before and two after the point, as the `numeric(10,2)` columns hold. */
export const DECIMAL = /^\d{1,8}(\.\d{1,2})?$/;

/** The most that `DECIMAL` holds. */
const MONEY_MAX = 99_999_999.99;

/** A required amount of money to the cent, as decimal text. */
export const money = (required: string, invalid: string, most = atMost(MONEY_MAX)) =>
  plainNumber(required)
    .pipe(most)
    .pipe(z.string().min(1, message(required)).regex(DECIMAL, message(invalid)));

/** An e-mail address, trimmed and in lower case. At most 254 characters (RFC 5321). */
export const emailAddress = z
  .string(message('email'))
  .transform((value) => value.trim().toLowerCase())
  .pipe(z.email(message('email')).max(254, message('email')));

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** True for text in the format of our ids; anything else can't identify a row and counts as not found. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}
