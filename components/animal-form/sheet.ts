import type { AnimalListingFormValues } from '@/components/animals/animal-listing-form-kind';
import type { Category } from '@/lib/animals/categories';
import { CLASSES, type ClassCode } from '@/lib/animals/classes';
import { FRAMES, FREIGHT_PAYERS, HORNS, ORIGINS, SELL_MODES, TEETH, WEIGHT_METHODS } from '@/lib/animals/lot-schema';
import { isByWeight, type PriceBasis } from '@/lib/pricing/price-bases';

/** The choices of the sheet's fields; one without `optional` always has a value. */
export const CHOICES = {
  weightMethod: { values: WEIGHT_METHODS, optional: true },
  teethMin: { values: TEETH.map(String), optional: true },
  teethMax: { values: TEETH.map(String), optional: true },
  horns: { values: HORNS, optional: true },
  condition: { values: ['1', '1.5', '2', '2.5', '3', '3.5', '4', '4.5', '5'], optional: true },
  frame: { values: FRAMES, optional: true },
  origin: { values: ORIGINS, optional: true },
  sellMode: { values: SELL_MODES, optional: false },
  freightPayer: { values: FREIGHT_PAYERS, optional: false },
  paymentKind: { values: ['cash', 'days', 'instalments'], optional: false },
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

export interface SheetGroup {
  name: 'weight' | 'looks' | 'health' | 'rearing' | 'payment' | 'delivery';
  fields: readonly SheetField[];
}

/** Families of young animals, for which weaning matters. */
const YOUNG: readonly string[] = ['calf', 'lamb', 'kid'];

/** What is worth saying about a lot of this class, in groups: only what belongs to the species, the class and the price. */
export function sheetGroups(category: Category, code: ClassCode | null, values: AnimalListingFormValues): SheetGroup[] {
  const basis = values.priceBasis as PriceBasis;
  const isRuminant = category === 'bovine' || category === 'ovine' || category === 'caprine';
  const { sex, family } = code ? CLASSES[code] : { sex: 'mixed', family: '' };
  const only = (isShown: boolean, ...fields: SheetField[]) => (isShown ? fields : []);
  const groups: SheetGroup[] = [
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
        ...only(values.paymentKind !== 'cash', 'paymentParts', 'cashDiscount'),
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
        ...only(values.sellMode !== 'whole', 'minHeads'),
        ...only(isRuminant && Number(values.headCount) !== 1, 'cutPercent'),
      ],
    },
  ];
  return groups;
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
export function countFacts({ fields }: SheetGroup, values: AnimalListingFormValues): { done: number; total: number } {
  const counted = fields.filter((field) => !UNCOUNTED.includes(field));
  return { done: counted.filter((field) => Boolean(values[field])).length, total: counted.length };
}
