import 'server-only';
import { columnsOf } from '@/lib/core/db/columns-of';
import type { Role } from '@/lib/core/db/generated/enums';
import type { Transaction } from '@/lib/core/db/client';
import { isId } from '@/lib/core/validation/fields';
import type { VerificationStatus } from './dto';

type LockedVerification = {
  role: Role;
  location: string | null;
  verificationStatus: VerificationStatus;
  verificationNotes: string | null;
  verificationReviewedAt: Date | null;
  verificationReviewedBy: string | null;
  verificationDocuments: string[];
};

const FIELDS = [
  ...(['role', 'location', 'verificationStatus', 'verificationDocuments'] as const),
  ...(['verificationNotes', 'verificationReviewedAt', 'verificationReviewedBy'] as const),
] as const;

/** Reads a user's verification and locks their row until the transaction ends, which serializes concurrent changes. */
export async function lockVerification(tx: Transaction, userId: string): Promise<LockedVerification | null> {
  if (!isId(userId)) return null;
  const rows = await tx.$queryRaw<LockedVerification[]>`
    SELECT ${columnsOf('User', FIELDS)}
    FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
  return rows[0] ?? null;
}
