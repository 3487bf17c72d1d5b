import 'server-only';
import { invalidField } from '@/lib/core/errors/domain-error';
import { placesNamed, saysWhere } from '@/lib/places/place-text';
import { offersContact } from './offers-contact';

/** A Brazilian postcode, which has as many digits as a telephone number. */
const POSTCODE = /(?<!\p{L})cep:?\s*\d{5}-?\d{3}(?!\d)/giu;

/** Places of the gazetteer are none: one is called Outlook. */
const holdsContact = (location: string) =>
  placesNamed(location).length === 0 && offersContact(location.replace(POSTCODE, ''));

/**
 * Refuses the text of a place that holds a telephone number or an address, or doesn't say where it is, unless it stays as
 * it was: older listings and profiles have such texts.
 * @throws DomainError `invalid_input` at `field`
 */
export function refusePlace(location: string, before?: string | null, field = 'location'): void {
  if (location === before) return;
  if (holdsContact(location)) throw invalidField(field, 'placeContact');
  if (!saysWhere(location)) throw invalidField(field, 'placeUnknown');
}
