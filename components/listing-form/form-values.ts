import { z } from 'zod';
import { HIGHLIGHT_DURATIONS } from '@/lib/highlights/schema';
import type { ListingDto } from '@/lib/listings/dto';
import { type ListingFormValues } from './form-kind';

export const EMPTY_LISTING: ListingFormValues = {
  title: '',
  description: '',
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
  price,
  priceNegotiable,
  location,
  youtubeUrl,
}: ListingDto): ListingFormValues {
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
