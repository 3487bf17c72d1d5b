import { mix } from '../colour';
import type { Hide } from '../hide';
import type { Pose } from './cattle-shapes';
import { eye, far, fill, foreleg, hindleg, line, oval, spots, type Drawing } from './draw';

type HorseKind = 'horse' | 'mule';

const TORSO =
  'M42 49C50 44 58 50 70 50C82 50 91 43.5 101 45.500C111 48 115 57 113.5 67C112 77 107 83 100 83.500C92 82 76 85 64 85C52 85 43 82 39 73C35.5 64 36 53 42 49Z';
const NECK = {
  standing: 'M62 52C54 42 48 26 41 11L24 24C26 36 29 54 37 73C50 78 60 68 62 52Z',
  grazing: 'M60 50C44 48 26 64 12 86L25 97C36 94 50 86 58 76Z',
};
const HEAD =
  'M37 9C31 7 27 11 24 16.500C19 25 12 32.5 8.5 38.500C6 43.5 8 48.5 13 49.500C18.5 50 22 46 26 41.500C33 39 40 32 41.5 23C42.5 17 41 11 37 9Z';
const MANE = {
  standing:
    'M33 8C40 4 48 16 54 30C58 40 63 48 62 54C56 54 52 48 50 42C49 45 47 44 46 38C44 40 43 36 42 30C40 30 38 24 37 16C35 15 32 12 33 8Z',
  grazing:
    'M14 82C24 66 40 50 58 49C56 56 48 60 44 66C42 64 38 66 36 71C34 70 30 72 28 78C26 77 22 78 20 84C18 86 14 86 14 82Z',
};
const SPOTS =
  'M64 44C80 42 92 48 90 60C84 72 70 74 64 64C60 56 60 48 64 44ZM100 42C114 44 120 60 114 74C108 82 100 74 102 64C104 56 98 50 100 42ZM38 62C46 60 52 68 50 78C46 86 38 84 36 76Z';

function head(hide: Hide, kind: HorseKind, at: string): string {
  const front = hide.patch ?? hide.base;
  const dark = mix(front, hide.dark, 0.55);
  const ears =
    kind === 'mule'
      ? fill(hide.shade, 'M34 12C36 2 41-6 46-8C49 0 46 10 41 16Z', at) +
        fill(front, 'M30 12C29 2 31-6 35-10C40-4 40 6 37 14Z', at) +
        fill(hide.dark, 'M32 8C31.5 2 33-3 35-6C37-2 37 4 35.5 9Z', at)
      : fill(hide.shade, 'M36 11L40 1.500C43 4 43.5 9 41.5 13Z', at) +
        fill(front, 'M31 12L33 .500C37 3 39 8 38 13Z', at);
  return [
    ears,
    fill(front, HEAD, at),
    fill(
      kind === 'mule' ? hide.light : dark,
      'M11.5 33.800C9 37.5 5.5 42 7.5 46.500C9.5 50.5 17.5 50.5 21 47C22 42 18 35.5 11.5 33.800Z',
      at,
    ),
    kind === 'mule'
      ? ''
      : fill(mix(hide.light, '#fff', 0.55), 'M26 17C23.5 22 19 27 14.5 32L17 34C21.5 30 25.5 24 27.5 18.500Z', at),
    fill(mix(dark, '#000', 0.45), oval(10.5, 42, 1.2, 1.8), at),
    line(mix(dark, '#000', 0.35), 'M9.5 47C12 47.8 14.5 47 16.5 45.5', 1, at),
    eye(26.5, 23, 2.5, at),
    line(mix(front, hide.shade, 0.6), 'M33 36.500C37 33 39 28 38.5 23', 1.3, at),
    kind === 'horse' ? fill(hide.dark, 'M36 6C31 6 27 11 25 18C29 18 32 15 34 11Z', at) : '',
  ].join('');
}

/** A horse or mule at rest: head up, or grazing. */
export function drawHorse(id: string, hide: Hide, kind: HorseKind, pose: Pose): Drawing {
  const farColour = far(hide.base, hide.shade);
  const fold = mix(hide.base, hide.shade, 0.6);
  const width = 7.2;
  const at = pose === 'grazing' ? 'translate(22 86) rotate(-14) translate(-36 -18)' : '';
  const mane =
    kind === 'horse'
      ? fill(hide.dark, MANE[pose])
      : fill(
          hide.dark,
          pose === 'standing'
            ? 'M38 9C46 16 54 32 62 52C58 53 54 50 52 46C48 34 44 24 37 15Z'
            : 'M14 84C26 66 42 51 60 50C58 54 54 55 50 57C38 62 28 72 20 86Z',
        );
  const tail =
    kind === 'mule'
      ? fill(hide.base, 'M109 49C117 51 119 64 118 80L115.5 80C116 68 114 60 106 55Z') +
        fill(hide.dark, 'M115 76C119 76 121 88 118 100C114 96 112.5 84 115 76Z')
      : fill(
          hide.dark,
          'M108 47C118 45 124 56 122.5 72C121.5 84 121 94 115 103C111 98 111.5 88 112.5 78C113 66 111 58 105 53Z',
        );
  const parts = [
    foreleg({ x: 55, top: 78, width: width * 0.92, foot: 116 }, farColour, mix(hide.dark, '#000', 0.2)),
    hindleg({ x: 89, top: 76, width: width * 0.92, foot: 116 }, farColour, mix(hide.dark, '#000', 0.2)),
    tail,
    fill(hide.base, TORSO),
    fill(hide.base, NECK[pose]),
    hide.patch
      ? spots(
          `${id}n`,
          NECK[pose],
          fill(hide.patch, pose === 'standing' ? 'M20 8H56L52 40C44 46 34 44 24 42Z' : 'M8 76L40 60L34 100H6Z'),
        )
      : '',
    mane,
    foreleg({ x: 47.4, top: 76, width }, hide.base, mix(hide.dark, '#000', 0.1)),
    hindleg({ x: 104, top: 73, width }, hide.base, mix(hide.dark, '#000', 0.1)),
    hide.patch ? spots(id, TORSO, fill(hide.patch, SPOTS)) : '',
    line(fold, 'M93 83C94.5 77 92 71 88 68', 1.4),
    line(fold, 'M55.5 80C52.5 76 53 71 55 67', 1.4),
    head(hide, kind, at),
  ];
  return { body: parts.join(''), baseline: 117 };
}
