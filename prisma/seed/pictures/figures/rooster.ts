import { lightness, mix } from '../colour';
import type { Hide } from '../hide';
import { eye, fill, line, spots, type Drawing } from './draw';
import { bars, COMB, foot, SHANK } from './poultry';

const BODY =
  'M39 36C37 46 31 54 31 68C32 86 48 98 65 97C80 95.5 91 86 95 72C98 62 100 54 104 46C95 47 88 53 80 57C71 60.5 63 56 60 48C57.5 42 56.5 38 55.5 33C53 23 40.5 23 39 36Z';
const HACKLE =
  'M39 36C37 47 33 54 32 63L37.5 58.500L39 68L45 60L48 71L53.5 61.500L58.5 70L61 59.500L66 62C61 54 58 42 55.5 33C53 23 40.5 23 39 36Z';
const SADDLE = 'M78 57L74 71L81 65.500L80 78L87 68.500L88.5 79L94 67L99 73L102 52L90 51Z';
/** The curved feathers of the tail, from the outermost inwards. */
const SICKLES = [
  'M92 68C90 42 100 21 118 21C130 22 131 39 126 53C124 41 119 34 112 36C105 40 103 54 100 72Z',
  'M92 70C93 50 102 36 114 37C124 39 125 53 119 64C117 54 112 48 107 51C103 55 102 64 99 76Z',
  'M92 74C95 60 102 51 110 53C117 56 117 66 111 73C109 66 105 63 102 66C100 69 99 75 96 80Z',
] as const;

/** A cock: upright, with hackle, sickle feathers and a tall comb. */
export function drawRooster(id: string, hide: Hide): Drawing {
  const shaded = hide.pattern === 'shaded';
  const plain = lightness(hide.dark) > 0.6;
  const tail = plain || hide.pattern === 'brindle' ? mix(hide.base, hide.shade, 0.35) : mix(hide.dark, '#1f4a3c', 0.45);
  const hackle = shaded ? hide.dark : mix(hide.base, hide.light, plain ? 0.2 : 0.75);
  const wing = 'M52 66C62 59 82 61 91 70C87 83 70 90 59 84C52 80 49 72 52 66Z';
  const barred = hide.pattern === 'brindle' && hide.patch ? bars(hide.patch) : '';
  return {
    body: [
      foot(68, 92, mix(SHANK, '#7a4a1a', 0.35)),
      foot(54, 92, SHANK),
      fill(mix(SHANK, '#7a4a1a', 0.3), 'M56 104L63 101L57 107Z'),
      ...SICKLES.map((d, n) => fill(mix(tail, '#fff', n * 0.07), d) + (barred ? spots(`${id}t${n}`, d, barred) : '')),
      fill(
        mix(COMB, '#6b1712', 0.2),
        'M37.5 27C32 16 37 8 42 13C41.5 3 50 2 51.5 10C55 4.5 62.5 7 60 15C65.5 14 66.5 22.5 59.5 26.500L54 30H40Z',
      ),
      fill(hide.base, BODY),
      barred ? spots(id, BODY, barred) : '',
      fill(hackle, HACKLE),
      fill(shaded ? hide.base : mix(hide.base, hide.light, plain ? 0.2 : 0.6), SADDLE),
      barred ? spots(`${id}h`, HACKLE, barred) + spots(`${id}s`, SADDLE, barred) : '',
      fill(mix(hide.base, hide.shade, 0.45), wing),
      barred ? spots(`${id}w`, wing, barred) : '',
      line(hide.shade, 'M62 79C71 82.5 81 81 86 76M67 73C75 75.5 84 74 88.5 70', 1.6),
      fill(mix(COMB, '#fff', 0.08), 'M38 31C35 34 35 40 39 42.500C44 43.5 48 39.5 47 34C46 29.5 41 28 38 31Z'),
      fill(SHANK, 'M37.5 32C32 31.5 27 33.5 24.5 37C28.5 39.5 34 39.5 38.5 38.500Z'),
      line('#a86f1e', 'M26 37C30.5 36 34 36 38 36', 0.9),
      fill(COMB, 'M33 40C29 45 29.5 55 34.5 56C39.5 55.5 40.5 47 39.5 41Z'),
      eye(43.5, 34.5, 2.5),
    ].join(''),
    baseline: 117.5,
  };
}

/** A chick a few days old. */
export function drawChick(hide: Hide): Drawing {
  const belly = mix(hide.base, hide.light, 0.7);
  return {
    body: [
      foot(72, 102, mix(SHANK, '#7a4a1a', 0.3)),
      foot(58, 102, SHANK),
      fill(
        hide.base,
        'M36 42C30 22 62 12 74 32C77 38 77 44 76 50C88 50 98 56 106 53C108 72 98 106 66 106C40 106 28 88 32 66C33 58 37 52 36 42Z',
      ),
      fill(belly, 'M33 66C30 88 42 104 64 104C54 98 46 86 46 74C43 72 37 70 33 66Z'),
      fill(mix(hide.base, hide.shade, 0.5), 'M64 66C74 60 90 62 98 68C94 82 80 90 70 85C64 81 61 72 64 66Z'),
      line(hide.shade, 'M72 80C80 82 87 79 91 74', 1.6),
      line(mix(hide.base, hide.shade, 0.5), 'M52 24q3-5 6-7M58 24q4-4 7-5', 1.6),
      fill('#d9923a', 'M37 38C31 38 26 41 24 44.500C28 47 34 47 38 46Z'),
      line('#a86f1e', 'M25.5 44C30 43 34 43 37.500 43', 0.9),
      eye(48, 38, 3.2),
    ].join(''),
    baseline: 117.5,
  };
}
