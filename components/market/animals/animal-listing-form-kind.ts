import { z } from 'zod';
import {
  type Answer,
  type FormField,
  type FormKind,
  type ListingFormValues,
} from '@/components/market/listing-form/form-kind';
import { EMPTY_LISTING, listingDraft, listingValues } from '@/components/market/listing-form/form-values';
import {
  EMPTY_HEALTH,
  healthDraft,
  healthValues,
  type HealthValues,
} from '@/components/market/listing-form/health-values';
import { EMPTY_FACT_VALUES, factValues, type FactValues } from '@/components/market/animal-form/facts';
import { NUMBER_FIELDS } from '@/components/market/animal-form/number-fields';
import { readAnimalValues } from '@/components/market/animal-form/read-animal-values';
import { traitChecks, traitValues, type TraitValues } from '@/components/market/animal-form/trait-values';
import { FACTS, FACT_NAMES } from '@/lib/livestock/facts/facts';
import { isBreedOf } from '@/lib/livestock/stock/breeds';
import { type Category, CATEGORIES } from '@/lib/livestock/stock/categories';
import { SPECIES } from '@/lib/livestock/stock/species';
import { CLASS_CODES, isClassOf } from '@/lib/livestock/stock/classes';
import type { AnimalListingDto } from '@/lib/market/animal-lots/dto';
import { animalListingFieldsSchema } from '@/lib/market/animal-lots/schema';
import { whenValid } from '@/lib/core/validation/across-fields';
import { message } from '@/lib/core/validation/field-errors';

/** The values of the animal listing form. */
export interface AnimalListingFormValues extends ListingFormValues, FactValues, HealthValues {
  category: Category | '';
  breed: string;
  age: string;
  weight: string;
  videoFile: string;
  traits: TraitValues;
  /** True for a title that is written from the facts. */
  titleAuto: boolean;
}

export const EMPTY_ANIMAL_LISTING: AnimalListingFormValues = {
  ...EMPTY_LISTING,
  ...EMPTY_FACT_VALUES,
  category: '',
  breed: '',
  age: '',
  weight: '',
  ...EMPTY_HEALTH,
  videoFile: '',
  traits: {},
  titleAuto: true,
};

const factsDraft = Object.fromEntries(
  Object.entries(EMPTY_FACT_VALUES).map(([name, empty]) => [name, z.string().default(empty)]),
) as { [Name in keyof FactValues]: z.ZodDefault<z.ZodString> };

const animalListingDraft = z
  .object({
    ...listingDraft,
    ...factsDraft,
    breed: z.string(),
    age: z.string(),
    weight: z.string(),
    videoFile: z.string(),
    ...healthDraft,
    category: z.enum([...CATEGORIES, '']),
    traits: z.record(z.string(), z.union([z.string(), z.boolean()])).default({}),
    titleAuto: z.boolean().default(false),
  })
  // A restored draft may hold a breed or a class that a later release removed, and an older one has another price.
  .transform((values) => ({
    ...values,
    breed: values.category && isBreedOf(values.category, values.breed) ? values.breed : '',
    class: CLASS_CODES.some((code) => code === values.class && isClassOf(values.category, code)) ? values.class : '',
    priceAmount: values.priceAmount || values.price,
    price: '',
    titleAuto: values.titleAuto || values.title.trim() === '',
  }));

const ORDER: readonly FormField[] = [
  ...(['category', 'class', 'headCount', 'weight', 'breed', 'age', 'priceBasis', 'priceCurrency'] as const),
  ...(['priceAmount', 'location', 'images', 'title', 'description', 'language'] as const),
  ...FACT_NAMES.filter((name) => FACTS[name].group !== 'first'),
  ...(['healthStatus', 'traits', 'youtubeUrl', 'videoFile', 'highlightDuration'] as const),
];

/** The nine answers of a lot. */
function answers({ category }: AnimalListingFormValues): readonly Answer[] {
  const weight = category === '' || SPECIES[category].weighed ? (['weight'] as const) : [];
  return ['category', 'class', 'headCount', ...weight, 'breed', 'age', 'priceAmount', 'location', 'images'];
}

/** What the API may leave out the form asks for. */
const requires = (schema: z.ZodType, field: 'class' | 'headCount') =>
  schema.refine((values) => Boolean((values as Record<string, unknown>)[field]), {
    path: [field],
    error: message(field),
    ...whenValid(field),
  });

const withTraitChecks = (schema: z.ZodType) => z.intersection(schema, traitChecks);

export const ANIMAL_LISTING_FORM: FormKind<AnimalListingFormValues> = {
  schema: withTraitChecks(requires(requires(animalListingFieldsSchema, 'headCount'), 'class')),
  empty: EMPTY_ANIMAL_LISTING,
  read: readAnimalValues,
  draft: animalListingDraft,
  numbers: NUMBER_FIELDS,
  order: ORDER,
  weight: 'weight',
  heads: 'headCount',
  answers,
};

/** For listings without a class, whose number of head may not be known either. */
export const CLASSLESS_LISTING_FORM = { ...ANIMAL_LISTING_FORM, schema: withTraitChecks(animalListingFieldsSchema) };

/** Converts a stored animal listing to form values. */
export function animalListingValues(listing: AnimalListingDto): AnimalListingFormValues {
  const { category, breed } = listing;
  return {
    ...listingValues(listing),
    ...factValues(listing.lot),
    price: '',
    category,
    breed,
    ...healthValues(listing),
    age: String(listing.age),
    weight: listing.weight === null ? '' : String(listing.weight),
    videoFile: listing.videoFile ?? '',
    traits: traitValues(listing.lot.traits),
    titleAuto: listing.lot.titleAuto,
  };
}

/** The values of another listing like a stored one: without its video and the days of delivery that have passed. */
export function copiedAnimalValues(listing: AnimalListingDto): AnimalListingFormValues {
  const values = animalListingValues(listing);
  const today = new Date().toISOString().slice(0, 10);
  const coming = (day: string) => (day >= today ? day : '');
  return {
    ...values,
    deliverFrom: coming(values.deliverFrom),
    deliverTo: coming(values.deliverTo),
    youtubeUrl: '',
    videoFile: '',
  };
}
