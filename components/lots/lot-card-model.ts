import type { Category } from '@/lib/animals/categories';
import type { LotSummary } from '@/lib/auctions/dto';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';

/** What of a lot changes while its card is looked at. */
export type LotFigures = Pick<LotSummary, 'state' | 'currentPrice' | 'bidCount' | 'reserve' | 'startTime' | 'endTime'>;

/** A lot in a card's words; what changes stays in figures, which the browser puts in words. */
export interface LotCardModel extends LotFigures {
  id: string;
  href: string;
  title: string;
  /** Heads and breed. */
  facts: string;
  place: string;
  startingPrice: string;
  category: Category;
  /** Addresses of the first picture, 400 and 800 pixels wide. */
  picture: [string, string] | null;
}

interface Words {
  locale: Locale;
  /** A breed in the reader's language. */
  breed: (name: string) => string;
  /** "24 head". */
  heads: (count: number, shown: string) => string;
}

/** Puts a lot in a card's words. */
export function toLotCard(lot: LotSummary, { locale, breed, heads }: Words): LotCardModel {
  const { id, title, state, currentPrice, bidCount, reserve, startTime, endTime, startingPrice, category, image } = lot;
  return {
    id,
    title,
    state,
    currentPrice,
    bidCount,
    reserve,
    startTime,
    endTime,
    startingPrice,
    category,
    href: localizedPath(locale, `/auctions/${id}`),
    facts: [heads(lot.quantity, formatNumber(locale, lot.quantity)), breed(lot.breed)].filter(Boolean).join(' · '),
    place: lot.location,
    picture: image && [image.urls[400], image.urls[800]],
  };
}
