import { mix } from '../colour';
import type { Hide } from '../hides';
import type { Pose } from './cattle-shapes';
import { eye, far, fill, foreleg, hindleg, line, spots, type Drawing } from './draw';

/** A fleece: an ellipse with a scalloped edge. */
function fleece(cx: number, cy: number, rx: number, ry: number, curls: number): string {
  const point = (i: number) => {
    const angle = (i / curls) * Math.PI * 2 + 0.35;
    return [
      Math.round((cx + rx * Math.cos(angle)) * 10) / 10,
      Math.round((cy + ry * Math.sin(angle)) * 10) / 10,
    ] as const;
  };
  let path = `M${point(0).join(' ')}`;
  for (let i = 1; i <= curls; i++) {
    const [x0, y0] = point(i - 1);
    const [x, y] = point(i);
    const r = Math.round(Math.hypot(x - x0, y - y0) * 5.4) / 10;
    path += `A${r} ${r} 0 0 1 ${x} ${y}`;
  }
  return `${path}Z`;
}

const HEAD =
  'M35 37C29 34 22 36 18 42C14 49 9.5 56 8 61.500C6.5 67 9.5 71.5 15 72C21 72.5 25 69 28 64.500C33 60 38 54.5 39.5 47.500C40.5 42 39 39 35 37Z';

function head(hide: Hide, woolly: boolean, at: string): string {
  const face = hide.face ?? hide.base;
  const soft = mix(face, hide.light, 0.45);
  return [
    fill(mix(face, hide.dark, 0.25), 'M31 41C33 36 39 33 44 34C44 39 39 43 34 44Z', at),
    fill(face, HEAD, at),
    fill(soft, 'M11.5 55.500C8.5 60 7 64.5 8.5 68C11 72.5 18 72.5 22 69.500C23 62.5 17 56 11.5 55.500Z', at),
    line(
      mix(face, hide.dark, 0.85),
      'M9.5 61C11 62.5 12.8 62.5 13.8 61.500M12 62.500L12.5 66.500C14.5 68 17 67.8 18.5 66.5',
      1.2,
      at,
    ),
    woolly ? fill(hide.base, fleece(31, 37, 8.5, 6.5, 8), at) : '',
    eye(22.5, 50, 2.5, at),
    fill(
      mix(face, hide.dark, 0.12),
      'M35 46C40 43 49 45.5 53 51.500C49 56.5 40 55.5 36 51.500C34 49.5 34 47.5 35 46Z',
      at,
    ),
    fill(mix(soft, '#e0a090', 0.35), 'M38.5 48C42 46.8 47 48.5 49.5 51.500C46 53.5 41 52.8 38.5 50.500Z', at),
  ].join('');
}

const LAMB_TORSO =
  'M46 60C54 55 64 57 74 57C84 57 93 54 100 58C106 62 107 70 105 77C103 86 96 90 88 90C76 92 64 92 54 90C45 88 40 82 40 74C39 68 41 63 46 60Z';

/** A ewe in fleece, seen from the side. */
export function drawSheep(hide: Hide, pose: Pose): Drawing {
  const face = hide.face ?? hide.light;
  const farFace = mix(face, hide.dark, 0.35);
  const at = pose === 'standing' ? 'translate(-2 2)' : 'translate(17 80) rotate(-24) translate(-33 -42)';
  const neck = pose === 'standing' ? fleece(40, 60, 14, 17, 9) : fleece(36, 78, 15, 14, 9);
  const outer = fleece(71, 66, 43, 29, 15);
  return {
    body: [
      foreleg({ x: 57, top: 84, width: 7.5, foot: 116 }, farFace, hide.dark),
      foreleg({ x: 88, top: 84, width: 7.5, foot: 116 }, farFace, hide.dark),
      foreleg({ x: 47, top: 84, width: 8.2 }, face, hide.dark),
      foreleg({ x: 99, top: 84, width: 8.2 }, face, hide.dark),
      fill(mix(hide.base, hide.shade, 0.6), 'M108 52C116 53 119 62 117 72C116 78 112 79 110 75Z'),
      fill(hide.shade, outer),
      fill(hide.base, fleece(70.5, 64.5, 41.5, 27.5, 15)),
      fill(hide.shade, neck),
      fill(hide.base, pose === 'standing' ? fleece(40.5, 58.5, 13, 16, 9) : fleece(36.5, 76.5, 14, 13, 9)),
      line(
        mix(hide.base, hide.shade, 0.55),
        'M62 58q4 5 9 1M80 52q4 5 9 1M88 70q4 5 9 1M68 76q4 5 9 1M96 56q3 4 7 1',
        1.5,
      ),
      head(hide, true, at),
    ].join(''),
    baseline: 117,
  };
}

const HAIR_TORSO =
  'M43 50C52 46 62 50 74 50C87 50 97 46 106 49.500C114 53 116 61 115 69C114 79 110 87 103 90C97 92 92 90 85 90.500C73 93 61 93 52 91C42 88 36 81 35 72C34 62 36 54 43 50Z';
const HAIR_NECK = {
  standing: 'M58 50C50 47 43 42 38 36L22 58C26 68 32 76 38 84C50 86 60 72 61 60Z',
  grazing: 'M56 49C42 50 28 62 15 82C17 89 24 95 31 95C42 94 54 87 60 74Z',
};

/** A hair sheep: short coat, lop ears, as the breeds of warm country have. */
export function drawHairSheep(id: string, hide: Hide, pose: Pose): Drawing {
  const fold = mix(hide.base, hide.shade, 0.7);
  const at = pose === 'standing' ? 'translate(2 -4)' : 'translate(21 80) rotate(-24) translate(-33 -42)';
  return {
    body: [
      foreleg({ x: 58, top: 80, width: 6.8, foot: 116 }, far(hide.base, hide.shade), hide.dark),
      hindleg({ x: 91, top: 80, width: 6.8, foot: 116 }, far(hide.base, hide.shade), hide.dark),
      fill(mix(hide.base, hide.shade, 0.5), 'M110 51C117 52 119 62 118 74C117 82 115 86 113 87C111 82 112 66 106 56Z'),
      fill(hide.base, HAIR_TORSO),
      fill(hide.base, HAIR_NECK[pose]),
      foreleg({ x: 47, top: 82, width: 7.4 }, hide.base, hide.dark),
      hindleg({ x: 104, top: 77, width: 7.4 }, hide.base, hide.dark),
      hide.patch
        ? spots(
            id,
            HAIR_TORSO,
            fill(
              hide.patch,
              'M70 46C86 44 96 52 94 62C88 72 76 70 70 62C66 56 66 50 70 46ZM98 74C106 70 114 74 112 84C104 92 96 86 98 74Z',
            ),
          )
        : '',
      hide.patch
        ? spots(
            `${id}n`,
            HAIR_NECK[pose],
            fill(
              hide.patch,
              pose === 'standing' ? 'M20 34H58L46 58C38 62 28 62 20 60Z' : 'M10 78L40 58L36 84L24 98H8Z',
            ),
          )
        : '',
      line(fold, 'M92 89C93 83 91 79 88 76M55 87C53 83 54 79 56 76', 1.4),
      head(hide, false, at),
    ].join(''),
    baseline: 117,
  };
}

/** A lamb: small fleece on long legs. */
export function drawLamb(hide: Hide): Drawing {
  const face = hide.face ?? hide.light;
  const farFace = mix(face, hide.dark, 0.35);
  return {
    body: [
      foreleg({ x: 58, top: 84, width: 6.8, foot: 116 }, farFace, hide.dark),
      foreleg({ x: 85, top: 84, width: 6.8, foot: 116 }, farFace, hide.dark),
      foreleg({ x: 50, top: 84, width: 7.4 }, face, hide.dark),
      foreleg({ x: 95, top: 84, width: 7.4 }, face, hide.dark),
      fill(mix(hide.base, hide.shade, 0.4), 'M99 60C106 62 109 72 107 80C106 85 103 86 101 83Z'),
      fill(hide.shade, fleece(73, 73, 31, 19, 12)),
      fill(hide.base, fleece(72.5, 72, 29.8, 17.8, 12)),
      fill(hide.shade, fleece(50, 66, 11, 13, 8)),
      fill(hide.base, fleece(50.5, 65, 10, 12.2, 8)),
      fill(hide.base, LAMB_TORSO),
      line(mix(hide.base, hide.shade, 0.5), 'M66 66q3.5 4 7.5 1M82 72q3.5 4 7.5 1M70 80q3.5 4 7.5 1', 1.4),
      head(hide, true, 'translate(12 8) scale(.95)'),
    ].join(''),
    baseline: 117,
  };
}
