import { z } from 'zod';
import { message } from '@/lib/core/validation/field-errors';
import { blankAsNull, day, decimal, kilograms, pastDay, wholeNumber } from '@/lib/core/validation/fields';

// What a fact is written as: the rule of its input, its column, and what a form needs to ask for it.

/** What a number counts. */
export type Unit = 'heads' | 'kg' | 'h' | '%' | 'months' | 'days';

/**
 * A fact as it is written and stored. Columns hold what the rule lets in as it is (`plain`), decimal text as numbers, a day
 * as a date, nested values as JSON.
 */
export interface FactKind {
  rule: z.ZodType;
  column: 'plain' | 'decimal' | 'day' | 'json';
  unit?: Unit;
  limits?: readonly [min: number, max: number];
  /** What there is to choose from. */
  values?: readonly (string | number)[];
}

/** An optional field: absent leaves a stored value as it is, blank clears it. */
const clearable = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === undefined ? undefined : blankAsNull(value)), schema.nullish());

const wholeBetween = (min: number, max: number, key: string) =>
  wholeNumber.pipe(z.number().min(min, message(key)).max(max, message(key)));

/** A whole number of something; `key` is the message for one out of its limits. */
export const whole = (unit: Unit, min: number, max: number, key: string) =>
  ({ rule: clearable(wholeBetween(min, max, key)), column: 'plain', unit, limits: [min, max] }) as const;

/** Kilograms per head. */
export const weight = (min: number, max: number) =>
  ({ rule: clearable(kilograms(min, max)), column: 'plain', unit: 'kg', limits: [min, max] }) as const;

/** A percentage with so many decimals, as decimal text. */
export const percent = (places: number, min: number, max: number, key: string) =>
  ({ rule: clearable(decimal(places, min, max, key)), column: 'decimal', unit: '%', limits: [min, max] }) as const;

/** A score in half points, as decimal text. */
export const halfPoints = (min: number, max: number, key: string) => {
  const values = Array.from({ length: (max - min) * 2 + 1 }, (_, index) => String(min + index / 2));
  const isHalf = (text: string) => Number.isInteger(Number(text) * 2);
  return {
    rule: clearable(decimal(1, min, max, key).refine(isHalf, message(key))),
    column: 'decimal',
    values,
  } as const;
};

/** One of some words. */
export const choice = <const Value extends string>(values: readonly [Value, ...Value[]], key = 'invalid') =>
  ({ rule: clearable(z.enum(values, message(key))), column: 'plain', values }) as const;

/** One of some numbers. */
export const countOf = <const Value extends number>(values: readonly [Value, ...Value[]], key: string) =>
  ({ rule: clearable(wholeNumber.pipe(z.literal([...values], message(key)))), column: 'plain', values }) as const;

export const onDay = { rule: clearable(day), column: 'day' } as const;

/** A day of what has been done. */
export const onPastDay = { rule: clearable(pastDay), column: 'day' } as const;

/** Forms send nested values as JSON, and nothing as a blank. */
export function readJson(value: unknown): unknown {
  if (typeof value !== 'string' || value.trim() === '') return blankAsNull(value);
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** A nested value. */
export const json = <Schema extends z.ZodType>(schema: Schema) =>
  ({ rule: z.preprocess(readJson, schema.nullish()), column: 'json' }) as const;
