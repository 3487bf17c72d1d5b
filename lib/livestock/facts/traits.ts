import { z } from 'zod';
import { day, pastDay } from '@/lib/core/validation/fields';
import { message } from '@/lib/core/validation/field-errors';
import type { Trait } from '@/lib/livestock/species/traits';
import { CATEGORIES, type Category } from '@/lib/livestock/stock/categories';
import { SPECIES } from '@/lib/livestock/stock/species';

export const TRAIT_TEXT_MAX = 80;

/** The traits of each category by name, beyond the facts that searches ask for; all are optional. */
export const TRAITS = Object.fromEntries(CATEGORIES.map((category) => [category, SPECIES[category].traits])) as {
  [C in Category]: (typeof SPECIES)[C]['traits'];
};

/** Without control characters and lone surrogates, which PostgreSQL's JSON can't hold. */
const line = z
  .string()
  .trim()
  .min(1)
  .max(TRAIT_TEXT_MAX)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);
const heads = z.number().int().min(1);

/** Lists that every category has: breeds of a mixed lot, declared faults, vaccines, and breeding values. */
const LISTS = {
  mix: z
    .array(z.strictObject({ breed: line, heads }))
    .min(2)
    .max(12),
  faults: z
    .array(z.strictObject({ what: line, heads, note: line.optional() }))
    .min(1)
    .max(12),
  vaccines: z
    .array(z.strictObject({ what: line, on: pastDay.optional() }))
    .min(1)
    .max(12),
  epds: z
    .array(z.strictObject({ trait: line, value: z.number(), accuracy: z.number().min(0).max(1).optional() }))
    .min(1)
    .max(12),
};

export type TraitLists = { [Name in keyof typeof LISTS]?: z.output<(typeof LISTS)[Name]> };

/** Traits as they are stored: those of the category by name, and the lists. */
export type Traits = Readonly<Record<string, unknown>>;

/** What a trait holds. */
export function traitSchema(trait: Trait): z.ZodType {
  switch (trait.kind) {
    case 'choice':
      return z.enum(trait.values);
    case 'yes':
      return z.literal(true);
    case 'number':
      return z.number().min(trait.min).max(trait.max);
    case 'day':
      return trait.isPast ? pastDay : day;
    case 'text':
      return line;
  }
}

function schemaOfCategory(traits: Record<string, Trait>) {
  const named = Object.entries(traits).map(([name, trait]) => [name, traitSchema(trait).optional()] as const);
  const lists = Object.entries(LISTS).map(([name, list]) => [name, list.optional()] as const);
  return z.strictObject(Object.fromEntries([...named, ...lists]));
}

const SCHEMAS: Readonly<Partial<Record<string, z.ZodType>>> = Object.fromEntries(
  Object.entries(TRAITS).map(([category, traits]) => [category, schemaOfCategory(traits)]),
);

/**
 * Returns the message of what is wrong with traits: that they aren't the category's, don't agree with the lot's number of
 * head, where it is known, or say that something was done on a day to come. Null for traits that are right.
 */
export function traitsError(category: Category, traits: Traits, headCount?: number): 'traits' | 'dayInFuture' | null {
  const issues = SCHEMAS[category]?.safeParse(traits).error?.issues ?? [];
  if (issues.length > 0)
    return issues.every((issue) => issue.message === message('dayInFuture')) ? 'dayInFuture' : 'traits';
  if (headCount === undefined) return null;
  const { mix, faults = [] } = traits as TraitLists;
  const mixed = mix?.reduce((sum, one) => sum + one.heads, 0) ?? headCount;
  return mixed === headCount && faults.every((fault) => fault.heads <= headCount) ? null : 'traits';
}
