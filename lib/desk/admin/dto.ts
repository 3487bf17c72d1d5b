import type { Flow } from '@/lib/accounts/onboarding/schema';

/** The four totals of the overview (`GET /api/admin/stats`). */
export type AdminStats = {
  totalUsers: number;
  totalListings: number;
  pendingReports: number;
  pendingTransactions: number;
};

/** The count of one day (UTC). */
export type DayCount = { day: string; count: number };

/** New rows per day, oldest day first, for each of the totals. */
export type AdminActivity = Record<keyof AdminStats, DayCount[]>;

/** How many items wait for an administrator, and since when the oldest one does. */
export type Queue = { waiting: number; oldest: string | null };

/** What waits, by kind. A case with an appeal is one of the appeals alone. */
export type AdminQueues = Record<
  | 'cases'
  | 'appeals'
  | 'support'
  | 'verifications'
  | 'papers'
  | 'ids'
  | 'bannerRequests'
  | 'transactions'
  | 'awards'
  | 'disputes'
  | 'rates',
  Queue
>;

/**
 * How many browsers started, completed and skipped a tour; `steps` counts the browsers that completed each step, first
 * step first.
 */
export type Funnel = { started: number; steps: number[]; completed: number; skipped: number };

export type OnboardingFunnel = Record<Flow, Funnel>;
