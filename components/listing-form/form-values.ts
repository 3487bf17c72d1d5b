import { z } from 'zod';
import { HIGHLIGHT_DURATIONS } from '@/lib/highlights/schema';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales';
import type { ListingDto } from '@/lib/listings/dto';
import { type ListingFormValues } from './form-kind';

export const EMPTY_LISTING: ListingFormValues = {
  title: '',
  description: '',
  language: DEFAULT_LOCALE,
  price: '',
  priceNegotiable: false,
  location: '',
  youtubeUrl: '',
  highlightDuration: 'none',
};

/** The schema of the common form values in a draft. */
export const listingDraft = {
  title: z.string(),
  description: z.string(),
  language: z.enum(LOCALES),
  price: z.string(),
  priceNegotiable: z.boolean(),
  location: z.string(),
  youtubeUrl: z.string(),
  highlightDuration: z.enum([...HIGHLIGHT_DURATIONS, 'none']),
};

/** Converts a stored listing to the common form values. An active highlight isn't preselected. */
export function listingValues({
  title,
  description,
  language,
  price,
  priceNegotiable,
  location,
  youtubeUrl,
}: ListingDto): ListingFormValues {
  return {
    title,
    description,
    language,
    price: price.replace(/\.00$/, ''),
    priceNegotiable,
    location,
    youtubeUrl: youtubeUrl ?? '',
    highlightDuration: 'none',
  };
}
