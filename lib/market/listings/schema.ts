import { z } from 'zod';
import { DAY_MS } from '@/lib/core/durations';
import { HIGHLIGHT_DURATIONS } from '@/lib/market/highlights/schema';
import { LOCALES } from '@/lib/core/i18n/locales';
import { CURRENCIES } from '@/lib/core/i18n/currencies';
import { whenValid } from '@/lib/core/validation/across-fields';
import { message } from '@/lib/core/validation/field-errors';
import {
  blankAsNull,
  checkbox,
  kept,
  money,
  moneyUpTo,
  optionalText,
  requiredLine,
} from '@/lib/core/validation/fields';
import { parseVideoLink } from '@/lib/core/validation/video-link';

export const TITLE_MAX = 100;
export const DESCRIPTION_MAX = 5000;
export const IMAGES_MAX = 5;

/** Days until a listing expires unless its owner renews it. */
export const LISTING_DAYS = 120;

/** Returns the expiry of a listing that is published or renewed at `now`. */
export const listingExpiry = (now: Date) => new Date(now.getTime() + LISTING_DAYS * DAY_MS);

/** The price as asked, in any of the currencies; without it `price` is what is asked, in US dollars. */
export const askedPriceFields = {
  priceAmount: kept(moneyUpTo(9_999_999_999)),
  priceCurrency: kept(z.enum(CURRENCIES, message('priceCurrency'))),
};

type Asked = Partial<Record<'price' | 'priceAmount' | 'priceBasis' | 'priceCurrency', unknown>>;
type Refinement = [holds: (asked: Asked) => boolean, params: Parameters<z.ZodAny['refine']>[1]];

/** Refines what is for sale: it has a price, in US dollars or as asked. */
export const pricedSomehow: Refinement = [
  ({ price, priceAmount }: Asked) => price !== undefined || priceAmount !== undefined,
  { path: ['price'], error: message('priceRequired'), ...whenValid('price', 'priceAmount') },
];

/** Refines what is for sale: who says in what they ask says how much. */
export const askedInFull: Refinement = [
  ({ priceBasis, priceCurrency, priceAmount }: Asked) => !(priceBasis ?? priceCurrency) || priceAmount !== undefined,
  {
    path: ['priceAmount'],
    error: message('priceRequired'),
    ...whenValid('priceAmount', 'priceBasis', 'priceCurrency'),
  },
];

/**
 * The language of title and description. Absent means: on creation the one that the adapter determines, on a change the
 * one it has.
 */
export const languageField = z.preprocess(
  (value) => blankAsNull(value) ?? undefined,
  z.enum(LOCALES, message('invalid')).optional(),
);

/** The seller's fields common to every kind of listing. */
export const listingFields = {
  description: optionalText(DESCRIPTION_MAX).transform((text) => text ?? ''),
  language: languageField,
  price: money('priceRequired', 'priceInvalid'),
  priceNegotiable: checkbox,
  location: requiredLine(120, { required: 'locationRequired' }),
  youtubeUrl: optionalText(300).refine((link) => link === null || parseVideoLink(link) !== null, message('videoLink')),
  highlightDuration: z.preprocess(
    blankAsNull,
    z.enum(['none', ...HIGHLIGHT_DURATIONS], message('highlight')).nullish(),
  ),
  /** Sent by clients that compute the end themselves; the server derives the duration from it and sets its own end. */
  highlightUntil: z.preprocess(blankAsNull, z.iso.datetime({ offset: true, error: message('highlight') }).nullish()),
};

/** A further field of updates through the API: pauses or resumes the listing; absent leaves it as it is. */
export const isActiveField = z.preprocess((value) => blankAsNull(value) ?? null, checkbox.nullable());

/** The address of a picture that a listing already has, as in `ListingDto.images`. */
const STORED_PICTURE = /^\/media\/[\w/-]{1,200}-1600\.webp$/;

/** An edited listing's pictures in display order: ids of uploads, and addresses of present ones that stay. */
export const picturesSchema = z
  .array(z.union([z.uuid(), z.string().regex(STORED_PICTURE)], message('invalid')))
  .min(1, message('imagesRequired'))
  .max(IMAGES_MAX, message('imagesTooMany'));

/** The ids of uploaded pictures, in display order; the verb checks how many are required. */
export const imageIdsSchema = z.array(z.uuid(message('invalid'))).max(IMAGES_MAX, message('imagesTooMany'));
