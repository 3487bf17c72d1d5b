import type { Currency } from '@/lib/core/i18n/currencies';
import type { Category } from '@/lib/livestock/stock/categories';
import type { AnimalListingDto } from '@/lib/market/animal-lots/dto';
import type { RankedAnimalQuery } from '@/lib/market/animal-lots/query-schema';
import type { EquipmentListingDto } from '@/lib/market/equipment/dto';
import type { EquipmentListingQuery } from '@/lib/market/equipment/query-schema';

/** A country or a region, and how many hits a search has there; null where there are too many to count. */
interface AreaCount {
  name: string;
  count: number | null;
}

/** Where the hits of a search are (`GET /api/cattle/areas`). */
export interface AreaCounts {
  /** The country that is searched in, whose regions are listed. */
  country: string | null;
  /** The two letters of ISO 3166 as `code`. */
  countries: (AreaCount & { code: string })[];
  /** What the country calls its regions, in the reader's language. */
  regionWord: string;
  regions: (AreaCount & { id: number })[];
}

/** Filters of facts that a lot states or doesn't; a search that finds few lots gives them up together. */
export const FACT_FILTERS = [
  'vaccinated',
  'healthCertificate',
  'pregnancyTested',
  'horns',
  'teeth',
  'pay',
  'delivery',
] as const;

/** What a search gives up; a lot that several searches find is of the first of them. */
export const GIVEN_UP = [
  'text',
  'radius',
  'heads',
  'price',
  'weight',
  'age',
  'facts',
  'place',
  'class',
  'breed',
  'country',
] as const;
export type GivenUp = (typeof GIVEN_UP)[number];

/** Figures that a text says alone, and that its limits are wider than. */
export type FiguresSaid = Partial<Record<'heads' | 'weight' | 'age' | 'price' | 'priceKg', number>>;

/** A unit that a text names: a currency, a weight, or a currency by a weight; `worth` of the filter's own unit are one of it. */
export interface UnitSaid {
  currency?: Currency;
  weight?: 'lb' | 'cwt' | '@' | undefined;
  worth: number;
}

/** The units of a text's limits, where they are others than those of the filters. */
export type UnitsSaid = Partial<Record<'weight' | 'price' | 'priceKg', UnitSaid | undefined>>;

/** A place that a text names and nobody knows, as it is written, and the text with spaces in its stead. */
export interface UnknownPlace {
  name: string;
  rest: string;
}

/** Something that a lot has otherwise than a search asks, as figures and codes. What was asked may be no limit, but about so much. */
export type Difference =
  | { of: 'heads' | 'weight' | 'age'; has: number; asked: number; isAbout?: true }
  /** What was asked is left out where nobody said a radius. */
  | { of: 'distance'; has: number; asked?: number }
  /** By how many per cent of what was asked, below zero if the lot is cheaper. */
  | { of: 'price' | 'priceKg'; percent: number; asked: number; isAbout?: true }
  | { of: 'class' | 'breed' | 'place'; has: string }
  /** The maker of a machine. */
  | { of: 'make'; has: string; asked: string }
  /** Horsepower of a machine. */
  | { of: 'power'; has: number }
  | { of: 'category'; has: Category };

/** Lots that are nearly what was asked: one thing was given up, or several. */
export interface Band {
  gives: GivenUp | 'several' | 'elsewhere' | 'species' | 'everything';
  /** The search that finds them all. */
  query: RankedAnimalQuery;
  lots: { listing: AnimalListingDto; differences: Difference[] }[];
}

/** The equipment that a text asks for. */
export interface EquipmentFound {
  /** What of the text was understood, as it is written: the thing, the maker. */
  named: readonly string[];
  /** What of the text says how strong it is to be: what is about as strong is found as well. */
  powers: readonly string[];
  /** The word of it that asks for what is cheap first, as it is written. */
  cheap: string | null;
  /** Other words of it that nothing of what was found says, as they are written. */
  unused: readonly string[];
  /** The search of equipment that finds it. */
  query: EquipmentListingQuery;
  listings: EquipmentListingDto[];
  total: number;
  /** False if nothing is all that the text asks: these come next to it. */
  isExact: boolean;
  /** What comes next to the few that were found. */
  like: EquipmentListingDto[];
  /** In what those that aren't all that the text asks differ from it, by their ids. */
  differences: Record<string, Difference[]>;
  /** The filters that nothing of it obeys. */
  unmet: (keyof EquipmentListingQuery)[];
}
