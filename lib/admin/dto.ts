import type { Flow } from '@/lib/onboarding/schema';

/** The four numbers of the overview (`GET /api/admin/stats`). */
export type AdminStats = {
  totalUsers: number;
  totalListings: number;
  pendingReports: number;
  pendingTransactions: number;
};

/** What happened on one day, UTC. */
export type DayCount = { day: string; count: number };

/** What came in per day, the oldest day first, under the number that it belongs to. */
export type AdminActivity = Record<keyof AdminStats, DayCount[]>;

/** How many wait for an administrator, and since when the first of them does. */
export type Queue = { waiting: number; oldest: string | null };

export type AdminQueues = Record<'reports' | 'bannerRequests' | 'verifications' | 'transactions', Queue>;

/** How many browsers came how far in an introduction; `steps` counts those that completed each step, the first one first. */
export type Funnel = { started: number; steps: number[]; completed: number; skipped: number };

export type OnboardingFunnel = Record<Flow, Funnel>;
