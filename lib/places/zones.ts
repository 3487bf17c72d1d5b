/**
 * The zones of the map: regular hexagons that tile the plane of Mercator's projection, so that every map draws them
 * upright and of one size. Each level has its own tiling, √2 times as fine as the one before. A zone is named by
 * its level, column and row, such as `10.-18.11`, wherever the map that shows it is cut.
 */

/** Irrational, so that no coordinate lies on the edge of two zones. */
const COARSEST_DEGREES = 10 * Math.PI;
export const FINEST_LEVEL = 16;
/** A level, a column and a row. */
export const ZONE = /^(\d|1[0-6])\.(-?\d{1,4})\.(-?\d{1,4})$/;

/** A point of the plane: degrees of longitude, and as many to the south of the equator as the projection makes of them. */
export interface PlanePoint {
  x: number;
  y: number;
}

export interface Zone {
  level: number;
  column: number;
  row: number;
}

const RADIANS = Math.PI / 180;

/** Returns where a place is on the plane. */
export const toPlane = (lat: number, lon: number): PlanePoint => ({
  x: lon,
  y: -Math.asinh(Math.tan(lat * RADIANS)) / RADIANS,
});

/** Returns the latitude of a row of the plane. */
export const latitudeOf = (y: number): number => Math.atan(Math.sinh(-y * RADIANS)) / RADIANS;

/** Returns the width of a level's zones in degrees, from one upright side to the other. */
export const zoneWidth = (level: number): number => COARSEST_DEGREES / 2 ** (level / 2);

const rowHeight = (width: number) => (width * Math.sqrt(3)) / 2;

/** Returns the middle of a zone. */
export function zoneCentre({ level, column, row }: Zone): PlanePoint {
  const width = zoneWidth(level);
  return { x: width * (column + row / 2), y: rowHeight(width) * row };
}

/** Returns the zone of a level that a point is in. */
export function zoneAt({ x, y }: PlanePoint, level: number): Zone {
  const width = zoneWidth(level);
  const r = y / rowHeight(width);
  const q = x / width - r / 2;
  let [column, row] = [Math.round(q), Math.round(r)];
  const across = Math.round(-q - r);
  const [byColumn, byRow, byAcross] = [Math.abs(column - q), Math.abs(row - r), Math.abs(across + q + r)];
  // The coordinate that was rounded most follows from the other two.
  if (byColumn > byRow && byColumn > byAcross) column = -row - across;
  else if (byRow > byAcross) row = -column - across;
  return { level, column, row };
}

export const zoneName = ({ level, column, row }: Zone): string => `${level}.${column}.${row}`;

/** Returns the zone of a name; undefined if it is none. */
export function zoneNamed(name: string): Zone | undefined {
  const [, level, column, row] = ZONE.exec(name) ?? [];
  return level === undefined ? undefined : { level: Number(level), column: Number(column), row: Number(row) };
}
