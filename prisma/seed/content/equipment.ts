import type { EquipmentCategory } from '@/lib/market/equipment/categories';
import type { Currency } from '@/lib/core/i18n/currencies';
import type { GoodsSet } from '../pictures/goods-sets';
import { FEED } from './equipment/feed';
import { MACHINERY } from './equipment/machinery';
import { OTHER } from './equipment/other';
import type { EquipmentRow } from './equipment/row';
import { STRUCTURES } from './equipment/structures';
import { SUPPLIES } from './equipment/supplies';
import { TOOLS } from './equipment/tools';
import { VEHICLES } from './equipment/vehicles';
import { inOwnCurrency } from './lot-facts';
import { PLACES } from './places';
import { createRandom, type Random } from './random';
import { SELLER_ROWS } from './sellers';
import type { DemoListing } from './types';

const ROWS: Record<EquipmentCategory, readonly EquipmentRow[]> = {
  machinery: MACHINERY,
  vehicles: VEHICLES,
  tools: TOOLS,
  structures: STRUCTURES,
  feed: FEED,
  supplies: SUPPLIES,
  other: OTHER,
};

export type DemoEquipment = Pick<EquipmentRow, 'title' | 'description' | 'condition' | 'brand' | 'model' | 'year'> & {
  category: EquipmentCategory;
  /** Index into demoSellers(). */
  seller: number;
  /** US dollars, about what is asked. */
  price: string;
  priceAmount: string;
  priceCurrency: Currency;
  priceNegotiable: boolean;
  location: string;
  picture: GoodsSet | null;
  createdDaysAgo: number;
  highlight: DemoListing['highlight'];
  isActive: boolean;
  soldDaysAgo: number | null;
};

/** Returns the dates and the status of a listing, with random ages. */
function life(
  random: Random,
  fate: EquipmentRow['fate'],
): Pick<DemoEquipment, 'createdDaysAgo' | 'highlight' | 'isActive' | 'soldDaysAgo'> {
  const drawn = Math.round(100 * random.next() ** 1.6 * 1000) / 1000;
  const ended = fate === 'paused' || fate === 'sold';
  const createdDaysAgo = ended ? 20 + drawn / 2 : drawn;
  const longest = Math.min(fate === 'week' ? 5 : 24, createdDaysAgo);
  return {
    createdDaysAgo,
    highlight:
      fate === 'week' || fate === 'month'
        ? { duration: fate, daysAgo: Math.round(random.next() * longest * 100) / 100 }
        : null,
    isActive: !ended,
    soldDaysAgo: fate === 'sold' ? random.int(2, 9) : null,
  };
}

/** Returns the demo's equipment, the same on every call. Sellers of the place take turns. */
export function demoEquipment(): DemoEquipment[] {
  const random = createRandom(1_874);
  const turns = new Map<string, number>();
  const sellerAt = (place: EquipmentRow['place']): number => {
    const there = SELLER_ROWS.flatMap((seller, index) => (seller.place === place ? [index] : []));
    const turn = turns.get(place) ?? 0;
    turns.set(place, turn + 1);
    const seller = there[turn % there.length];
    if (seller === undefined) throw new Error(`Nobody sells around ${place}`);
    return seller;
  };
  return Object.entries(ROWS).flatMap(([category, rows]) =>
    rows.map(({ place, price, negotiable, fate, ...said }) => ({
      ...said,
      category: category as EquipmentCategory,
      seller: sellerAt(place),
      price: price.toFixed(2),
      ...inOwnCurrency(PLACES[place].country, price),
      priceNegotiable: negotiable ?? false,
      location: PLACES[place].location,
      ...life(random, fate),
    })),
  );
}
