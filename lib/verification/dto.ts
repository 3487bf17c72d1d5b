import type { VerificationStatus } from '@/lib/accounts/dto';
import type { TablePage } from '@/lib/validation/table-query';

export type { VerificationStatus };

/** A document that its owner may send with a request. What was sent with an earlier one has lost the name that it had on their disk. */
export type DocumentDto = { name: string; originalName: string | null; size: number | null };

/** A person's verification as `GET /api/verification/status` tells it to them. */
export type VerificationStatusDto = {
  verificationStatus: VerificationStatus;
  verificationNotes: string | null;
  verificationSubmittedAt: string | null;
  verificationReviewedAt: string | null;
};

/** What the form of a new request starts with. */
export type VerificationFormDto = {
  firstName: string;
  lastName: string;
  phone: string | null;
  location: string | null;
  businessName: string | null;
  businessType: string | null;
  documents: DocumentDto[];
};

/** A request as administrators see it. */
export type VerificationQueueItem = VerificationStatusDto & {
  userId: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  location: string | null;
  businessName: string | null;
  businessType: string | null;
  memberSince: string;
  documents: string[];
  /** Who decided; null where nobody did, or their account is gone. */
  reviewer: string | null;
};

/** `pending`: how many wait for a decision, whatever was searched for. */
export type VerificationQueue = TablePage<VerificationQueueItem> & { pending: number };
