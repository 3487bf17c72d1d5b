'use client';

import { CategoryIcon } from '@/components/ui/art/category-icon';
import { CategoryTiles, type CategoryTile } from '@/components/market/listings/browse/category-tiles';
import type { Category } from '@/lib/livestock/stock/categories';

interface AnimalTilesProps {
  label: string;
  /** The address of the list that a category filters. */
  action: string;
  tiles: readonly Omit<CategoryTile<Category>, 'href'>[];
}

/** The categories of animals as tiles of one row. A client component, whose props are smaller than its elements. */
export function AnimalTiles({ label, action, tiles }: AnimalTilesProps) {
  return (
    <CategoryTiles
      label={label}
      tiles={tiles.map((tile) => ({ ...tile, href: `${action}?category=${tile.name}` }))}
      icon={(category) => <CategoryIcon category={category} />}
      className="animal-categories"
    />
  );
}
