import 'server-only';
import { perProcess } from '@/lib/core/per-process';
import { HOUR_MS } from '@/lib/core/durations';
import { CLASSES, type ClassCode } from '@/lib/livestock/stock/classes';
import type { LocalFigures, LocalQuery, PriceRange } from './dto';
import { localFigures } from './figures';

/** Medians change slowly, and each takes a query. */
const KEPT_MS = HOUR_MS;

const kept = perProcess<Map<string, { figures: LocalFigures; until: number }>>('medians', () => new Map());

async function keptFigures(query: LocalQuery): Promise<LocalFigures> {
  const key = JSON.stringify(query);
  const known = kept.get(key);
  if (known && known.until > Date.now()) return known.figures;
  const figures = await localFigures(query);
  kept.set(key, { figures, until: Date.now() + KEPT_MS });
  return figures;
}

/** Returns what is asked for animals of a page, an hour old at most, for what one of a class is bought by; null if few ask. */
export async function askedFor(
  query: LocalQuery,
  code: ClassCode,
): Promise<(PriceRange & { per: 'perHead' | 'perKg' }) | null> {
  const figures = await keptFigures(query);
  const per = CLASSES[code].basis === 'head' || !figures.perKg ? 'perHead' : 'perKg';
  const range = figures[per];
  return range && { ...range, per };
}
