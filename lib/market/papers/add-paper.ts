import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Actor } from '@/lib/core/actors/actor';
import { requireConfirmedEmail } from '@/lib/core/actors/require-confirmed-email';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { db } from '@/lib/core/db/client';
import { lockUser } from '@/lib/core/db/locks';
import { DomainError, invalidField } from '@/lib/core/errors/domain-error';
import { countUpload } from '@/lib/core/metrics/count-upload';
import { consume } from '@/lib/core/rate-limit/limit';
import { compareDocuments } from '@/lib/records/risk-signals/compare-documents';
import { storage } from '@/lib/files/storage/storage';
import { contentTypeOf } from '@/lib/files/storage/storage-key';
import { checkDocument } from '@/lib/files/uploads/check-document';
import { isId } from '@/lib/core/validation/fields';
import { dateOf } from './rows';
import { PAPER_MAX_BYTES, PAPERS_MAX, type PaperFields } from './schema';
import { stampPaper } from './stamp-paper';

type UploadedFile = { name: string; bytes: Buffer };

/** The text of a trial that nobody reads. */
const TRIAL = 'Corral';

/** Checks what was sent; a PDF must be one that can be stamped for its readers. */
async function readable({ name, bytes }: UploadedFile) {
  const values = { name: name.slice(0, 100) };
  const refusal = (code: 'too_large' | 'unsupported_type', key: string) =>
    new DomainError(code, { fields: { file: [{ key, values }] } });
  if (bytes.length > PAPER_MAX_BYTES) throw refusal('too_large', 'documentTooLarge');
  const found = await checkDocument(bytes);
  if (!found) throw refusal('unsupported_type', 'documentType');
  if (found.extension === 'pdf' && !(await stampPaper(found.bytes, 'pdf', TRIAL)))
    throw refusal('unsupported_type', 'paperLocked');
  return found;
}

/**
 * Stores a paper of the actor, for all of their animals or those of one listing. Only its owner and administrators can open
 * it, and whom the owner lets.
 * @throws DomainError `email_unconfirmed`, `invalid_input` at `file`, `listingId` or without a place left, `too_large` or
 * `unsupported_type` at `file`, `rate_limited`, `storage_unavailable`.
 */
export async function addPaper(actor: Actor, fields: PaperFields, file: UploadedFile | null): Promise<void> {
  requireConfirmedEmail(actor);
  if (!file || file.bytes.length === 0) throw invalidField('file', 'paperRequired');
  await consume('uploadByUser', actor.id);
  await countUpload(
    'document',
    () => file.bytes.length,
    () => store(actor, fields, file),
  );
}

async function store(actor: Actor, fields: PaperFields, file: UploadedFile): Promise<void> {
  const { bytes, extension } = await readable(file);
  const key = `private/papers/${randomUUID()}.${extension}`;
  await storage().put(key, bytes, contentTypeOf(key));
  try {
    await db.$transaction(async (tx) => {
      await lockUser(tx, actor.id);
      if ((await tx.paper.count({ where: { ownerId: actor.id } })) >= PAPERS_MAX)
        throw invalidField('file', 'papersFull', { maximum: PAPERS_MAX });
      const { listingId, issuedOn, expiresOn, ...rest } = fields;
      if (listingId && !(await tx.animalListing.count({ where: { id: listingId, userId: actor.id } })))
        throw invalidField('listingId', 'invalid');
      await tx.paper.create({
        data: {
          ...rest,
          ownerId: actor.id,
          listingId,
          issuedOn: dateOf(issuedOn),
          expiresOn: expiresOn === null ? null : dateOf(expiresOn),
          key,
        },
      });
      await compareDocuments(tx, actor.id, [file.bytes]);
      await pagesChanged(tx, [listingId ? `listing:${listingId}` : `seller:${actor.id}`]);
    });
  } catch (cause) {
    await storage()
      .delete([key])
      .catch(() => undefined);
    throw cause;
  }
}

/** Deletes a paper of the actor; whoever may see it no longer can. @throws DomainError `not_found`. */
export async function deletePaper(actor: Actor, paperId: string): Promise<void> {
  await consume('changeByUser', actor.id);
  const gone = await db.$transaction(async (tx) => {
    const paper = isId(paperId) ? await tx.paper.findFirst({ where: { id: paperId, ownerId: actor.id } }) : null;
    if (!paper) throw new DomainError('not_found');
    await tx.paper.deleteMany({ where: { id: paperId } });
    await pagesChanged(tx, [paper.listingId ? `listing:${paper.listingId}` : `seller:${actor.id}`]);
    return paper;
  });
  await storage()
    .delete([gone.key])
    .catch(() => undefined);
}
