import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { env } from '@/lib/core/env';
import { DomainError } from '@/lib/core/errors/domain-error';
import { consume } from '@/lib/core/rate-limit/limit';
import { storage } from '@/lib/files/storage/storage';
import { checkAnnounced } from './rules';
import type { DirectUploadRequest } from './schema';
import { stagedKey } from './staged-key';

/** How long the browser has to start the upload; it may take longer to finish. */
const SECONDS_TO_BEGIN = 300;

/**
 * The most unfinished uploads per user; the oldest are discarded, so that nobody fills the store with uploads that are
 * never completed.
 */
const UNFINISHED_MAX = 20;

/** Where and with which content type the browser PUTs its file, and the id to complete the upload with. */
export type DirectUploadTicket = { id: string; url: string; type: string };

/**
 * Authorizes the actor's browser to send one file directly to the store, where it stays private until it is completed.
 * @throws DomainError `not_found` if direct uploads are disabled (S3_DIRECT_UPLOADS), `forbidden`, `too_large` or
 * `unsupported_type` naming the file, `rate_limited`.
 */
export async function beginDirectUpload(actor: Actor, request: DirectUploadRequest): Promise<DirectUploadTicket> {
  const { signer } = storage();
  if (!env.S3_DIRECT_UPLOADS || !signer) throw new DomainError('not_found');
  checkAnnounced(actor, request);
  await consume('directUploadByUser', actor.id);
  const { kind, name, size, type } = request;
  const { id } = await db.directUpload.create({ data: { userId: actor.id, kind, name, size }, select: { id: true } });
  const url = await signer.upload(stagedKey(id), { size, type, seconds: SECONDS_TO_BEGIN });
  // Housekeeping: its failure must not fail the upload.
  await discardOldest(actor).catch(() => undefined);
  return { id, url, type };
}

async function discardOldest(actor: Actor): Promise<void> {
  const gone = await db.$queryRaw<{ id: string }[]>`
    DELETE FROM direct_uploads WHERE completing_at IS NULL AND id IN (
      SELECT id FROM direct_uploads WHERE user_id = ${actor.id}::uuid AND result IS NULL ORDER BY id DESC OFFSET ${UNFINISHED_MAX}) RETURNING id`;
  await storage().delete(gone.map(({ id }) => stagedKey(id)));
}
