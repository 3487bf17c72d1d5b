'use client';

import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';

const KEY = 'cattle-view';
const CHANGED = 'corral:view';
type View = 'grid' | 'list';

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}

const current = (): View => (document.documentElement.dataset.view === 'list' ? 'list' : 'grid');

function choose(view: View): void {
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

/** Shows the results as a list instead of a grid. The page's inline script applies a stored choice before the first paint. */
export function ViewToggle({ label }: { label: string }) {
  const chosen = useSyncExternalStore(subscribe, current, () => 'grid' as const);
  const isList = chosen === 'list';
  return (
    <div className="view-toggle">
      <button
        type="button"
        aria-pressed={isList}
        aria-label={label}
        data-tip={label}
        onClick={() => choose(isList ? 'grid' : 'list')}
      >
        <Icon name="list" />
      </button>
    </div>
  );
}
