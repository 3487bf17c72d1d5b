import { mix, type Hex } from '../colour';
import type { Hide } from '../hide';
import { createRandom } from '../random';
import { fill, oval, spots } from './draw';

const PIED =
  'M8 24H60C67 40 62 58 54 68C47 77 38 69 31 73C22 72 8 62 8 50ZM72 34H97C99 47 95 57 88 62C81 66 79 58 75 54C69 50 69 42 72 34ZM107 34H126V62C121 71 113 66 110 58C106 51 104 42 107 34ZM57 79C63 72 73 76 73 83C71 90 59 90 57 79Z';
const BROKEN =
  'M54 34C60 33 64 40 62 48C66 54 64 62 60 68C62 78 58 90 50 92C44 90 46 82 49 76C46 68 50 62 52 56C48 48 50 40 54 34ZM82 34C90 33 95 38 93 45C96 51 90 57 86 53C80 52 80 40 82 34ZM97 68C102 62 110 66 116 62L122 70L118 98H92C88 86 92 76 97 68ZM26 88C44 93 60 86 72 90C82 92 88 86 94 84L96 100H26Z';
const TOBIANO =
  'M64 40C80 38 94 44 92 58C86 72 70 76 63 66C58 58 58 46 64 40ZM99 40C114 40 122 58 117 76C110 86 99 76 101 64C103 56 94 46 99 40ZM34 56C46 54 54 66 52 78C47 88 36 86 32 76Z';

/** Round flecks of different sizes, scattered over a body. */
export function flecks(seed: number, count: number, smallest: number, largest: number): string {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => {
    const r = smallest + (largest - smallest) * random() ** 2;
    const x = 10 + random() * 110;
    return oval(Math.round(x * 10) / 10, Math.round((24 + random() * 76) * 10) / 10, r, r * (0.7 + random() * 0.5));
  }).join('');
}

/** Uneven dark stripes from the back downwards. */
function stripes(seed: number): string {
  const random = createRandom(seed);
  return Array.from({ length: 26 }, (_, n) => {
    const x = Math.round((10 + n * 4.3 + random() * 2.5) * 10) / 10;
    const top = Math.round(28 + random() * 22);
    const foot = Math.round(top + 22 + random() * 34);
    const thick = Math.round((1.2 + random() * 1.6) * 10) / 10;
    return `M${x} ${top}C${x + 3} ${top + 14} ${x - 3} ${foot - 12} ${x} ${foot}C${x + thick} ${foot - 12} ${x + 3 + thick} ${top + 14} ${x} ${top}Z`;
  }).join('');
}

/** Darker before, behind and on the hump, paler in the middle, without hard edges. */
function shading(id: string, colour: Hex): string {
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
  return (
    `<radialGradient id="${id}g">${stop(0, 0.85)}${stop(0.45, 0.55)}${stop(1, 0)}</radialGradient>` +
    [oval(28, 62, 30, 36), oval(54, 18, 18, 22), oval(119, 54, 20, 26)]
      .map((d) => `<path fill="url(#${id}g)" d="${d}"/>`)
      .join('')
  );
}

function content(id: string, { base, patch, pattern }: Hide): string {
  if (!patch) return '';
  switch (pattern) {
    case 'pied':
      return fill(patch, PIED);
    case 'broken':
      return fill(patch, BROKEN);
    case 'tobiano':
      return fill(patch, TOBIANO);
    case 'speckled':
      return fill(patch, flecks(11, 64, 1.6, 7));
    case 'roan':
      return fill(mix(base, patch, 0.65), flecks(5, 170, 0.8, 2.6));
    case 'brindle':
      return fill(patch, stripes(3));
    case 'shaded':
      return shading(id, patch);
    case undefined:
      return '';
  }
}

/** The markings of a coat on the shapes of a body; each shape clips them, so that they cross from one to the next. */
export function markings(id: string, hide: Hide, shapes: readonly string[]): string {
  return shapes
    .map((shape, n) => {
      const drawn = content(`${id}p${n}`, hide);
      return drawn && spots(`${id}p${n}`, shape, drawn);
    })
    .join('');
}
