/**
 * Writes the outlines of countries that maps are drawn on from the package world-atlas (Natural Earth, public domain): one
 * drawing of the Americas and one of each country of the gazetteer with its neighbours, and lib/finding/map/frames.json, which says
 * where each is on the plane of lib/places/zones.ts. Run: node scripts/outlines.mjs
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { geoIdentity, geoPath } from 'd3-geo';
import { feature, merge, mesh } from 'topojson-client';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const require = createRequire(import.meta.url);

/** The countries of the gazetteer (scripts/places.mjs) as world-atlas names them: the numbers of ISO 3166. */
const COUNTRIES = {
  ...{ AR: '032', AU: '036', BO: '068', BR: '076', CA: '124', CL: '152', CO: '170', CR: '188', CU: '192' },
  ...{ DO: '214', EC: '218', ES: '724', GB: '826', GT: '320', HN: '340', IE: '372', MX: '484', NI: '558' },
  ...{ NZ: '554', ZA: '710' },
  ...{ PA: '591', PE: '604', PR: '630', PT: '620', PY: '600', SV: '222', US: '840', UY: '858', VE: '862' },
};
/** West, south, east and north of the countries that have islands, or icy lands, far from where people keep animals. */
const MAINLAND = {
  AU: [112.5, -44, 154.5, -10],
  CA: [-141, 41, -52, 62],
  CL: [-76.5, -56.2, -66, -17],
  EC: [-81.4, -5.2, -75, 1.7],
  ES: [-9.6, 35.8, 4.6, 44],
  NZ: [166, -47.6, 179, -34],
  PT: [-9.8, 36.8, -6, 42.3],
  US: [-125.2, 24.2, -66.5, 49.8],
  ZA: [16.4, -34.9, 33, -22.1],
};
const AMERICAS = [-128, -56.5, -33.5, 60];
/** What is drawn around a frame, as a share of it, so that it fills pictures that are wider or higher than itself. */
const AROUND = { narrowest: 0.7, widest: 1.5, margin: 1.16 };
/** The unit of a drawing in degrees. A country has so many across: about a pixel each where it is shown. */
const AMERICAS_UNIT = 0.05;
const UNITS_ACROSS = 1000;
/** Smaller islands and lakes are left out. */
const SEEN_UNITS = 3;

const RADIANS = Math.PI / 180;
const south = (lat) => -Math.asinh(Math.tan(lat * RADIANS)) / RADIANS;
const onPlane = ([west, bottom, east, north]) => [west, south(north), east, south(bottom)];

/** Writes lines as the relative commands of a path, in whole units. */
class PathWriter {
  text = '';
  moveTo(x, y) {
    this.points = [[Math.round(x), Math.round(y)]];
  }
  lineTo(x, y) {
    const [lastX, lastY] = this.points.at(-1);
    const [nextX, nextY] = [Math.round(x), Math.round(y)];
    if (nextX !== lastX || nextY !== lastY) this.points.push([nextX, nextY]);
  }
  closePath() {
    const sides = [0, 1].map((axis) => this.points.map((point) => point[axis]));
    const isSeen = sides.some((side) => Math.max(...side) - Math.min(...side) >= SEEN_UNITS);
    if (isSeen && this.points.length > 2) this.end('z');
    else this.points = undefined;
  }
  end(mark) {
    if (this.points && this.points.length > 1) {
      const [first, ...others] = this.points;
      let [x, y] = first;
      const steps = others.map(([toX, toY]) => {
        const step = `${toX - x}${toY < y ? '' : ' '}${toY - y}`;
        [x, y] = [toX, toY];
        return step;
      });
      const joined = steps.map((step, index) => (index > 0 && !step.startsWith('-') ? ` ${step}` : step)).join('');
      this.text += `M${first.join(' ')}l${joined}${mark}`;
    }
    this.points = undefined;
  }
}

/**
 * Puts a shape on the plane. d3-geo's own projections cut shapes on the sphere first, where it takes tiny islands for all but
 * themselves.
 */
const projected = (shape) =>
  shape.geometry
    ? projected(shape.geometry)
    : { ...shape, coordinates: shape.coordinates.map(place).filter((part) => !isAcrossDateLine(part)) };

const place = (part) => (typeof part[0] === 'number' ? [part[0], south(part[1])] : part.map(place));

/** On a plane, what crosses the date line goes once round the world. No frame is there. */
function isAcrossDateLine(part) {
  if (typeof part[0] === 'number') return false;
  const across = typeof part[0][0] === 'number' ? part.map(([lon]) => lon) : [];
  return across.length > 0 ? Math.max(...across) - Math.min(...across) > 180 : part.some(isAcrossDateLine);
}

/** Draws a shape within a part of the plane, in units of so many degrees. */
function draw(shape, [left, top, right, bottom], unit) {
  const projection = geoIdentity()
    .scale(1 / unit)
    .clipExtent([
      [left / unit, top / unit],
      [right / unit, bottom / unit],
    ]);
  const writer = new PathWriter();
  const start = writer.moveTo.bind(writer);
  // A line that is no ring ends where the next begins.
  writer.moveTo = (x, y) => {
    writer.end('');
    start(x, y);
  };
  geoPath(projection, writer)(projected(shape));
  writer.end('');
  return writer.text;
}

/** What is drawn around a frame. */
function around([left, top, right, bottom]) {
  const [width, height] = [right - left, bottom - top];
  const x = (Math.max(width, height * AROUND.widest) * AROUND.margin) / 2;
  const y = (Math.max(height, width / AROUND.narrowest) * AROUND.margin) / 2;
  const [middle, centre] = [(left + right) / 2, (top + bottom) / 2];
  return [middle - x, centre - y, middle + x, centre + y];
}

/** The part of the plane that a country is in. */
const boundsOf = (country) => geoPath(geoIdentity()).bounds(projected(country)).flat();

const svg = (parts) =>
  `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries(parts)
    .map(([id, path]) => `<path id="${id}" d="${path}"/>`)
    .join('')}</svg>\n`;

const round = (number) => Number(number.toFixed(2));

function write(name, frame, unit, parts) {
  const text = svg(parts);
  writeFileSync(at(`public/art/map/${name}.svg`), text);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 4);
  return { frame: frame.map(round), unit, hash };
}

/** Draws the land within a part of the plane, the borders on it and one of its countries. */
function drawPart(world, shown, unit, number) {
  const { countries } = world.objects;
  const isShown = (country) => {
    const [left, top, right, bottom] = boundsOf(feature(world, country));
    return left < shown[2] && right > shown[0] && top < shown[3] && bottom > shown[1];
  };
  const geometries = countries.geometries.filter(isShown);
  const part = { type: 'GeometryCollection', geometries };
  const own = geometries.find(({ id }) => id === number);
  return {
    land: draw(merge(world, geometries), shown, unit),
    ...(own ? { own: draw(feature(world, own), shown, unit) } : {}),
    lines: draw(
      mesh(world, part, (a, b) => a !== b),
      shown,
      unit,
    ),
  };
}

const [far, near, nearest] = [
  require('world-atlas/countries-110m.json'),
  require('world-atlas/countries-50m.json'),
  require('world-atlas/countries-10m.json'),
];
/** Countries of fewer degrees across are drawn from the nearest: their coasts would be seen to have corners. */
const SMALL_DEGREES = 9;

mkdirSync(at('public/art/map'), { recursive: true });
const frames = {};

frames.americas = write(
  'americas',
  onPlane(AMERICAS),
  AMERICAS_UNIT,
  drawPart(far, onPlane([-170, -57, -30, 76]), AMERICAS_UNIT),
);

for (const [code, number] of Object.entries(COUNTRIES)) {
  const country = near.objects.countries.geometries.find(({ id }) => id === number);
  const frame = MAINLAND[code] ? onPlane(MAINLAND[code]) : boundsOf(feature(near, country));
  const across = (frame[2] - frame[0] + frame[3] - frame[1]) / 2;
  const unit = Number((across / UNITS_ACROSS).toPrecision(2));
  frames[code] = write(
    code,
    frame,
    unit,
    drawPart(across < SMALL_DEGREES ? nearest : near, around(frame), unit, number),
  );
}

writeFileSync(at('lib/finding/map/frames.json'), `${JSON.stringify(frames, null, 2)}\n`);
