import 'server-only';
import { placesOfZones } from '@/lib/places/zone-places';
import {
  FINEST_LEVEL,
  toPlane,
  zoneAt,
  zoneCentre,
  zoneName,
  zoneWidth,
  type PlanePoint,
  type Zone,
} from '@/lib/places/zones';
import type { MapCell, MapDrawing } from './dto';
import { isWithin, type Bounds, type Frame } from './frames';
import { placeTowns } from './place-towns';

/** A place with lots. */
export interface Spot {
  lat: number;
  lon: number;
  total: number;
}

/** The size of a drawing in pixels, and how many hexagons it has at most, because each weighs a hundred and fifty bytes. */
export interface Picture {
  width: number;
  /** From a wide frame to a high one. */
  heights: readonly [least: number, most: number];
  /** The least width of a hexagon: what a finger needs on a small screen. */
  hexagonMin: number;
  cellsMax: number;
  townsMax: number;
}

/** Between the frame and the edge of the picture. */
const MARGIN = 16;
const SHADES = 5;

/** A zone with its lots, and whether some of them are within the frame, which then shows all of it. */
type Counted = Zone & { total: number; isFramed: boolean };

function countByZone(spots: readonly Spot[], level: number, bounds: Bounds): Counted[] {
  const zones = new Map<string, Counted>();
  for (const { lat, lon, total } of spots) {
    const point = toPlane(lat, lon);
    const zone = zoneAt(point, level);
    const name = zoneName(zone);
    const known = zones.get(name);
    const isFramed = known?.isFramed === true || isWithin(point, bounds);
    zones.set(name, { ...zone, total: total + (known?.total ?? 0), isFramed });
  }
  return [...zones.values()];
}

/** Returns the most lots of each shade, from the lightest: each step up is as many times as large, and none is empty. */
export function shadesOf(totals: readonly number[]): number[] {
  const [least, most] = [Math.min(...totals), Math.max(...totals)];
  const limits = Array.from({ length: SHADES }, (_, step) =>
    Math.round(least * (most / least) ** ((step + 1) / SHADES)),
  );
  return limits.filter((limit, step) => {
    const above = step === 0 ? 0 : (limits[step - 1] ?? 0);
    return totals.some((total) => total > above && total <= limit);
  });
}

/** Extends a part of the plane by the hexagons that it has lots of. */
function withZones(bounds: Bounds, zones: readonly Counted[]): Bounds {
  return zones.reduce<Bounds>((extended, zone) => {
    if (!zone.isFramed) return extended;
    const { x, y } = zoneCentre(zone);
    const width = zoneWidth(zone.level);
    const [across, down] = [width / 2, width / Math.sqrt(3)];
    const [left, top, right, bottom] = extended;
    return [
      Math.min(left, x - across),
      Math.min(top, y - down),
      Math.max(right, x + across),
      Math.max(bottom, y + down),
    ];
  }, bounds);
}

/** Returns how a part of the plane is shown in the middle of a picture. */
function fit([left, top, right, bottom]: Bounds, { width, heights }: Picture) {
  const [across, down] = [right - left, bottom - top];
  const height = Math.round(Math.min(heights[1], Math.max(heights[0], (width * down) / across)));
  const scale = Math.min((width - 2 * MARGIN) / across, (height - 2 * MARGIN) / down);
  const x0 = (left + right - width / scale) / 2;
  const y0 = (top + bottom - height / scale) / 2;
  return { width, height, scale, x0, y0 };
}

type View = ReturnType<typeof fit>;

/** Returns where a point of the plane is in a picture. */
const toPicture = ({ x, y }: PlanePoint, { scale, x0, y0 }: View): PlanePoint => ({
  x: Math.round((x - x0) * scale),
  y: Math.round((y - y0) * scale),
});

/** Draws lots on a map of a frame, in the smallest hexagons that can be touched. */
export function drawCells(spots: readonly Spot[], frame: Frame, picture: Picture): MapDrawing {
  const atLevel = (level: number) => {
    const zones = countByZone(spots, level, frame.bounds);
    const view = fit(withZones(frame.bounds, zones), picture);
    const shown = zones
      .map((zone) => ({ ...zone, ...toPicture(zoneCentre(zone), view) }))
      .filter(({ x, y }) => x >= 0 && x <= view.width && y >= 0 && y <= view.height);
    return { view, shown, hexagon: zoneWidth(level) * view.scale };
  };
  let level = FINEST_LEVEL;
  const { scale } = fit(frame.bounds, picture);
  while (level > 0 && zoneWidth(level) * scale < picture.hexagonMin) level -= 1;
  let drawn = atLevel(level);
  while (level > 0 && (drawn.hexagon < picture.hexagonMin || drawn.shown.length > picture.cellsMax))
    drawn = atLevel((level -= 1));

  const { view, shown, hexagon } = drawn;
  const places = placesOfZones(shown);
  const cells = shown
    .map((zone): MapCell => {
      const name = zoneName(zone);
      return { zone: name, place: places.get(name)?.name ?? '', total: zone.total, x: zone.x, y: zone.y };
    })
    .sort((a, b) => a.y - b.y || a.x - b.x);
  const drawing = { width: view.width, height: view.height, hexagon: Number(hexagon.toFixed(1)), cells };
  const toView = (point: PlanePoint) => toPicture(point, view);
  return {
    ...drawing,
    towns: frame.country === null ? [] : placeTowns(frame.country, drawing, toView, picture.townsMax),
    outlines: {
      address: frame.address,
      scale: Number((frame.unit * view.scale).toPrecision(6)),
      left: Math.round(-view.x0 * view.scale),
      top: Math.round(-view.y0 * view.scale),
    },
    shades: cells.length > 0 ? shadesOf(cells.map(({ total }) => total)) : [],
  };
}
