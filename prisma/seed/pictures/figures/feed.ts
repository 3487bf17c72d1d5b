import { mix } from '../colour';
import type { Hide } from '../hide';
import { fill, line, oval, type Drawing } from './draw';
import { box, GROUND, steps, WOOD } from './parts';

function roundBale(x: number, y: number, r: number, { base, shade, light }: Hide): string {
  const depth = r * 1.5;
  return (
    fill(shade, `M${x} ${y - r}H${x + depth}A${r} ${r} 0 0 1 ${x + depth} ${y + r}H${x}Z`) +
    [-0.6, -0.2, 0.2, 0.6]
      .map((at) =>
        line(
          mix(shade, '#000000', 0.18),
          `M${x + r * 0.5} ${y + r * at}H${x + depth + r * Math.sqrt(1 - at * at) * 0.94}`,
          1,
        ),
      )
      .join('') +
    fill(base, oval(x, y, r, r)) +
    fill(light, `M${x - r} ${y}A${r} ${r} 0 0 1 ${x} ${y - r}A${r * 0.9} ${r * 0.9} 0 0 0 ${x - r} ${y}Z`) +
    line(
      shade,
      `M${x} ${y}m${-r * 0.12} 0a${r * 0.12} ${r * 0.12} 0 1 1 ${r * 0.24} ${r * 0.08}a${r * 0.33} ${r * 0.33} 0 1 1 ${-r * 0.58}-${r * 0.22}a${r * 0.52} ${r * 0.52} 0 1 1 ${r * 0.96} ${r * 0.38}a${r * 0.74} ${r * 0.74} 0 1 1-${r * 1.34}-${r * 0.58}`,
      r * 0.055,
    )
  );
}

/** Round bales, one upon two. */
export function drawRoundBales(hide: Hide): Drawing {
  return {
    body: roundBale(66, 52, 24, hide) + roundBale(26, 94, 24, hide) + roundBale(84, 94, 24, hide),
    baseline: GROUND,
  };
}

/** A pile of small square bales. */
export function drawSquareBales({ base, shade, light, patch = shade }: Hide): Drawing {
  const bale = (x: number, y: number) =>
    fill(base, box(x, y, 38, 20, 1.5)) +
    fill(light, box(x, y, 38, 4, 1.5)) +
    fill(shade, box(x, y + 15, 38, 5, 1.5)) +
    line(patch, `M${x + 12} ${y}v20M${x + 26} ${y}v20`, 1.3) +
    steps(x + 3, 6.5, 6)
      .map((sx, n) => line(shade, `M${sx} ${y + 7 + (n % 3) * 3}l4 -1.5`, 0.9))
      .join('');
  const rows: [number, number][] = [
    [4, 98],
    [44, 98],
    [84, 98],
    [14, 77],
    [54, 77],
    [30, 56],
    [70, 77],
    [52, 35],
  ];
  return { body: rows.map(([x, y]) => bale(x + 2, y)).join('') + bale(72, 56) + bale(32, 56), baseline: GROUND };
}

/** Sacks of feed on a pallet. */
export function drawFeedBags({ base, shade, light, patch = shade }: Hide): Drawing {
  const sack = (x: number, y: number, label: boolean) =>
    fill(
      base,
      `M${x + 3} ${y}C${x + 14} ${y - 3} ${x + 34} ${y - 3} ${x + 45} ${y}C${x + 49} ${y + 5} ${x + 49} ${y + 13} ${x + 45} ${y + 18}C${x + 32} ${y + 20} ${x + 14} ${y + 20} ${x + 3} ${y + 18}C${x - 1} ${y + 13} ${x - 1} ${y + 5} ${x + 3} ${y}Z`,
    ) +
    fill(
      light,
      `M${x + 3} ${y}C${x + 14} ${y - 3} ${x + 34} ${y - 3} ${x + 45} ${y}L${x + 46} ${y + 3}C${x + 34} ${y + 1} ${x + 14} ${y + 1} ${x + 2} ${y + 3}Z`,
    ) +
    fill(
      shade,
      `M${x + 1} ${y + 14}C${x + 14} ${y + 17} ${x + 34} ${y + 17} ${x + 47} ${y + 14}L${x + 45} ${y + 18}C${x + 32} ${y + 20} ${x + 14} ${y + 20} ${x + 3} ${y + 18}Z`,
    ) +
    (label
      ? fill(patch, box(x + 12, y + 3, 24, 11, 2)) +
        fill('#fdf6e4', box(x + 16, y + 6, 16, 1.8, 0.8)) +
        fill('#fdf6e4', box(x + 18, y + 9.5, 12, 1.6, 0.8))
      : line(shade, `M${x + 5} ${y + 2}v14`, 1.2));
  const pallet =
    fill(WOOD, box(8, 103, 112, 5, 1)) +
    [10, 56, 104].map((x) => fill('#75502d', box(x, 107, 14, 9, 1))).join('') +
    fill('#cda06d', box(8, 114, 112, 4, 1)) +
    fill('#cda06d', box(8, 103, 112, 1.6, 0.6));
  const rows = [84, 65, 46]
    .map((y, n) => sack(12 + (n % 2) * 3, y, n !== 1) + sack(63 - (n % 2) * 3, y, n !== 0))
    .join('');
  return { body: pallet + rows + sack(38, 27, true), baseline: GROUND };
}

/** Wrapped silage bales. */
export function drawSilage({ base, shade, light }: Hide): Drawing {
  const roll = (x: number, y: number) =>
    fill(shade, `M${x} ${y - 20}H${x + 28}A20 20 0 0 1 ${x + 28} ${y + 20}H${x}Z`) +
    [-13, -4, 5, 14]
      .map((dy) => line(mix(shade, base, 0.6), `M${x + 12} ${y + dy}q16 -3 ${20 + (dy > 0 ? 14 - dy : 12 + dy)} 0`, 1))
      .join('') +
    fill(base, oval(x, y, 20, 20)) +
    fill(
      light,
      `M${x - 16} ${y - 6}C${x - 12} ${y - 16} ${x + 4} ${y - 18} ${x + 10} ${y - 13}C${x} ${y - 14} ${x - 8} ${y - 10} ${x - 16} ${y - 6}Z`,
    ) +
    line(
      shade,
      `M${x - 18} ${y + 4}L${x + 8} ${y - 15}M${x - 12} ${y + 14}L${x + 17} ${y - 6}M${x - 2} ${y + 19}L${x + 19} ${y + 3}`,
      0.9,
    );
  return { body: roll(52, 62) + roll(24, 98) + roll(78, 98), baseline: GROUND };
}

/** A tub of molasses and minerals beside two salt blocks. */
export function drawMineral({ base, shade, light, patch = shade }: Hide): Drawing {
  const block = (x: number, y: number, a: string, b: string, c: string) =>
    fill(a, box(x, y, 28, 26, 2)) +
    fill(b, `M${x} ${y + 2}L${x + 8} ${y - 7}H${x + 35}L${x + 28} ${y + 2}Z`) +
    fill(c, `M${x + 28} ${y + 2}L${x + 35} ${y - 7}V${y + 17}L${x + 28} ${y + 25}Z`) +
    fill(c, oval(x + 14, y + 13, 5, 5));
  const body =
    block(90, 92, '#c9745e', '#dc9480', '#9d5240') +
    block(94, 59, '#ece7da', '#fffdf6', '#c2bcae') +
    fill(base, 'M2 58H82L74 116Q73 118 70 118H14Q11 118 10 116Z') +
    fill(light, 'M2 58H22L26 118H14Q11 118 10 116Z') +
    fill(shade, 'M66 58H82L74 116Q73 118 70 118H62Z') +
    fill(shade, oval(42, 58, 40, 8)) +
    fill('#4a2a18', oval(42, 58.5, 36.5, 6)) +
    fill('#7a4a2a', 'M14 57C26 52.5 50 52.5 60 54.500C48 55 28 56 20 60Z') +
    fill(patch, 'M14 76C30 81 54 81 70 76L68 100C54 104 30 104 16 100Z') +
    fill('#fdf6e4', box(28, 84, 28, 3.6, 1.5)) +
    fill('#fdf6e4', box(32, 91, 20, 3, 1.5));
  return { body, baseline: GROUND };
}

/** Grain heaped before big bags. */
export function drawGrain({ base, shade, light }: Hide): Drawing {
  const big = (x: number) =>
    fill(
      '#efe9da',
      `M${x} 56Q${x + 18} 52 ${x + 38} 56Q${x + 42} 84 ${x + 38} 114Q${x + 18} 118 ${x} 114Q${x - 4} 84 ${x} 56Z`,
    ) +
    fill(
      '#cbc3b0',
      `M${x + 28} 55L${x + 38} 56Q${x + 42} 84 ${x + 38} 114L${x + 28} 115.500Q${x + 32} 84 ${x + 28} 55Z`,
    ) +
    line(
      '#3f6d9a',
      `M${x + 4} 58Q${x - 2} 40 ${x + 10} 40Q${x + 16} 44 ${x + 14} 56M${x + 24} 56Q${x + 22} 42 ${x + 32} 40Q${x + 40} 42 ${x + 35} 58`,
      2,
    ) +
    line('#cbc3b0', `M${x + 8} 60V112M${x + 19} 60V114`, 1);
  const body =
    big(40) +
    big(84) +
    fill(base, 'M-6 118C4 108 16 88 32 80C40 76 48 80 54 86C66 96 80 108 92 118Z') +
    fill(light, 'M6 108C14 98 22 86 32 80C38 77 44 78 48 81C38 84 22 96 6 108Z') +
    fill(shade, 'M40 118C50 108 56 100 58 90C70 100 82 110 92 118Z') +
    steps(8, 9, 8)
      .map((x, n) => fill(n % 2 ? light : shade, oval(x + 4, 112 - (n % 3) * 7, 1.8, 1.2)))
      .join('') +
    fill(WOOD, 'M66 60L70 58L50 98L46 96Z') +
    fill('#8b8f90', 'M40 92L54 98C54 106 48 112 42 111C37 108 36 99 40 92Z');
  return { body, baseline: GROUND };
}
