import type { Locale } from '@/lib/core/i18n/locales';
import fewPlaces from './few-places.json';
import englishElsewhere from './en-elsewhere.json';
import greatBritain from './en-GB.json';
import unitedStates from './en-US.json';
import argentina from './es-AR.json';
import spanishElsewhere from './es-elsewhere.json';
import uruguay from './es-UY.json';
import brazil from './pt-BR.json';
import portugueseElsewhere from './pt-elsewhere.json';

/** A search with its language and country, its filters, and what is left as text. */
type Query = [Locale, string | null, string, Record<string, unknown>, string];

/** Searches that the parser was written with, to be read with a few places of the gazetteer. */
export const FEW_PLACES_QUERIES = fewPlaces as unknown as Query[];

/** Searches as ranchers write them, by the language and the country they write in, with all places. */
export const RANCHER_QUERIES = [
  ...uruguay,
  ...argentina,
  ...spanishElsewhere,
  ...unitedStates,
  ...greatBritain,
  ...englishElsewhere,
  ...brazil,
  ...portugueseElsewhere,
] as unknown as Query[];

export const ALL_QUERIES = [...FEW_PLACES_QUERIES, ...RANCHER_QUERIES];
