import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { discardUploads } from '@/lib/files/uploads/discard-uploads';
import { documentKey } from './document-name';

/**
 * Deletes a document that the actor has uploaded but not yet submitted.
 * @throws DomainError `not_found` for any other name.
 */
export async function discardDocument(actor: Actor, name: string): Promise<void> {
  const upload = await db.upload.findFirst({
    where: { userId: actor.id, kind: 'document', key: documentKey(name) },
    select: { id: true },
  });
  if (!upload) throw new DomainError('not_found');
  await discardUploads(actor, [upload.id]);
}
