'use client';

import { CategoryIcon } from '@/components/ui/art/category-icon';
import { CategoryTiles, type CategoryTilesProps } from '@/components/market/listings/browse/category-tiles';
import type { Category } from '@/lib/livestock/stock/categories';

/** The categories of animals as tiles of one row. A client component, whose props are smaller than its elements. */
export function AnimalTiles(props: CategoryTilesProps<Category>) {
  return <CategoryTiles {...props} icon={(category) => <CategoryIcon category={category} />} className="cats-5" />;
}
