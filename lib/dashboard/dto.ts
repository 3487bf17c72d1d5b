import type { VerificationStatus } from '@/lib/accounts/dto';

/** What stands above the tabs of a dashboard. */
export type DashboardSummary = {
  firstName: string;
  email: string;
  phone: string | null;
  verificationStatus: VerificationStatus;
  memberSince: string;
  /** `paused` wait for their owner: paused or expired, but not sold. */
  listings: { total: number; active: number; paused: number };
  equipment: number;
  favorites: number;
  searches: number;
  unread: number;
  /** How many people the reader blocked. */
  blocked: number;
};
