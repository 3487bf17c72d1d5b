import { createRandom } from '@/prisma/seed/content/random';
import { FINEST_LEVEL, latitudeOf, toPlane, zoneAt, zoneCentre, zoneName, zoneNamed, zoneWidth } from './zones';

const random = createRandom(20);
const somewhere = () => ({ lat: random.next() * 120 - 58, lon: random.next() * 350 - 175 });

describe('zones', () => {
  it('are the hexagons whose middle is nearest', () => {
    for (let round = 0; round < 2_000; round += 1) {
      const { lat, lon } = somewhere();
      const point = toPlane(lat, lon);
      const level = round % (FINEST_LEVEL + 1);
      const zone = zoneAt(point, level);
      const away = ({ x, y }: { x: number; y: number }) => Math.hypot(x - point.x, y - point.y);
      const distance = away(zoneCentre(zone));
      for (const [column, row] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
        [1, -1],
        [-1, 1],
      ] as const)
        expect(distance).toBeLessThanOrEqual(
          away(zoneCentre({ level, column: zone.column + column, row: zone.row + row })),
        );
      expect(distance).toBeLessThanOrEqual(zoneWidth(level) / Math.sqrt(3));
    }
  });

  it('are named by level, column and row', () => {
    const zone = zoneAt(toPlane(-31.7, -55.98), 10);
    expect(zoneNamed(zoneName(zone))).toEqual(zone);
    for (const wrong of ['', '17.0.0', '3.1', '3.1.2.3', '3.1.x', '-1.2.3', '3.12345.0']) {
      expect(zoneNamed(wrong)).toBeUndefined();
    }
  });

  it('are on the plane of Mercator’s projection', () => {
    expect(toPlane(0, -58)).toEqual({ x: -58, y: -0 });
    for (let round = 0; round < 100; round += 1) {
      const { lat, lon } = somewhere();
      expect(latitudeOf(toPlane(lat, lon).y)).toBeCloseTo(lat, 9);
    }
  });
});
