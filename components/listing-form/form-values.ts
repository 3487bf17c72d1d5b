import { z } from 'zod';
import { isBreedOf } from '@/lib/listings/breeds';
import { CATEGORIES, type Category } from '@/lib/listings/categories';
import type { ListingDto, OfferDto } from '@/lib/listings/dto';
import { HIGHLIGHT_DURATIONS, listingFieldsSchema } from '@/lib/listings/schema';
import { SHARED_PARTS, type FormKind, type OfferFormValues } from './form-kind';

/** What the form of an animal holds. */
export interface ListingFormValues extends OfferFormValues {
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

export const EMPTY_OFFER: OfferFormValues = {
  title: '',
  description: '',
  price: '',
  priceNegotiable: false,
  location: '',
  youtubeUrl: '',
  highlightDuration: 'none',
};

export const EMPTY_VALUES: ListingFormValues = {
  ...EMPTY_OFFER,
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

/** The shape of what every form holds, as a draft keeps it. */
export const offerDraft = {
  title: z.string(),
  description: z.string(),
  price: z.string(),
  priceNegotiable: z.boolean(),
  location: z.string(),
  youtubeUrl: z.string(),
  highlightDuration: z.enum([...HIGHLIGHT_DURATIONS, 'none']),
};

const listingDraft = z
  .object({
    ...offerDraft,
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
  // Lists of breeds change between releases.
  .transform((values) =>
    values.category && isBreedOf(values.category, values.breed) ? values : { ...values, breed: '' },
  );

export const ANIMAL_FORM: FormKind<ListingFormValues> = {
  schema: listingFieldsSchema,
  empty: EMPTY_VALUES,
  draft: listingDraft,
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

/** What every stored offer shows in its form. A highlight that runs is not chosen again. */
export function offerValues({
  title,
  description,
  price,
  priceNegotiable,
  location,
  youtubeUrl,
}: OfferDto): OfferFormValues {
  return {
    title,
    description,
    price: price.replace(/\.00$/, ''),
    priceNegotiable,
    location,
    youtubeUrl: youtubeUrl ?? '',
    highlightDuration: 'none',
  };
}

/** A stored animal as the form shows it. */
export function valuesOf(listing: ListingDto): ListingFormValues {
  const { category, breed, vaccinated, healthCertificate, pregnancyTested } = listing;
  return {
    ...offerValues(listing),
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
