import type { z } from 'zod';
import type { HighlightDuration } from '@/lib/highlights/schema';

/** What the form of every listing holds: texts as typed, until the schema reads them. What a kind does not ask for stays empty. */
export interface ListingFormValues {
  title: string;
  description: string;
  price: string;
  priceNegotiable: boolean;
  location: string;
  youtubeUrl: string;
  highlightDuration: HighlightDuration | 'none';
}

/** The fields of all forms that have a name of their own in messages. */
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

/** The fields of all forms that must be filled in. */
export type RequiredField =
  'category' | 'title' | 'breed' | 'age' | 'condition' | 'price' | 'location' | 'images' | 'startingPrice' | 'endTime';

/** A part of the form that must be filled in: the fields in it, and those that it can't do without. */
export interface FormPart {
  name: 'animal' | 'equipment' | 'lot' | 'price' | 'times' | 'photos';
  fields: readonly FormField[];
  required: readonly RequiredField[];
}

/** What the forms of animals, equipment and lots differ in, beside their fields. */
export interface FormKind<Values extends ListingFormValues> {
  schema: z.ZodType;
  empty: Values;
  /** Reads values that an earlier visit, or an earlier release, left in the browser. */
  draft: z.ZodType<Values>;
  /** Fields in the order in which they stand on the page; the first wrong one gets the focus. */
  order: readonly FormField[];
  parts: readonly FormPart[];
}

/** The part that every form has. */
export const PHOTOS_PART: FormPart = { name: 'photos', fields: ['images'], required: ['images'] };

/** The parts that the forms of everything with a fixed price have. */
export const SHARED_PARTS: readonly FormPart[] = [
  { name: 'price', fields: ['price', 'location'], required: ['price', 'location'] },
  PHOTOS_PART,
];

/** The DOM id of a field's control. */
export function fieldId(field: FormField): string {
  return `listing-${field}`;
}

/** What is still missing of a part. */
export function missingIn({ required }: FormPart, values: object, hasPhotos: boolean): RequiredField[] {
  const held = new Map<string, unknown>(Object.entries(values));
  const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === '';
  return required.filter((field) => (field === 'images' ? !hasPhotos : isBlank(held.get(field))));
}
