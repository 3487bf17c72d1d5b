import { mix } from '../colour';
import type { Hide } from '../hide';
import type { Pose } from './cattle-shapes';
import { far, fill, fleece, foreleg, hindleg, line, spots, type Drawing, eye } from './draw';
import { markings } from './markings';

type GoatKind = 'doe' | 'buck' | 'kid';

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
function goatHead(hide: Hide, kind: GoatKind, long: boolean, at: string): string {
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

const TORSO: Record<GoatKind, string> = {
  doe: 'M44 54C54 49 64 53 75 53.500C87 54 96 49 104 52C111 55 113 62 112 70C111 80 107 87 100 90C95 92 90 90 84 91C73 94 62 94 53 91C44 88 38 82 37 74C35 65 37 58 44 54Z',
  buck: 'M42 51C52 45.5 63 49.5 75 50C87 50.5 97 46 105.500 49.500C113 53 115 61 114 69.500C113 80 108.5 87.5 101 90C95 91.5 90 89 84 90C73 93 61 94 52 91.500C42 88.5 35 82 34 73C32.5 64 35 55 42 51Z',
  kid: 'M50 62C58 58 66 61 75 61C84 61 91 58 97 61C103 64 104 70 103 76C102 83 98 88 92 90C86 91 80 89 74 90C66 91 60 91 55 89C48 87 44 82 43 76C42 70 44 65 50 62Z',
};
const NECK: Record<GoatKind, Record<Pose, string>> = {
  doe: {
    standing: 'M60 54C53 48 47 38 42 26L25 44C29 56 33 68 39 80C50 82 60 72 62 62Z',
    grazing: 'M58 53C44 54 30 64 17 82C19 89 25 94 32 94C43 93 55 86 61 74Z',
  },
  buck: {
    standing: 'M65 51C57 45 49 36 42.5 25L23 43C24 58 28 72 35 86C49 90 63 76 66 62Z',
    grazing: 'M62 50C45 50 29 61 14 82C16 92 24 99 32 99C46 97 60 87 66 72Z',
  },
  kid: {
    standing: 'M63 62C57 57 53 50 49 42L33 57C36 66 41 74 46 82C55 83 62 76 64 69Z',
    grazing: 'M62 61C50 62 38 70 27 84C28 90 34 94 40 94C48 92 58 88 63 80Z',
  },
};
/** Where the colour of the face ends on the neck. */
const COLLAR: Record<'adult' | 'kid', Record<Pose, string>> = {
  adult: {
    standing: 'M20 20H64L58 46C52 60 42 66 28 62Z',
    grazing: 'M10 76L46 48C48 66 42 84 32 102H6Z',
  },
  kid: { standing: 'M28 36H68L62 56C58 66 50 70 38 68Z', grazing: 'M20 78L52 58C52 74 48 86 40 98H20Z' },
};
/** Long hair under a buck's throat. */
const MANE: Record<Pose, string> = {
  standing: 'M27 56C27 66 28 76 30 84L33 95L36 87L39 100L43 90L47 99L50 89L55 94L58 82C60 72 56 60 48 52Z',
  grazing: 'M24 90L26 101L31 95L35 106L40 97L45 104L49 95L55 99L58 88L48 76Z',
};
const UDDER = 'M74 88C82 84 92 86 95 89C95 96 91.5 100 88 99.500L87.5 103H85L84.5 99C79 98.5 74 94 74 88Z';
const SCROTUM = 'M84 88C83 98 85.5 104 89 104C93 104 95 98 94 88Z';
/** A dark line along the back. */
const BACK = 'M40 44H116V60C104 54 96 54 88 57C76 60 66 56 56 55C50 55 46 56 40 60Z';

function headPlace(kind: GoatKind, pose: Pose): string {
  if (kind === 'kid')
    return pose === 'standing'
      ? 'translate(9 19) scale(.94)'
      : 'translate(33 84) rotate(-24) scale(.9) translate(-37 -30)';
  if (pose === 'standing') return kind === 'buck' ? 'translate(37 30) scale(1.1) translate(-37 -29)' : '';
  return `translate(22 80) rotate(-24)${kind === 'buck' ? ' scale(1.1)' : ''} translate(-36 -30)`;
}

function coat(id: string, hide: Hide, kind: GoatKind, pose: Pose): string {
  const torso = TORSO[kind];
  const neck = NECK[kind][pose];
  if (hide.build === 'fleece') {
    const [x, y, rx, ry] = kind === 'kid' ? [74, 75, 30, 17] : [74, 71, 41, 24];
    const [nx, ny] =
      kind === 'kid' ? (pose === 'standing' ? [52, 66] : [46, 78]) : pose === 'standing' ? [46, 60] : [40, 78];
    const locks = 'M52 62q3 8 0 16M62 60q3 9 0 18M72 62q3 9 0 18M82 60q3 9 0 18M92 62q3 9 0 16M102 62q2 8 0 14';
    return [
      fill(hide.base, torso),
      fill(hide.base, neck),
      fill(hide.shade, fleece(x, y, rx, ry, 19)),
      fill(hide.base, fleece(x - 0.5, y - 1.5, rx - 1.2, ry - 1.4, 19)),
      fill(hide.base, fleece(nx, ny, kind === 'kid' ? 12 : 16, kind === 'kid' ? 14 : 19, 11)),
      line(mix(hide.base, hide.shade, 0.6), locks, 1.5),
    ].join('');
  }
  return [
    fill(hide.base, torso),
    fill(hide.base, neck),
    markings(id, hide, [torso, neck]),
    hide.socks && !hide.pattern && hide.patch === hide.socks ? spots(`${id}k`, torso, fill(hide.patch, BACK)) : '',
    hide.face ? spots(`${id}c`, neck, fill(hide.face, COLLAR[kind === 'kid' ? 'kid' : 'adult'][pose])) : '',
  ].join('');
}

/** A doe, a buck or a kid. */
export function drawGoat(id: string, hide: Hide, kind: GoatKind, pose: Pose): Drawing {
  const kid = kind === 'kid';
  const buck = kind === 'buck';
  const farColour = far(hide.base, hide.shade);
  const farSock = hide.socks && far(hide.socks, hide.shade);
  const fold = mix(hide.base, hide.shade, 0.7);
  const width = kid ? 6.2 : buck ? 8 : 6.8;
  const fore = kid ? 52 : buck ? 46 : 48;
  const hind = kid ? 94 : 102;
  return {
    body: [
      foreleg({ x: fore + 11, top: 82, width: width * 0.92, foot: 116 }, farColour, hide.dark, farSock),
      hindleg({ x: hind - 14, top: 81, width: width * 0.92, foot: 116 }, farColour, hide.dark, farSock),
      kid
        ? fill(hide.base, 'M97 64C99 57 103 54 107 55C108 60 106 66 102 70Z')
        : fill(hide.base, 'M104 56C106 47 111 42 116 43C118 50 115 58 110 63Z'),
      kind === 'doe' ? fill(mix(hide.light, '#e3a893', 0.55), UDDER) : '',
      buck ? fill(mix(mix(hide.light, '#c98f7c', 0.4), hide.base, 0.35), SCROTUM) : '',
      coat(id, hide, kind, pose),
      buck ? fill(mix(hide.base, hide.shade, 0.35), MANE[pose]) : '',
      foreleg({ x: fore, top: 83, width }, hide.base, hide.dark, hide.socks),
      hindleg({ x: hind, top: 78, width }, hide.base, hide.dark, hide.socks),
      line(fold, kid ? 'M85 88C86 84 84 81 82 79' : 'M91 89.500C92 84 90 80 87 77', 1.4),
      goatHead(hide, kind, pose === 'standing', headPlace(kind, pose)),
    ].join(''),
    baseline: 117,
  };
}
