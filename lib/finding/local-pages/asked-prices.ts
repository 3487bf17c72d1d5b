import 'server-only';
import { perProcess } from '@/lib/core/per-process';
import { HOUR_MS } from '@/lib/core/durations';
import type { Locale } from '@/lib/core/i18n/locales';
import { CLASSES, CLASS_CODES } from '@/lib/livestock/stock/classes';
import { localCounts } from './counts';
import type { AskedPrice } from './dto';
import { localFigures } from './figures';
import { localPath } from './slugs';

/** The median of fewer prices says little. */
const LOTS_ENOUGH = 10;
const CLASSES_MAX = 5;
/** Medians change slowly, and each takes a query. */
const KEPT_MS = HOUR_MS;

type Median = Omit<AskedPrice, 'path'>;

const kept = perProcess<Map<string, { medians: Median[]; until: number }>>('asked-prices', () => new Map());

async function readMedians(country: string | undefined): Promise<Median[]> {
  const counts = await localCounts();
  const place = country === undefined ? {} : { country };
  const most = CLASS_CODES.map((code) => ({ code, lots: counts.total({ class: code, ...place }) }))
    .filter(({ lots }) => lots >= LOTS_ENOUGH)
    .sort((a, b) => b.lots - a.lots)
    .slice(0, CLASSES_MAX);
  const medians = await Promise.all(
    most.map(async ({ code }): Promise<Median[]> => {
      const { perHead, perKg } = await localFigures({ class: code, ...place });
      const per = CLASSES[code].basis === 'head' || !perKg ? 'head' : 'kg';
      const range = per === 'kg' ? perKg : perHead;
      return range && range.lots >= LOTS_ENOUGH ? [{ class: code, lots: range.lots, amount: range.middle, per }] : [];
    }),
  );
  return medians.flat();
}

/**
 * Returns what is asked for the classes of which most lots are on sale, in a country or everywhere, as of an hour ago at
 * most. A class of which few lots state a price is left out.
 */
export async function askedPrices(country: string | undefined, locale: Locale): Promise<AskedPrice[]> {
  const key = country ?? '';
  const known = kept.get(key);
  const medians = known && known.until > Date.now() ? known.medians : await readMedians(country);
  if (medians !== known?.medians) kept.set(key, { medians, until: Date.now() + KEPT_MS });
  return medians.flatMap((median) => {
    const path = localPath({ class: median.class, ...(country ? { country } : {}) }, locale);
    return path ? [{ ...median, path }] : [];
  });
}
