import 'server-only';
import { invalidField } from '@/lib/core/errors/domain-error';
import { saysWhere } from './place-text';

/**
 * Refuses the text of a place that doesn't say where it is, unless it stays as it was: older listings and profiles
 * have such texts.
 * @throws DomainError `invalid_input` at `location`
 */
export function refuseUnknownPlace(location: string, before?: string | null): void {
  if (location !== before && !saysWhere(location)) throw invalidField('location', 'placeUnknown');
}
