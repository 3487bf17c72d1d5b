import { mix } from '../colour';
import type { Hide } from '../hide';
import type { Pose } from './cattle-shapes';
import { eye, far, fill, fleece, foreleg, hindleg, line, spots, type Drawing } from './draw';
import { markings } from './markings';

export type SheepKind = 'ewe' | 'ram' | 'lamb';

const HEAD =
  'M35 37C29 34 22 36 18 42C14 49 9.5 56 8 61.500C6.5 67 9.5 71.5 15 72C21 72.5 25 69 28 64.500C33 60 38 54.5 39.5 47.500C40.5 42 39 39 35 37Z';
/** Rams have a broader, curved nose. */
const RAM_HEAD =
  'M35.5 36C29 32 20 34.5 16 41C12 48 7.5 55.5 6.5 61.500C5.5 68 9 72.5 15 73C21.5 73.5 26 69.5 29 65C34 60 39 54.5 40.5 47.500C41.5 41.5 39.5 38 35.5 36Z';

const HORN = '#c9b48d';
/** The spiral of a ram's horn, thick at the skull. */
const SPIRAL = [
  ['M32 36C40 27 54 33 53 45', 8],
  ['M53 45C52 56 38 59 34 50', 6.6],
  ['M34 50C31 43 39 38 43 44', 5],
  ['M43 44C44 47 42 49 40 48.5', 3.4],
] as const;

function spiralHorn(at: string): string {
  const ridges =
    'M38 30.5L41.5 37M45.5 31.5L45 38.5M51 37L46.5 42M53.5 46L47 46.5M50 52.5L45.5 49M43 56L42 50M36 53.5L39 48.5';
  return (
    SPIRAL.map(([d, width]) => line(mix(HORN, '#5f4a30', 0.25), d, width + 1.4, at)).join('') +
    SPIRAL.map(([d, width]) => line(HORN, d, width, at)).join('') +
    line(mix(HORN, '#5f4a30', 0.5), ridges, 1, at)
  );
}

function head(hide: Hide, kind: SheepKind, cap: boolean, at: string): string {
  const face = hide.face ?? hide.base;
  const soft = mix(face, hide.light, 0.45);
  const horned = kind === 'ram' && hide.horns === 'long';
  return [
    fill(mix(face, hide.dark, 0.25), 'M31 41C33 36 39 33 44 34C44 39 39 43 34 44Z', at),
    fill(face, kind === 'ram' ? RAM_HEAD : HEAD, at),
    hide.socks
      ? fill(
          hide.socks,
          'M21 38C16 44 11 53 9 60L13 62C17 55 20 48 25 43ZM33 60C28 62 24 68 19 71L23 71C28 68 33 64 36 57Z',
          at,
        )
      : '',
    fill(soft, 'M11.5 55.500C8.5 60 7 64.5 8.5 68C11 72.5 18 72.5 22 69.500C23 62.5 17 56 11.5 55.500Z', at),
    line(
      mix(face, hide.dark, 0.85),
      'M9.5 61C11 62.5 12.8 62.5 13.8 61.500M12 62.500L12.5 66.500C14.5 68 17 67.8 18.5 66.5',
      1.2,
      at,
    ),
    cap ? fill(hide.base, fleece(31, 37, 8.5, 6.5, 8), at) : '',
    eye(22.5, 50, 2.5, at),
    fill(
      mix(face, hide.dark, 0.12),
      'M35 46C40 43 49 45.5 53 51.500C49 56.5 40 55.5 36 51.500C34 49.5 34 47.5 35 46Z',
      at,
    ),
    fill(mix(soft, '#e0a090', 0.35), 'M38.5 48C42 46.8 47 48.5 49.5 51.500C46 53.5 41 52.8 38.5 50.500Z', at),
    horned ? spiralHorn(at) : '',
  ].join('');
}

/** A ewe or ram in fleece, seen from the side. */
export function drawSheep(hide: Hide, pose: Pose, kind: 'ewe' | 'ram' = 'ewe'): Drawing {
  const face = hide.face ?? hide.light;
  const farFace = mix(face, hide.dark, 0.35);
  const ram = kind === 'ram';
  const standing = pose === 'standing';
  const scale = ram ? 'scale(1.1) ' : '';
  const at = standing
    ? ram
      ? 'translate(33 40) scale(1.1) translate(-35 -41)'
      : 'translate(-2 2)'
    : `translate(17 80) rotate(-24) ${scale}translate(-33 -42)`;
  const [neckX, neckY] = standing ? (ram ? [42, 58] : [40, 60]) : ram ? [37, 76] : [36, 78];
  const [neckW, neckH] = ram ? [18, standing ? 22 : 18] : standing ? [14, 17] : [15, 14];
  const grow = ram ? 2 : 0;
  const folds = hide.horns ? 'M34 70q8 8 18 6M36 78q8 7 17 5M40 85q7 5 14 3' : '';
  const width = ram ? 9 : 8.2;
  return {
    body: [
      foreleg({ x: 57, top: 84, width: width - 0.7, foot: 116 }, farFace, hide.dark),
      hindleg({ x: 86, top: 84, width: width - 0.7, foot: 116 }, farFace, hide.dark),
      ram ? fill(mix(hide.light, '#c98f7c', 0.35), 'M84 88C83 97 85.5 103 89 103C93 103 95 97 94 88Z') : '',
      foreleg({ x: 46, top: 84, width }, face, hide.dark),
      hindleg({ x: 99, top: 82, width }, face, hide.dark),
      fill(mix(hide.base, hide.shade, 0.6), 'M108 52C116 53 119 62 117 72C116 78 112 79 110 75Z'),
      fill(hide.shade, fleece(71, 66 - grow, 43 + grow / 2, 29 + grow, 15)),
      fill(hide.base, fleece(70.5, 64.5 - grow, 41.5 + grow / 2, 27.5 + grow, 15)),
      fill(hide.shade, fleece(neckX, neckY, neckW, neckH, 9)),
      fill(hide.base, fleece(neckX + 0.5, neckY - 1.5, neckW - 1, neckH - 1, 9)),
      line(
        mix(hide.base, hide.shade, 0.55),
        'M62 58q4 5 9 1M80 52q4 5 9 1M88 70q4 5 9 1M68 76q4 5 9 1M96 56q3 4 7 1M76 64q4 5 9 1M60 46q4 4 8 1',
        1.5,
      ),
      folds && standing ? line(mix(hide.base, hide.shade, 0.8), folds, 1.6) : '',
      head(hide, kind, hide.build !== 'clean-faced', at),
    ].join(''),
    baseline: 117,
  };
}

type HairKind = SheepKind;
const HAIR_TORSO: Record<HairKind, string> = {
  ewe: 'M43 50C52 46 62 50 74 50C87 50 97 46 106 49.500C114 53 116 61 115 69C114 79 110 87 103 90C97 92 92 90 85 90.500C73 93 61 93 52 91C42 88 36 81 35 72C34 62 36 54 43 50Z',
  ram: 'M40 47C50 42 62 47 74 47.500C87 48 97 44 106 48C115 52 117 60 116 69C115 80 111 88 103.5 90.500C97 92.5 92 90 85 90.500C73 93.5 60 95 50 93C39 90 32 82 31 71.500C30 60 33 51 40 47Z',
  lamb: 'M46 60C54 55 64 57 74 57C84 57 93 54 100 58C106 62 107 70 105 77C103 85 97 88 91 88.500C86 86 82 86.5 77 87C68 89 60 89.5 54 88C46 86 41 81 40 74C39 68 41 63 46 60Z',
};
const HAIR_NECK: Record<HairKind, Record<Pose, string>> = {
  ewe: {
    standing: 'M58 50C50 47 43 42 38 36L22 58C26 68 32 76 38 84C50 86 60 72 61 60Z',
    grazing: 'M56 49C42 50 28 62 15 82C17 89 24 95 31 95C42 94 54 87 60 74Z',
  },
  ram: {
    standing: 'M64 46C54 42 45 37 38 32L19 56C21 68 26 80 33 91C46 95 60 82 64 64Z',
    grazing: 'M60 46C44 46 27 60 13 82C14 92 22 100 31 100C45 98 58 88 64 72Z',
  },
  lamb: {
    standing: 'M60 60C53 56 49 51 46 45L30 61C33 70 39 77 45 83C54 83 60 76 62 68Z',
    grazing: 'M58 58C46 60 34 69 24 84C26 90 31 94 37 94C46 92 56 86 61 78Z',
  },
};
/** How far a dark head reaches down the neck. */
const HOOD: Record<Pose, string> = {
  standing: 'M14 28H66L56 52C50 66 40 74 24 72Z',
  grazing: 'M6 78L40 52C48 60 50 72 44 82L34 102H6Z',
};
const BELLY = 'M32 80C44 89 60 88 76 86C92 85 104 84 110 78L112 98H30Z';

function hairHead(kind: HairKind, pose: Pose): string {
  if (kind === 'lamb')
    return pose === 'standing'
      ? 'translate(12 9) scale(.93)'
      : 'translate(29 84) rotate(-24) scale(.9) translate(-33 -42)';
  const scale = kind === 'ram' ? 'scale(1.1) ' : '';
  return pose === 'standing'
    ? `translate(36 34) ${scale}translate(-34 -38)`
    : `translate(21 80) rotate(-24) ${scale}translate(-33 -42)`;
}

/** A hair sheep: short coat, lop ears, as the breeds of warm country have. */
export function drawHairSheep(id: string, hide: Hide, pose: Pose, kind: HairKind = 'ewe'): Drawing {
  const fold = mix(hide.base, hide.shade, 0.7);
  const torso = HAIR_TORSO[kind];
  const neck = HAIR_NECK[kind][pose];
  const lamb = kind === 'lamb';
  const width = kind === 'ram' ? 8.2 : lamb ? 6.8 : 7.4;
  const [fore, hind] = lamb ? [50, 96] : [47, 104];
  const farColour = far(hide.base, hide.shade);
  const farSock = hide.socks && far(hide.socks, hide.shade);
  const hood = hide.face && !hide.patch;
  return {
    body: [
      foreleg({ x: fore + 11, top: 80, width: width * 0.92, foot: 116 }, farColour, hide.dark, farSock),
      hindleg({ x: hind - 13, top: 80, width: width * 0.92, foot: 116 }, farColour, hide.dark, farSock),
      fill(
        mix(hide.base, hide.shade, 0.5),
        lamb
          ? 'M99 60C106 62 109 72 107 82C106 87 103 88 102 85Z'
          : 'M110 51C117 52 119 62 118 74C117 82 115 86 113 87C111 82 112 66 106 56Z',
      ),
      kind === 'ram' ? fill(mix(hide.light, '#c98f7c', 0.3), 'M86 86C85 96 87.5 102 91 102C95 102 97 96 96 86Z') : '',
      fill(hide.base, torso),
      hide.socks ? spots(`${id}b`, torso, fill(hide.socks, BELLY)) : '',
      fill(hide.base, neck),
      markings(id, hide, [torso, neck]),
      hood ? spots(`${id}n`, neck, fill(hide.face ?? hide.base, HOOD[pose])) : '',
      foreleg({ x: fore, top: 82, width }, hide.base, hide.dark, hide.socks),
      hindleg({ x: hind, top: 77, width }, hide.base, hide.dark, hide.socks),
      line(fold, lamb ? 'M87 87C88 82 86 79 84 77' : 'M92 89C93 83 91 79 88 76M55 87C53 83 54 79 56 76', 1.4),
      kind === 'ram' && pose === 'standing' ? line(fold, 'M36 78q5 6 11 6M40 70q6 6 12 5', 1.4) : '',
      head(hide, kind, false, hairHead(kind, pose)),
    ].join(''),
    baseline: 117,
  };
}

const LAMB_TORSO =
  'M46 60C54 55 64 57 74 57C84 57 93 54 100 58C106 62 107 70 105 77C103 86 96 90 88 90C76 92 64 92 54 90C45 88 40 82 40 74C39 68 41 63 46 60Z';

/** A lamb in wool: a small fleece on long legs. */
export function drawLamb(hide: Hide): Drawing {
  const face = hide.face ?? hide.light;
  const farFace = mix(face, hide.dark, 0.35);
  return {
    body: [
      foreleg({ x: 58, top: 84, width: 6.8, foot: 116 }, farFace, hide.dark),
      hindleg({ x: 85, top: 84, width: 6.8, foot: 116 }, farFace, hide.dark),
      foreleg({ x: 50, top: 84, width: 7.4 }, face, hide.dark),
      hindleg({ x: 95, top: 83, width: 7.4 }, face, hide.dark),
      fill(mix(hide.base, hide.shade, 0.4), 'M99 60C106 62 109 72 107 80C106 85 103 86 101 83Z'),
      fill(hide.shade, fleece(73, 73, 31, 19, 12)),
      fill(hide.base, fleece(72.5, 72, 29.8, 17.8, 12)),
      fill(hide.shade, fleece(50, 66, 11, 13, 8)),
      fill(hide.base, fleece(50.5, 65, 10, 12.2, 8)),
      fill(hide.base, LAMB_TORSO),
      line(mix(hide.base, hide.shade, 0.5), 'M66 66q3.5 4 7.5 1M82 72q3.5 4 7.5 1M70 80q3.5 4 7.5 1', 1.4),
      head(hide, 'lamb', hide.build !== 'clean-faced', 'translate(12 8) scale(.95)'),
    ].join(''),
    baseline: 117,
  };
}
