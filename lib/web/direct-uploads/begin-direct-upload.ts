import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { env } from '@/lib/core/env';
import { DomainError } from '@/lib/core/errors/domain-error';
import { consume } from '@/lib/core/rate-limit/limit';
import { storage } from '@/lib/files/storage/storage';
import { mayAdvertise } from '@/lib/money/banner-ads/policy';
import { IMAGE_MAX_BYTES, VIDEO_MAX_BYTES } from '@/lib/files/uploads/schema';
import { DOCUMENT_MAX_BYTES, DOCUMENT_TYPES } from '@/lib/accounts/verification/schema';
import type { DirectUploadRequest, DirectKind } from './schema';
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

type Rule = { maxBytes: number; types: readonly string[]; field: string; tooLarge: string; wrongType: string };

/** The type that browsers send for unknown files; the bytes are checked in any case. */
const UNKNOWN = 'application/octet-stream';

const PICTURE = {
  maxBytes: IMAGE_MAX_BYTES,
  types: ['image/jpeg', 'image/png', 'image/gif'],
  tooLarge: 'imageTooLarge',
  wrongType: 'imageType',
};

/** The same limits, fields and messages as for uploads through our server. */
const RULES: Record<DirectKind, Rule> = {
  image: { ...PICTURE, field: 'images' },
  message: { ...PICTURE, field: 'images' },
  post: { ...PICTURE, field: 'images' },
  banner: { ...PICTURE, field: 'image' },
  portrait: { ...PICTURE, field: 'image' },
  video: {
    maxBytes: VIDEO_MAX_BYTES,
    types: ['video/mp4', 'video/webm', 'video/quicktime', 'video/x-msvideo', 'video/avi', UNKNOWN],
    field: 'video',
    tooLarge: 'videoTooLarge',
    wrongType: 'videoType',
  },
  document: {
    maxBytes: DOCUMENT_MAX_BYTES,
    types: [...DOCUMENT_TYPES, UNKNOWN],
    field: 'documents',
    tooLarge: 'documentTooLarge',
    wrongType: 'documentType',
  },
};

/**
 * Refuses, before it is sent, a file that would be refused afterwards anyway.
 * @throws DomainError `forbidden`, or `too_large` and `unsupported_type` naming the file.
 */
function checkAnnounced(actor: Actor, { kind, name, size, type }: DirectUploadRequest): void {
  const { maxBytes, types, field, tooLarge, wrongType } = RULES[kind];
  const isAdmin = actor.role === 'admin';
  if ((kind === 'post' && !isAdmin) || (kind === 'banner' && !isAdmin && !mayAdvertise(actor)))
    throw new DomainError('forbidden');
  const refused = (code: 'too_large' | 'unsupported_type', key: string) =>
    new DomainError(code, { fields: { [field]: [{ key, values: { name: name.slice(0, 100) } }] } });
  if (size > maxBytes) throw refused('too_large', tooLarge);
  if (!types.includes(type)) throw refused('unsupported_type', wrongType);
}
