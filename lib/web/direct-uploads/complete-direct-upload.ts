import 'server-only';
import { buffer } from 'node:stream/consumers';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { DomainError, invalidField, type ErrorCode } from '@/lib/core/errors/domain-error';
import { storage } from '@/lib/files/storage/storage';
import { changePicture } from '@/lib/accounts/accounts/change-picture';
import { uploadBannerPicture } from '@/lib/money/banner-ads/pictures/upload-picture';
import { uploadPostPicture } from '@/lib/pages/blog/upload-post-picture';
import type { StoredFile } from '@/lib/files/storage/driver';
import { uploadImage } from '@/lib/files/uploads/upload-image';
import { uploadMessagePhoto } from '@/lib/files/uploads/upload-message-photo';
import { uploadVideo } from '@/lib/files/uploads/upload-video';
import { uploadDocuments } from '@/lib/accounts/verification/upload-documents';
import { DIRECT_KINDS, type DirectKind } from './schema';
import { stagedKey } from './staged-key';

/** Errors that a retry wouldn't change. After any other error the file is kept for a retry. */
const FINAL: readonly ErrorCode[] = [
  'invalid_input',
  'too_large',
  'unsupported_type',
  'forbidden',
  'verification_closed',
];

type Completed = { kind: DirectKind; result: object };
type Claimed = { kind: string; name: string; size: number };

/**
 * Claims an upload for processing: one request at a time, and again five minutes after a request that never finished.
 */
async function claim(actor: Actor, id: string): Promise<Claimed | null> {
  const [claimed] = await db.$queryRaw<Claimed[]>`
    UPDATE direct_uploads SET completing_at = now()
    WHERE id = ${id}::uuid AND user_id = ${actor.id}::uuid AND result IS NULL AND (completing_at IS NULL OR completing_at < now() - interval '5 minutes')
    RETURNING kind, name, size`;
  return claimed ?? null;
}

function kindOf(kind: string): DirectKind {
  const known = DIRECT_KINDS.find((candidate) => candidate === kind);
  if (!known) throw new Error(`direct_uploads.kind: ${kind}`);
  return known;
}

/** Returns the result of an upload that was already completed. */
async function earlier(actor: Actor, id: string): Promise<Completed> {
  const upload = await db.directUpload.findFirst({
    where: { id, userId: actor.id },
    select: { kind: true, result: true },
  });
  if (!upload) throw new DomainError('not_found');
  if (upload.result === null) throw new DomainError('conflict');
  return { kind: kindOf(upload.kind), result: upload.result as object };
}

/**
 * Verifies a file that the actor's browser sent to the store, and stores it as the same upload through our server does.
 * Idempotent: repeated, it returns the first result.
 * @throws DomainError `not_found` unless the upload is the actor's, `conflict` while it is being processed,
 * `invalid_input` at `file` if the file is incomplete, and whatever the upload itself throws.
 */
export async function completeDirectUpload(actor: Actor, id: string): Promise<Completed> {
  const claimed = await claim(actor, id);
  if (!claimed) return earlier(actor, id);
  try {
    const file = await storage().get(stagedKey(id));
    if (file?.size !== claimed.size) {
      file?.body.destroy();
      throw invalidField('file', 'fileNotArrived', { name: claimed.name.slice(0, 100) });
    }
    const kind = kindOf(claimed.kind);
    const result = await verifyAndStore(actor, kind, claimed.name, file);
    await db.directUpload.updateMany({ where: { id }, data: { result } });
    // If this fails, the sweep deletes the file.
    await storage()
      .delete([stagedKey(id)])
      .catch(() => undefined);
    return { kind, result };
  } catch (error) {
    if (error instanceof DomainError && FINAL.includes((error as DomainError).code)) {
      await db.directUpload.deleteMany({ where: { id } });
      await storage()
        .delete([stagedKey(id)])
        .catch(() => undefined);
    } else {
      await db.directUpload.updateMany({ where: { id }, data: { completingAt: null } });
    }
    throw error;
  }
}

/**
 * Passes a staged file to the verb of the same upload through our server, which verifies, converts and stores it.
 * Returns what that upload's route answers and throws what the verb throws.
 */
async function verifyAndStore(actor: Actor, kind: DirectKind, name: string, file: StoredFile): Promise<object> {
  if (kind === 'video') return { success: true, videoUrl: await uploadVideo(actor, { name, body: file.body }) };
  const upload = { name, bytes: await buffer(file.body) };
  switch (kind) {
    case 'image':
      return uploadImage(actor, upload);
    case 'message':
      return uploadMessagePhoto(actor, upload);
    case 'post':
      return uploadPostPicture(actor, upload);
    case 'banner':
      return uploadBannerPicture(actor, upload);
    case 'portrait':
      return changePicture(actor, upload);
    case 'document':
      return { documents: await uploadDocuments(actor, [upload]) };
  }
}
