import type { Condition } from '@/lib/market/equipment/categories';
import type { GoodsSet } from '../../pictures/goods-sets';
import type { PlaceKey } from '../places';

/** Rarely used fields. `fate`: highlighted for that long, no longer on sale, or sold. */
type More = {
  brand?: string;
  model?: string;
  year?: number;
  negotiable?: true;
  fate?: 'week' | 'month' | 'paused' | 'sold';
};

/** An equipment listing. `price` is in US dollars; `picture` is what its pictures show, null if it has none. */
export type EquipmentRow = More & {
  place: PlaceKey;
  condition: Condition;
  price: number;
  picture: GoodsSet | null;
  title: string;
  description: string;
};

export function row(
  place: PlaceKey,
  condition: Condition,
  price: number,
  picture: GoodsSet | null,
  title: string,
  description: string,
  more: More = {},
): EquipmentRow {
  return { place, condition, price, picture, title, description, ...more };
}
