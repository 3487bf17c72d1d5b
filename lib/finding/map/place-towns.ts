import 'server-only';
import { gazetteer } from '@/lib/places/gazetteer';
import { toPlane, type PlanePoint } from '@/lib/places/zones';
import { around, cornerBox, overlap, type Box } from './boxes';
import type { MapDrawing, MapTown } from './dto';
import { CORNER } from './views';

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
export function placeTowns(
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
