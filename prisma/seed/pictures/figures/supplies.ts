import { mix } from '../colour';
import type { Hide } from '../hide';
import { fill, line, oval, type Drawing } from './draw';
import { box, DARK_STEEL, GROUND, STEEL, steps, WOOD } from './parts';

/** A workbench for items that are too small for the grass. */
export function bench(): string {
  return (
    fill('#75502d', 'M12 92H20L18 118H11ZM108 92H116L117 118H110Z') +
    fill('#5d3f22', box(14, 104, 100, 4, 1)) +
    fill(WOOD, box(2, 86, 124, 8, 1.5)) +
    fill('#cda06d', box(2, 86, 124, 2.6, 1)) +
    line('#75502d', 'M10 91h30M58 91.500h26M98 90.500h18', 0.8)
  );
}

/** Fence posts in a pile. */
export function drawPosts({ base, shade, light, dark }: Hide): Drawing {
  const rows: [number, number][] = [
    [15, 108],
    [35, 108],
    [55, 108],
    [75, 108],
    [25, 90.5],
    [45, 90.5],
    [65, 90.5],
    [35, 73],
    [55, 73],
    [45, 55.5],
  ];
  const long = (x: number, y: number) =>
    fill(shade, `M${x} ${y - 9.5}L${x + 44} ${y - 22}L${x + 44} ${y - 4}L${x} ${y + 9.5}Z`) +
    line(dark, `M${x + 8} ${y + 2}L${x + 43} ${y - 8}M${x + 10} ${y - 5}L${x + 40} ${y - 14}`, 0.9) +
    fill(base, oval(x, y, 9.5, 9.5)) +
    fill(light, oval(x, y, 7, 7)) +
    line(shade, oval(x, y, 4.2, 4.2), 1) +
    fill(shade, oval(x, y, 1.4, 1.4));
  return { body: rows.map(([x, y]) => long(x, y)).join(''), baseline: GROUND };
}

/** Rolls of fencing wire. */
export function drawWire({ base, shade, light, dark }: Hide): Drawing {
  const coil = (x: number, y: number, r: number) =>
    fill(shade, oval(x + 12, y, r, r)) +
    fill(shade, box(x, y - r, 12, r * 2, 0.1)) +
    fill(base, oval(x, y, r, r)) +
    [0.92, 0.82, 0.72, 0.62].map((at) => line(at > 0.8 ? light : shade, oval(x, y, r * at, r * at), 1.1)).join('') +
    fill(dark, oval(x, y, r * 0.48, r * 0.48)) +
    fill('#5f7f48', oval(x + 2.5, y + 1, r * 0.36, r * 0.4));
  const barb = (x: number, y: number) =>
    fill('#8a4b32', box(x, y, 34, 6, 2)) +
    fill('#8a4b32', box(x, y + 30, 34, 6, 2)) +
    fill('#a9643f', box(x + 3, y + 6, 28, 24, 0.5)) +
    steps(y + 9, 4, 6)
      .map(
        (at) =>
          line(STEEL, `M${x + 2} ${at}h30`, 1.3) +
          line(DARK_STEEL, `M${x + 8} ${at - 2}l3 4M${x + 18} ${at - 2}l3 4M${x + 27} ${at - 2}l3 4`, 0.9),
      )
      .join('');
  return {
    body: coil(34, 88, 30) + barb(86, 82) + barb(86, 46) + line(base, 'M34 58C50 40 62 44 66 60', 1.6),
    baseline: GROUND,
  };
}

/** Ear tags and their applicator on a bench. */
export function drawEarTags({ base, shade, light, dark }: Hide): Drawing {
  // Mirrored, because figures are flipped.
  const digits = line(dark, 'M-8-5v10M8-5v10', 2.6) + line(dark, oval(0, 0, 3.4, 4.6), 2.4);
  const tag = (x: number, y: number, turn: number) =>
    `<g transform="rotate(${turn} ${x} ${y})">${fill(base, `M${x - 4} ${y - 18}Q${x} ${y - 22} ${x + 4} ${y - 18}L${x + 6} ${y - 8}H${x + 13}Q${x + 15} ${y - 8} ${x + 15} ${y - 5}L${x + 13} ${y + 16}Q${x + 13} ${y + 19} ${x + 10} ${y + 19}H${x - 10}Q${x - 13} ${y + 19} ${x - 13} ${y + 16}L${x - 15} ${y - 5}Q${x - 15} ${y - 8} ${x - 13} ${y - 8}H${x - 6}Z`)}${fill(light, `M${x - 14.6} ${y - 6}Q${x - 15} ${y - 8} ${x - 13} ${y - 8}H${x + 13}Q${x + 15} ${y - 8} ${x + 14.6} ${y - 5}Z`)}${fill(dark, oval(x, y - 15, 2.4, 2.4))}<g transform="translate(${x} ${y + 5})">${digits}</g></g>`;
  const plier =
    fill('#c0392b', 'M66 78C80 74 96 74 114 82L112 86H66C64 84 64 80 66 78Z') +
    fill('#9b2a1f', 'M66 68C82 60 98 60 116 66L115 71C98 66 84 68 68 76Z') +
    fill(STEEL, 'M52 66L70 66L74 78L52 80C48 78 48 68 52 66Z') +
    fill(DARK_STEEL, oval(66, 73, 4, 4)) +
    fill(DARK_STEEL, box(46, 66, 8, 4, 1)) +
    fill(DARK_STEEL, box(46, 76, 8, 4, 1));
  return {
    body: bench() + plier + tag(22, 62, -8) + tag(54, 44, 6) + tag(94, 42, -4) + fill(shade, 'M10 82h22v4h-22Z'),
    baseline: GROUND,
  };
}

/** A repeating syringe and bottles of vaccine. */
export function drawSyringe({ base, shade, light }: Hide): Drawing {
  const bottle = (x: number, cap: string, label: string, h: number) =>
    fill('#d8e6e4', box(x, 86 - h, 20, h, 4)) +
    fill('#8fb3b4', box(x, 86 - h * 0.55, 20, h * 0.55, 3)) +
    fill(label, box(x, 86 - h * 0.6, 20, h * 0.36, 0.5)) +
    fill('#fdf6e4', box(x + 4, 86 - h * 0.5, 12, 2, 1)) +
    fill('#f4f8f6', box(x + 2.5, 88 - h, 3, h - 5, 1.5)) +
    fill('#c9cdcc', box(x + 5, 78 - h, 10, 9, 1)) +
    fill(cap, box(x + 4, 75 - h, 12, 5, 1));
  const gun =
    fill(base, 'M58 44H104C108 44 110 46 110 50L114 82C114 85 108 86 106 83L98 60H66C60 60 58 56 58 52Z') +
    fill(shade, 'M72 60H82L88 80C88 84 82 85 80 82Z') +
    fill(light, 'M58 44H104C107 44 109 45 109.7 47.500H58Z') +
    fill('#e3eeec', box(24, 45, 36, 13, 2)) +
    fill('#e6b86a', box(30, 47, 29, 9, 1)) +
    steps(34, 5, 5)
      .map((x) => line('#5a5d5e', `M${x} 45.500v4`, 0.9))
      .join('') +
    fill(STEEL, box(18, 47, 8, 9, 1.5)) +
    line(STEEL, 'M18 51.500H2', 1.5) +
    fill(DARK_STEEL, box(104, 38, 14, 5, 2));
  return {
    body: `${bench() + bottle(4, '#c0392b', '#3f6d9a', 30)}<g transform="translate(26 18) scale(.8)">${gun}</g>${bottle(48, '#3f6d9a', '#3f8040', 15)}`,
    baseline: GROUND,
  };
}

/** A solar energizer on a post, with insulators and a reel. */
export function drawEnergizer({ base, shade, light, dark }: Hide): Drawing {
  const body =
    fill(WOOD, box(30, 44, 9, 74, 1.5)) +
    fill('#75502d', box(36, 44, 3, 74, 1)) +
    fill('#2d4a6b', 'M10 40L34 14L66 22L44 48Z') +
    line('#8fb0cf', 'M18 31.500L51 40M26 23L59 31M26 44L50 18M18 42L42 16M35 46L58 20', 0.9) +
    fill('#d3d7d7', 'M8 41L10 40L44 48L66 22L67.5 23L45 50Z') +
    fill(base, box(16, 56, 40, 34, 4)) +
    fill(light, box(16, 56, 40, 5, 3)) +
    fill(shade, box(16, 82, 40, 8, 3)) +
    fill('#f4efe2', box(22, 64, 28, 13, 2)) +
    fill('#d9442f', 'M38 65l-8 7h5l-2 5l8-7h-5Z') +
    line('#c0392b', 'M22 90V108H70', 1.6) +
    line(dark, 'M50 90V112', 1.6) +
    fill(dark, box(78, 74, 6, 44, 1)) +
    fill(dark, box(112, 74, 6, 44, 1)) +
    fill('#e08a33', oval(98, 82, 24, 24)) +
    fill('#f3efe4', oval(98, 82, 19, 19)) +
    [16, 12.5, 9].map((r) => line('#c4bcaa', oval(98, 82, r, r), 1)).join('') +
    fill('#e08a33', oval(98, 82, 6, 6)) +
    fill(dark, oval(98, 82, 2, 2)) +
    fill(dark, box(96, 80, 18, 3.6, 1.5)) +
    line('#f3efe4', 'M79 92H40', 1.3);
  return { body, baseline: GROUND };
}

/** Plastic and galvanised troughs. */
export function drawTrough({ base, shade, light }: Hide): Drawing {
  const body =
    fill(mix(base, '#000000', 0.15), 'M24 60H120L114 86H30Z') +
    fill(shade, oval(72, 60, 48, 6.5)) +
    fill('#7fa9b5', oval(72, 60.5, 44, 4.6)) +
    fill(base, 'M2 86H106L98 118H10Z') +
    fill(light, 'M2 86H22L27 118H10Z') +
    fill(shade, 'M88 86H106L98 118H86Z') +
    line(shade, 'M5 97H103M8 107H100', 1.4) +
    fill(mix(shade, '#000000', 0.1), oval(54, 86, 52, 8)) +
    fill('#86b5c2', oval(54, 86.6, 48, 6)) +
    fill('#b5d3d9', 'M20 85C34 81 62 80.5 78 83C62 83.5 40 84 28 87.500Z') +
    fill(DARK_STEEL, box(92, 76, 14, 5, 1.5)) +
    fill('#c0392b', oval(88, 83, 4, 4));
  return { body, baseline: GROUND };
}
