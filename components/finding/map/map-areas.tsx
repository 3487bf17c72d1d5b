'use client';

import type { CSSProperties } from 'react';
import { formatNumber, formatRounded } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';

/** An area: which address it ends and with what, its name and number of lots, and their median price if there is one. */
export type AreaTuple = readonly [to: 0 | 1 | 2, value: string | number, name: string, total: number, median?: number];

/** What the addresses of areas begin with: a country's map, its results where there is no map, a region's results. */
export type AreaAddresses = readonly [map: string, results: string, region: string];

interface MapAreasProps {
  locale: Locale;
  areas: readonly AreaTuple[];
  addresses: AreaAddresses;
  /** What its columns are called; without the last there are no medians. */
  columns: readonly [area: string, lots: string] | readonly [area: string, lots: string, median: string];
  /** What opens the rest of a long list, or the address that has it. */
  more: string;
  moreHref: string | null;
  /** What it says of missing medians. */
  few: string;
}

const SHOWN = 10;

/** The areas that have lots, as a table. A client component for the same reason as the map. */
export function MapAreas({ locale, areas, addresses, columns, more, moreHref, few }: MapAreasProps) {
  const most = Math.max(...areas.map(([, , , total]) => total));
  const [area, lots, median] = columns;
  const table = (from: number, to?: number) => (
    <table className="lot-areas">
      <thead className={from > 0 ? 'sr-only' : undefined}>
        <tr>
          <th scope="col">{area}</th>
          <th scope="col">{lots}</th>
          {median ? <th scope="col">{median}</th> : null}
        </tr>
      </thead>
      <tbody>
        {areas.slice(from, to).map(([to, value, name, total, price]) => (
          <tr key={value}>
            <th scope="row">
              <a href={addresses[to] + value}>{name}</a>
            </th>
            <td style={{ '--part': (total / most).toFixed(2) } as CSSProperties}>{formatNumber(locale, total)}</td>
            {median ? <td>{price === undefined ? '—' : formatRounded(locale, String(price))}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <>
      {table(0, SHOWN)}
      {moreHref === null ? null : (
        <a href={moreHref} className="more-areas link map-actions">
          {more}
        </a>
      )}
      {areas.length > SHOWN ? (
        <details>
          <summary className="more-areas link">{more}</summary>
          {table(SHOWN)}
        </details>
      ) : null}
      {median && areas.some(([, , , , price]) => price === undefined) ? <p className="map-note">{few}</p> : null}
    </>
  );
}
