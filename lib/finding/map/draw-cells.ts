import 'server-only';
import { placesOfZones } from '@/lib/places/zone-places';
import { FINEST_LEVEL, toPlane, zoneCentre, zoneName, zoneWidth, type PlanePoint, type Zone } from '@/lib/places/zones';
import { gazetteer } from '@/lib/places/gazetteer';
import { countByZone, countryOfLots, medianPrice, sumOf, type Counted, type Spot } from './count-zones';
import type { MapCell, MapDrawing, MapTown, MapCorner } from './dto';
import { frameOfCountry, isWithin, type Frame } from './frames';
import { CORNER, fit, isShown, toPicture, viewAround, type Picture, type View } from './views';

/** A part of a picture. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Room for two controls of 44 pixels and their margins, where a screen shows the drawing a little smaller than it is. */
const CONTROLS = { width: 72, height: 120 };

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Returns the box that has so much to each side of a point. */
const around = ({ x, y }: PlanePoint, across: number, down: number): Box => ({
  left: x - across,
  top: y - down,
  right: x + across,
  bottom: y + down,
});

/** Returns the room that controls need in a corner of a picture. */
function cornerBox(corner: MapCorner, { width, height }: { width: number; height: number }): Box {
  const left = corner.endsWith('r') ? width - CONTROLS.width : 0;
  const top = corner.startsWith('b') ? height - CONTROLS.height : 0;
  return { left, top, right: left + CONTROLS.width, bottom: top + CONTROLS.height };
}

const SHADES = 5;

/** Where controls are looked for first. */
const CORNERS = ['tr', 'br', 'tl', 'bl'] as const;

/** Hexagons of a zone that is looked at closely, in the least width that a finger needs: the first, and each next try. */
const CLOSE = { first: 1.25, more: 1.2 };

interface Cells {
  view: View;
  level: number;
  hexagon: number;
  shown: readonly (Counted & PlanePoint)[];
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

const placed = (zones: readonly Counted[], view: View) =>
  zones.map((zone) => ({ ...zone, ...toPicture(zoneCentre(zone), view) }));

/** Returns the cells of a whole frame: the smallest hexagons that can be touched. */
function overviewOf(all: readonly Spot[], { bounds, country }: Frame, picture: Picture): Cells {
  // Beside the Americas a wide picture shows a part of other continents, without their land.
  const spots = country === null ? all.filter(({ lat, lon }) => isWithin(toPlane(lat, lon), bounds)) : all;
  const atLevel = (level: number): Cells => {
    const zones = countByZone(spots, level);
    const view = fit(bounds, zones, picture);
    const shown = placed(zones, view).filter((point) => isShown(point, view));
    return { view, level, shown, hexagon: zoneWidth(level) * view.scale };
  };
  let level = FINEST_LEVEL;
  const { scale } = fit(bounds, [], picture);
  while (level > 0 && zoneWidth(level) * scale < picture.hexagonMin) level -= 1;
  let cells = atLevel(level);
  while (level > 0 && (cells.hexagon < picture.hexagonMin || cells.shown.length > picture.cellsMax))
    cells = atLevel((level -= 1));
  return cells;
}

/** Returns the cells around a zone: hexagons of its own size, as many as a picture may have. */
function cellsAround(spots: readonly Spot[], zone: Zone, picture: Picture): Cells {
  const zones = countByZone(spots, zone.level);
  const ofWidth = (hexagon: number): Cells => {
    const view = viewAround(zone, hexagon, picture);
    return { view, level: zone.level, hexagon, shown: placed(zones, view).filter((at) => isShown(at, view, hexagon)) };
  };
  let cells = ofWidth(picture.hexagonMin * CLOSE.first);
  while (cells.shown.length > picture.cellsMax) cells = ofWidth(cells.hexagon * CLOSE.more);
  return cells;
}

/** What is drawn, and the levels of its cells and of those of the whole frame. */
interface Drawn {
  drawing: Omit<MapDrawing, 'closer' | 'wider'>;
  level: number;
  overview: number;
  /** Whether it is of a zone, not of the whole frame. */
  isClose: boolean;
}

/**
 * Draws lots on a map of a frame, or on one around the zone that is chosen. Where none is, `own` is the zone of the
 * visitor's own place: a map that would hide it in a larger one is of what is around it.
 */
export function drawCells(
  spots: readonly Spot[],
  frame: Frame,
  picture: Picture,
  { chosen, own }: { chosen?: Zone | undefined; own?: Zone | undefined },
): Drawn {
  const overview = overviewOf(spots, frame, picture);
  const isSmaller = chosen !== undefined && chosen.level > overview.level;
  const centre = isSmaller || picture.followsZone ? chosen : undefined;
  const near = centre ?? (own && own.level > overview.level ? own : undefined);
  const { view, level, hexagon, shown } = near ? cellsAround(spots, near, picture) : overview;
  const places = placesOfZones(shown.map((zone) => ({ ...zone, country: countryOfLots(zone.spots) })));
  const home = isSmaller ? places.get(zoneName(chosen))?.country : undefined;
  const outlines = (frame.country === null && home !== undefined && frameOfCountry(home)) || frame;
  const cells = shown
    .map((zone): MapCell => {
      const name = zoneName(zone);
      const { total, x, y } = zone;
      return { zone: name, place: places.get(name)?.name ?? '', total, median: medianPrice(zone.spots), x, y };
    })
    .sort((a, b) => a.y - b.y || a.x - b.x);
  const middle = chosen && toPicture(zoneCentre(chosen), view);
  const size = { width: view.width, height: view.height, hexagon: Number(hexagon.toFixed(1)) };
  const taken = shown.map((cell) => around(cell, hexagon / 2, hexagon * CORNER));
  const corner = CORNERS.find((name) => !taken.some((box) => overlap(box, cornerBox(name, view)))) ?? null;
  const toView = (point: PlanePoint) => toPicture(point, view);
  const { country } = outlines;
  return {
    level,
    overview: overview.level,
    isClose: near !== undefined,
    drawing: {
      ...size,
      cells,
      corner,
      chosen:
        chosen && middle && isShown(middle, view)
          ? { ...middle, hexagon: Number((zoneWidth(chosen.level) * view.scale).toFixed(1)) }
          : null,
      towns: country === null ? [] : placeTowns(country, { ...size, cells, corner }, toView, picture.townsMax),
      outlines: {
        address: outlines.address,
        scale: Number((outlines.unit * view.scale).toPrecision(6)),
        left: Math.round(-view.x0 * view.scale),
        top: Math.round(-view.y0 * view.scale),
        hasOwn: country !== null,
      },
      shades: cells.length > 0 ? shadesOf(cells.map(({ total }) => total)) : [],
      outside: sumOf(spots) - sumOf(cells),
    },
  };
}

/** Fewer people don't make a town that everybody knows. */
const PEOPLE_MIN = 20_000;
/** Sizes of a name in the picture's units; it begins beside the town's dot. */
const LETTER_WIDTH = 7;
const NAME_OFFSET = 10;
const LINE_HEIGHT = 20;
/** Kept free around a name. */
const NAME_MARGIN = 6;

/** Returns where a town with its name would be. */
function boxOf({ name, x, y, isLeft }: MapTown): Box {
  const length = NAME_OFFSET + LETTER_WIDTH * name.length;
  return {
    left: x - (isLeft ? length : NAME_MARGIN),
    top: y - LINE_HEIGHT / 2,
    right: x + (isLeft ? NAME_MARGIN : length),
    bottom: y + LINE_HEIGHT / 2,
  };
}

/** Returns the largest towns of a country whose names have room beside the hexagons, to find one's way by. */
function placeTowns(
  country: string,
  { width, height, hexagon, cells, corner }: Pick<MapDrawing, 'width' | 'height' | 'hexagon' | 'cells' | 'corner'>,
  toPicture: (point: PlanePoint) => PlanePoint,
  most: number,
): MapTown[] {
  const all = gazetteer();
  const known: number[] = [];
  all.forEachSettlement((id) => {
    if (all.countryOf(id) === country && all.populationOf(id) >= PEOPLE_MIN) known.push(id);
  });
  const taken = cells.map((cell) => around(cell, hexagon / 2 + NAME_MARGIN, hexagon * CORNER));
  if (corner) taken.push(cornerBox(corner, { width, height }));
  const towns: MapTown[] = [];
  for (const id of known.sort(all.byPopulation)) {
    const place = all.get(id);
    if (!place || towns.length === most) break;
    if (towns.some(({ name }) => name === place.name)) continue;
    const point = toPicture(toPlane(place.lat, place.lon));
    for (const isLeft of [false, true]) {
      const town = { name: place.name, ...point, isLeft };
      const box = boxOf(town);
      const isInside =
        box.left >= NAME_MARGIN &&
        box.right <= width - NAME_MARGIN &&
        box.top >= NAME_MARGIN &&
        box.bottom <= height - NAME_MARGIN;
      if (!isInside || taken.some((other) => overlap(box, other))) continue;
      towns.push(town);
      taken.push({
        left: box.left - LINE_HEIGHT,
        top: box.top - LINE_HEIGHT,
        right: box.right + LINE_HEIGHT,
        bottom: box.bottom + LINE_HEIGHT,
      });
      break;
    }
  }
  return towns;
}
