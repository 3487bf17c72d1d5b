import 'server-only';
import type { Locale } from '@/lib/core/i18n/locales';
import { CLASSES } from '@/lib/livestock/stock/classes';
import type { AnimalListingDetailDto } from '@/lib/market/animal-lots/dto';
import { lotFigures } from '@/lib/market/animal-lots/lot-figures';
import { placeColumns } from '@/lib/places/place-columns';
import { localCounts } from './counts';
import type { PriceSense, UsualPrices } from './dto';
import { askedFor } from './medians';
import { localNames } from './names';
import { localPath } from './slugs';

/** The median of fewer lots is no measure for another one. */
const LOTS_ENOUGH = 10;
/** From here on a usual price has no cents. */
const ROUND_FROM = 100;

/** What is asked for the class of a lot on sale in its country, or else for its family; null where there are too few lots. */
async function askedAround(listing: AnimalListingDetailDto) {
  const { lot, status } = listing;
  const { country } = placeColumns(listing.location);
  if (status !== 'active' || !lot.class || !lot.comparable || country === null) return null;
  const counts = await localCounts();
  const query = [lot.class, CLASSES[lot.class].family]
    .map((name) => ({ class: name, country }))
    .find((one) => counts.total(one) >= LOTS_ENOUGH);
  const range = query && (await askedFor(query, lot.class));
  if (!range || range.lots < LOTS_ENOUGH) return null;
  const { head, kg } = lotFigures(listing);
  const price = Number(range.per === 'perKg' ? kg : head);
  return price > 0 ? { query, range, price } : null;
}

/**
 * Compares a lot on sale with the median of its class in its country, or else of its family; null where there are too few
 * lots, or nothing to compare.
 */
export async function priceSense(listing: AnimalListingDetailDto, locale: Locale): Promise<PriceSense | null> {
  const asked = await askedAround(listing);
  const path = asked && localPath(asked.query, locale);
  if (!path) return null;
  const { query, range, price } = asked;
  const percent = Math.round((price / Number(range.middle) - 1) * 100);
  return { percent, lots: range.lots, names: localNames(query, locale), path };
}

/** Between which the half in the middle of such lots asks, as this one is asked: decimal text. Null where that says nothing. */
export async function usualPrices(listing: AnimalListingDetailDto): Promise<UsualPrices | null> {
  const asked = await askedAround(listing);
  if (!asked) return null;
  const { priceAmount } = listing.lot;
  // What others ask is in US dollars for a head or a kilogram: it is to this lot's as its own price is to what that comes to.
  const [from, to] = asked.range.usual.map((usual) => {
    const amount = (Number(priceAmount) * Number(usual)) / asked.price;
    return amount < ROUND_FROM ? amount.toFixed(2) : String(Math.round(amount));
  });
  return from !== undefined && to !== undefined && from !== to ? { from, to } : null;
}
