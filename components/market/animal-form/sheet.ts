import { TEETH } from '@/lib/livestock/facts/limits';
import type { AnimalListingFormValues } from '@/components/market/animals/animal-listing-form-kind';
import type { Category } from '@/lib/livestock/stock/categories';
import { CLASSES, type ClassCode } from '@/lib/livestock/stock/classes';
import {
  FRAMES,
  FREIGHT_PAYERS,
  HORNS,
  ORIGINS,
  SELL_MODES,
  WEIGHT_METHODS,
} from '@/lib/market/animal-lots/lot-schema';
import { traitsOfClass } from '@/lib/livestock/facts/class-traits';
import { TRAITS, type Trait, type TraitGroup } from '@/lib/livestock/facts/traits';
import { isByWeight, type PriceBasis } from '@/lib/livestock/pricing/price-bases';
import { isSaid, type LINES } from './trait-values';

/** The choices of the sheet's fields; one without `optional` always has a value. */
export const CHOICES = {
  weightMethod: { values: WEIGHT_METHODS, optional: true },
  teethMin: { values: TEETH.map(String), optional: true },
  teethMax: { values: TEETH.map(String), optional: true },
  horns: { values: HORNS, optional: true },
  condition: { values: ['1', '1.5', '2', '2.5', '3', '3.5', '4', '4.5', '5'], optional: true },
  frame: { values: FRAMES, optional: true },
  origin: { values: ORIGINS, optional: true },
  sellMode: { values: SELL_MODES, optional: true },
  freightPayer: { values: FREIGHT_PAYERS, optional: true },
  paymentKind: { values: ['cash', 'days', 'instalments'], optional: true },
} as const satisfies Partial<Record<keyof AnimalListingFormValues, { values: readonly string[]; optional: boolean }>>;

/** The units of the sheet's numbers. */
export const UNITS = {
  weightMin: 'kg',
  weightMax: 'kg',
  curfewHours: 'h',
  shrinkPercent: '%',
  dressingPercent: '%',
  ageMin: 'months',
  ageMax: 'months',
  weanedDays: 'days',
  buyerCommission: '%',
  cashDiscount: '%',
  minHeads: 'heads',
  cutPercent: '%',
} as const satisfies Partial<Record<keyof AnimalListingFormValues, string>>;

export type SheetField =
  | keyof typeof CHOICES
  | keyof typeof UNITS
  | 'paymentParts'
  | 'weighedOn'
  | 'deliverFrom'
  | 'deliverTo'
  | 'healthStatus'
  | 'vaccinated'
  | 'healthCertificate'
  | 'pregnancyTested';

/** A trait of the sheet; lists are typed as a line. */
export interface SheetTrait {
  name: string;
  kind: Trait['kind'] | 'line';
  trait?: Trait;
}

export interface SheetGroup {
  name: 'weight' | 'looks' | 'breeding' | 'milk' | 'wool' | 'use' | 'health' | 'rearing' | 'payment' | 'delivery';
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

/** Families of young animals, for which weaning matters. */
const YOUNG: readonly string[] = ['calf', 'lamb', 'kid'];

/** What is worth saying about a lot of this class, in groups: only what belongs to the species, the class and the price. */
export function sheetGroups(category: Category, code: ClassCode | null, values: AnimalListingFormValues): SheetGroup[] {
  const basis = values.priceBasis as PriceBasis;
  const isRuminant = category === 'bovine' || category === 'ovine' || category === 'caprine';
  const { sex, family } = code ? CLASSES[code] : { sex: 'mixed', family: '' };
  const only = (isShown: boolean, ...fields: SheetField[]) => (isShown ? fields : []);
  const traits = traitsByGroup(category, code, values);
  const groups: Omit<SheetGroup, 'traits'>[] = [
    {
      name: 'weight',
      fields: [
        ...only(category !== 'equine', 'weightMin', 'weightMax'),
        'weightMethod',
        ...only(isRuminant, 'weighedOn', 'curfewHours'),
        ...only(isRuminant && (isByWeight(basis) || category === 'bovine'), 'shrinkPercent'),
        ...only(basis === 'carcass_kg' || basis === 'arroba' || family.endsWith('fat'), 'dressingPercent'),
      ],
    },
    {
      name: 'looks',
      fields: [
        'ageMin',
        'ageMax',
        ...only(isRuminant, 'teethMin', 'teethMax', 'horns', 'condition'),
        ...only(category === 'bovine', 'frame'),
      ],
    },
    { name: 'breeding', fields: [] },
    { name: 'milk', fields: [] },
    { name: 'wool', fields: [] },
    { name: 'use', fields: [] },
    {
      name: 'health',
      fields: [
        'vaccinated',
        'healthCertificate',
        ...only(sex !== 'male' && category !== 'aviary' && !YOUNG.includes(family), 'pregnancyTested'),
        'healthStatus',
      ],
    },
    { name: 'rearing', fields: [...only(YOUNG.includes(family), 'weanedDays'), 'origin'] },
    {
      name: 'payment',
      fields: [
        'paymentKind',
        ...only(['days', 'instalments'].includes(values.paymentKind), 'paymentParts', 'cashDiscount'),
        'buyerCommission',
      ],
    },
    {
      name: 'delivery',
      fields: [
        'deliverFrom',
        'deliverTo',
        'freightPayer',
        ...only(Number(values.headCount) !== 1, 'sellMode'),
        ...only(['any_number', 'multiples'].includes(values.sellMode), 'minHeads'),
        ...only(isRuminant && Number(values.headCount) !== 1, 'cutPercent'),
      ],
    },
  ];
  return groups
    .map((group) => ({ ...group, traits: traits.filter((trait) => trait.group === group.name) }))
    .filter((group) => group.fields.length + group.traits.length > 0);
}

/** Fields that always have a value, and what only completes another field, don't count. */
const UNCOUNTED: readonly SheetField[] = [
  'paymentKind',
  'paymentParts',
  'cashDiscount',
  'buyerCommission',
  'sellMode',
  'freightPayer',
  'minHeads',
  'cutPercent',
  'curfewHours',
];

/** How many of a group's facts are given. */
export function countFacts(group: SheetGroup, values: AnimalListingFormValues): { done: number; total: number } {
  const counted = group.fields.filter((field) => !UNCOUNTED.includes(field));
  const given = counted.filter((field) => Boolean(values[field])).length;
  const said = group.traits.filter(({ name }) => isSaid(values.traits[name])).length;
  return { done: given + said, total: counted.length + group.traits.length };
}
