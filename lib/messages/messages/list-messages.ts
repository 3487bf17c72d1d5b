import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { invalidField } from '@/lib/core/errors/domain-error';
import { isId } from '@/lib/core/validation/fields';
import type { MessageDto } from './dto';
import { newestRows, readMessages } from './read-messages';

const LIMIT = 200;

/**
 * Returns the messages that the actor sent and received, newest first, at most 200; `before` is the last id of the
 * previous page.
 * @throws DomainError `invalid_input` if `before` is not an id.
 */
export async function listMessages(actor: Actor, before: string | null): Promise<MessageDto[]> {
  if (before !== null && !isId(before)) throw invalidField('before', 'invalid');
  return readMessages(newestRows(actor.id, LIMIT, before));
}
