'use client';

import type { ReactNode } from 'react';
import { chooseView, useView } from '@/components/market/listings/chosen-view';
import { Icon } from '@/components/ui/icon';

interface ViewToggleProps {
  /** Turns the grid into a list; undefined if the results can't be one. */
  label: string | undefined;
  /** What it is one stop of the Tab key with. */
  group?: string;
  /** Other ways to see the results. */
  children?: ReactNode;
}

/** Shows the results as a list instead of a grid: one switch, in which the view that is chosen is marked. */
export function ViewToggle({ label, group, children }: ViewToggleProps) {
  const isList = useView() === 'list';
  return (
    <div data-roving={group && true} data-group={group} className="view-toggle">
      {label === undefined ? null : (
        <button
          type="button"
          aria-pressed={isList}
          aria-label={label}
          data-tip={label}
          onClick={() => chooseView(isList ? 'grid' : 'list')}
        >
          <Icon name="layout-grid" />
          <Icon name="list" />
        </button>
      )}
      {children}
    </div>
  );
}
