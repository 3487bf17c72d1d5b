'use client';

import './compare-bar.css';
import { Icon } from '@/components/ui/icon';
import { comparisonPath } from '@/lib/market/animal-lots/lots/compared';
import { localizedPath, splitLocale } from '@/lib/core/i18n/paths';
import { dropAll } from './chosen';
import type { ComparisonLabels } from './labels';

export interface CompareBarProps {
  ids: readonly string[];
  labels: ComparisonLabels;
}

/** The place that the page's search is near to, by its id or as text, which the comparison measures from. */
function nearHere(): Record<string, string> {
  const query = new URLSearchParams(window.location.search);
  const [near, text] = [query.get('near'), query.get('radius') && query.get('location')];
  return near ? { near } : text ? { from: text } : {};
}

/** The way to the comparison, at the bottom of every page while something is chosen. */
export function CompareBar({ ids, labels }: CompareBarProps) {
  const { locale } = splitLocale(window.location.pathname);
  return (
    <section aria-label={labels.bar} className="compare-bar">
      <a href={localizedPath(locale, comparisonPath(ids, nearHere()))}>
        <Icon name="scale" />
        {`${labels.compare} (${ids.length})`}
      </a>
      <button type="button" aria-label={labels.clear} title={labels.clear} onClick={dropAll}>
        <Icon name="x" />
      </button>
    </section>
  );
}
