import './category-tiles.css';
import type { ReactNode } from 'react';

/** A category with its count and link. */
export interface CategoryTile<Name extends string = string> {
  name: Name;
  label: string;
  /** Formatted; null if there are too many to count. */
  count: string | null;
  href: string;
}

export interface CategoryTilesProps<Name extends string> {
  label: string;
  tiles: readonly CategoryTile<Name>[];
  chosen?: Name;
}

/** The categories as tiles, on phones as a strip of chips, with the chosen one highlighted. */
export function CategoryTiles<Name extends string>({
  label,
  tiles,
  chosen,
  icon,
  className = '',
}: CategoryTilesProps<Name> & { icon: (name: Name) => ReactNode; className?: string }) {
  return (
    <nav data-soft data-roving data-group="results" aria-label={label} className={`cats tabular-nums ${className}`}>
      {tiles.map(({ name, label, count, href }) => (
        <a key={name} href={href} aria-current={name === chosen ? 'true' : undefined}>
          {icon(name)}
          <span>
            <b>{label}</b>
            {count === null ? null : <small>{count}</small>}
          </span>
        </a>
      ))}
    </nav>
  );
}
