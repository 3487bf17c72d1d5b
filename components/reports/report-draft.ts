/** Of the shared schema, which would bring its validator to the page. */
export const DETAILS_MAX = 2000;

/** A report that is being written. */
interface ReportDraft {
  /** Blank until chosen. */
  reason: string;
  description: string;
}

const key = (topicId: string) => `report-${topicId}`;

/** What was being written in this tab about something. */
export function readReportDraft(topicId: string): ReportDraft {
  try {
    const { reason, description } = JSON.parse(sessionStorage.getItem(key(topicId)) ?? '{}') as Partial<
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

/** Keeps it until the tab is closed; null forgets it. */
export function writeReportDraft(topicId: string, draft: ReportDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(key(topicId), JSON.stringify(draft));
    else sessionStorage.removeItem(key(topicId));
  } catch {
    // Storage may be full or forbidden; then the text lives as long as the dialog.
  }
}
