/** What a browser keeps that is nobody's: how it shows pages, and what it has seen of the tour. */
const NOBODYS = new Set(['theme', 'language', 'cattle-view', 'onboarding', 'visitor-id']);

/** Takes out of the browser what somebody typed and did not send, when they leave: the next person at it may be another. */
export function clearDrafts(): void {
  try {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) if (!NOBODYS.has(key)) localStorage.removeItem(key);
  } catch {
    // Storage may be forbidden; then there are no drafts either.
  }
}
