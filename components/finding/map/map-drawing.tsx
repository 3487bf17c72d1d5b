'use client';

import { formatNumber, formatRounded } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import type { MapDrawing as Drawing } from '@/lib/finding/map/dto';

/** As props: without the names of their fields. */
export type CellTuple = readonly [zone: string, place: string, total: number, x: number, y: number, median?: number];

export type TownTuple = readonly [name: string, x: number, y: number, isLeft: boolean];

/** A link to a map that is closer or wider: its address and what it is called. */
export type StepTuple = readonly [href: string, name: string];

/** A drawing as props, with the words of its own. */
export interface DrawingModel extends Omit<Drawing, 'cells' | 'towns' | 'closer' | 'wider' | 'outside'> {
  cells: readonly CellTuple[];
  towns: readonly TownTuple[];
  closer: StepTuple | null;
  wider: StepTuple | null;
  /** How many lots are outside of it. */
  outside: string;
}

interface MapDrawingProps {
  locale: Locale;
  drawing: DrawingModel;
  /** The address of the map, to which the zone is added. */
  zones: string;
  /** The zone that is chosen. */
  zone: string | undefined;
  label: string;
  /** What a zone is called: with one lot, with more, and with the median of their prices. */
  names: readonly [one: string, more: string, median: string];
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
 * A map whose zones and steps are links to other maps, and what its shades stand for. It does nothing in the browser: it
 * is a client component because its props are a tenth of its elements, which a server component sends twice.
 */
export function MapDrawing({ locale, drawing, zones, zone: of, label, names, className }: MapDrawingProps) {
  const { width, height, hexagon, shades, cells, towns, chosen, corner, outside } = drawing;
  const { address, scale, left, top, hasOwn } = drawing.outlines;
  const place = {
    transform: `translate(${left} ${top}) scale(${scale})`,
    strokeWidth: (STROKE / scale).toFixed(2),
  };
  const id = className.charAt(0);
  // The last of the shades that are used is the darkest.
  const shadeOf = (index: number) => `s${SHADES - shades.length + index + 1}`;
  const least = Math.min(...cells.map(([, , total]) => total));
  const nameOf = (name: string, total: number, median?: number) =>
    names[median === undefined ? (total === 1 ? 0 : 1) : 2]
      .replace('{place}', name)
      .replace('{shown}', formatNumber(locale, total))
      .replace('{price}', formatRounded(locale, String(median)));
  const steps = [drawing.closer, drawing.wider].map((step, index) =>
    step ? (
      <a key={step[1]} href={step[0]} aria-label={step[1]}>
        {index === 0 ? '+' : '−'}
      </a>
    ) : null,
  );
  return (
    <div className={className}>
      <div className={`map-frame ${corner ?? 'below'}`}>
        {steps.some(Boolean) ? <div className="map-steps map-actions">{steps}</div> : null}
        <svg viewBox={`0 0 ${width} ${height}`} role="group" aria-label={label} data-roving className="lot-map">
          <defs>
            <path id={id} d={hexagonPath(hexagon - GAP)} />
          </defs>
          <g {...place}>
            <use href={`${address}#land`} />
            {hasOwn ? <use href={`${address}#own`} className="own" /> : null}
          </g>
          {cells.map(([zone, name, total, x, y, median]) => (
            <a
              key={zone}
              href={`${zones}zone=${zone}`}
              className={shadeOf(shades.findIndex((most) => total <= most))}
              aria-current={zone === of ? 'true' : undefined}
            >
              <title>{nameOf(name, total, median)}</title>
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
          {chosen ? (
            <path
              d={hexagonPath(chosen.hexagon - GAP)}
              transform={`translate(${chosen.x} ${chosen.y})`}
              className="chosen"
            />
          ) : null}
        </svg>
      </div>
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
        {outside ? <p>{outside}</p> : null}
      </div>
    </div>
  );
}
