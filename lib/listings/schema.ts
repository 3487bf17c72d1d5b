import { z } from 'zod';
import { message } from '@/lib/validation/field-errors';
import { DECIMAL, checkbox, optionalLine, optionalText, requiredLine, wholeNumber } from '@/lib/validation/fields';
import { isBreedOf } from './breeds';
import { CATEGORIES } from './categories';
import { parseVideoLink } from './video-link';

export const TITLE_MAX = 100;
export const DESCRIPTION_MAX = 5000;
export const AGE_MAX_MONTHS = 300;
export const WEIGHT_MAX_KG = 5000;
export const IMAGES_MAX = 5;
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024;
export const VIDEO_MAX_BYTES = 100 * 1024 * 1024;

/** How long a listing stands before its owner must renew it. */
export const LISTING_DAYS = 120;

/** When a listing that is published or renewed at `now` expires. */
export const listingExpiry = (now: Date) => new Date(now.getTime() + LISTING_DAYS * 24 * 60 * 60 * 1000);

export const HIGHLIGHT_DURATIONS = ['week', 'month'] as const;
export type HighlightDuration = (typeof HIGHLIGHT_DURATIONS)[number];

/** What a highlight costs in US dollars and how many days it lasts. */
export const HIGHLIGHTS = {
  week: { days: 7, price: '5.00' },
  month: { days: 30, price: '15.00' },
} as const satisfies Record<HighlightDuration, { days: number; price: string }>;

/** Blank form inputs count as absent. */
export const blankAsNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value);

/** What a seller says of anything on offer. */
export const offerFields = {
  description: optionalText(DESCRIPTION_MAX).transform((text) => text ?? ''),
  price: z
    .string(message('priceRequired'))
    .trim()
    .min(1, message('priceRequired'))
    .regex(DECIMAL, message('priceInvalid')),
  priceNegotiable: checkbox,
  location: requiredLine(120, { required: 'locationRequired' }),
  youtubeUrl: optionalText(300).refine((link) => link === null || parseVideoLink(link) !== null, message('videoLink')),
  highlightDuration: z.preprocess(
    blankAsNull,
    z.enum(['none', ...HIGHLIGHT_DURATIONS], message('highlight')).nullish(),
  ),
  /** Sent by clients that compute the end themselves; the server derives the duration and its own end from it. */
  highlightUntil: z.preprocess(blankAsNull, z.iso.datetime({ offset: true, error: message('highlight') }).nullish()),
};

/** The fields of an animal listing, as the form, the server action and `/api/cattle` send them (specification, section 5). */
export const listingFieldsSchema = z
  .object({
    title: requiredLine(TITLE_MAX, { required: 'titleRequired', tooLong: 'titleTooLong' }),
    category: z.enum(CATEGORIES, message('categoryRequired')),
    breed: z.string(message('breedRequired')).max(100, message('breedRequired')),
    age: z.preprocess(
      blankAsNull,
      z
        .any()
        .refine((value) => value !== null && value !== undefined, { error: message('ageRequired'), abort: true })
        .pipe(wholeNumber)
        .pipe(z.number().min(0, message('agePositive')).max(AGE_MAX_MONTHS, message('ageRealistic'))),
    ),
    weight: z.preprocess(
      blankAsNull,
      wholeNumber
        .pipe(z.number().min(0, message('weightPositive')).max(WEIGHT_MAX_KG, message('weightRealistic')))
        .nullish(),
    ),
    healthStatus: optionalLine(200),
    vaccinated: checkbox,
    healthCertificate: checkbox,
    pregnancyTested: checkbox,
    ...offerFields,
    /** The address that the video upload answered; only the uploader's own is accepted. */
    videoFile: optionalText(300),
  })
  .superRefine((listing, context) => {
    if (!isBreedOf(listing.category, listing.breed)) {
      context.addIssue({ code: 'custom', path: ['breed'], message: message('breedRequired'), input: listing.breed });
    }
  });

/** Parsed listing fields: numbers are numbers, blanks are null, the price is decimal text. */
export type ListingFields = z.output<typeof listingFieldsSchema>;

/** The ids of uploaded pictures, in the order shown; how many are needed is the verb's to say. */
export const imageIdsSchema = z.array(z.uuid(message('invalid'))).max(IMAGES_MAX, message('imagesTooMany'));
