import type { Currency } from '@/lib/core/i18n/currencies';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';
import type { ClassCode } from '@/lib/livestock/stock/classes';
import type { Category } from '@/lib/livestock/stock/categories';
import type { AnimalResultPage } from '@/lib/market/animal-lots/search-animal-listings';

/** What a local page is of: a class or family of animals everywhere, in a country, or in one of its regions. */
export interface LocalQuery {
  /** A class or a family; a name that is both is the class. */
  class: string;
  /** The two letters of ISO 3166. */
  country?: string;
  /** The id of a state, province or department. */
  region?: number;
}

/** A link to a local page. */
export interface LocalLink {
  /** Without the prefix of the language. */
  path: string;
  label: string;
  total: number;
}

/** The prices of lots, in US dollars: the least, the one in the middle and the most. */
export interface PriceRange {
  lots: number;
  low: string;
  middle: string;
  high: string;
  /** Between which the half in the middle lies. */
  usual: readonly [from: string, to: string];
}

/** What the lots of a local page come to; of more than are listed, the newest of them. */
export interface LocalFigures {
  heads: number;
  perHead: PriceRange | null;
  /** Per kilogram of live weight. */
  perKg: PriceRange | null;
}

/** What was asked in a month, in US dollars: the price in the middle, and of how many lots. */
export interface MonthPrice {
  /** `2026-11`. */
  month: string;
  lots: number;
  middle: string;
}

/** What was asked in the last months that have enough lots, the earliest first. */
export interface PriceTrend {
  per: 'perHead' | 'perKg';
  months: MonthPrice[];
}

/** The names of a local page in the words of its place. */
export interface LocalNames {
  /** Lower case, plural. */
  stock: string;
  /** Null for everywhere. */
  place: string | null;
  /** The country's code, or the region's name in plain letters: prepositions and articles depend on it. */
  placeKey: string;
}

/** What a local page leads to: its parents, the same animals in other places, and other animals of the place. */
export interface LocalLinks {
  parents: LocalLink[];
  /** What the places are: all countries, the regions of one, or those around a region. */
  kind: 'countries' | 'regions' | 'around';
  places: LocalLink[];
  stock: LocalLink[];
}

/** What a local page shows. */
export interface LocalPage {
  query: LocalQuery;
  /** The page that search engines list for it: itself, or the family's that shows the same. */
  listedAs: LocalQuery;
  names: LocalNames;
  results: AnimalResultPage;
  figures: LocalFigures;
  /** How its figures are shown. */
  measures: Record<'perHead' | 'perKg', PriceMeasure>;
  trend: PriceTrend | null;
  links: LocalLinks;
}

/** A family with the countries that have most of it. */
export interface DirectoryEntry extends LocalLink {
  countries: LocalLink[];
}

/** The families of a category that have a page. */
export interface DirectoryGroup {
  category: Category;
  entries: DirectoryEntry[];
}

/** How a price is shown: in a currency and for a unit, which is so many times one in US dollars for a head or a kilogram. */
export interface PriceMeasure {
  currency: Currency;
  basis: PriceBasis;
  factor: number;
}

/** What is asked for a class of animals. */
export interface AskedPrice {
  class: ClassCode;
  /** The page of these animals, without the prefix of the language. */
  path: string;
  lots: number;
  /** The median. */
  amount: string;
  currency: Currency;
  basis: PriceBasis;
}

/** Between which most lots like one ask, in its currency and for its unit. */
export interface UsualPrices {
  from: string;
  to: string;
}

/** How a lot's price compares with the median of its class, or family, in its country. */
export interface PriceSense {
  /** Below it less than nothing. */
  percent: number;
  lots: number;
  names: LocalNames;
  /** The page of these animals, without the prefix of the language. */
  path: string;
}
