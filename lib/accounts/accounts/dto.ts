import type { Prisma } from '@/lib/core/db/generated/client';
import type { Role } from '@/lib/core/db/generated/enums';

/** A user's own account (`GET /api/user`); never sent to anyone else. */
export type UserDto = {
  id: string;
  email: string;
  /** Until it is true, the account can't publish, write, bid or report. */
  emailConfirmed: boolean;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
  phone: string | null;
  phoneConfirmed: boolean;
  location: string | null;
  role: Role;
  language: string;
  timeZone: string | null;
  verificationStatus: VerificationStatus;
  createdAt: string;
};

/** An account as administrators see it. */
export type AdminUserDto = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  emailConfirmed: boolean;
  phoneConfirmed: boolean;
  role: Role;
  verificationStatus: VerificationStatus;
  /** The number of listings, whatever their state. */
  listings: number;
  /** Auctions that suspending the account cancels for good. */
  openLots: number;
  createdAt: string;
  suspendedAt: string | null;
  /** When the suspension ends by itself; null for one without an end. */
  suspendedUntil: string | null;
  suspensionReason: string | null;
  /** When its owner asked to delete it; deleted 14 days later. */
  closedAt: string | null;
  /** What an administrator set; null for the usual limit. */
  biddingLimit: string | null;
  /** Lots that the person won without answering the seller, until an administrator clears them. */
  missedAnswers: number;
};

/** The public profile of a user; never contains an e-mail address or a phone number. */
export type PublicPersonDto = {
  id: string;
  name: string;
  profileImageUrl: string | null;
  location: string | null;
  memberSince: string;
  verificationStatus: VerificationStatus;
  /** Whether they proved to have the phone of their account, which isn't shown. */
  phoneConfirmed: boolean;
};

export const userSelect = {
  id: true,
  email: true,
  emailConfirmedAt: true,
  firstName: true,
  lastName: true,
  profileImageUrl: true,
  phone: true,
  phoneConfirmedAt: true,
  location: true,
  role: true,
  language: true,
  timeZone: true,
  verificationStatus: true,
  createdAt: true,
} as const satisfies Prisma.UserSelect;

/** Maps a stored row to the user's own account. */
export function toUserDto({
  createdAt,
  emailConfirmedAt,
  phoneConfirmedAt,
  ...rest
}: Prisma.UserGetPayload<{ select: typeof userSelect }>): UserDto {
  return {
    ...rest,
    emailConfirmed: emailConfirmedAt !== null,
    phoneConfirmed: phoneConfirmedAt !== null,
    createdAt: createdAt.toISOString(),
  };
}

export type VerificationStatus = 'unverified' | 'pending' | 'verified' | 'rejected';
