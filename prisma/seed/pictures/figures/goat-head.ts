import { mix } from '../colour';
import type { Hide } from '../hide';
import { eye, fill, line } from './draw';

export type GoatKind = 'doe' | 'buck' | 'kid';

const HEAD =
  'M37 22C31 19 24 21 20.5 27C17 34 12 41 9.5 46.500C7.5 51.5 9.5 56 14.5 57C20 57.5 24 54.5 27 50C32.5 46 39 41 41 33C42 27.5 41 24 37 22Z';
/** The convex nose of Nubian goats. */
const ROMAN_HEAD =
  'M37 21.500C30 18 21.5 20.5 17.5 27.500C14 34.5 10 41 8.5 46.500C7 52 9.5 56.5 14.5 57.500C20 58 24 55 27 50.500C32.5 46.5 39 41.5 41 33.500C42 27.5 41 23.5 37 21.500Z';

const EARS = {
  level: [
    'M35 28C39 22.5 47 20.5 53 23C51 30 44 35 38 34C35.5 33 34.5 30.5 35 28Z',
    'M38.5 29C42 25.5 46.5 24.5 50 24.800C47.5 29 43 32 39.5 31.500C38 31 38 30 38.5 29Z',
  ],
  hanging: [
    'M34 27C40 26 45.5 33 47 43C48 52 45 59 41 59C36 55 31.5 46 30.5 37C30 31 31 28 34 27Z',
    'M35.5 31C39.5 33 42.5 40 43.5 48C43.5 52.5 42.5 55 41.5 56C38 52 34.5 45 34 38C34 34 34.5 32 35.5 31Z',
  ],
  tiny: [
    'M35 29C37 26 41 26 43 28C42 31.5 38 32.5 36 31.500Z',
    'M37 29C38.5 28 40 28 41 28.500C40 30 38.5 30.5 37.5 30Z',
  ],
} as const;

/** Horns as [far, near]: of kids, of does, and the swept ones of bucks and of breeds with long horns. */
const HORNS = {
  buds: ['M34 22C34 18 36 16 38 15.500C38.5 17 38.5 20 38 22Z', 'M31 23C31 19 33 17 35 16C36 18 36.5 21 36 23Z'],
  short: ['M33 22C34 13 40 6 48 4C45 9 42 15 41 22Z', 'M29 23C29 13 34 5 42 1.500C40 8 37.5 15 37 23Z'],
  swept: [
    'M33 21C34 9 44 -1 58 -1C66 0 71 6 71 13C66 7 58 5 52 8C46 11 42 16 41 22Z',
    'M28.5 23C28 9 38 -4 53 -5C63 -5 69 3 68 12C63 4 54 2 48 5C42 9 38 16 37.5 23Z',
  ],
} as const;

/** The head of a goat, drawn as for a standing doe and moved by `at`; `long` for a buck's beard that hangs free. */
export function goatHead(hide: Hide, kind: GoatKind, long: boolean, at: string): string {
  const face = hide.face ?? hide.base;
  const horn = mix('#8b7a66', hide.dark, 0.3);
  const lop = hide.build === 'lop-eared';
  const shape = hide.horns && (kind === 'kid' ? 'buds' : kind === 'buck' || hide.horns === 'long' ? 'swept' : 'short');
  const [outer, inner] = EARS[lop ? 'hanging' : hide.build === 'earless' ? 'tiny' : 'level'];
  const blaze = hide.socks && hide.patch ? hide.patch : hide.light;
  const beard =
    kind === 'buck' && long
      ? 'M15 55C15 64 18 73 22.5 79C24.5 72 26 63 26.5 53Z'
      : 'M17 56C17 61 19 65 22 67C22.5 63 23 59 24 54Z';
  const ear = hide.build === 'lop-eared' && hide.face ? face : mix(face, hide.shade, 0.4);
  return [
    shape ? fill(mix(horn, '#000', 0.25), HORNS[shape][0], at) + fill(horn, HORNS[shape][1], at) : '',
    shape === 'swept'
      ? line(mix(horn, '#000', 0.3), 'M33.5 12L38 15M39 4.500L42.5 9M47.5 0L48.5 5M57 -.5L55.5 4', 1, at)
      : '',
    kind === 'kid' ? '' : fill(mix(face, hide.dark, 0.35), beard, at),
    fill(face, lop ? ROMAN_HEAD : HEAD, at),
    fill(blaze, 'M30 24C26 30 20 38 15.5 45L19 47C24 41 29 33 32.5 26Z', at),
    fill(
      mix(face, hide.light, 0.7),
      'M12.5 41.500C9.5 45.5 8 50 9.5 53.500C12 58 18 58 22 54.500C22.5 48 17.5 42 12.5 41.500Z',
      at,
    ),
    line(
      mix(face, hide.dark, 0.85),
      'M10.5 47.500C11.8 48.8 13.3 48.8 14.3 47.800M11.5 54C14 55 16.5 54.3 18.5 53',
      1.2,
      at,
    ),
    eye(24.5, 34, 2.6, at),
    fill(mix(ear, hide.dark, 0.08), outer, at),
    fill(mix(face, '#e0a090', 0.4), inner, at),
  ].join('');
}
