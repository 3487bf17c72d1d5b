import { distanceText } from '@/components/market/listings/card-model';
import type { Category } from '@/lib/livestock/stock/categories';
import type { LotSummary } from '@/lib/market/auctions/dto';
import { placeIn } from '@/lib/core/i18n/country';
import { formatNumber } from '@/lib/core/i18n/format';
import { foreignLang, type Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { pick } from '@/lib/core/pick';
import type { BidTerms } from '@/lib/livestock/pricing/bid-total';

/** The values of a lot that change while its card is visible. */
export type LotFigures = Pick<
  LotSummary,
  'state' | 'inReview' | 'currentPrice' | 'bidCount' | 'reserve' | 'startTime' | 'endTime'
>;

/** A lot formatted for its card; the changing values stay raw, and the browser formats them. */
export interface LotCardModel extends LotFigures {
  id: string;
  href: string;
  title: string;
  /** The language of the title, if it isn't the page's. */
  lang?: Locale;
  /** Number of animals and breed. */
  facts: string;
  place: string;
  startingPrice: string;
  terms: BidTerms;
  category: Category;
  /** URLs of the first picture, 400 and 800 pixels wide. */
  picture: [string, string] | null;
}

/** The kilometres from the visitor's own place, if both are points on the map. */
export interface Distant {
  distanceKm?: number | undefined;
}

interface Words {
  locale: Locale;
  /** Translates a breed. */
  breed: (name: string) => string;
  /** Formats "24 head". */
  heads: (count: number, shown: string) => string;
}

/** Builds the card of a lot. */
export function toLotCard(lot: LotSummary & Distant, { locale, breed, heads }: Words): LotCardModel {
  const { image } = lot;
  return {
    ...pick(lot, ['id', 'title', 'state', 'inReview', 'currentPrice', 'bidCount', 'reserve', 'startTime', 'endTime']),
    ...pick(lot, ['startingPrice', 'category']),
    ...foreignLang(lot.language, locale),
    terms: { priceBasis: lot.priceBasis, priceCurrency: lot.priceCurrency, priceUnits: lot.priceUnits },
    href: localizedPath(locale, `/auctions/${lot.id}`),
    facts: [lot.quantity !== null && heads(lot.quantity, formatNumber(locale, lot.quantity)), breed(lot.breed)]
      .filter(Boolean)
      .join(' · '),
    place: placeIn(lot.location, locale) + distanceText(lot, locale),
    picture: image && [image.urls[400], image.urls[800]],
  };
}
