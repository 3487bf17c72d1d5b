import 'server-only';
import type { Locale } from '@/lib/core/i18n/locales';
import { CLASS_CODES } from '@/lib/livestock/stock/classes';
import { localCounts } from './counts';
import type { AskedPrice } from './dto';
import { askedFor } from './medians';
import { measuresIn } from './measures';
import { localPath } from './slugs';

/** The median of fewer prices says little; how many there are stands beside it. */
const LOTS_ENOUGH = 5;
const CLASSES_MAX = 5;
/** One class alone says nothing of a country. */
const CLASSES_ENOUGH = 2;

async function asked(country: string | undefined, reader: string | undefined, locale: Locale): Promise<AskedPrice[]> {
  const counts = await localCounts();
  const place = country === undefined ? {} : { country };
  const most = CLASS_CODES.map((code) => ({ code, lots: counts.total({ class: code, ...place }) }))
    .filter(({ lots }) => lots >= LOTS_ENOUGH)
    .sort((a, b) => b.lots - a.lots)
    .slice(0, CLASSES_MAX);
  const prices = await Promise.all(
    most.map(async ({ code }): Promise<AskedPrice[]> => {
      const path = localPath({ class: code, ...place }, locale);
      const range = await askedFor({ class: code, ...place }, code);
      if (!path || !range || range.lots < LOTS_ENOUGH) return [];
      const { currency, basis, factor } = (await measuresIn({ class: code, ...(reader ? { country: reader } : {}) }))[
        range.per
      ];
      return [{ class: code, path, lots: range.lots, amount: String(Number(range.middle) * factor), currency, basis }];
    }),
  );
  return prices.flat();
}

/**
 * Returns what is asked for the classes of which most lots are on sale in a country, in its money and units; where it
 * has too few of them to tell, everywhere. A class of which few lots state a price is left out.
 */
export async function askedPrices(
  country: string | undefined,
  locale: Locale,
): Promise<{ prices: AskedPrice[]; isThere: boolean }> {
  const there = country === undefined ? [] : await asked(country, country, locale);
  if (there.length >= CLASSES_ENOUGH) return { prices: there, isThere: true };
  const everywhere = await asked(undefined, country, locale);
  return { prices: everywhere.length >= CLASSES_ENOUGH ? everywhere : [], isThere: false };
}
