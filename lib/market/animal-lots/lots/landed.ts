import type { FreightRate } from '@/lib/livestock/pricing/freight';
import { freightPerHead } from '@/lib/livestock/pricing/freight';
import { CLASSES } from '@/lib/livestock/stock/classes';
import { headsForSale } from '../lot-figures';
import type { AnimalListingDetailDto } from '../dto';

/** What a lot comes to at the buyer's farm, in US dollars. */
export interface Landed {
  head: number;
  /** By the kilogram that its price is for. */
  kg: number;
  freight: number;
}

/**
 * Estimates what a whole lot of cattle comes to at a farm: its price, the buyer's commission and the freight. Null where
 * one of them isn't known, and where the seller brings it or nobody has said who pays.
 */
export function landedPrice(listing: AnimalListingDetailDto, rate: FreightRate): Landed | null {
  const { weight, distanceKm, lot, price } = listing;
  const headCount = headsForSale(lot);
  const { class: stockClass, freightPayer, priceKg, buyerCommission, comparable } = lot;
  if (distanceKm === undefined || headCount === null || weight === null || priceKg === null || stockClass === null)
    return null;
  const { category, family } = CLASSES[stockClass];
  if (category !== 'bovine' || freightPayer !== 'buyer' || !comparable) return null;
  const heads = { heads: headCount, kg: weight, areCalves: family === 'calf' };
  const freight = freightPerHead(rate, heads, distanceKm);
  const head = Number(price) * (1 + Number(buyerCommission ?? 0) / 100) + freight;
  return { head, kg: (head * Number(priceKg)) / Number(price), freight };
}
