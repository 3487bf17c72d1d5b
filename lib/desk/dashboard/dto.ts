import type { VerificationStatus } from '@/lib/accounts/accounts/dto';

/** What is shown above the tabs of a dashboard. */
export type DashboardSummary = {
  firstName: string;
  email: string;
  emailConfirmed: boolean;
  phone: string | null;
  verificationStatus: VerificationStatus;
  memberSince: string;
  /** `paused`: paused by the owner or expired, but not sold. */
  listings: { total: number; active: number; paused: number };
  equipment: number;
  favorites: number;
  searches: number;
  unread: number;
};
