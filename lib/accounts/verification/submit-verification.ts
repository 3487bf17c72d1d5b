import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireConfirmedEmail } from '@/lib/core/actors/require-confirmed-email';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { db, type Transaction } from '@/lib/core/db/client';
import { DomainError, invalidField } from '@/lib/core/errors/domain-error';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { queueAccountMail } from '@/lib/core/outbox/queue-account-mail';
import { ownPhone } from '@/lib/core/phones/own-phone';
import { consume } from '@/lib/core/rate-limit/limit';
import { storage } from '@/lib/files/storage/storage';
import { refusePlace } from '@/lib/records/risk-phrases/refuse-place';
import { refuseOfficialBusiness, refuseOfficialName } from '@/lib/records/risk-phrases/official-name';
import { statusSelect, toStatusDto } from './columns';
import { documentKey, documentName } from './document-name';
import type { VerificationStatusDto } from './dto';
import { lockVerification } from './lock-verification';
import { mayRequestVerification } from './policy';
import type { VerificationRequest } from './schema';
import { verificationReceiptMail } from './verification-mails';

/** Claims all of the actor's pending documents; a document belongs to one request only. */
async function claimUploadedDocuments(tx: Transaction, actor: Actor): Promise<string[]> {
  const rows = await tx.$queryRaw<
    { key: string }[]
  >`DELETE FROM uploads WHERE user_id = ${actor.id}::uuid AND kind = 'document' RETURNING key`;
  return rows.map(({ key }) => documentName(key));
}

/**
 * Submits the actor's request for verification. Updates their profile with the details given, deletes documents that
 * are no longer named and sends a confirmation by e-mail.
 * @throws DomainError `email_unconfirmed`, `verification_closed` while one is under review or after an approval, `invalid_input` at
 * `documents` if a name is not a document of the actor, at a new place that nobody knows, and at a name that pretends to
 * be the operator or contains an address, `rate_limited`.
 */
export async function submitVerification(
  actor: Actor,
  { documents, ...fields }: VerificationRequest,
): Promise<VerificationStatusDto> {
  requireConfirmedEmail(actor);
  await consume('verificationByUser', actor.id);
  if (actor.role !== 'admin') {
    refuseOfficialName(fields);
    refuseOfficialBusiness('businessName', fields.businessName);
  }
  const names = [...new Set(documents)];
  const phone = ownPhone(fields.phone, fields.location, 'phone');
  const { user, surplus } = await db.$transaction(async (tx) => {
    const before = await lockVerification(tx, actor.id);
    if (!before || !mayRequestVerification(before)) throw new DomainError('verification_closed');
    refusePlace(fields.location, before.location);
    const own = [...before.verificationDocuments, ...(await claimUploadedDocuments(tx, actor))];
    if (!names.every((name) => own.includes(name))) throw invalidField('documents', 'documentGone');
    const updated = await tx.user.update({
      where: { id: actor.id },
      data: {
        ...fields,
        phone,
        verificationStatus: 'pending',
        verificationDocuments: names,
        verificationSubmittedAt: new Date(),
        verificationNotes: null,
        verificationReviewedAt: null,
        verificationReviewedBy: null,
      },
      select: { ...statusSelect, email: true, firstName: true, language: true },
    });
    // The seller's displayed name may have changed.
    await pagesChanged(tx, [`seller:${actor.id}`]);
    await queueAccountMail(tx, actor.id, await verificationReceiptMail(updated));
    return { user: updated, surplus: own.filter((name) => !names.includes(name)) };
  });
  deliverSoon();
  await storage()
    .delete(surplus.map(documentKey))
    .catch(() => undefined);
  return toStatusDto(user);
}
