import { z } from 'zod';
import { day, pastDay } from '@/lib/core/validation/fields';
import { message } from '@/lib/core/validation/field-errors';
import type { Category } from '@/lib/livestock/stock/categories';

/** The parts of a lot's sheet, in display order. */
export const TRAIT_GROUPS = [
  'looks',
  'breeding',
  'milk',
  'wool',
  'feed',
  'health',
  'use',
  'genetics',
  'yard',
  'programmes',
] as const;

export type TraitGroup = (typeof TRAIT_GROUPS)[number];

/** What a trait holds: one of some words, yes, a number with its unit, a day, or a line of text. */
export type Trait = { group: TraitGroup } & (
  | { kind: 'choice'; values: readonly [string, ...string[]] }
  | { kind: 'yes' }
  | { kind: 'number'; min: number; max: number; unit: string }
  | { kind: 'day'; isPast: boolean }
  | { kind: 'text' }
);

export const TRAIT_TEXT_MAX = 80;

const choice = (group: TraitGroup, ...values: [string, ...string[]]): Trait => ({ group, kind: 'choice', values });
const yes = (group: TraitGroup): Trait => ({ group, kind: 'yes' });
const number = (group: TraitGroup, min: number, max: number, unit = ''): Trait => ({
  group,
  kind: 'number',
  min,
  max,
  unit,
});
const onDay = (group: TraitGroup): Trait => ({ group, kind: 'day', isPast: false });
const doneOn = (group: TraitGroup): Trait => ({ group, kind: 'day', isPast: true });
const text = (group: TraitGroup): Trait => ({ group, kind: 'text' });

const status = (group: TraitGroup) => choice(group, 'negative', 'free', 'vaccinated', 'unknown');

const YARD = {
  loadingRamp: yes('yard'),
  farmScale: yes('yard'),
  truckAccess: choice('yard', 'trailer', 'single', 'semi'),
  allWeatherRoad: yes('yard'),
  traced: yes('programmes'),
  organic: yes('programmes'),
};

const SCANNED = {
  scannedEmpty: number('breeding', 0, 100_000),
  scannedSingle: number('breeding', 0, 100_000),
  scannedTwins: number('breeding', 0, 100_000),
  birthFrom: onDay('breeding'),
  birthTo: onDay('breeding'),
  sireBreed: text('breeding'),
};

/** The traits of each category by name, beyond the facts that searches ask for; all are optional. */
export const TRAITS = {
  bovine: {
    uniformity: choice('looks', 'even', 'fair', 'mixed'),
    coat: text('looks'),
    temperament: choice('looks', 'docile', 'quiet', 'lively', 'wild'),
    sireBreed: text('breeding'),
    serviceFrom: onDay('breeding'),
    serviceTo: onDay('breeding'),
    pregnancyMethod: choice('breeding', 'palpation', 'ultrasound', 'blood'),
    pregnancyOn: doneOn('breeding'),
    monthsPregnant: number('breeding', 1, 10),
    parity: number('breeding', 0, 20),
    calfKg: number('breeding', 20, 350, 'kg'),
    lactation: number('milk', 1, 15),
    daysInMilk: number('milk', 0, 700),
    litresDay: number('milk', 1, 80, 'l'),
    somaticCells: number('milk', 1, 5000, '×1000/ml'),
    feed: choice('feed', 'grass', 'supplement', 'feedlot'),
    creep: yes('feed'),
    wormedOn: doneOn('health'),
    ticks: choice('health', 'free', 'infested', 'treated'),
    tuberculosis: status('health'),
    brucellosis: status('health'),
    bvd: status('health'),
    hormoneFree: yes('health'),
    antibioticFree: yes('health'),
    registered: yes('genetics'),
    ...YARD,
    grassFed: yes('programmes'),
    euQuota: yes('programmes'),
  },
  ovine: {
    ...SCANNED,
    shornOn: doneOn('wool'),
    micron: number('wool', 10, 45, 'µm'),
    stapleCm: number('wool', 1, 30, 'cm'),
    cleanPercent: number('wool', 30, 90, '%'),
    feed: choice('feed', 'grass', 'supplement', 'feedlot'),
    wormedOn: doneOn('health'),
    footrot: status('health'),
    ovisEpididymitis: status('health'),
    registered: yes('genetics'),
    ...YARD,
  },
  caprine: {
    ...SCANNED,
    litresDay: number('milk', 0.5, 12, 'l'),
    mohair: yes('wool'),
    wormedOn: doneOn('health'),
    cae: status('health'),
    brucellosis: status('health'),
    registered: yes('genetics'),
    ...YARD,
  },
  equine: {
    heightCm: number('looks', 50, 220, 'cm'),
    coat: text('looks'),
    marks: text('looks'),
    inFoalTo: text('breeding'),
    foalingOn: onDay('breeding'),
    stabled: choice('feed', 'stabled', 'pasture'),
    anaemiaOn: doneOn('health'),
    influenzaOn: doneOn('health'),
    vetCheck: yes('health'),
    discipline: text('use'),
    broke: choice('use', 'unhandled', 'halter', 'started', 'riding', 'finished'),
    registryNumber: text('genetics'),
    pedigree: text('genetics'),
    trailerLoads: yes('yard'),
  },
  aviary: {
    coat: text('looks'),
    sexed: choice('looks', 'sexed', 'straight_run'),
    layPercent: number('use', 1, 100, '%'),
    layWeeks: number('use', 0, 120),
    marek: yes('health'),
    newcastle: yes('health'),
    gumboro: yes('health'),
    salmonella: status('health'),
    line: text('genetics'),
    freeRange: yes('programmes'),
    organic: yes('programmes'),
  },
} as const satisfies Record<Category, Record<string, Trait>>;

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
