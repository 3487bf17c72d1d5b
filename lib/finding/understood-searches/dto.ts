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
