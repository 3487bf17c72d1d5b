import { isByWeight, type PriceBasis } from '@/lib/livestock/pricing/price-bases';
import type { Category } from '@/lib/livestock/stock/categories';
import { SPECIES } from '@/lib/livestock/stock/species';
import { CLASSES, CLASS_CODES, type ClassCode } from '@/lib/livestock/stock/classes';
import { YOUNG_FAMILIES } from '@/lib/livestock/stock/roles';
import { choice, countOf, halfPoints, json, onDay, onPastDay, percent, weight, whole, type FactKind } from './kinds';
import type { Health } from './health';
import { AGE_MAX_MONTHS, HEADS_MAX, TEETH, WEIGHT_MAX_KG } from './limits';
import { paymentRule } from './payment';

/** What ranchers ask for together: what the form asks first, then the parts of its sheet in their order. */
export type FactGroup =
  'first' | 'weight' | 'looks' | 'breeding' | 'milk' | 'wool' | 'use' | 'health' | 'rearing' | 'payment' | 'delivery';

/** What decides which facts are worth asking for. */
export interface Unfinished {
  category: Category;
  class: ClassCode | null;
  priceBasis: PriceBasis;
  /** Not one, while nobody said it. */
  isOne: boolean;
  sellMode: string;
}

/**
 * What a fact serves besides the listing of its animals: a price depends on it; an advertisement may say it; an auction's
 * lot has it, by the same name; the form of an auction's lot asks for it; a deal is agreed on it.
 */
type Use = 'price' | 'ad' | 'auction' | 'auctionForm' | 'term';

/** A fact of the animals of a lot. */
export interface Fact extends FactKind {
  group: FactGroup;
  /** The row of a page that tells it; a row may tell several. */
  row: string;
  /** Which lots it is worth asking of; of all without. */
  when?: (lot: Unfinished) => boolean;
  /** Only completes another fact, so that the form doesn't count it. */
  completes?: true;
  uses?: readonly Use[];
}

const familyOf = ({ class: code }: Unfinished): string => (code ? CLASSES[code].family : '');
/** Whether weaning matters. */
const isYoung = (lot: Unfinished) => YOUNG_FAMILIES.has(familyOf(lot)) && !SPECIES[lot.category].soldSingly;
const mayBePregnant = (lot: Unfinished) =>
  SPECIES[lot.category].mammal && !isYoung(lot) && (!lot.class || CLASSES[lot.class].sex !== 'male');
const isRuminant = ({ category }: Unfinished) => SPECIES[category].ruminant;
const isCattle = ({ category }: Unfinished) => category === 'bovine';
const isInGroups = ({ category }: Unfinished) => !SPECIES[category].soldSingly;
const isSeveral = ({ isOne }: Unfinished) => !isOne;
const isSplit = ({ sellMode }: Unfinished) => sellMode === 'any_number' || sellMode === 'multiples';
const isShrunk = (lot: Unfinished) => isRuminant(lot) && (isByWeight(lot.priceBasis) || isCattle(lot));
const isDressed = (lot: Unfinished) =>
  lot.priceBasis === 'carcass_kg' || lot.priceBasis === 'arroba' || familyOf(lot).endsWith('fat');

const isCut = (lot: Unfinished) => isRuminant(lot) && isSeveral(lot);

const stockClass = choice(CLASS_CODES, 'class');
const heads = whole('heads', 1, HEADS_MAX, 'headCount');
const kilograms = weight(1, WEIGHT_MAX_KG);
const methods = choice(['estimated', 'own_scale', 'public_scale', 'third_party']);
const curfew = whole('h', 0, 48, 'curfewHours');
const shrink = percent(2, 0, 15, 'shrinkPercent');
const dressing = percent(1, 35, 70, 'dressingPercent');
const months = whole('months', 0, AGE_MAX_MONTHS, 'ageRealistic');
const teeth = countOf(TEETH, 'teeth');
const kinds = choice(['polled', 'dehorned', 'tipped', 'horned', 'mixed']);
const points = halfPoints(1, 5, 'condition');
const sizes = choice(['small', 'medium', 'large']);
const weaned = whole('days', 0, 720, 'weanedDays');
const origins = choice(['own_bred', 'bought_in', 'mixed']);
const commission = percent(2, 0, 30, 'buyerCommission');
const payers = choice(['buyer', 'seller', 'shared', 'negotiable']);
const modes = choice(['whole', 'any_number', 'multiples']);
const cut = whole('%', 0, 50, 'cutPercent');

/**
 * The facts of the animals of a lot, a row each: input, database, forms, pages and advertisements are read from here. None
 * has a default: what nobody said is null. What belongs to some categories alone, and nothing else depends on, is a trait.
 */
export const FACTS = {
  class: { group: 'first', row: 'stockClass', ...stockClass, uses: ['price', 'ad', 'auction', 'auctionForm', 'term'] },
  headCount: { group: 'first', row: 'heads', ...heads, uses: ['price', 'ad'] },

  weightMin: { group: 'weight', row: 'weight', ...kilograms, when: isInGroups, uses: ['ad', 'auction'] },
  weightMax: { group: 'weight', row: 'weight', ...kilograms, when: isInGroups, uses: ['ad', 'auction'] },
  weightMethod: { group: 'weight', row: 'weight', ...methods, uses: ['auction', 'term'] },
  weighedOn: { group: 'weight', row: 'weight', ...onPastDay, when: isRuminant, uses: ['auction'] },
  curfewHours: {
    group: 'weight',
    row: 'shrink',
    ...curfew,
    when: isRuminant,
    completes: true,
    uses: ['auction', 'term'],
  },
  shrinkPercent: {
    group: 'weight',
    row: 'shrink',
    ...shrink,
    when: isShrunk,
    uses: ['price', 'ad', 'auction', 'auctionForm', 'term'],
  },
  dressingPercent: {
    group: 'weight',
    row: 'dressing',
    ...dressing,
    when: isDressed,
    uses: ['price', 'ad', 'auction', 'term'],
  },

  ageMin: { group: 'looks', row: 'stockClass', ...months, uses: ['ad'] },
  ageMax: { group: 'looks', row: 'stockClass', ...months, uses: ['ad'] },
  teethMin: { group: 'looks', row: 'teeth', ...teeth, when: isRuminant, uses: ['ad'] },
  teethMax: { group: 'looks', row: 'teeth', ...teeth, when: isRuminant, uses: ['ad'] },
  horns: { group: 'looks', row: 'horns', ...kinds, when: isRuminant, uses: ['ad'] },
  condition: { group: 'looks', row: 'condition', ...points, when: isRuminant },
  frame: { group: 'looks', row: 'size', ...sizes, when: isCattle, uses: ['ad'] },

  weanedDays: { group: 'rearing', row: 'weaned', ...weaned, when: isYoung, uses: ['ad'] },
  origin: { group: 'rearing', row: 'origin', ...origins, uses: ['ad'] },

  payment: { group: 'payment', row: 'terms', ...json(paymentRule), completes: true, uses: ['price', 'term'] },
  buyerCommission: { group: 'payment', row: 'commission', ...commission, completes: true, uses: ['ad', 'term'] },

  deliverFrom: { group: 'delivery', row: 'delivery', ...onDay, uses: ['term'] },
  deliverTo: { group: 'delivery', row: 'delivery', ...onDay, uses: ['term'] },
  freightPayer: { group: 'delivery', row: 'delivery', ...payers, completes: true, uses: ['ad', 'term'] },
  sellMode: { group: 'delivery', row: 'heads', ...modes, when: isSeveral, completes: true, uses: ['ad'] },
  minHeads: { group: 'delivery', row: 'heads', ...heads, when: isSplit, completes: true, uses: ['ad'] },
  cutPercent: { group: 'delivery', row: 'cut', ...cut, when: isCut, completes: true, uses: ['term'] },
} as const satisfies Record<string, Fact>;

/** What is declared of an animal's health, which forms ask for like a fact; a box that isn't ticked says nothing. */
export const HEALTH_FACTS = {
  vaccinated: { group: 'health' },
  healthCertificate: { group: 'health' },
  pregnancyTested: { group: 'health', when: mayBePregnant },
  healthStatus: { group: 'health' },
} as const satisfies Record<keyof Health, Pick<Fact, 'group' | 'when'>>;

type Facts = typeof FACTS;

export type FactName = keyof Facts;

/** The rows of a page that tell facts. */
export type FactRowName = Facts[FactName]['row'];

/** The facts that serve a use. */
export type FactsFor<For extends Use> = {
  [Name in FactName]: Facts[Name] extends { uses: readonly (infer Its)[] } ? (For extends Its ? Name : never) : never;
}[FactName];

/** The facts whose row has something. */
export type FactsWith<Key extends keyof Fact> = {
  [Name in FactName]: Key extends keyof Facts[Name] ? Name : never;
}[FactName];

/** All facts by name, in the order in which forms ask for them. */
export const FACT_NAMES = Object.keys(FACTS) as FactName[];

/** Returns the facts that serve a use, in their order. */
export const factsFor = <For extends Use>(use: For): FactsFor<For>[] =>
  FACT_NAMES.filter((name) => (FACTS[name] as Fact).uses?.includes(use)) as FactsFor<For>[];

/** Returns the facts whose row has something, in their order. */
export const factsWith = <Key extends keyof Fact>(key: Key): FactsWith<Key>[] =>
  FACT_NAMES.filter((name) => key in FACTS[name]) as FactsWith<Key>[];
