import 'server-only';
import { CLASS_NAMES } from '@/lib/livestock/stock/classes';
import { SITEMAP_PART } from '@/lib/market/animal-lots/list-for-sitemap';
import type { Locale } from '@/lib/core/i18n/locales';
import { gazetteer } from '@/lib/places/gazetteer';
import { localCounts } from './counts';
import { localPaths } from './slugs';

async function shownPaths(): Promise<Record<Locale, string>[]> {
  const { isShown, listedAs } = await localCounts();
  const places = [
    {},
    ...gazetteer()
      .ofKind('country')
      .map(({ country }) => ({ country })),
    ...gazetteer()
      .ofKind('region')
      .map(({ id, country }) => ({ country, region: id })),
  ];
  return [...CLASS_NAMES].flatMap((name) =>
    places
      .map((place) => ({ class: name, ...place }))
      .filter((query) => isShown(query) && listedAs(query) === query)
      .flatMap((query) => localPaths(query) ?? []),
  );
}

/** Counts the parts of the sitemap with local pages. */
export const countLocalParts = async (): Promise<number> => Math.ceil((await shownPaths()).length / SITEMAP_PART);

/** Lists the local pages of one part of the sitemap (`part` counts from 0). */
export const listLocalPagesForSitemap = async (part: number): Promise<Record<Locale, string>[]> =>
  (await shownPaths()).slice(part * SITEMAP_PART, (part + 1) * SITEMAP_PART);
