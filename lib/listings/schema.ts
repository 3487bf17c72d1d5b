import { z } from 'zod';
import { HIGHLIGHT_DURATIONS } from '@/lib/highlights/schema';
import { message } from '@/lib/validation/field-errors';
import { DECIMAL, checkbox, optionalText, requiredLine } from '@/lib/validation/fields';
import { parseVideoLink } from './video-link';

export const TITLE_MAX = 100;
export const DESCRIPTION_MAX = 5000;
export const IMAGES_MAX = 5;

/** How long a listing stands before its owner must renew it. */
export const LISTING_DAYS = 120;

/** When a listing that is published or renewed at `now` expires. */
export const listingExpiry = (now: Date) => new Date(now.getTime() + LISTING_DAYS * 24 * 60 * 60 * 1000);

/** Blank form inputs count as absent. */
export const blankAsNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value);

/** What a seller says of any listing. */
export const listingFields = {
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

/** The ids of uploaded pictures, in the order shown; how many are needed is the verb's to say. */
export const imageIdsSchema = z.array(z.uuid(message('invalid'))).max(IMAGES_MAX, message('imagesTooMany'));
