import 'server-only';
import { invalidField } from '@/lib/core/errors/domain-error';
import { countryOf } from '@/lib/core/i18n/country';
import { readPhone } from './read-phone';

const isNational = (phone: string) => phone.startsWith('0');

/** A number that begins with a zero as the world dials it, if the place's country has it; null if it hasn't. */
function dialled(phone: string, place: string | null): string | null {
  return readPhone(phone.replace(/^00/, '+'), place)?.number ?? null;
}

/**
 * Returns somebody's own number: one as it is dialled at home with the code of their country. While nobody said which
 * that is it stays as they wrote it.
 * @throws DomainError `invalid_input` at `field` where their country has no such number.
 */
export function ownPhone(phone: string, place: string | null, field: string): string {
  if (!isNational(phone)) return phone;
  const number = dialled(phone, place);
  if (number === null && countryOf(place ?? '') !== null) throw invalidField(field, 'phone');
  return number ?? phone;
}

/**
 * Returns a number that somebody abroad may have to dial, by the first place whose country has it.
 * @throws DomainError `invalid_input` at `field` for one without the code of a country that no place explains.
 */
export function phoneToDial(phone: string, places: readonly (string | null)[], field: string): string {
  if (!isNational(phone)) return phone;
  for (const place of places) {
    const number = dialled(phone, place);
    if (number !== null) return number;
  }
  throw invalidField(field, places.some((place) => countryOf(place ?? '') !== null) ? 'phone' : 'phoneWithCode');
}
