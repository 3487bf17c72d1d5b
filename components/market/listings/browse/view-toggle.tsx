'use client';

import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';

const KEY = 'cattle-view';
const CHANGED = 'corral:view';
const VIEWS = [
  { view: 'grid', icon: 'layout-grid' },
  { view: 'list', icon: 'list' },
] as const;

type View = (typeof VIEWS)[number]['view'];

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

interface ViewToggleProps {
  label: string;
  names: Record<View, string>;
}

/** Switches between grid and list. The page's inline script applies a stored choice before the first paint. */
export function ViewToggle({ label, names }: ViewToggleProps) {
  const chosen = useSyncExternalStore(subscribe, current, () => 'grid' as const);
  return (
    <div data-roving role="group" aria-label={label} className="view-toggle">
      {VIEWS.map(({ view, icon }) => (
        <button
          key={view}
          type="button"
          aria-pressed={chosen === view}
          aria-label={names[view]}
          data-tip={names[view]}
          onClick={() => choose(view)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
}
