import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Actor } from '@/lib/core/actors/actor';
import { requireConfirmedEmail } from '@/lib/core/actors/require-confirmed-email';
import { db } from '@/lib/core/db/client';
import { DomainError, invalidField, type FieldMessage } from '@/lib/core/errors/domain-error';
import { countUpload } from '@/lib/core/metrics/count-upload';
import { consume } from '@/lib/core/rate-limit/limit';
import { compareDocuments } from '@/lib/records/risk-signals/compare-documents';
import { storage } from '@/lib/files/storage/storage';
import { contentTypeOf } from '@/lib/files/storage/storage-key';
import { checkDocument } from '@/lib/files/uploads/check-document';
import { discardBeyond } from '@/lib/files/uploads/discard-uploads';
import { cleanText } from '@/lib/core/validation/fields';
import { documentKey, documentName } from './document-name';
import type { DocumentDto } from './dto';
import { mayRequestVerification } from './policy';
import { DOCUMENTS_MAX, DOCUMENT_MAX_BYTES } from './schema';

type UploadedFile = { name: string; bytes: Buffer };
type Kept = UploadedFile & { key: string };

/** Enough for one request's documents and as many replacements; the oldest are discarded. */
const WAITING_MAX = 2 * DOCUMENTS_MAX;

/** Detects each file's type from its bytes, not its name, and reports every refused file. */
async function check(files: readonly UploadedFile[]): Promise<Kept[]> {
  const kept: Kept[] = [];
  const complaints: { code: 'too_large' | 'unsupported_type'; message: FieldMessage }[] = [];
  for (const file of files) {
    const values = { name: file.name.slice(0, 100) };
    if (file.bytes.length > DOCUMENT_MAX_BYTES) {
      complaints.push({ code: 'too_large', message: { key: 'documentTooLarge', values } });
      continue;
    }
    const found = await checkDocument(file.bytes);
    if (found)
      kept.push({ name: file.name, bytes: found.bytes, key: documentKey(`${randomUUID()}.${found.extension}`) });
    else complaints.push({ code: 'unsupported_type', message: { key: 'documentType', values } });
  }
  if (complaints[0])
    throw new DomainError(complaints[0].code, { fields: { documents: complaints.map(({ message }) => message) } });
  return kept;
}

/**
 * Stores one to five documents, readable only by their owner and administrators, for a request that the owner submits
 * within a day. Either all are stored or none.
 * @throws DomainError `email_unconfirmed`, `too_large` or `unsupported_type` naming the files at `documents`, `invalid_input` for none or
 * too many, `verification_closed` if no request can be submitted, `storage_unavailable`, `rate_limited`.
 */
export async function uploadDocuments(actor: Actor, sent: readonly UploadedFile[]): Promise<DocumentDto[]> {
  requireConfirmedEmail(actor);
  return countUpload(
    'document',
    () => sent.reduce((sum, { bytes }) => sum + bytes.length, 0),
    () => storeDocuments(actor, sent),
  );
}

async function storeDocuments(actor: Actor, sent: readonly UploadedFile[]): Promise<DocumentDto[]> {
  // File names may contain control and bidirectional characters, which deceive readers or which the database rejects.
  const files = sent.map(({ name, bytes }) => ({ name: cleanText(name), bytes }));
  if (files.length === 0) throw invalidField('documents', 'documentsRequired');
  if (files.length > DOCUMENTS_MAX) throw invalidField('documents', 'documentsTooMany');
  for (const _ of files) await consume('uploadByUser', actor.id);
  const user = await db.user.findUniqueOrThrow({ where: { id: actor.id }, select: { verificationStatus: true } });
  if (!mayRequestVerification(user)) throw new DomainError('verification_closed');
  const kept = await check(files);
  const keys = kept.map(({ key }) => key);
  try {
    for (const { key, bytes } of kept) await storage().put(key, bytes, contentTypeOf(key));
    await db.$transaction(async (tx) => {
      await tx.upload.createMany({
        data: kept.map(({ key, name, bytes }) => ({
          userId: actor.id,
          kind: 'document' as const,
          key,
          details: { name: name.slice(0, 200), size: bytes.length, type: contentTypeOf(key) },
        })),
      });
      // As they were sent: what is stored may have lost its place and time.
      const hashed = files.map(({ bytes }) => bytes);
      await compareDocuments(tx, actor.id, hashed);
    });
  } catch (cause) {
    await storage()
      .delete(keys)
      .catch(() => undefined);
    throw cause;
  }
  // Best effort; the documents are already stored.
  await discardBeyond(actor, 'document', WAITING_MAX).catch(() => undefined);
  return kept.map(({ key, name, bytes }) => ({
    name: documentName(key),
    originalName: name.slice(0, 200),
    size: bytes.length,
  }));
}
