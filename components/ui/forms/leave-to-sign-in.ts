/** How long the toast about a lost session stays readable before the browser leaves. */
const LEAVE_AFTER_MS = 1000;

/** Ends the address of a page whose draft is kept meanwhile, which the sign-in page says. */
export const DRAFT_HASH = '#draft';

/** Whether somebody has just come back from the sign-in page to a draft; true once. */
export function comesBack(): boolean {
  const { hash, pathname, search } = window.location;
  if (hash !== DRAFT_HASH) return false;
  window.history.replaceState(window.history.state, '', pathname + search);
  return true;
}

/** Opens the message to a seller: of links from cards, and of the way back of who wrote it before signing in. */
export const CONTACT_HASH = '#contact';

/**
 * Sends a browser whose session has ended to the sign-in page after `afterMs` milliseconds, and back to this page or
 * `path` (at `hash`) afterwards.
 */
export function leaveToSignIn(
  afterMs = LEAVE_AFTER_MS,
  hash = '',
  path = window.location.pathname + window.location.search,
): void {
  const query = new URLSearchParams({ next: path + hash });
  setTimeout(() => window.location.assign(`/api/login?${query.toString()}`), afterMs);
}
