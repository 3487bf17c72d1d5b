import 'server-only';
import { createHash } from 'node:crypto';
import type { Transaction } from '@/lib/db/client';
import { recordSignal } from './record-signal';

/**
 * Remembers the hashes of documents that somebody sent, as papers or to be verified, until the account is deleted. The
 * same file in another account is worth a look: documents are lent, and forged.
 */
export async function compareDocuments(tx: Transaction, userId: string, files: readonly Buffer[]): Promise<void> {
  for (const file of files) {
    const sha256 = Uint8Array.from(createHash('sha256').update(file).digest());
    await tx.documentHash.createMany({ data: { sha256, userId }, skipDuplicates: true });
    const other = await tx.documentHash.findFirst({
      where: { sha256, userId: { not: userId } },
      orderBy: { createdAt: 'asc' },
      select: { userId: true },
    });
    if (!other) continue;
    const evidence = { other: other.userId };
    await recordSignal(tx, { subject: 'user', subjectId: userId, userId, rule: 'document_of_another', evidence });
  }
}
