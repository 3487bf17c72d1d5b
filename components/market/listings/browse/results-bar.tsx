'use client';

import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { FILTER_FORM_ID } from './element-ids';
import { ViewToggle } from './view-toggle';

export interface ResultsBarProps {
  /** "12 animals", or a sentence where nothing was found. */
  found: string;
  /** "1–12", of those. */
  range: string;
  /** True if nothing was found, which a sentence says. */
  isNone?: boolean;
  /** True if so little was found that phones need no order of it. */
  isFew?: boolean;
  /** True if at most one lot is that, which needs none anywhere unless one was chosen. */
  isAlone?: boolean;
  /** What can be done with the search. */
  action?: ReactNode;
  sort: string;
  /** The results on a map. */
  mapHref?: string | undefined;
  labels: {
    sort: string;
    sorts: Readonly<Record<string, string>>;
    view: string;
    /** Turns the grid into a list; undefined if the results can't be one. */
    list: string | undefined;
    map: string;
  };
}

/** Above the results: how many there are, the view and the order. */
export function ResultsBar({ found, range, isNone, isFew, isAlone, action, sort, mapHref, labels }: ResultsBarProps) {
  return (
    <div className="results-bar">
      <h2 id="results-heading" data-none={isNone ? '' : undefined}>
        {found}
        {range ? <small>{range}</small> : null}
      </h2>
      {action}
      {mapHref === undefined && labels.list === undefined ? null : (
        <ViewToggle label={labels.list} group="results">
          {mapHref === undefined ? null : (
            <a href={mapHref} aria-label={labels.map} data-tip={labels.map}>
              <Icon name="map" />
            </a>
          )}
        </ViewToggle>
      )}
      {isAlone && sort === 'newest' ? null : (
        <select
          name="sort"
          form={FILTER_FORM_ID}
          data-roving
          data-group="results"
          defaultValue={sort}
          aria-label={labels.sort}
          className={`control select-arrow results-sort ${isFew ? 'max-sm:hidden' : ''}`}
        >
          {Object.entries(labels.sorts).map(([sort, label]) => (
            <option key={sort} value={sort}>
              {label}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
