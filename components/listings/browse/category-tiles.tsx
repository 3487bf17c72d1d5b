import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

/** A category with its count and link. */
export interface CategoryTile {
  name: string;
  label: string;
  /** Null if there are too many to count. */
  count: number | null;
  href: string;
  icon: ReactNode;
}

/** The categories as tiles, on phones as a strip of chips, with the chosen one highlighted. */
export function CategoryTiles({
  locale,
  label,
  tiles,
  chosen,
  className = '',
}: {
  locale: Locale;
  label: string;
  tiles: readonly CategoryTile[];
  chosen: string;
  className?: string;
}) {
  return (
    <nav data-soft aria-label={label} className={`cats tabular-nums ${className}`}>
      {tiles.map((tile) => (
        <a key={tile.name} href={tile.href} aria-current={tile.name === chosen ? 'true' : undefined}>
          {tile.icon}
          <span>
            <b>{tile.label}</b>
            {tile.count === null ? null : formatNumber(locale, tile.count)}
          </span>
        </a>
      ))}
    </nav>
  );
}
