import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gazetteer } from '@/lib/places/gazetteer';
import { toPlane, type PlanePoint } from '@/lib/places/zones';
import { AMERICAS, closerFrame, frameOfCountry } from './frames';
import frames from './frames.json';

const PUBLIC = path.resolve(__dirname, '..', '..', '..', 'public');
const names = Object.keys(frames) as (keyof typeof frames)[];

const fileOf = (name: string) => readFileSync(path.join(PUBLIC, 'art', 'map', `${name}.svg`), 'utf8');

type Ring = [number, number][];

/** Reads the rings of a part of a drawing. */
function ringsOf(name: string, part: string): Ring[] {
  const d = new RegExp(`id="${part}" d="([^"]*)"`).exec(fileOf(name))?.[1] ?? '';
  return [...d.matchAll(/M(-?\d+) (-?\d+)l([-\d ]+)z/g)].map(([, x, y, steps = '']) => {
    const ring: Ring = [[Number(x), Number(y)]];
    const numbers = (steps.match(/-?\d+/g) ?? []).map(Number);
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      const [lastX, lastY] = ring.at(-1) ?? [0, 0];
      ring.push([lastX + (numbers[at] ?? 0), lastY + (numbers[at + 1] ?? 0)]);
    }
    return ring;
  });
}

/** Whether a point is inside of rings, by the number of their lines to the right of it. */
function isInside(rings: readonly Ring[], { x, y }: PlanePoint): boolean {
  let inside = false;
  for (const ring of rings)
    ring.forEach(([ax, ay], index) => {
      const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    });
  return inside;
}

/** Where a place is in a drawing. */
function inUnits(lat: number, lon: number, unit: number): PlanePoint {
  const { x, y } = toPlane(lat, lon);
  return { x: x / unit, y: y / unit };
}

describe('frames', () => {
  it.each(names)('%s has the drawing that its address names', (name) => {
    const text = fileOf(name);
    expect(createHash('sha256').update(text).digest('hex').slice(0, 4)).toBe(frames[name].hash);
    const parts = [...text.matchAll(/id="(\w+)" d="M/g)].map(([, id]) => id);
    expect(parts).toEqual(name === 'americas' ? ['land', 'lines'] : expect.arrayContaining(['land', 'own']));
  });

  it.each(names)('%s has no line across the picture', (name) => {
    for (const ring of ringsOf(name, 'land')) {
      const xs = ring.map(([x]) => x);
      const ys = ring.map(([, y]) => y);
      const isThin = Math.max(...ys) - Math.min(...ys) < 60 && Math.max(...xs) - Math.min(...xs) > 600;
      expect(isThin).toBe(false);
    }
  });

  it('has a map of every country of the gazetteer, with its towns on its land', () => {
    const towns = new Map<string, { lat: number; lon: number; people: number }[]>();
    const all = gazetteer();
    all.forEachSettlement((id, lat, lon) => {
      const country = all.countryOf(id);
      towns.set(country, [...(towns.get(country) ?? []), { lat, lon, people: all.populationOf(id) }]);
    });
    for (const [country, places] of towns) {
      const frame = frameOfCountry(country);
      expect(frame).toBeDefined();
      if (!frame) continue;
      const own = ringsOf(country, 'own');
      const largest = places.sort((a, b) => b.people - a.people).slice(0, 40);
      const onLand = largest.filter(({ lat, lon }) => isInside(own, inUnits(lat, lon, frame.unit)));
      // Ports may be a pixel off the coast, and some islands are left out.
      expect([country, onLand.length / largest.length]).toEqual([country, expect.closeTo(1, 0)]);
    }
  });

  it.each([
    ['UY', -35.5, -54],
    ['UY', -34.9, -57.3],
    ['CR', 9, -85],
    ['PT', 38, -9.5],
    ['CU', 21, -80],
    ['AR', -40, -60],
    ['americas', 25, -90],
    ['americas', -20, -80],
  ])('%s has water at %d %d', (name, lat, lon) => {
    const frame = frameOfCountry(name) ?? AMERICAS;
    expect(isInside(ringsOf(name, 'land'), inUnits(lat, lon, frame.unit))).toBe(false);
  });

  it('comes closer to what is shown, but not too close', () => {
    const [montevideo, bage] = [toPlane(-34.9, -56.2), toPlane(-31.3, -54.1)];
    const { bounds } = closerFrame(AMERICAS, [montevideo, bage]);
    expect(bounds[2] - bounds[0]).toBeCloseTo(14, 5);
    expect(closerFrame(AMERICAS, [toPlane(40.4, -3.7)])).toBe(AMERICAS);
  });
});
