import type { PlaceWord } from '@/lib/places/kind-words';

/** A zone with lots, as a drawing shows it. */
export interface MapCell {
  /** The name of the zone, a filter of searches. */
  zone: string;
  /** Its most populous place. */
  place: string;
  total: number;
  /** The median of what is asked; null of fewer than three prices, or where they aren't compared. */
  median: number | null;
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

/** Where a drawing has room for controls: top or bottom, left or right. */
export type MapCorner = 'tr' | 'br' | 'tl' | 'bl';

/** What a map one step closer or wider is of: a zone, a country, or all countries. */
export interface MapStep {
  zone?: string;
  country?: string | null;
  /** What it is called; empty for all countries. */
  name: string;
}

/** A map in pixels. */
export interface MapDrawing {
  width: number;
  height: number;
  /** From one upright side of a hexagon to the other. */
  hexagon: number;
  /** The outlines of countries: the address of their drawing, where its units are, and whether one of them stands out. */
  outlines: { address: string; scale: number; left: number; top: number; hasOwn: boolean };
  /** From north to south, and from west to east. */
  cells: readonly MapCell[];
  /** The hexagon of the zone that is chosen, which may be of another size than the cells. */
  chosen: { x: number; y: number; hexagon: number } | null;
  /** Where there is one country. */
  towns: readonly MapTown[];
  /** The most lots that a zone of each shade has, from the lightest; none if there are no cells. */
  shades: readonly number[];
  /** Lots at a place that is outside of the picture. */
  outside: number;
  closer: MapStep | null;
  wider: MapStep | null;
  /** Where its steps are, without a hexagon beneath them; null if each corner has one. */
  corner: MapCorner | null;
}

/** What has lots: a country, or a region of the country that is shown. */
export interface MapArea {
  key: 'country' | 'region';
  value: string | number;
  name: string;
  total: number;
  median: number | null;
  /** Whether there is a map of it. */
  isMapped: boolean;
}

/** What the zone that is chosen has. */
export interface MapZone {
  /** That of most of its lots; null where it isn't known. */
  country: string | null;
  total: number;
  heads: number;
  median: number | null;
  /** Those with most of its lots. */
  regions: readonly string[];
  /** Whether all of it is near its most populous place. */
  isNear: boolean;
}

export interface LotMap {
  /** The country that is shown; null for the Americas. */
  country: string | null;
  /** What that country calls its regions. */
  regionWord: PlaceWord | null;
  /** Whether the drawings begin at the visitor's own place, though lots of all places are counted. */
  isOwn: boolean;
  /** Lots in all zones. */
  total: number;
  /** What the medians are for; null where there are none. */
  per: 'head' | 'kg' | null;
  /** Until when its numbers stay as they are, whatever changes; null where they follow each change. */
  keptUntil: Date | null;
  /** Lots that the gazetteer doesn't know the place of. */
  withoutPlace: number;
  /** The zone that is chosen. */
  zone: MapZone | null;
  /** For screens of any width, and for phones, where hexagons are as large and therefore fewer. */
  wide: MapDrawing;
  narrow: MapDrawing;
  /** With the most lots first. */
  areas: readonly MapArea[];
}
