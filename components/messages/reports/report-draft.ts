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
  try {
    const { reason, description } = JSON.parse(sessionStorage.getItem(key(subjectId)) ?? '{}') as Partial<
      Record<keyof ReportDraft, unknown>
    >;
    return {
      reason: typeof reason === 'string' ? reason : '',
      description: typeof description === 'string' ? description : '',
    };
  } catch {
    return { reason: '', description: '' };
  }
}

/** Stores the draft until the tab is closed; null deletes it. */
export function writeReportDraft(subjectId: string, draft: ReportDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(key(subjectId), JSON.stringify(draft));
    else sessionStorage.removeItem(key(subjectId));
  } catch {
    // Storage may be full or blocked; the text then lasts as long as the dialog.
  }
}
