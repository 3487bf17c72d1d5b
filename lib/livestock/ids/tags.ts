import { isValidBritishTag } from './check-digits';
import { compactId, type ReadId } from './read-id';
import type { TagScheme } from './schema';

/** ISO 3166 numeric codes that electronic tags begin with: Argentina, Mexico, Uruguay, Australia, United Kingdom. */
const COUNTRIES = '032|484|858|036|826';

/** The first format that fits decides. */
const FORMATS: readonly (readonly [TagScheme, RegExp])[] = [
  ['us_ain', /^840\d{12}$/],
  ['br_sisbov', /^076\d{12}$/],
  ['country', new RegExp(`^(${COUNTRIES})\\d{12}$`)],
  // Codes from 900 on are the manufacturers' of tags, not a country's.
  ['manufacturer', /^9\d{14}$/],
  ['uk_cattle', /^UK\d{12}$/],
  ['us_nues9', /^([A-Z]{2}|\d{2})[A-Z]{3}\d{4}$/],
  ['us_nues8', /^\d{2}[A-Z]{2}\d{4}$/],
];

/** Too short or too long by one digit for what it begins with: a slip, not another kind of tag. */
const SLIP = new RegExp(`^((840|076|${COUNTRIES})(\\d{11}|\\d{13})|UK(\\d{11}|\\d{13}))$`);

/** Of tags whose format no public source gives: nothing is claimed but that it is a number. */
const UNKNOWN = /^(?=.*\d)[A-Z0-9]{5,20}$/;

/** Reads the number of an animal's tag as it was typed; its format tells what kind it is. */
export function readTag(typed: string): ReadId<TagScheme> {
  const number = compactId(typed);
  const scheme = FORMATS.find(([, format]) => format.test(number))?.[0];
  if (scheme === 'uk_cattle' && !isValidBritishTag(number)) return { wrong: 'check' };
  if (scheme) return { scheme, number };
  return UNKNOWN.test(number) && !SLIP.test(number) ? { scheme: 'other', number } : { wrong: 'format' };
}
