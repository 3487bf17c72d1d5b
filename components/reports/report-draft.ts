/** Of the shared schema, which would bring its validator to the page. */
export const DETAILS_MAX = 2000;

/** A report that is being written. */
interface ReportDraft {
  /** Blank until chosen. */
  reason: string;
  description: string;
}

const key = (listingId: string) => `report-${listingId}`;

/** What was being written in this tab about a listing. */
export function readReportDraft(listingId: string): ReportDraft {
  try {
    const { reason, description } = JSON.parse(sessionStorage.getItem(key(listingId)) ?? '{}') as Partial<Record<keyof ReportDraft, unknown>>;
    return { reason: typeof reason === 'string' ? reason : '', description: typeof description === 'string' ? description : '' };
  } catch {
    return { reason: '', description: '' };
  }
}

/** Keeps it until the tab is closed; null forgets it. */
export function writeReportDraft(listingId: string, draft: ReportDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(key(listingId), JSON.stringify(draft));
    else sessionStorage.removeItem(key(listingId));
  } catch {
    // Storage may be full or forbidden; then the text lives as long as the dialog.
  }
}
