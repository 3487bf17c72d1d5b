import type { AnimalListingFormValues } from '@/components/market/animals/animal-listing-form-kind';
import { traitsOfClass } from '@/lib/livestock/facts/class-traits';
import {
  FACTS,
  HEALTH_FACTS,
  factsWith,
  type Fact,
  type FactGroup,
  type FactName,
  type FactsWith,
  type Unfinished,
} from '@/lib/livestock/facts/facts';
import type { Unit } from '@/lib/livestock/facts/kinds';
import { TRAITS } from '@/lib/livestock/facts/traits';
import type { Trait, TraitGroup } from '@/lib/livestock/species/traits';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';
import type { Category } from '@/lib/livestock/stock/categories';
import type { ClassCode } from '@/lib/livestock/stock/classes';
import { isSaid, type LINES } from './trait-values';

/** Facts that the form asks for before its sheet. */
type First = 'class' | 'headCount';

/** A field of the sheet: a fact, but the terms of payment are three. */
export type SheetField =
  Exclude<FactName, First | 'payment'> | keyof typeof HEALTH_FACTS | 'paymentKind' | 'paymentParts' | 'cashDiscount';

type ChoiceField = Exclude<FactsWith<'values'>, First> | 'paymentKind';
type UnitField = Exclude<FactsWith<'unit'>, First> | 'cashDiscount';

const isInSheet = <Name extends FactName>(name: Name): name is Exclude<Name, First> => FACTS[name].group !== 'first';

/** What there is to choose from in fields of the sheet. */
export const CHOICES = {
  ...(Object.fromEntries(
    factsWith('values')
      .filter(isInSheet)
      .map((name) => [name, FACTS[name].values.map(String)]),
  ) as Record<ChoiceField, string[]>),
  paymentKind: ['cash', 'days', 'instalments'],
};

/** The units of the sheet's numbers. */
export const UNITS: Record<UnitField, Unit> = {
  ...(Object.fromEntries(
    factsWith('unit')
      .filter(isInSheet)
      .map((name) => [name, FACTS[name].unit]),
  ) as Record<UnitField, Unit>),
  cashDiscount: '%',
};

/** True for a field that is a day. */
export const isDay = (name: SheetField): boolean => name in FACTS && FACTS[name as FactName].column === 'day';

/** A trait of the sheet; lists are typed as a line. */
export interface SheetTrait {
  name: string;
  kind: Trait['kind'] | 'line';
  trait?: Trait;
}

export interface SheetGroup {
  name: Exclude<FactGroup, 'first'>;
  fields: readonly SheetField[];
  traits: readonly SheetTrait[];
}

/** The groups of the sheet that traits of another name stand in. */
const GROUP_OF: Partial<Record<TraitGroup, SheetGroup['name']>> = {
  feed: 'rearing',
  genetics: 'rearing',
  programmes: 'rearing',
  yard: 'delivery',
};

/** The traits of the class by group, and those that are said already whatever the class is now. */
function traitsByGroup(category: Category, code: ClassCode | null, values: AnimalListingFormValues) {
  const ofClass = traitsOfClass(category, code).map(([name]) => name);
  const traits = Object.entries<Trait>(TRAITS[category])
    .filter(([name]) => ofClass.includes(name) || isSaid(values.traits[name]))
    .map(([name, trait]) => ({ group: GROUP_OF[trait.group] ?? trait.group, name, kind: trait.kind, trait }));
  const line = (group: SheetGroup['name'], name: (typeof LINES)[number]) => ({ group, name, kind: 'line' as const });
  const isOne = Number(values.headCount) === 1 && !isSaid(values.traits.mix);
  const isBred = 'registered' in TRAITS[category] || isSaid(values.traits.epds);
  return [
    ...traits,
    ...(isOne ? [] : [line('looks', 'mix')]),
    line('looks', 'faults'),
    line('health', 'vaccines'),
    ...(isBred ? [line('rearing', 'epds')] : []),
  ];
}

const GROUPS: readonly SheetGroup['name'][] = [
  ...(['weight', 'looks', 'breeding', 'milk', 'wool', 'use', 'health', 'rearing', 'payment', 'delivery'] as const),
];

const SHEET_FACTS = Object.entries<Pick<Fact, 'group' | 'when' | 'completes'>>({ ...FACTS, ...HEALTH_FACTS });

/** The fields for a fact. */
function fieldsOf(name: string, { paymentKind }: AnimalListingFormValues): SheetField[] {
  if (name !== 'payment') return [name as SheetField];
  const hasTerm = paymentKind === 'days' || paymentKind === 'instalments';
  return hasTerm ? ['paymentKind', 'paymentParts', 'cashDiscount'] : ['paymentKind'];
}

/** What is worth saying about a lot of this class, in groups: only what belongs to the species, the class and the price. */
export function sheetGroups(category: Category, code: ClassCode | null, values: AnimalListingFormValues): SheetGroup[] {
  const lot: Unfinished = {
    category,
    class: code,
    priceBasis: values.priceBasis as PriceBasis,
    isOne: Number(values.headCount) === 1,
    sellMode: values.sellMode,
  };
  const facts = SHEET_FACTS.filter(([, { when }]) => !when || when(lot));
  const traits = traitsByGroup(category, code, values);
  return GROUPS.map((group) => ({
    name: group,
    fields: facts.filter(([, fact]) => fact.group === group).flatMap(([name]) => fieldsOf(name, values)),
    traits: traits.filter((trait) => trait.group === group),
  })).filter(({ fields, traits: own }) => fields.length + own.length > 0);
}

/** Fields that only complete others don't count. */
const UNCOUNTED = ['paymentKind', 'paymentParts', 'cashDiscount', ...factsWith('completes')] as readonly SheetField[];

/** How many of a group's facts are given. */
export function countFacts(group: SheetGroup, values: AnimalListingFormValues): { done: number; total: number } {
  const counted = group.fields.filter((field) => !UNCOUNTED.includes(field));
  const given = counted.filter((field) => Boolean(values[field])).length;
  const said = group.traits.filter(({ name }) => isSaid(values.traits[name])).length;
  return { done: given + said, total: counted.length + group.traits.length };
}
