import 'server-only';
import { createHash } from 'node:crypto';
import type { Transaction } from '@/lib/core/db/client';
import { lockName } from '@/lib/core/db/locks';
import { recordSignal } from './record-signal';

/**
 * Remembers the hashes of documents that somebody sent, as papers or to be verified, until the account is deleted. The
 * same file in another account is worth a look: documents are lent, and forged. Of two accounts that send one at the same
 * moment the second waits until the first's is stored.
 */
export async function compareDocuments(tx: Transaction, userId: string, files: readonly Buffer[]): Promise<void> {
  const hashes = files.map((file) => createHash('sha256').update(file).digest());
  // Always in this order, so that two who send the same documents never wait for each other.
  for (const hash of hashes.sort((a, b) => a.compare(b))) {
    const sha256 = Uint8Array.from(hash);
    await lockName(tx, `document ${hash.toString('hex')}`);
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
