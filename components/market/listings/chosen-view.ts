import { useSyncExternalStore } from 'react';
import { createChange } from '@/components/ui/shared-data/create-change';
import { browserStorage } from '@/components/ui/shared-data/stored';

const KEY = 'cattle-view';
const changed = createChange();
export type View = 'grid' | 'list';

const current = (): View => (document.documentElement.dataset.view === 'list' ? 'list' : 'grid');

/** Shows results as a list or as a grid, here and on later pages: the page's inline script applies it before the first paint. */
export function chooseView(view: View): void {
  const { dataset } = document.documentElement;
  if (view === 'list') dataset.view = view;
  else delete dataset.view;
  browserStorage.write(KEY, view);
  changed.announce();
}

/** Returns how the visitor looks at results; the HTML of a page is the grid's. */
export const useView = (): View => useSyncExternalStore(changed.subscribe, current, () => 'grid');
