import type { Locale } from '@/lib/core/i18n/locales';
import designQueries from './design-queries.json';
import moreStrangerQueries from './more-stranger-queries.json';
import ownQueries from './own-queries.json';
import rancherQueries from './rancher-queries.json';
import familyQueries from './searches-of-families.json';
import severalPlaces from './searches-of-several-places.json';
import placesOfAll from './searches-of-places.json';
import silentFaults from './searches-of-silent-faults.json';
import roundElevenQueries from './searches-of-round-eleven.json';
import roundNineQueries from './searches-of-round-nine.json';
import roundTenQueries from './searches-of-round-ten.json';
import roundThirteenQueries from './searches-of-round-thirteen.json';
import roundTwelveQueries from './searches-of-round-twelve.json';
import roundFourteenQueries from './searches-of-round-fourteen.json';
import roundFifteenQueries from './searches-of-round-fifteen.json';
import roundSixQueries from './searches-of-round-six.json';
import sentenceQueries from './sentence-queries.json';
import strangerQueries from './stranger-queries.json';
import unseenQueries from './unseen-queries.json';

/** A search with its language and country, its filters, and what is left as text. */
type Query = readonly [Locale, string | null, string, Record<string, unknown>, string];

/**
 * Searches as ranchers write them, with what is to be read: those of people who hadn't seen the parser, and of the
 * families that were read wrong in them. With all places of the gazetteer.
 */
export const RANCHER_QUERIES = [
  ...rancherQueries,
  ...sentenceQueries,
  ...strangerQueries,
  ...moreStrangerQueries,
  ...familyQueries,
  ...unseenQueries,
  ...roundSixQueries,
  ...severalPlaces,
  ...silentFaults,
  ...roundNineQueries,
  ...roundTenQueries,
  ...roundElevenQueries,
  ...roundTwelveQueries,
  ...roundThirteenQueries,
  ...roundFourteenQueries,
  ...roundFifteenQueries,
  ...placesOfAll,
] as unknown as Query[];

/** These, and those that the parser was written with. */
export const ALL_QUERIES = [...designQueries, ...ownQueries, ...RANCHER_QUERIES] as unknown as Query[];
