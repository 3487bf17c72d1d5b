import type { z } from 'zod';
import type { HighlightDuration } from '@/lib/highlights/schema';
import type { Locale } from '@/lib/i18n/locales';

/**
 * The values common to all listing forms: text as typed, parsed by the schema. Fields that a kind doesn't use stay
 * empty.
 */
export interface ListingFormValues {
  title: string;
  description: string;
  /** The language of title and description. */
  language: Locale;
  price: string;
  priceNegotiable: boolean;
  location: string;
  youtubeUrl: string;
  highlightDuration: HighlightDuration | 'none';
}

/** The fields of all forms that have their own label in messages. */
export type FormField =
  | 'category'
  | 'title'
  | 'breed'
  | 'age'
  | 'weight'
  | 'condition'
  | 'brand'
  | 'model'
  | 'year'
  | 'description'
  | 'language'
  | 'price'
  | 'location'
  | 'healthStatus'
  | 'images'
  | 'youtubeUrl'
  | 'videoFile'
  | 'highlightDuration'
  | 'quantity'
  | 'averageAge'
  | 'averageWeight'
  | 'startingPrice'
  | 'reservePrice'
  | 'startTime'
  | 'endTime';

/** The required fields of all forms. */
export type RequiredField =
  'category' | 'title' | 'breed' | 'age' | 'condition' | 'price' | 'location' | 'images' | 'startingPrice' | 'endTime';

/** A part of the form with required fields: all its fields, and the required ones. */
export interface FormPart {
  name: 'animal' | 'equipment' | 'lot' | 'price' | 'times' | 'photos';
  fields: readonly FormField[];
  required: readonly RequiredField[];
}

/** What differs between the forms of animals, equipment and lots, besides their fields. */
export interface FormKind<Values extends ListingFormValues> {
  schema: z.ZodType;
  empty: Values;
  /** The fields that hold numbers, which people type in the way of their language. */
  numbers: readonly FormField[];
  /** Parses the values of a draft, which an earlier release may have written. */
  draft: z.ZodType<Values>;
  /** Fields in page order; the first invalid one gets the focus. */
  order: readonly FormField[];
  parts: readonly FormPart[];
}

/** The part that every form has. */
export const PHOTOS_PART: FormPart = { name: 'photos', fields: ['images'], required: ['images'] };

/** The parts of every form with a fixed price. */
export const SHARED_PARTS: readonly FormPart[] = [
  { name: 'price', fields: ['price', 'location'], required: ['price', 'location'] },
  PHOTOS_PART,
];

/** Returns the DOM id of a field's control. */
export function fieldId(field: FormField): string {
  return `listing-${field}`;
}

/** Returns the required fields of a part that are still empty. */
export function missingIn({ required }: FormPart, values: object, hasPhotos: boolean): RequiredField[] {
  const held = new Map<string, unknown>(Object.entries(values));
  const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === '';
  return required.filter((field) => (field === 'images' ? !hasPhotos : isBlank(held.get(field))));
}
