import { mix } from '../colour';
import type { Hide } from '../hide';
import { eye, fill, line, oval } from './draw';
import type { HorseKind } from './horse-shapes';

const HEAD =
  'M37 9C31 7 27 11 24 16.500C19 25 12 32.5 8.5 38.500C6 43.5 8 48.5 13 49.500C18.5 50 22 46 26 41.500C33 39 40 32 41.5 23C42.5 17 41 11 37 9Z';
const MUZZLE = 'M11.5 33.800C9 37.5 5.5 42 7.5 46.500C9.5 50.5 17.5 50.5 21 47C22 42 18 35.5 11.5 33.800Z';
const BLAZE = 'M26 17C23.5 22 19 27 14.5 32L17 34C21.5 30 25.5 24 27.5 18.500Z';

/** The head of a horse, mule or donkey, drawn as for a standing horse and moved by `at`. */
export function horseHead(hide: Hide, kind: HorseKind, at: string): string {
  const front = hide.pattern === 'tobiano' && hide.patch ? hide.patch : hide.base;
  const dark = mix(front, hide.pattern === 'tobiano' ? hide.shade : hide.dark, 0.55);
  const longEared = kind === 'mule' || kind === 'donkey';
  const pale = mix(hide.light, '#f1e7d6', 0.7);
  const nose = longEared ? pale : hide.face ? mix(front, '#e7c3ac', 0.35) : dark;
  const ears = longEared
    ? fill(hide.shade, 'M34 12C36 2 41-6 46-8C49 0 46 10 41 16Z', at) +
      fill(front, 'M30 12C29 2 31-6 35-10C40-4 40 6 37 14Z', at) +
      fill(mix(hide.dark, front, 0.2), 'M32 8C31.5 2 33-3 35-6C37-2 37 4 35.5 9Z', at)
    : fill(hide.shade, 'M36 11L40 1.500C43 4 43.5 9 41.5 13Z', at) + fill(front, 'M31 12L33 .500C37 3 39 8 38 13Z', at);
  const white = mix(hide.face ?? hide.light, '#fff', hide.face ? 0.2 : 0.6);
  return [
    ears,
    fill(front, HEAD, at),
    fill(nose, MUZZLE, at),
    longEared || hide.pattern === 'roan'
      ? ''
      : hide.face || hide.pattern === 'tobiano'
        ? fill(white, BLAZE, at)
        : fill(white, oval(25.5, 18.5, 1.6, 2.4), at),
    fill(mix(longEared ? hide.dark : dark, '#000', 0.35), oval(10.5, 42, 1.2, 1.8), at),
    line(mix(dark, '#000', 0.35), 'M9.5 47C12 47.8 14.5 47 16.5 45.5', 1, at),
    kind === 'donkey' ? fill(mix(front, pale, 0.5), oval(26.5, 23, 4, 3.8), at) : '',
    eye(26.5, 23, 2.5, at),
    line(mix(front, hide.shade, 0.6), 'M33 36.500C37 33 39 28 38.5 23', 1.3, at),
    kind === 'horse' ? fill(hide.dark, 'M36 6C31 6 27 11 25 18C29 18 32 15 34 11Z', at) : '',
  ].join('');
}
