import type { LotDto } from '@/lib/animals/lot-dto';
import { UNSAID_LOT } from '@/lib/animals/lots/unsaid-lot';

/** The lot of a listing that says nothing but its price in US dollars per head. */
export const plainLot = (price: string): LotDto => ({
  ...UNSAID_LOT,
  priceAmount: String(Number(price)),
  comparable: true,
});
