import { mix } from '../colour';
import type { Hide } from '../hide';
import type { Pose } from './cattle-shapes';
import { far, fill, fleece, foreleg, hindleg, line, spots, type Drawing } from './draw';
import { goatHead, type GoatKind } from './goat-head';
import { markings } from './markings';

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
