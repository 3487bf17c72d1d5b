import { tabStorage } from '@/components/ui/shared-data/stored';

/** Duplicates the shared schema's limit, which would bundle its validator. */
export const DETAILS_MAX = 2000;

/** An unsent report. */
interface ReportDraft {
  /** Blank until chosen. */
  reason: string;
  description: string;
}

const key = (subjectId: string) => `report-${subjectId}`;

/** Reads this tab's draft about a subject. */
export function readReportDraft(subjectId: string): ReportDraft {
  const stored = (tabStorage.readJson(key(subjectId)) ?? {}) as Record<string, unknown>;
  const text = (field: keyof ReportDraft) => (typeof stored[field] === 'string' ? stored[field] : '');
  return { reason: text('reason'), description: text('description') };
}

/** Stores the draft until the tab is closed; null deletes it. */
export function writeReportDraft(subjectId: string, draft: ReportDraft | null): void {
  tabStorage.write(key(subjectId), draft && JSON.stringify(draft));
}
