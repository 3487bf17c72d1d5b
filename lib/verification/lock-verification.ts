import 'server-only';
import type { Role } from '@/lib/db/generated/enums';
import type { Transaction } from '@/lib/db/client';
import { isId } from '@/lib/validation/fields';
import type { VerificationStatus } from './dto';

type LockedVerification = { role: Role; verificationStatus: VerificationStatus; verificationDocuments: string[] };

/** Reads a person's verification for a change and holds their row until the transaction ends, so that two changes follow one another. */
export async function lockVerification(tx: Transaction, userId: string): Promise<LockedVerification | null> {
  if (!isId(userId)) return null;
  const rows = await tx.$queryRaw<LockedVerification[]>`
    SELECT role, verification_status AS "verificationStatus", verification_documents AS "verificationDocuments"
    FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
  return rows[0] ?? null;
}
