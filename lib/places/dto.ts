/** From the smallest to the largest. */
export const PLACE_KINDS = ['city', 'district', 'region', 'country'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** A place of the gazetteer. An area stands where its largest settlement stands, and has that one's population. */
export interface Place {
  id: number;
  kind: PlaceKind;
  name: string;
  /** The county, partido or municipio; null for areas that are not in one. */
  district: string | null;
  /** The state, province or department; null for countries. */
  region: string | null;
  /** The id of that area; its own id for a region. */
  regionId: number | null;
  /** The two letters of ISO 3166. */
  country: string;
  population: number;
  lat: number;
  lon: number;
}

/** So many places a search takes of which any will do. */
export const PLACES_MAX = 6;

/** The names of the places that a search says by their ids. */
export interface PlaceNames {
  region?: string | undefined;
  /** The code of that region's country. */
  country?: string | undefined;
  /** Those of which any will do. */
  places?: string | undefined;
  /** The place of a radius is known to nobody. */
  isUnknown?: true;
}

/** A visitor's own place: a country, or a place in it. */
export interface VisitorPlace {
  country: string;
  id?: number;
}

/** A suggestion for a place's text. */
export interface PlaceOption {
  id: number;
  kind: PlaceKind;
  /** What its country calls such a place, in the reader's language: city, department, state. */
  what: string;
  name: string;
  /** What tells it from others of its name: district and region. */
  region: string;
  /** The country's name in the reader's language. */
  country: string;
  /** What the field holds once it is chosen; it names no other place. */
  label: string;
  lat: number;
  lon: number;
}

/** The places that words name, the most populous first. */
export interface PlaceMatch {
  places: Place[];
  /** How many words name them. */
  length: number;
}

/** A land that words name, such as the Flint Hills: its parts, of which any will do. */
export interface LandMatch {
  /** Regions, or the towns around which it lies. */
  parts: Place[];
  /** How far it reaches around its towns. */
  km: number | undefined;
  length: number;
}

/** Finds places in memory, without waiting. */
export interface PlaceFinder {
  /**
   * Returns what the longest run of words from a position on names: words without accents and in lower case, such as
   * `plain` makes them. Words of a region, district or country after the name choose among places of that name.
   */
  match(words: readonly string[], from?: number): PlaceMatch | null;
  /**
   * Returns the name of a larger place that a word is with one typo; of short words, which have many neighbours, only one
   * that doubles a letter. The words after it may belong to the name: `riberao preto`.
   */
  corrected(word: string, after?: readonly string[]): string | undefined;
  /**
   * Returns the land that words from a position on name. Of lands of one name it is that of the country given, or of the
   * area behind it: «altiplano», «llanos venezuela».
   */
  land(words: readonly string[], from: number, country: string | null | undefined): LandMatch | null;
  /** Returns a place by its id, if there is one. */
  get(id: number): Place | undefined;
}

/** A country with its largest areas, as somebody chooses them whose place isn't in the gazetteer. */
export interface CountryRegions {
  /** The two letters of ISO 3166. */
  country: string;
  name: string;
  /** `label` is what the place's text ends with. */
  regions: { name: string; label: string }[];
}
