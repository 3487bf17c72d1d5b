import type { EquipmentCategory } from './categories';

/** US dollars that equipment of a category is sold for anywhere, with ample room on both sides. */
const RANGES: Record<EquipmentCategory, readonly [low: number, high: number]> = {
  machinery: [50, 2_000_000],
  vehicles: [50, 2_000_000],
  tools: [2, 200_000],
  structures: [5, 2_000_000],
  feed: [1, 500_000],
  supplies: [1, 500_000],
  other: [1, 2_000_000],
};

/** True for a price in US dollars that is out of what equipment of the category is sold for. */
export function isOutOfRange(category: EquipmentCategory, price: number): boolean {
  const [low, high] = RANGES[category];
  return price < low || price > high;
}
