import 'server-only';
import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { countryOf } from '@/lib/core/i18n/country';

/** A phone number as every spelling of it is written: a plus, the country's code and digits; and its ISO country. */
export type Phone = { number: string; country: string };

/**
 * One mobile has two spellings in these countries: Argentina's are dialled with a 9 from abroad that people leave out,
 * and Mexico's had a 1 until 2020.
 */
const SAME_NUMBER = [
  [/^\+54(?!9)/, '+549'],
  [/^\+521(?=\d{10}$)/, '+52'],
] as const;

const oneSpelling = (number: string): string =>
  SAME_NUMBER.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), number);

/**
 * Reads a phone number as people type it; one without the code of a country is of the country of `place`, such as
 * "Salto, Uruguay". Returns null if no country has such a number.
 */
export function readPhone(typed: string, place: string | null): Phone | null {
  const code = countryOf(place ?? '') ?? '';
  const home = isSupportedCountry(code) ? code : undefined;
  const text = oneSpelling(typed.replace(/[^\d+]/g, ''));
  const read = parsePhoneNumberFromString(text, home) ?? parsePhoneNumberFromString(`+${text}`);
  if (!read?.country || !read.isValid()) return null;
  return { number: oneSpelling(read.number), country: read.country };
}

/** Returns the one spelling of a number, or its digits if no country has it: equal for numbers that reach one phone. */
export function samePhone(typed: string, place: string | null): string {
  return readPhone(typed, place)?.number ?? typed.replace(/\D/g, '');
}

/** Whether a phone may be of this country; countries that share a code, such as the United States and Canada, count as one. */
export function isOfCountry({ number, country }: Phone, place: string): boolean {
  if (country === place || !isSupportedCountry(place)) return true;
  return number.startsWith(`+${getCountryCallingCode(place)}`);
}
