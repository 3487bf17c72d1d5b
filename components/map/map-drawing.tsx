'use client';

import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { MapDrawing as Drawing } from '@/lib/map/dto';

/** As props: without the names of their fields. */
export type CellTuple = readonly [zone: string, place: string, total: number, x: number, y: number];

export type TownTuple = readonly [name: string, x: number, y: number, isLeft: boolean];

interface MapDrawingProps {
  locale: Locale;
  drawing: Omit<Drawing, 'cells' | 'towns'>;
  cells: readonly CellTuple[];
  towns: readonly TownTuple[];
  /** Whether one country is in the middle, or several are shown. */
  isOfCountry: boolean;
  /** The address of the results, to which the zone is added. */
  results: string;
  label: string;
  /** What a zone is called: with one lot and with more. */
  names: readonly [one: string, more: string];
  className: 'wide' | 'narrow';
}

/** Longer numbers don't fit into a hexagon. */
const WRITTEN_MAX = 10_000;
const GAP = 2;
const STROKE = 1.2;
const SHADES = 5;

const written = (locale: Locale, total: number) =>
  total < WRITTEN_MAX ? formatNumber(locale, total) : `${Math.floor(total / 1000)}k`;

/** Returns the outline of a hexagon of a width around the origin. */
function hexagonPath(width: number): string {
  const half = (width / 2).toFixed(1);
  const corner = width / Math.sqrt(3);
  const [top, side] = [corner.toFixed(1), (corner / 2).toFixed(1)];
  return `M0-${top}L${half}-${side}V${side}L0 ${top}L-${half} ${side}V-${side}Z`;
}

/**
 * A map whose zones are links to their lots, and what its shades stand for. It does nothing in the browser: it is a
 * client component because its props are a tenth of its elements, which a server component sends twice.
 */
export function MapDrawing({
  locale,
  drawing,
  cells,
  towns,
  isOfCountry,
  results,
  label,
  names,
  className,
}: MapDrawingProps) {
  const { width, height, hexagon, shades } = drawing;
  const { address, scale, left, top } = drawing.outlines;
  const place = {
    transform: `translate(${left} ${top}) scale(${scale})`,
    strokeWidth: (STROKE / scale).toFixed(2),
  };
  const id = className.charAt(0);
  // The last of the shades that are used is the darkest.
  const shadeOf = (index: number) => `s${SHADES - shades.length + index + 1}`;
  const least = Math.min(...cells.map(([, , total]) => total));
  const nameOf = (name: string, total: number) =>
    names[total === 1 ? 0 : 1].replace('{place}', name).replace('{shown}', formatNumber(locale, total));
  return (
    <div className={className}>
      <svg viewBox={`0 0 ${width} ${height}`} role="group" aria-label={label} className="lot-map">
        <defs>
          <path id={id} d={hexagonPath(hexagon - GAP)} />
        </defs>
        <g {...place}>
          <use href={`${address}#land`} />
          {isOfCountry ? <use href={`${address}#own`} className="own" /> : null}
        </g>
        {cells.map(([zone, name, total, x, y]) => (
          <a
            key={zone}
            href={`${results}zone=${zone}`}
            className={shadeOf(shades.findIndex((most) => total <= most))}
            aria-label={nameOf(name, total)}
          >
            <use href={`#${id}`} x={x} y={y} />
            <text x={x} y={y}>
              {written(locale, total)}
            </text>
          </a>
        ))}
        <g {...place}>
          <use href={`${address}#lines`} className="lines" />
        </g>
        <g className="towns">
          {towns.map(([name, x, y, isLeft]) => (
            <text key={name} x={x} y={y} textAnchor={isLeft ? 'end' : 'start'}>
              {isLeft ? `${name} •` : `• ${name}`}
            </text>
          ))}
        </g>
      </svg>
      <div className="lot-legend">
        <b>{label}</b>
        {shades.map((most, index) => {
          const from = index === 0 ? least : (shades[index - 1] ?? 0) + 1;
          return (
            <span key={most} className={shadeOf(index)}>
              {from === most ? '' : `${formatNumber(locale, from)}–`}
              {formatNumber(locale, most)}
            </span>
          );
        })}
      </div>
    </div>
  );
}
