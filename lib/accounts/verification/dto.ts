import type { VerificationStatus } from '@/lib/accounts/accounts/dto';
import type { PremisesScheme } from '@/lib/livestock/ids/schema';
import type { TablePage } from '@/lib/core/validation/table-query';

export type { VerificationStatus };

/** A document that its owner may submit. Those from an earlier request no longer have their original name and size. */
export type DocumentDto = { name: string; originalName: string | null; size: number | null };

/** A person's verification as `GET /api/verification/status` returns it to them. */
export type VerificationStatusDto = {
  verificationStatus: VerificationStatus;
  verificationNotes: string | null;
  verificationSubmittedAt: string | null;
  verificationReviewedAt: string | null;
};

/** The initial values of the form of a new request. */
export type VerificationFormDto = {
  firstName: string;
  lastName: string;
  phone: string | null;
  location: string | null;
  suggestedLocation: string | null;
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
  /** The registered premises that they declared. */
  premises: { scheme: PremisesScheme; number: string }[];
  /** The administrator who decided; null if nobody did or their account was deleted. */
  reviewer: string | null;
};

/** `pending`: the number of pending requests, regardless of the search. */
export type VerificationQueue = TablePage<VerificationQueueItem> & { pending: number };
