import { mix } from '../colour';
import type { Hide } from '../hides';
import type { Pose } from './cattle-shapes';
import { eye, far, fill, foreleg, hindleg, line, spots, type Drawing } from './draw';

type GoatKind = 'doe' | 'kid';

const TORSO: Record<GoatKind, string> = {
  doe: 'M44 54C54 49 64 53 75 53.500C87 54 96 49 104 52C111 55 113 62 112 70C111 80 107 87 100 90C95 92 90 90 84 91C73 94 62 94 53 91C44 88 38 82 37 74C35 65 37 58 44 54Z',
  kid: 'M50 62C58 58 66 61 75 61C84 61 91 58 97 61C103 64 104 70 103 76C102 83 98 88 92 90C86 91 80 89 74 90C66 91 60 91 55 89C48 87 44 82 43 76C42 70 44 65 50 62Z',
};
const NECK: Record<GoatKind, Record<Pose, string>> = {
  doe: {
    standing: 'M60 54C53 48 47 38 42 26L25 44C29 56 33 68 39 80C50 82 60 72 62 62Z',
    grazing: 'M58 53C44 54 30 64 17 82C19 89 25 94 32 94C43 93 55 86 61 74Z',
  },
  kid: {
    standing: 'M63 62C57 57 53 50 49 42L33 57C36 66 41 74 46 82C55 83 62 76 64 69Z',
    grazing: 'M62 61C50 62 38 70 27 84C28 90 34 94 40 94C48 92 58 88 63 80Z',
  },
};
/** Where the colour of the face ends on the neck. */
const COLLAR: Record<GoatKind, Record<Pose, string>> = {
  doe: { standing: 'M20 20H64L58 46C52 60 42 66 28 62Z', grazing: 'M10 76L46 50C46 66 42 82 32 98H8Z' },
  kid: { standing: 'M28 36H68L62 56C58 66 50 70 38 68Z', grazing: 'M20 78L52 60C52 74 48 86 40 98H20Z' },
};
const HEAD =
  'M37 22C31 19 24 21 20.5 27C17 34 12 41 9.5 46.500C7.5 51.5 9.5 56 14.5 57C20 57.5 24 54.5 27 50C32.5 46 39 41 41 33C42 27.5 41 24 37 22Z';

function head(hide: Hide, kind: GoatKind, at: string): string {
  const face = hide.face ?? hide.base;
  const horn = mix('#8b7a66', hide.dark, 0.3);
  const horns =
    kind === 'doe'
      ? [
          fill(mix(horn, '#000', 0.25), 'M33 22C34 13 40 6 48 4C45 9 42 15 41 22Z', at),
          fill(horn, 'M29 23C29 13 34 5 42 1.500C40 8 37.5 15 37 23Z', at),
        ]
      : [fill(horn, 'M31 23C31 19 33 17 35 16C36 18 36.5 21 36 23Z', at)];
  return [
    ...horns,
    fill(face, HEAD, at),
    fill(hide.light, 'M30 24C26 30 20 38 15.5 45L19 47C24 41 29 33 32.5 26Z', at),
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
    kind === 'doe' ? fill(mix(face, hide.dark, 0.35), 'M17 56C17 61 19 65 22 67C22.5 63 23 59 24 54Z', at) : '',
    eye(24.5, 34, 2.6, at),
    fill(
      mix(face, hide.shade, 0.4),
      'M36.5 28C41 28 47 33 49.5 41C49 46 45 47.5 41.5 44.500C37.5 41 34 33 36.5 28Z',
      at,
    ),
    fill(
      mix(face, '#e0a090', 0.4),
      'M38.5 31C41.5 32.5 45.5 37 46.5 42C45 43 43 42 41.5 40.500C39.5 38 38 34 38.5 31Z',
      at,
    ),
  ].join('');
}

/** A doe or a kid. */
export function drawGoat(id: string, hide: Hide, kind: GoatKind, pose: Pose): Drawing {
  const kid = kind === 'kid';
  const farColour = far(hide.base, hide.shade);
  const fold = mix(hide.base, hide.shade, 0.7);
  const width = kid ? 6.2 : 6.8;
  const fore = kid ? 52 : 48;
  const hind = kid ? 94 : 102;
  const place = kid
    ? pose === 'standing'
      ? 'translate(9 19) scale(.94)'
      : 'translate(33 84) rotate(-24) scale(.9) translate(-37 -30)'
    : pose === 'standing'
      ? ''
      : 'translate(22 80) rotate(-24) translate(-36 -30)';
  return {
    body: [
      foreleg({ x: fore + 11, top: 82, width: width * 0.92, foot: 116 }, farColour, hide.dark),
      hindleg({ x: hind - 14, top: 81, width: width * 0.92, foot: 116 }, farColour, hide.dark),
      kid
        ? fill(hide.base, 'M97 64C99 57 103 54 107 55C108 60 106 66 102 70Z')
        : fill(hide.base, 'M104 56C106 47 111 42 116 43C118 50 115 58 110 63Z'),
      kid
        ? ''
        : fill(
            mix(hide.light, '#e3a893', 0.55),
            'M78 88C84 86 90 87 92 90C92 96 89 99 86.5 98L86 101H84L83.5 98C80 97 77 93 78 88Z',
          ),
      fill(hide.base, TORSO[kind]),
      fill(hide.base, NECK[kind][pose]),
      hide.face ? spots(id, NECK[kind][pose], fill(hide.face, COLLAR[kind][pose])) : '',
      foreleg({ x: fore, top: 83, width }, hide.base, hide.dark),
      hindleg({ x: hind, top: 78, width }, hide.base, hide.dark),
      line(fold, kid ? 'M85 88C86 84 84 81 82 79' : 'M91 89.500C92 84 90 80 87 77', 1.4),
      head(hide, kind, place),
    ].join(''),
    baseline: 117,
  };
}
