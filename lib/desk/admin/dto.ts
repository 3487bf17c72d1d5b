import type { Flow } from '@/lib/accounts/onboarding/schema';
import type { DecisionAction } from '@/lib/moderation/cases/dto';
import type { UndoActInput, UndoKind } from '@/lib/records/undo/schema';

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

/** What has waited longest in a queue: whose or which it is, and what it is about, as they wrote it. */
export type OldestItem = { who: string; what: string | null };

/** How a decision is undone. */
type UndoOf = { decisionIds: string[] } | { act: UndoActInput };

/** Something that an administrator decided. */
export type RecentAct = ({ kind: 'case'; action: DecisionAction } | { kind: UndoKind }) & {
  /** Of the listing or the person that it is about; blank if they are gone. */
  name: string;
  at: string;
  /** Its page, without the locale. */
  path: string | null;
  undo: (UndoOf & { until: string }) | null;
};

/** Cases decided in a week, the appeals among them, and those of these that reversed a decision. */
export type WeekOfCases = {
  decided: number;
  appeals: number;
  reversed: number;
  /** Half of the reported cases were decided within this time after their first report; null if there was none. */
  minutes: number | null;
};

/**
 * How many browsers started, completed and skipped a tour; `steps` counts the browsers that completed each step, first
 * step first.
 */
export type Funnel = { started: number; steps: number[]; completed: number; skipped: number };

export type OnboardingFunnel = Record<Flow, Funnel>;
