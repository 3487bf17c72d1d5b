import { mix } from '../colour';
import type { Hide } from '../hide';
import type { CattleBuild } from './cattle-shapes';
import { eye, fill, line, oval } from './draw';

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
export function cattleHead(hide: Hide, build: CattleBuild, at: string): string {
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
