import 'server-only';
import type { Actor } from '@/lib/accounts/actor';
import { db } from '@/lib/db/client';
import { DomainError } from '@/lib/errors/domain-error';
import type { StoredFile } from '@/lib/storage/driver';
import { storage } from '@/lib/storage/storage';
import { documentKey, isDocumentName } from './document-name';
import { mayReviewVerifications } from './policy';

async function owns(actor: Actor, name: string): Promise<boolean> {
  const waiting = await db.upload.count({ where: { userId: actor.id, kind: 'document', key: documentKey(name) } });
  return waiting > 0 || (await db.user.count({ where: { id: actor.id, verificationDocuments: { has: name } } })) > 0;
}

/**
 * Opens a document for its owner or an administrator.
 * @throws DomainError `not_found` for everyone else, and for names that name nothing: the two look alike.
 */
export async function readDocument(viewer: Actor | null, name: string): Promise<StoredFile> {
  const allowed = viewer !== null && isDocumentName(name) && (mayReviewVerifications(viewer) || (await owns(viewer, name)));
  const file = allowed ? await storage().get(documentKey(name)) : null;
  if (!file) throw new DomainError('not_found');
  return file;
}
