import 'server-only';
import { DomainError } from '@/lib/core/errors/domain-error';
import { phoneChannel, type PhoneChannel } from '@/lib/core/phones/phone-message';

/** Returns how codes reach phones. @throws DomainError `not_found` if the operator has set up nothing. */
export function requireChannel(): PhoneChannel {
  const channel = phoneChannel();
  if (!channel) throw new DomainError('not_found');
  return channel;
}
