'use client';

import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

/** An area: its address, name and number of lots. */
export type AreaTuple = readonly [href: string, name: string, total: number];

interface MapAreasProps {
  locale: Locale;
  areas: readonly AreaTuple[];
  /** What opens the rest of a long list. */
  more: string;
}

const SHOWN = 10;

/** The areas that have lots, as a list. A client component for the same reason as the map. */
export function MapAreas({ locale, areas, more }: MapAreasProps) {
  const most = areas[0]?.[2] ?? 1;
  const rows = (from: number, to?: number) => (
    <ul>
      {areas.slice(from, to).map(([href, name, total]) => (
        <li key={href}>
          <a href={href}>
            <span>{name}</span>
            <meter max={most} value={total} aria-hidden="true" />
            <b>{formatNumber(locale, total)}</b>
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <div className="lot-areas">
      {rows(0, SHOWN)}
      {areas.length > SHOWN ? (
        <details>
          <summary className="link">{more}</summary>
          {rows(SHOWN)}
        </details>
      ) : null}
    </div>
  );
}
