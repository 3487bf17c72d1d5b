import type { Actor } from '@/lib/core/actors/actor';
import type { VerificationStatus } from './dto';

/** A request can be submitted once, and again after a rejection. */
export function mayRequestVerification({ verificationStatus }: { verificationStatus: VerificationStatus }): boolean {
  return verificationStatus === 'unverified' || verificationStatus === 'rejected';
}

/** Administrators see requests and decide them. */
export function mayReviewVerifications(actor: Actor): boolean {
  return actor.role === 'admin';
}
