import { z } from 'zod';
import { type ListingFormValues, type FormKind, SHARED_PARTS } from '@/components/listing-form/form-kind';
import { EMPTY_LISTING, listingDraft, listingValues } from '@/components/listing-form/form-values';
import { isBreedOf } from '@/lib/animals/breeds';
import { type Category, CATEGORIES } from '@/lib/animals/categories';
import type { AnimalListingDto } from '@/lib/animals/dto';
import { animalListingFieldsSchema } from '@/lib/animals/schema';

/** The values of the animal listing form. */
export interface AnimalListingFormValues extends ListingFormValues {
  category: Category | '';
  breed: string;
  age: string;
  weight: string;
  healthStatus: string;
  vaccinated: boolean;
  healthCertificate: boolean;
  pregnancyTested: boolean;
  videoFile: string;
}

export const EMPTY_ANIMAL_LISTING: AnimalListingFormValues = {
  ...EMPTY_LISTING,
  category: '',
  breed: '',
  age: '',
  weight: '',
  healthStatus: '',
  vaccinated: false,
  healthCertificate: false,
  pregnancyTested: false,
  videoFile: '',
};

const animalListingDraft = z
  .object({
    ...listingDraft,
    breed: z.string(),
    age: z.string(),
    weight: z.string(),
    healthStatus: z.string(),
    videoFile: z.string(),
    vaccinated: z.boolean(),
    healthCertificate: z.boolean(),
    pregnancyTested: z.boolean(),
    category: z.enum([...CATEGORIES, '']),
  })
  // A restored draft may hold a breed that a later release removed.
  .transform((values) =>
    values.category && isBreedOf(values.category, values.breed) ? values : { ...values, breed: '' },
  );

export const ANIMAL_LISTING_FORM: FormKind<AnimalListingFormValues> = {
  schema: animalListingFieldsSchema,
  empty: EMPTY_ANIMAL_LISTING,
  numbers: ['age', 'weight', 'price'],
  draft: animalListingDraft,
  order: [
    'category',
    'title',
    'breed',
    'age',
    'weight',
    'description',
    'price',
    'location',
    'healthStatus',
    'images',
    'youtubeUrl',
    'videoFile',
    'highlightDuration',
  ],
  parts: [
    {
      name: 'animal',
      fields: ['category', 'title', 'breed', 'age', 'weight', 'description'],
      required: ['category', 'title', 'breed', 'age'],
    },
    ...SHARED_PARTS,
  ],
};

/** Converts a stored animal listing to form values. */
export function animalListingValues(listing: AnimalListingDto): AnimalListingFormValues {
  const { category, breed, vaccinated, healthCertificate, pregnancyTested } = listing;
  return {
    ...listingValues(listing),
    category,
    breed,
    vaccinated,
    healthCertificate,
    pregnancyTested,
    age: String(listing.age),
    weight: listing.weight === null ? '' : String(listing.weight),
    healthStatus: listing.healthStatus ?? '',
    videoFile: listing.videoFile ?? '',
  };
}
