import 'server-only';
import type { Transaction } from '@/lib/core/db/client';
import type { TermsOccasion } from '@/lib/core/db/generated/enums';
import { termsVersion } from './read-legal';

/**
 * Records in the caller's transaction that a user accepted the current terms, by registering or publishing. The first
 * time of each version counts.
 */
export async function acceptTerms(tx: Transaction, userId: string, occasion: TermsOccasion): Promise<void> {
  await tx.termsAcceptance.createMany({
    data: [{ userId, version: await termsVersion(), occasion }],
    skipDuplicates: true,
  });
}
