import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { db } from '@/lib/db/client';
import { DomainError } from '@/lib/errors/domain-error';
import type { StoredFile } from '@/lib/storage/driver';
import { storage } from '@/lib/storage/storage';
import { documentKey, isDocumentName } from './document-name';
import { mayReviewVerifications } from './policy';

/** Long enough to follow a redirect on a slow line, too short to be passed on. */
const SECONDS = 60;

async function owns(actor: Actor, name: string): Promise<boolean> {
  const waiting = await db.upload.count({ where: { userId: actor.id, kind: 'document', key: documentKey(name) } });
  return waiting > 0 || (await db.user.count({ where: { id: actor.id, verificationDocuments: { has: name } } })) > 0;
}

/** The key of a document that this viewer may see. */
async function allowedKey(viewer: Actor | null, name: string): Promise<string> {
  const allowed =
    viewer !== null && isDocumentName(name) && (mayReviewVerifications(viewer) || (await owns(viewer, name)));
  if (!allowed) throw new DomainError('not_found');
  return documentKey(name);
}

/**
 * Opens a document for its owner or an administrator.
 * @throws DomainError `not_found` for everyone else, and for names that name nothing: the two look alike.
 */
export async function readDocument(viewer: Actor | null, name: string): Promise<StoredFile> {
  const file = await storage().get(await allowedKey(viewer, name));
  if (!file) throw new DomainError('not_found');
  return file;
}

/**
 * An address at the store itself, good for a minute, under which the document is downloaded; null where browsers can't reach the store, and
 * `readDocument` has to pass it on.
 * @throws DomainError as `readDocument`.
 */
export async function documentAddress(viewer: Actor | null, name: string): Promise<string | null> {
  const key = await allowedKey(viewer, name);
  const { signer } = storage();
  if (!signer) return null;
  // Signing asks nobody, so that a name without a file would lead to the store's own words.
  const first = await storage().get(key, { start: 0, end: 0 });
  if (!first) throw new DomainError('not_found');
  first.body.destroy();
  return signer.download(key, { fileName: name, seconds: SECONDS });
}
