import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gazetteer } from '@/lib/places/gazetteer';
import { toPlane } from '@/lib/places/zones';
import { AMERICAS, closerFrame, frameOfCountry } from './frames';
import frames from './frames.json';

const PUBLIC = path.resolve(__dirname, '..', '..', 'public');
const names = Object.keys(frames) as (keyof typeof frames)[];

const fileOf = (name: string) => readFileSync(path.join(PUBLIC, 'art', 'map', `${name}.svg`), 'utf8');

/** Whether a point is inside of a drawn path, by the number of its lines to the right of it. */
function isInside(d: string, x: number, y: number): boolean {
  let inside = false;
  for (const [, start = '', steps = ''] of d.matchAll(/M(-?\d+ -?\d+)l([-\d ]+)z/g)) {
    const [startX = 0, startY = 0] = start.split(' ').map(Number);
    const ring: [number, number][] = [[startX, startY]];
    const numbers = (steps.match(/-?\d+/g) ?? []).map(Number);
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      const [lastX, lastY] = ring.at(-1) ?? [0, 0];
      ring.push([lastX + (numbers[at] ?? 0), lastY + (numbers[at + 1] ?? 0)]);
    }
    ring.forEach(([ax, ay], index) => {
      const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    });
  }
  return inside;
}

describe('frames', () => {
  it.each(names)('%s has the drawing that its address names', (name) => {
    const text = fileOf(name);
    expect(createHash('sha256').update(text).digest('hex').slice(0, 4)).toBe(frames[name].hash);
    const parts = [...text.matchAll(/id="(\w+)" d="M/g)].map(([, id]) => id);
    expect(parts).toEqual(name === 'americas' ? ['land', 'lines'] : expect.arrayContaining(['land', 'own']));
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
      const own = /id="own" d="([^"]*)"/.exec(fileOf(country))?.[1] ?? '';
      const largest = places.sort((a, b) => b.people - a.people).slice(0, 40);
      const onLand = largest.filter(({ lat, lon }) => {
        const { x, y } = toPlane(lat, lon);
        return isInside(own, x / frame.unit, y / frame.unit);
      });
      // Ports may be a pixel off the coast, and some islands are left out.
      expect([country, onLand.length / largest.length]).toEqual([country, expect.closeTo(1, 0)]);
    }
  });

  it('comes closer to what is shown, but not too close', () => {
    const [montevideo, bage] = [toPlane(-34.9, -56.2), toPlane(-31.3, -54.1)];
    const { bounds } = closerFrame(AMERICAS, [montevideo, bage]);
    expect(bounds[2] - bounds[0]).toBeCloseTo(14, 5);
    expect(closerFrame(AMERICAS, [toPlane(40.4, -3.7)])).toBe(AMERICAS);
  });
});
