const NAME = 'corral:inbox';

/** Announces to the pages that show conversations that these have changed. */
export function announceInboxChange(): void {
  window.dispatchEvent(new Event(NAME));
}

/** Calls `listener` when the conversations have changed, until the returned function is called. */
export function onInboxChange(listener: () => void): () => void {
  window.addEventListener(NAME, listener);
  return () => window.removeEventListener(NAME, listener);
}
