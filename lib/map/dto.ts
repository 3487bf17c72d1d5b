/** A zone with lots, as a drawing shows it. */
export interface MapCell {
  /** The name of the zone, a filter of searches. */
  zone: string;
  /** Its most populous place. */
  place: string;
  total: number;
  /** The middle of its hexagon in pixels. */
  x: number;
  y: number;
}

/** A town to find one's way by. */
export interface MapTown {
  name: string;
  x: number;
  y: number;
  /** Whether its name is to the left of its dot. */
  isLeft: boolean;
}

/** A map in pixels. */
export interface MapDrawing {
  width: number;
  height: number;
  /** From one upright side of a hexagon to the other. */
  hexagon: number;
  /** The outlines of countries: the address of their drawing, and where its units are. */
  outlines: { address: string; scale: number; left: number; top: number };
  /** From north to south, and from west to east. */
  cells: readonly MapCell[];
  /** Where there is one country. */
  towns: readonly MapTown[];
  /** The most lots that a zone of each shade has, from the lightest; none if there are no cells. */
  shades: readonly number[];
}

/** What has lots: a country, or a region of the country that is shown. */
export interface MapArea {
  key: 'country' | 'region';
  value: string | number;
  name: string;
  total: number;
  /** Whether there is a map of it. */
  isMapped: boolean;
}

export interface LotMap {
  /** The country that is shown; null for the Americas. */
  country: string | null;
  total: number;
  /** Lots that the gazetteer doesn't know the place of. */
  withoutPlace: number;
  /** Lots at a place that is outside of the picture. */
  outside: number;
  /** For screens of any width, and for phones, where hexagons are as large and therefore fewer. */
  wide: MapDrawing;
  narrow: MapDrawing;
  /** With the most lots first. */
  areas: readonly MapArea[];
}
