import 'server-only';
import { invalidField } from '@/lib/core/errors/domain-error';
import { offersContact } from './offers-contact';

/**
 * Refuses a short text, shown to people who haven't dealt with its author, that holds a telephone number or an address or
 * asks for a call.
 * @throws DomainError `invalid_input` at `field`
 */
export function refuseContact(text: string | null, field: string): void {
  if (text !== null && offersContact(text)) throw invalidField(field, 'textContact');
}
