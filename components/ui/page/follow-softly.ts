import type { MouseEvent } from 'react';

/** Id of the element that holds the open tab's content. */
export const TAB_ID = 'dashboard-tab';

/**
 * Follows a link to another dashboard view without requesting its page, which is the same for all of them. Use as
 * `onClickCapture`: Next.js links ignore clicks that are already prevented.
 */
export function followSoftly(event: MouseEvent<HTMLElement>): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.origin !== window.location.origin || link.pathname !== window.location.pathname)
    return;
  event.preventDefault();
  window.history.pushState(null, '', link.href);
  if (!link.closest('[data-soft=page]')) return;
  // Pagination is at the end of the list: scroll and focus the beginning of the next page.
  const scrolled = link.closest('nav');
  if (scrolled) scrolled.scrollTop = 0;
  const list = document.getElementById(TAB_ID);
  list?.focus({ preventScroll: true });
  list?.scrollIntoView();
}
