import 'server-only';
import { randomUUID } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import type { Actor } from '@/lib/actors/actor';
import { db } from '@/lib/db/client';
import { DomainError, invalidField, type FieldMessage } from '@/lib/errors/domain-error';
import { processScan } from '@/lib/images/process-scan';
import { countUpload } from '@/lib/metrics/count-upload';
import { consume } from '@/lib/rate-limit/limit';
import { storage } from '@/lib/storage/storage';
import { contentTypeOf } from '@/lib/storage/storage-key';
import { discardUploads } from '@/lib/uploads/discard-uploads';
import { cleanText } from '@/lib/validation/fields';
import { documentKey, documentName } from './document-name';
import type { DocumentDto } from './dto';
import { mayRequestVerification } from './policy';
import { DOCUMENTS_MAX, DOCUMENT_MAX_BYTES, type DOCUMENT_TYPES } from './schema';

type UploadedFile = { name: string; bytes: Buffer };
type Kept = UploadedFile & { key: string };

const EXTENSIONS: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
} satisfies Record<(typeof DOCUMENT_TYPES)[number], string>;

/** Room for one request's documents and as many changes of mind; older ones make room. */
const WAITING_MAX = 2 * DOCUMENTS_MAX;

/** A PDF from its head to its end mark, with nothing behind that another program might read. */
function isWholePdf(bytes: Buffer): boolean {
  return /%%EOF[\s\0]*$/.test(bytes.toString('latin1', Math.max(0, bytes.length - 1024)));
}

/** What is kept of a file: a PDF as it is, a picture drawn anew. Null where an administrator would be given a fragment. */
async function whatIsKept(bytes: Buffer, extension: string | undefined): Promise<Buffer | null> {
  if (extension === 'pdf') return isWholePdf(bytes) ? bytes : null;
  return extension === 'jpg' || extension === 'png' ? processScan(bytes, extension) : null;
}

/** What a file is, its bytes say, not its name; every file that is refused is told. */
async function check(files: readonly UploadedFile[]): Promise<Kept[]> {
  const kept: Kept[] = [];
  const complaints: { code: 'too_large' | 'unsupported_type'; message: FieldMessage }[] = [];
  for (const file of files) {
    const values = { name: file.name.slice(0, 100) };
    if (file.bytes.length > DOCUMENT_MAX_BYTES) {
      complaints.push({ code: 'too_large', message: { key: 'documentTooLarge', values } });
      continue;
    }
    const extension = EXTENSIONS[(await fileTypeFromBuffer(file.bytes))?.mime ?? ''];
    const bytes = await whatIsKept(file.bytes, extension);
    if (bytes) kept.push({ name: file.name, bytes, key: documentKey(`${randomUUID()}.${extension}`) });
    else complaints.push({ code: 'unsupported_type', message: { key: 'documentType', values } });
  }
  if (complaints[0])
    throw new DomainError(complaints[0].code, { fields: { documents: complaints.map(({ message }) => message) } });
  return kept;
}

/**
 * Stores one to five documents where only their owner and administrators read them, for a request that the owner sends within a day.
 * All of them are kept, or none.
 * @throws DomainError `too_large` or `unsupported_type` naming the files at `documents`, `invalid_input` for none or too many,
 * `verification_closed` where no request can be sent, `storage_unavailable`, `rate_limited`.
 */
export function uploadDocuments(actor: Actor, sent: readonly UploadedFile[]): Promise<DocumentDto[]> {
  return countUpload(
    'document',
    () => sent.reduce((sum, { bytes }) => sum + bytes.length, 0),
    () => storeDocuments(actor, sent),
  );
}

async function storeDocuments(actor: Actor, sent: readonly UploadedFile[]): Promise<DocumentDto[]> {
  // Names come with control characters and turned directions too, which deceive readers or break the database.
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
    await db.upload.createMany({
      data: kept.map(({ key, name, bytes }) => ({
        userId: actor.id,
        kind: 'document' as const,
        key,
        details: { name: name.slice(0, 200), size: bytes.length, type: contentTypeOf(key) },
      })),
    });
  } catch (cause) {
    await storage()
      .delete(keys)
      .catch(() => undefined);
    throw cause;
  }
  // Housekeeping; the documents are stored whether it succeeds or not.
  await discardOldest(actor).catch(() => undefined);
  return kept.map(({ key, name, bytes }) => ({
    name: documentName(key),
    originalName: name.slice(0, 200),
    size: bytes.length,
  }));
}

async function discardOldest(actor: Actor): Promise<void> {
  const waiting = await db.upload.findMany({
    where: { userId: actor.id, kind: 'document' },
    orderBy: { id: 'desc' },
    select: { id: true },
  });
  if (waiting.length > WAITING_MAX)
    await discardUploads(
      actor,
      waiting.slice(WAITING_MAX).map(({ id }) => id),
    );
}
