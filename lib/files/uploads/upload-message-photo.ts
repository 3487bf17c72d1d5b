import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { uploadImage } from './upload-image';

/**
 * Stores a photograph for its owner to send in a message within a day. It has no public address.
 * @throws DomainError as `uploadImage`.
 */
export async function uploadMessagePhoto(actor: Actor, file: { name: string; bytes: Buffer }): Promise<{ id: string }> {
  const { id } = await uploadImage(actor, file, 'private/messages');
  return { id };
}
