const NAME = 'corral:inbox';
const PAGE_NEWS = 'corral:page-news';

/**
 * Announces to the pages that show conversations or notifications that these have changed.
 * @param isFirst the stream has just begun, and the counts are those that are shown: something may have changed between
 * the page's own reading and now
 */
export function announceInboxChange(isFirst = false): void {
  window.dispatchEvent(new CustomEvent<boolean>(NAME, { detail: isFirst }));
}

/** Calls `listener` when the conversations have changed, until the returned function is called. */
export function onInboxChange(listener: (isFirst: boolean) => void): () => void {
  const call = (event: Event) => listener((event as CustomEvent<boolean>).detail);
  window.addEventListener(NAME, call);
  return () => window.removeEventListener(NAME, call);
}

/** Announces that something has happened to what the page shows since it was rendered. */
export function announcePageNews(): void {
  window.dispatchEvent(new Event(PAGE_NEWS));
}

/** Calls `listener` when the page has become outdated, until the returned function is called. */
export function onPageNews(listener: () => void): () => void {
  window.addEventListener(PAGE_NEWS, listener);
  return () => window.removeEventListener(PAGE_NEWS, listener);
}
