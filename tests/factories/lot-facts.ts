import type { LotDto } from '@/lib/market/animal-lots/lot-dto';
import { EMPTY_LOT } from '@/lib/market/animal-lots/lots/empty-lot';

/** The lot of a listing that says nothing but its price in US dollars per head. */
export const plainLot = (price: string): LotDto => ({
  ...EMPTY_LOT,
  priceAmount: String(Number(price)),
  comparable: true,
});
