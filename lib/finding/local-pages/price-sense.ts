import 'server-only';
import type { Locale } from '@/lib/core/i18n/locales';
import { CLASSES } from '@/lib/livestock/stock/classes';
import type { AnimalListingDetailDto } from '@/lib/market/animal-lots/dto';
import { lotFigures } from '@/lib/market/animal-lots/lot-figures';
import { placeColumns } from '@/lib/places/place-columns';
import { localCounts } from './counts';
import type { PriceSense } from './dto';
import { askedFor } from './medians';
import { localNames } from './names';
import { localPath } from './slugs';

/** The median of fewer lots is no measure for another one. */
const LOTS_ENOUGH = 10;

/**
 * Compares a lot on sale with the median of its class in its country, or else of its family; null where there are too few
 * lots, or nothing to compare.
 */
export async function priceSense(listing: AnimalListingDetailDto, locale: Locale): Promise<PriceSense | null> {
  const { lot, status } = listing;
  const { country } = placeColumns(listing.location);
  if (status !== 'active' || !lot.class || !lot.comparable || country === null) return null;
  const counts = await localCounts();
  const query = [lot.class, CLASSES[lot.class].family]
    .map((name) => ({ class: name, country }))
    .find((one) => counts.total(one) >= LOTS_ENOUGH);
  const range = query && (await askedFor(query, lot.class));
  const path = query && localPath(query, locale);
  if (!range || range.lots < LOTS_ENOUGH || !path) return null;
  const { head, kg } = lotFigures(listing);
  const price = Number(range.per === 'perKg' ? kg : head);
  if (!(price > 0)) return null;
  const percent = Math.round((price / Number(range.middle) - 1) * 100);
  return { percent, lots: range.lots, names: localNames(query, locale), path };
}
