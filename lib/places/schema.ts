import { z } from 'zod';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/core/i18n/locales';
import { message } from '@/lib/core/validation/field-errors';
import { PLACES_MAX } from './dto';
import { filterFlag, filterNumber } from '@/lib/core/validation/list-query';

const language = z.enum(LOCALES, message('invalid')).default(DEFAULT_LOCALE);

/** The language that a list of regions is read in. */
export const regionsQuerySchema = z.object({ language });

/** What somebody has typed of a place's name, the country whose places come first, and the reader's language. */
export const placeQuerySchema = z.object({
  q: z.string(message('required')).trim().min(2, message('invalid')).max(100, message('invalid')),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, message('invalid'))
    .optional(),
  language,
});
export type PlaceQuery = z.output<typeof placeQuerySchema>;

/** The place to which a visitor's distance is asked. */
export const distanceQuerySchema = z.object({
  to: z.string(message('required')).trim().min(1, message('invalid')).max(200, message('invalid')),
});

/** The radius of a search near a place that says none, in kilometres. */
export const NEAR_KM = 200;
/** How far around a place is near it, if a sentence says no distance. */
export const RADIUS_KM = 150;
/** The radii to choose from. */
export const RADII_KM = [50, 100, 200, 300, 500] as const;
export const RADIUS_MAX_KM = 1000;

/** Ids of places, separated by commas. */
const SEVERAL = new RegExp(`^\\d{1,7}(?:,\\d{1,7}){1,${PLACES_MAX - 1}}$`);

/** The filters of places in a list's query, besides the place as text. */
export const placeFilters = {
  /** The id of a place. */
  near: filterNumber(7),
  radius: filterNumber(4).pipe(z.number().min(1, message('invalid')).max(RADIUS_MAX_KM, message('invalid'))),
  country: z.string().regex(/^[A-Z]{2}$/, message('invalid')),
  /** The id of a state, province or department. */
  region: filterNumber(7),
  /** The ids of places of which any will do: in a region or country, near a town. */
  places: z.string().trim().regex(SEVERAL, message('invalid')),
  /** What the gazetteer doesn't know the place of. */
  withoutPlace: filterFlag,
};
