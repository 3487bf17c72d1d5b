import { z } from 'zod';
import { HIGHLIGHT_DURATIONS } from '@/lib/market/highlights/schema';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/core/i18n/locales';
import type { ListingDto } from '@/lib/market/listings/dto';
import { type ListingFormValues } from './form-kind';

export const EMPTY_LISTING: ListingFormValues = {
  title: '',
  description: '',
  language: DEFAULT_LOCALE,
  price: '',
  priceNegotiable: false,
  priceMeant: '',
  location: '',
  youtubeUrl: '',
  highlightDuration: 'none',
};

/** Decimal text without zeros that say nothing. */
export const plainDecimal = (decimal: string): string => decimal.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');

/** The schema of the common form values in a draft. */
export const listingDraft = {
  title: z.string(),
  description: z.string(),
  language: z.enum(LOCALES),
  price: z.string(),
  priceNegotiable: z.boolean(),
  priceMeant: z.string().default(''),
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
    price: plainDecimal(price),
    priceNegotiable: priceNegotiable ?? false,
    priceMeant: '',
    location,
    youtubeUrl: youtubeUrl ?? '',
    highlightDuration: 'none',
  };
}
