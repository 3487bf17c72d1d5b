import type { Category } from '@/lib/listings/categories';
import type { ListingDto } from '@/lib/listings/dto';
import type { HighlightDuration } from '@/lib/listings/schema';

/** What the form holds: texts as typed, until the schema reads them. */
export interface ListingFormValues {
  title: string;
  description: string;
  category: Category | '';
  breed: string;
  age: string;
  weight: string;
  price: string;
  priceNegotiable: boolean;
  location: string;
  healthStatus: string;
  vaccinated: boolean;
  healthCertificate: boolean;
  pregnancyTested: boolean;
  youtubeUrl: string;
  videoFile: string;
  highlightDuration: HighlightDuration | 'none';
}

export const EMPTY_VALUES: ListingFormValues = {
  title: '',
  description: '',
  category: '',
  breed: '',
  age: '',
  weight: '',
  price: '',
  priceNegotiable: false,
  location: '',
  healthStatus: '',
  vaccinated: false,
  healthCertificate: false,
  pregnancyTested: false,
  youtubeUrl: '',
  videoFile: '',
  highlightDuration: 'none',
};

/** Fields in the order in which they stand on the page; the first wrong one gets the focus. */
export const FIELD_ORDER = [
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
] as const;

export type FormField = (typeof FIELD_ORDER)[number];

/** The DOM id of a field's control. */
export function fieldId(field: FormField): string {
  return `listing-${field}`;
}

/** A stored listing as the form shows it. A highlight that runs is not chosen again. */
export function valuesOf(listing: ListingDto): ListingFormValues {
  return {
    title: listing.title,
    description: listing.description,
    category: listing.category,
    breed: listing.breed,
    age: String(listing.age),
    weight: listing.weight === null ? '' : String(listing.weight),
    price: listing.price.replace(/\.00$/, ''),
    priceNegotiable: listing.priceNegotiable,
    location: listing.location,
    healthStatus: listing.healthStatus ?? '',
    vaccinated: listing.vaccinated,
    healthCertificate: listing.healthCertificate,
    pregnancyTested: listing.pregnancyTested,
    youtubeUrl: listing.youtubeUrl ?? '',
    videoFile: listing.videoFile ?? '',
    highlightDuration: 'none',
  };
}

/** The sections that must be filled in, and the fields that each needs. */
const REQUIRED = { animal: ['category', 'title', 'breed', 'age'], price: ['price', 'location'], photos: ['images'] } as const satisfies Record<string, readonly FormField[]>;

export type RequiredSection = keyof typeof REQUIRED;
export type RequiredField = (typeof REQUIRED)[RequiredSection][number];

/** What is still missing, section by section. */
export function missingFields(values: ListingFormValues, hasPhotos: boolean): Record<RequiredSection, RequiredField[]> {
  const isMissing = (field: RequiredField) => (field === 'images' ? !hasPhotos : values[field].trim() === '');
  return { animal: REQUIRED.animal.filter(isMissing), price: REQUIRED.price.filter(isMissing), photos: REQUIRED.photos.filter(isMissing) };
}
