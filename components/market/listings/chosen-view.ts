import { useSyncExternalStore } from 'react';

const KEY = 'cattle-view';
const CHANGED = 'corral:view';
export type View = 'grid' | 'list';

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}

const current = (): View => (document.documentElement.dataset.view === 'list' ? 'list' : 'grid');

/** Shows results as a list or as a grid, here and on later pages: the page's inline script applies it before the first paint. */
export function chooseView(view: View): void {
  const { dataset } = document.documentElement;
  if (view === 'list') dataset.view = view;
  else delete dataset.view;
  try {
    localStorage.setItem(KEY, view);
  } catch {
    // Storage may be blocked; the choice then lasts as long as the document.
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** Returns how the visitor looks at results; the HTML of a page is the grid's. */
export const useView = (): View => useSyncExternalStore(subscribe, current, () => 'grid');
