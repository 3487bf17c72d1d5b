import 'server-only';
import { db, type Transaction } from '@/lib/core/db/client';
import { languageOf, type Locale } from '@/lib/core/i18n/locales';
import { titlesOf } from '@/lib/market/animal-lots/dto';

type Titled = { id: string; title: string };

/** Gives an animal listing the title that a reader sees, and its language; whatever else it is given stays as it is. */
export type TitleReader = <One extends Titled>(listing: One) => One;

/**
 * Reads the titles of animal listings for readers of `locale`: those that are written from the facts in theirs. What an
 * offer or a deal kept of a listing that says something else by now stays as it was kept.
 */
export async function titlesIn(locale: Locale, ids: readonly string[], client: Transaction = db): Promise<TitleReader> {
  const rows =
    ids.length === 0
      ? []
      : await client.animalListing.findMany({
          where: { id: { in: [...new Set(ids)] }, titleAuto: true, language: { not: locale } },
          select: {
            id: true,
            title: true,
            language: true,
            titleAuto: true,
            class: true,
            headCount: true,
            breed: true,
            weight: true,
          },
        });
  const byId = new Map(rows.map((row) => [row.id, { ...row, titles: titlesOf(row, languageOf(row.language)) }]));
  return (listing) => {
    const known = byId.get(listing.id);
    return known?.titles && known.title === listing.title
      ? { ...listing, title: known.titles[locale], language: locale }
      : listing;
  };
}
