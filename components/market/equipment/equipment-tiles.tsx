'use client';

import { CategoryTiles, type CategoryTilesProps } from '@/components/market/listings/browse/category-tiles';
import type { EquipmentCategory } from '@/lib/market/equipment/categories';
import { EquipmentIcon } from './equipment-icon';

/** The categories of equipment as tiles. A client component, whose props are smaller than its elements. */
export function EquipmentTiles(props: CategoryTilesProps<EquipmentCategory | 'all'>) {
  return (
    <CategoryTiles
      {...props}
      icon={(category) => <EquipmentIcon category={category} className="p-1" />}
      className="cats-8"
    />
  );
}
