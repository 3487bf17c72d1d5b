import { mix, type Hex } from '../colour';
import type { Hide } from '../hide';
import { eye, fill, line, oval, spots, type Drawing } from './draw';
import { flecks } from './markings';

export const SHANK = '#e2a23c';
export const COMB = '#d8483c';

/** A bird's foot. */
export function foot(x: number, top: number, colour: Hex): string {
  return fill(
    colour,
    `M${x - 2.5} ${top}L${x - 2.2} 111C${x - 6} 112.5 ${x - 10} 114 ${x - 11} 116.500C${x - 11} 118.5 ${x - 8} 118 ${x - 6} 117C${x - 4} 116.5 ${x - 2} 118.5 ${x} 118.500C${x + 2} 118.5 ${x + 4} 117.5 ${x + 6} 118C${x + 8} 117.5 ${x + 7} 114.5 ${x + 2.5} 111.500L${x + 3} ${top}Z`,
  );
}

const HEN =
  'M33 34C31 44 25 54 25 67C25 86 42 101 63 101C85 101 98 88 103 70C106 58 113 46 117 33C107 32 98 38 91 47C83 57 71 60 62 54C55 49 54 42 53 34C51 21 35 21 33 34Z';
const WING = 'M50 66C62 58 86 60 97 70C92 86 72 94 58 87C50 82 47 73 50 66Z';

/** Barred plumage. */
export function bars(colour: Hex): string {
  const rows: string[] = [];
  for (let y = 30; y < 104; y += 7) rows.push(`M18 ${y}q8 4 16 0t16 0t16 0t16 0t16 0t16 0`);
  return `<path fill="none" stroke="${colour}" stroke-width="2" stroke-opacity=".55" d="${rows.join('')}"/>`;
}

/** A dark neck and tail on a white bird. */
const NECKLACE = 'M24 42C32 48 46 50 58 44L60 54L54 62L49 55L44 64L39 56L34 64L30 55L24 60Z';

/** The naked neck of some country breeds, below a tuft on the head. */
const BARE_NECK = 'M26 38C34 36 46 36 56 38L62 55C56 59 50 57 46 60C40 58 34 62 26 58Z';

function plumage({ pattern }: Hide, patch: Hex): string {
  switch (pattern) {
    case 'shaded':
      return fill(patch, `${NECKLACE}M92 46L118 24V44L104 60Z`);
    case 'speckled':
      return fill(patch, flecks(7, 60, 0.9, 2.6));
    default:
      return bars(patch);
  }
}

/** A hen; `broiler` is heavier, with a smaller comb. */
export function drawHen(id: string, hide: Hide, kind: 'hen' | 'broiler' = 'hen'): Drawing {
  const heavy = kind === 'broiler';
  const body = heavy
    ? 'M35 40C33 48 22 56 21 70C20 90 40 104 64 104C88 104 103 92 106 74C108 64 113 56 115 46C106 45 98 49 92 55C84 62 74 62 66 58C58 54 56 48 55 40C53 28 37 28 35 40Z'
    : HEN;
  const lift = heavy ? 6 : 0;
  const at = lift ? `translate(1 ${lift})` : '';
  const tail = hide.pattern === 'shaded' ? hide.dark : mix(hide.base, hide.dark, 0.4);
  return {
    body: [
      foot(70, 96, mix(SHANK, '#7a4a1a', 0.35)),
      foot(56, 96, SHANK),
      fill(
        mix(COMB, '#6b1712', 0.25),
        heavy
          ? 'M36 24C34 18 38 15 41 19C43 14 48 15 48 20C52 18 54 22 52 27Z'
          : 'M34 24C29 16 34 10 38.5 15C39 8 46 7 47 14C52 10 56 15 53 20C57 20 57 25 54 28Z',
        at,
      ),
      heavy ? '' : fill(tail, 'M100 56C102 44 108 32 118 26C123 34 121 46 114 54C110 62 104 70 100 72Z'),
      fill(hide.base, body),
      hide.patch ? spots(id, body, plumage(hide, hide.patch)) : '',
      hide.face ? spots(`${id}n`, body, fill(hide.face, BARE_NECK)) : '',
      fill(mix(hide.base, hide.shade, 0.35), WING, heavy ? 'translate(2 4)' : ''),
      hide.patch && hide.pattern !== 'shaded' ? spots(`${id}w`, WING, plumage(hide, hide.patch)) : '',
      line(
        hide.shade,
        heavy ? 'M64 84C74 88 86 86 93 80M70 77C79 80 88 78 96 74' : 'M62 80C72 84 84 82 91 76M68 73C77 76 86 74 94 70',
        1.6,
      ),
      line(
        mix(hide.base, hide.shade, 0.5),
        heavy ? 'M34 74q4 4 8 0M38 84q4 4 8 0M46 92q4 4 8 0' : 'M33 70q4 4 8 0M37 80q4 4 8 0M44 89q4 4 8 0',
        1.5,
      ),
      fill(mix(COMB, '#fff', 0.08), 'M36 30C33 33 33 39 37 41C42 42 46 38 45 33C44 29 39 27 36 30Z', at),
      fill(SHANK, 'M35 31C30 31 25.5 33 23.5 36C27 38.5 32 38.5 36 37.500Z', at),
      line('#a86f1e', 'M25 36C29 35 32 35 35.5 35', 0.9, at),
      fill(COMB, 'M31 39C28 43 28 50 32 51C36 51 37 45 36.5 40Z', at),
      eye(41, 33, 2.5, at),
    ].join(''),
    baseline: 117.5,
  };
}

const GUINEA =
  'M36 40C33 48 26 54 24 66C22 84 40 100 64 100C88 100 106 90 114 72C118 64 120 58 118 55C108 52 98 46 86 42C74 38 62 44 55 46C50 46 48 42 47 36L38 34Z';

/** A guinea fowl: pearled, round, with a small bare head. */
export function drawGuineaFowl(id: string, hide: Hide): Drawing {
  let pearls = '';
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 14; column++) {
      pearls += oval(26 + column * 7 + (row % 2) * 3.5, 44 + row * 6.5, 1.3, 1.3);
    }
  }
  const shank = '#6d5f57';
  return {
    body: [
      foot(72, 94, mix(shank, '#000', 0.25)),
      foot(58, 94, shank),
      fill(hide.base, GUINEA),
      spots(id, GUINEA, fill(hide.patch ?? hide.light, pearls)),
      fill(mix(hide.base, hide.dark, 0.25), 'M54 62C66 54 92 56 106 66C100 82 78 90 62 84C54 80 50 70 54 62Z'),
      spots(
        `${id}w`,
        'M54 62C66 54 92 56 106 66C100 82 78 90 62 84C54 80 50 70 54 62Z',
        fill(hide.patch ?? hide.light, pearls),
      ),
      fill('#b9cbd4', 'M34 24C33 32 34 40 37 46C42 50 48 48 50 44C48 36 48 30 48 24C46 16 36 16 34 24Z'),
      fill('#7d5a45', 'M38 19C38 12 42 8 46 9C47 13 46 17 45 20Z'),
      fill(COMB, 'M35 31C31 33 30 39 33 41C37 41 38 36 38 32Z'),
      fill('#c9803c', 'M35 24C30 24 26 26.5 24.5 30C29 31.5 33 31 36 30Z'),
      eye(40.5, 26, 2.2),
    ].join(''),
    baseline: 117.5,
  };
}

const QUAIL =
  'M34 50C30 58 26 66 27 76C29 94 46 104 66 103C90 102 106 92 114 80C108 76 102 66 92 58C82 50 68 50 60 50C58 46 57 42 55 38C50 28 36 30 34 42Z';

/** A quail: small, low and streaked. */
export function drawQuail(id: string, hide: Hide): Drawing {
  const streak = hide.patch ?? hide.light;
  return {
    body: [
      foot(70, 98, mix('#c9925a', '#5a3a1a', 0.4)),
      foot(57, 98, '#c9925a'),
      fill(hide.base, QUAIL),
      spots(
        id,
        QUAIL,
        fill(hide.light, 'M28 66C36 74 44 92 66 96C80 98 92 96 102 92L96 110H20Z') +
          line(hide.dark, 'M62 60l8 3M74 58l8 4M86 64l8 4M70 70l9 3M84 76l9 3M66 80l8 3M96 76l8 3M58 70l7 3', 2.4) +
          line(streak, 'M64 65l9 3M78 65l9 4M74 75l9 3M90 71l8 4M68 86l8 2', 1.5),
      ),
      fill(hide.dark, 'M36 38C40 30 50 31 54 38C50 36 44 35 36 38Z'),
      line(streak, 'M38 41C44 37 51 39 56 47', 2),
      fill('#5c4a3c', 'M35 42C30 42 27 44 26 46.500C29 48 33 48 36 47Z'),
      eye(42.5, 44, 2.4),
    ].join(''),
    baseline: 117.5,
  };
}
