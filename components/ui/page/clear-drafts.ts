import { forgetFiles } from '@/components/ui/uploads/kept-files';

/** Stored keys that hold no personal data: display settings, progress of the tour and the analytics id. */
const NOBODYS = new Set(['theme', 'language', 'cattle-view', 'onboarding', 'visitor-id']);

/** Deletes unsent drafts from the browser on sign-out, because the next person may be someone else. */
export function clearDrafts(): void {
  forgetFiles();
  try {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) if (!NOBODYS.has(key)) localStorage.removeItem(key);
  } catch {
    // Storage may be blocked; then there are no drafts either.
  }
}
