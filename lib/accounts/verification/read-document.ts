import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { adminAct } from '@/lib/records/audit/admin-act';
import { db } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import type { StoredFile } from '@/lib/files/storage/driver';
import { storage } from '@/lib/files/storage/storage';
import { documentKey, isDocumentName } from './document-name';
import { mayReviewVerifications } from './policy';

/** Long enough to follow a redirect on a slow connection, too short for sharing. */
const SECONDS = 60;

async function owns(actor: Actor, name: string): Promise<boolean> {
  const waiting = await db.upload.count({ where: { userId: actor.id, kind: 'document', key: documentKey(name) } });
  return waiting > 0 || (await db.user.count({ where: { id: actor.id, verificationDocuments: { has: name } } })) > 0;
}

/**
 * Records that an administrator opens somebody else's document.
 * @throws DomainError `not_found` for one that belongs to nobody.
 */
async function recordReading(viewer: Actor | null, name: string): Promise<void> {
  if (viewer === null || (await owns(viewer, name))) return;
  const owner =
    (await db.user.findFirst({ where: { verificationDocuments: { has: name } }, select: { id: true } }))?.id ??
    (await db.upload.findUnique({ where: { key: documentKey(name) }, select: { userId: true } }))?.userId;
  if (!owner) throw new DomainError('not_found');
  await adminAct(viewer, () =>
    Promise.resolve({
      result: undefined,
      entries: [{ action: 'document.read', target: 'user', id: owner, before: null, after: { document: name } }],
    }),
  );
}

/** Returns the key of a document after checking that the viewer may see it. */
async function allowedKey(viewer: Actor | null, name: string): Promise<string> {
  const allowed =
    viewer !== null && isDocumentName(name) && (mayReviewVerifications(viewer) || (await owns(viewer, name)));
  if (!allowed) throw new DomainError('not_found');
  return documentKey(name);
}

/**
 * Opens a document for its owner or an administrator, whose reading is recorded in the audit log.
 * @throws DomainError `not_found` for everyone else and for missing documents, so that the two can't be
 * distinguished.
 */
export async function readDocument(viewer: Actor | null, name: string): Promise<StoredFile> {
  const file = await storage().get(await allowedKey(viewer, name));
  if (!file) throw new DomainError('not_found');
  await recordReading(viewer, name).catch((error: unknown) => {
    file.body.destroy();
    throw error;
  });
  return file;
}

/**
 * Returns a URL of the store that downloads the document and expires after a minute; null if browsers can't reach the
 * store, so that the caller must stream it with `readDocument`.
 * @throws DomainError as `readDocument`.
 */
export async function documentAddress(viewer: Actor | null, name: string): Promise<string | null> {
  const key = await allowedKey(viewer, name);
  const { signer } = storage();
  if (!signer) return null;
  // Signing doesn't check that the file exists; a missing one would lead to the store's own error page.
  const first = await storage().get(key, { start: 0, end: 0 });
  if (!first) throw new DomainError('not_found');
  first.body.destroy();
  await recordReading(viewer, name);
  return signer.download(key, { fileName: name, seconds: SECONDS });
}
