import { mix } from '../colour';
import type { Hide } from '../hide';
import { DEWLAP, SHAPES, tailOf, type CattleBuild, type Pose } from './cattle-shapes';
import { far, fill, foreleg, hindleg, line, spots, type Drawing, eye, oval } from './draw';
import { markings } from './markings';

const HEAD =
  'M34 26.500C28 23 21 25 17 30.500C12 38 7 46 4 53C2 59.5 4 65 10 66.500C16 68 21.5 66 25.5 61.500C31 56.5 37 50 38.5 42C39.5 35.5 38.5 30 34 26.500Z';
const ZEBU_HEAD =
  'M35 25C30 21 23 23 19 29C14.5 36.5 9 46 5.5 54C3.5 60 5.5 65 11 66.500C16.5 67.5 21 65 24 60.500C28.5 55 35.5 49.5 37.5 42C39 35 39 28.5 35 25Z';
const MUZZLE = 'M8 46.500C3.5 52 1 58 3.8 62.800C6 67.5 15 68.5 20.5 65C21 57.5 15 49.5 8 46.500Z';
const NOSE = 'M6.3 50C3.5 54 1.8 58.5 3.6 62C5.4 65.5 11 66.3 15 64.8C15.5 59 11.5 53 6.3 50Z';
const BLAZE =
  'M34 26.500C28 23 21 25 17 30.500C12 38 7 46 4 53C2 59.5 4 65 10 66.500C16 68 22 66 25 61.500C25 52 27 46 30 40C32 35 34 31 34 26.500Z';
const STAR = 'M24 25C18 27 15 33 11 40L6 50L15 56C20 50 22 40 24 34Z';

const EAR = {
  level: [
    'M33.5 33.500C38 27 48 25.5 54 28.500C53 35 44 41.5 36 40.500C33 39.5 32.5 36 33.5 33.500Z',
    'M37.5 34.500C41 30.5 47 29.5 51 30.500C49 34.5 43 38 38.5 37.800C36.8 37.3 36.8 35.7 37.5 34.500Z',
  ],
  hanging: [
    'M33 33C39 32 43 38 44 47C45 54 43 60 40 62C35 58 31 50 30 42C30 37 31 34 33 33Z',
    'M34.5 37C38 38 40 44 40.5 50C40.5 54 40 56 39 57C36 53 33.5 47 33 42Z',
  ],
} as const;

/** Horns as [far, near]. */
const HORNS = {
  short: ['M25 27C21 23 19 16 22 11C24 17 28 21 33 24Z', 'M29.5 27C28.5 20 32 13 39 10.500C37.5 16 37.5 22 37.5 28Z'],
  long: [
    'M33 27C41 21 52 20 58 8C62 10 60 17 56 22C51 28 43 30 37 31Z',
    'M31 27C24 20 9 20 1 7C-3 9 -1 16 3 21C9 27 20 28 28 32Z',
  ],
} as const;
const HORN = '#e8dcbf';

/** The head of cattle, drawn as for a standing cow and moved by `at`. */
function cattleHead(hide: Hide, build: CattleBuild, at: string): string {
  const pied = hide.pattern === 'pied';
  const front = pied && hide.patch && !hide.face ? hide.patch : hide.base;
  const ear = hide.ears ?? mix(front, hide.shade, 0.35);
  const zebu = build.startsWith('zebu');
  const bull = build.endsWith('bull');
  const outline = zebu ? ZEBU_HEAD : HEAD;
  const dark = mix(hide.light, hide.dark, 0.75);
  // Calves have none yet; of breeds with short horns, most cows and steers are dehorned.
  const horns = build.endsWith('calf') || (hide.horns === 'short' && !bull) ? undefined : hide.horns;
  const parts: string[] = [];
  if (horns) parts.push(fill(mix(HORN, '#6b5a45', 0.35), HORNS[horns][0], at));
  parts.push(fill(front, outline, at));
  if (horns) parts.push(fill(HORN, HORNS[horns][1], at));
  if (pied && hide.patch && !hide.face) parts.push(fill(hide.base, STAR, at));
  if (hide.face) parts.push(fill(hide.face, BLAZE, at));
  if (hide.pattern === 'shaded' && !zebu) {
    // Dairy breeds of one colour have a pale ring round a dark nose.
    parts.push(fill(hide.light, MUZZLE, at), fill(mix(hide.dark, hide.shade, 0.3), NOSE, at));
  } else {
    parts.push(fill(hide.light, MUZZLE, at));
  }
  parts.push(fill(dark, oval(7.3, 55, 1.5, 2.1), at));
  parts.push(line(mix(hide.light, hide.dark, 0.6), 'M5 61.800C8.5 63.8 12.5 63 15.5 61', 1.1, at));
  if (zebu) parts.push(line(mix(hide.base, hide.shade, 0.6), 'M17 42C19 45 23 46 26 44', 1.1, at));
  parts.push(eye(20.5, 39, 2.7, at));
  if (bull && !zebu && !horns)
    parts.push(
      fill(
        mix(front, hide.shade, 0.4),
        'M23 26C25 22.5 30 21.5 33.5 23.500C37 26 38 30 36.5 33C34 33.5 33 31 30.5 31.500C28 32 25.5 30.5 23 26Z',
        at,
      ),
    );
  const [outer, inner] = zebu ? EAR.hanging : EAR.level;
  parts.push(fill(ear, outer, at), fill(mix(ear, hide.light, 0.5), inner, at));
  return parts.join('');
}

const UDDER =
  'M76 88C84 83 98 80 108 80C110 89 108 96.5 102 98L101.5 102H99L98.5 99C94 100.5 90.5 100 88 98.500L87.5 102.500H85L84.5 97.500C79.5 96 75.5 92.5 76 88Z';
const SCROTUM = 'M88 85C87 93 89 99.5 93 99.500C97 99.5 99 93 98 86Z';
const SHEATH = 'M66 91C70 90 78 88 82 87C81 92 78 95.5 74 96.500C71 97 68 95 66 91Z';
const ZEBU_SHEATH = 'M62 88C70 87 80 85 84 84C82 92 78 98.5 73 99.500C69 99 65 94 62 88Z';
/** White chests and bellies of white-faced cattle. */
const CHEST = {
  standing: 'M10 52C22 58 30 74 38 90L44 104H14L6 60Z',
  grazing: 'M26 84C36 90 44 90 54 94L40 104L16 98Z',
};
const BELLY = 'M34 84C50 90 76 88 96 84L98 100H34Z';

/** A beef or dairy animal: cow, bull, humped cattle or calf; `inMilk` with a full udder. */
export function drawCattle(id: string, hide: Hide, build: CattleBuild, pose: Pose, { inMilk = false } = {}): Drawing {
  const { torso, neck: necks, legs, head } = SHAPES[build];
  const neck = necks[pose];
  const { fore, hind, top, width } = legs;
  const bull = build.endsWith('bull');
  const calf = build.endsWith('calf');
  const farColour = far(hide.base, hide.shade);
  const fold = mix(hide.base, hide.shade, 0.55);
  const skin = mix(hide.light, hide.shade, 0.3);
  const [tail, tuft] = tailOf(build);
  const sock = hide.socks;
  const farSock = sock && far(sock, hide.shade);
  const dewlap = DEWLAP[build]?.[pose];
  const parts = [
    foreleg({ x: fore + 13, top, width: width * 0.94, foot: 116 }, farColour, hide.dark, farSock),
    hindleg({ x: hind - 15, top, width: width * 0.94, foot: 116 }, farColour, hide.dark, farSock),
    fill(mix(hide.base, hide.shade, 0.25), tail),
    fill(hide.face && !calf ? mix(hide.face, hide.dark, 0.1) : hide.dark, tuft),
  ];
  if (inMilk) parts.push(fill(mix(hide.light, '#e3a893', 0.55), UDDER));
  if (bull)
    parts.push(
      fill(mix(skin, hide.shade, 0.35), SCROTUM),
      fill(mix(hide.base, hide.shade, 0.4), build === 'bull' ? SHEATH : ZEBU_SHEATH),
    );
  if (dewlap) parts.push(fill(mix(hide.base, hide.shade, 0.3), dewlap[0]), line(fold, dewlap[1], 1.2));
  parts.push(fill(hide.base, torso), fill(hide.base, neck), markings(id, hide, [torso, neck]));
  if (hide.face && !hide.pattern)
    parts.push(
      spots(`${id}c`, neck, fill(hide.face, CHEST[pose])),
      spots(`${id}b`, torso, fill(hide.face, pose === 'standing' ? BELLY + CHEST.standing : BELLY)),
    );
  if (build === 'zebu-bull') parts.push(line(fold, 'M46 38C53 43 62 42 70 36', 1.5));
  if (build === 'zebu') parts.push(line(fold, 'M45 40C51 43 57 42 63 37', 1.3));
  if (build === 'bull')
    parts.push(
      line(fold, pose === 'standing' ? 'M37 76C46 72 53 62 55 50' : 'M36 92C46 88 56 78 60 64', 1.5),
      line(fold, pose === 'standing' ? 'M27 62C32 65 37 62 40 57' : 'M30 60C34 54 40 48 47 45', 1.4),
    );
  parts.push(
    foreleg({ x: fore, top: top + 2, width }, hide.base, hide.dark, sock),
    hindleg({ x: hind, top: top - 4, width }, hide.base, hide.dark, sock),
    line(fold, calf ? 'M90 86C91 80 89 76 86 74' : 'M91 89.500C92.5 82 90 77 86 74', 1.5),
    line(fold, calf ? 'M53 84C52 80 53 77 55 75' : 'M53.5 88C51.5 83 52.5 78 55 75', 1.5),
    cattleHead(hide, build, head[pose]),
  );
  return { body: parts.join(''), baseline: 117 };
}
