import { useSyncExternalStore } from 'react';
import { browserStorage } from '@/components/ui/shared-data/stored';

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
  browserStorage.write(KEY, view);
  window.dispatchEvent(new Event(CHANGED));
}

/** Returns how the visitor looks at results; the HTML of a page is the grid's. */
export const useView = (): View => useSyncExternalStore(subscribe, current, () => 'grid');
