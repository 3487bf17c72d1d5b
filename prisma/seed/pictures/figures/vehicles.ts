import { mix } from '../colour';
import type { Hide } from '../hide';
import { fill, line, oval, type Drawing } from './draw';
import { box, DARK_STEEL, GROUND, pane, RUBBER, STEEL, steps, wheel } from './parts';

const ALLOY = '#c9cbc8';

/** A double-cab pickup; `stakes` carries animals behind wooden rails. */
export function drawPickup({ base, shade, light, dark }: Hide, stakes = false): Drawing {
  const rails = stakes
    ? steps(54, 7, 3)
        .map((y) => fill('#a8794a', box(73, y, 51, 3.8, 1)) + fill('#cda06d', box(73, y, 51, 1.2, 0.5)))
        .join('') +
      steps(74, 15.5, 4)
        .map((x) => fill('#75502d', box(x, 50, 3, 28, 1)))
        .join('')
    : '';
  const body =
    rails +
    fill(mix(base, '#000000', 0.08), 'M28 76L40 56C41.5 53.5 43 53 46 53H68C71 53 72.5 54 73 57L75 76Z') +
    pane('M33 75L43 58.500C44 57 45 56.5 46.5 56.500H52V75Z', 'M40 68L45 59H49L43 68Z') +
    pane('M55 56.500H66.500C68.5 56.5 69.5 57 69.8 59L71.5 75H55Z', 'M58 59H62L60 68H57Z') +
    fill(base, 'M2 84C2 79 6 77 12 76L30 74H126V99H118L8 101C3 101 2 98 2 94Z') +
    fill(light, 'M4 80.500C6 78 9 76.6 12 76L30 74H126V77.500H31L12 79Z') +
    fill(shade, 'M2 92H126V99L8 101C3 101 2 98 2 94Z') +
    line(shade, 'M53.5 76V97M73.5 74V97', 1.2) +
    fill(dark, box(56, 81, 6, 2, 1)) +
    fill(dark, box(38, 81, 6, 2, 1)) +
    fill('#fdf2c4', 'M3 82C5 80 8 79.5 12 79.500V86H2.300Z') +
    fill('#d0402e', box(123, 79, 4, 10, 1)) +
    fill(ALLOY, 'M0 95H16V100.500H4C1 100.5 0 99 0 97Z') +
    fill(ALLOY, box(118, 96, 10, 4.5, 1)) +
    fill(dark, box(31, 70, 5, 5, 1.5)) +
    fill('#211f1e', 'M10 100C10 90 17 85 25 85S40 90 40 100ZM86 100C86 90 93 85 101 85S116 90 116 100Z') +
    wheel(25, 13.5, ALLOY) +
    wheel(101, 13.5, ALLOY);
  return { body, baseline: GROUND };
}

/** A truck with a slatted cattle body. */
export function drawCattleTruck({ base, shade, light, dark }: Hide): Drawing {
  const slats = steps(44, 8.2, 6);
  const body =
    fill(dark, box(4, 96, 122, 7, 2)) +
    fill(mix('#6d4f33', '#000000', 0.25), box(40, 40, 86, 58, 1.5)) +
    fill('#8a5a38', 'M52 66C58 58 74 58 84 62C94 58 110 60 116 70V92H52Z') +
    slats.map((y) => fill('#c29863', box(39, y, 88, 5, 1)) + fill('#dfbd8c', box(39, y, 88, 1.5, 0.6))).join('') +
    steps(39, 21.3, 5)
      .map((x) => fill('#7d5a35', box(x, 38, 3.6, 60, 1)))
      .join('') +
    fill('#7d5a35', box(38, 36, 90, 4, 1.5)) +
    fill('#5a3f25', box(38, 93, 90, 5, 1)) +
    fill(base, 'M0 70C0 66 1 64 3 61L11 47C12.5 44.5 14 44 17 44H33C35 44 36 45 36 47V98H3C1 98 0 97 0 95Z') +
    fill(light, 'M13 45.500C14 44.3 15 44 17 44H33C35 44 36 45 36 47V48H12Z') +
    fill(shade, 'M0 80H36V98H3C1 98 0 97 0 95Z') +
    pane('M6 66L14 51C15 49.3 16 49 18 49H31V66Z', 'M13 60L18 51H23L17 60Z') +
    line(shade, 'M8 68.500H34M34 50V94', 1.2) +
    fill(dark, box(25, 71, 6, 2, 1)) +
    fill('#fdf2c4', box(0.5, 82, 5, 6, 1.5)) +
    fill(DARK_STEEL, box(-2, 92, 12, 7, 1.5)) +
    fill(dark, box(0, 58, 3.5, 9, 1.5)) +
    fill('#f4c64a', box(16, 41.5, 5, 2.8, 1)) +
    fill('#d0402e', box(123, 88, 4, 4, 1)) +
    fill('#211f1e', 'M8 103C8 94 13 90 20 90S32 94 32 103Z') +
    wheel(20, 12, ALLOY) +
    wheel(88, 12, ALLOY) +
    wheel(112, 12, ALLOY);
  return { body, baseline: GROUND };
}

/** A gooseneck stock trailer. */
export function drawStockTrailer({ base, shade, light, dark, patch = light }: Hide): Drawing {
  const body =
    fill(dark, 'M-4 68H26V74H8V92H2V74H-4Z') +
    fill(DARK_STEEL, box(20, 96, 106, 6, 1.5)) +
    fill(base, 'M24 40C24 36 26 34 30 34H122C125 34 127 36 127 39V97H40C30 97 24 92 24 84Z') +
    fill(light, 'M24 40C24 36 26 34 30 34H122C125 34 127 36 127 39V41H24Z') +
    fill('#4a3a2c', box(32, 46, 90, 7, 1.5)) +
    fill('#4a3a2c', box(32, 57, 90, 7, 1.5)) +
    steps(40, 13, 7)
      .map((x) => fill(shade, box(x, 44, 2.4, 50, 0.5)))
      .join('') +
    fill(patch, box(24.5, 70, 102, 5, 0.5)) +
    fill(shade, 'M24 84H127V97H40C30 97 24 92 24 84Z') +
    line(light, 'M46 78V95M60 78V95M112 44V95', 1) +
    fill('#d0402e', box(123, 80, 4, 6, 1)) +
    line(dark, 'M14 92v20h-4h8', 2.6) +
    fill(shade, 'M64 97C64 88 70 86 76 86H98C104 86 110 88 110 97Z') +
    wheel(76, 11.5, ALLOY) +
    wheel(99, 11.5, ALLOY);
  return { body, baseline: GROUND };
}

/** A quad with its racks. */
export function drawQuad({ base, shade, light, dark }: Hide): Drawing {
  const body =
    fill(DARK_STEEL, 'M34 84H96V98H38Z') +
    fill(dark, box(52, 86, 26, 16, 4)) +
    line(STEEL, 'M18 64H44M22 60H40M92 62H120M96 58H116', 2.4) +
    line(STEEL, 'M24 64v8M98 62v8M114 62v8', 1.8) +
    fill(
      base,
      'M8 84C8 74 16 68 26 68L44 66L50 56C52 53 55 54 56 57L60 72H92C104 68 116 70 122 82L116 86C108 78 98 78 92 88H58L46 82C36 76 20 76 14 88Z',
    ) +
    fill(
      light,
      'M9 80C11 72 18 68.5 26 68L44 66L46 63L47 70C36 71 18 70 9 80ZM92 72C104 68 116 70 121 79C112 72 102 73 92 75Z',
    ) +
    fill(shade, 'M58 80L92 80V88H58Z') +
    fill('#2b2928', 'M60 66C66 61 86 61 96 64C98 66 97 70 94 71L64 73C60 73 58 69 60 66Z') +
    line(dark, 'M52 56L46 44M46 44L56 41M46 44L40 47', 3) +
    fill('#fdf2c4', oval(22, 73, 3.6, 2.8)) +
    fill('#d0402e', box(118, 76, 4, 3, 1)) +
    wheel(26, 18, ALLOY, { lugs: true }) +
    wheel(102, 18, ALLOY, { lugs: true });
  return { body, baseline: GROUND };
}

/** A flat farm trailer with low boards. */
export function drawFlatTrailer({ base, shade, light, dark }: Hide): Drawing {
  const body =
    fill(dark, 'M-8 96L14 88V94L-6 101Z') +
    fill('#d9b25f', 'M26 66q2-8 10-8h14q8 0 9 8q2-8 10-8h14q8 0 9 8q2-8 10-8h8q7 0 8 8v8H26Z') +
    steps(30, 11, 8)
      .map((x) => line('#a8803a', `M${x} 64q4-3 8 0`, 1.2))
      .join('') +
    fill('#a8794a', box(12, 70, 114, 20, 1.5)) +
    fill('#cda06d', box(12, 70, 114, 3, 1)) +
    line('#75502d', 'M13 76.500H125M13 83H125', 1.2) +
    steps(14, 27.4, 5)
      .map((x) => fill('#75502d', box(x, 68, 3, 24, 1)))
      .join('') +
    fill(base, box(10, 89, 118, 6, 1.5)) +
    fill(light, box(10, 89, 118, 1.8, 0.8)) +
    fill(shade, box(54, 94, 54, 5, 1)) +
    fill('#d0402e', box(124, 90, 3, 4, 0.5)) +
    line(RUBBER, 'M6 95v17M2 112h8', 2.4) +
    wheel(66, 12.5, light) +
    wheel(95, 12.5, light);
  return { body, baseline: GROUND };
}
