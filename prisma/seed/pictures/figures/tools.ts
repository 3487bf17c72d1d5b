import { mix } from '../colour';
import type { Hide } from '../hide';
import { fill, line, oval, type Drawing } from './draw';
import { box, DARK_STEEL, GROUND, STEEL, steps, wheel, WOOD } from './parts';
import { bench } from './supplies';

/** A portable generator in its frame. */
export function drawGenerator({ base, shade, light, dark }: Hide): Drawing {
  const body =
    fill(mix(dark, '#000000', 0.15), box(22, 62, 86, 42, 4)) +
    fill(base, box(18, 42, 94, 22, 6)) +
    fill(light, box(18, 42, 94, 6, 4)) +
    fill(dark, oval(36, 42, 7, 3.5)) +
    fill(DARK_STEEL, box(24, 68, 36, 32, 3)) +
    steps(71, 4.5, 6)
      .map((y) => line('#2a2927', `M28 ${y}H56`, 1.8))
      .join('') +
    fill(shade, oval(48, 86, 9, 9)) +
    fill(dark, oval(48, 86, 4, 4)) +
    fill(light, box(66, 68, 40, 30, 3)) +
    fill('#2f3133', box(70, 72, 14, 10, 2)) +
    fill('#9cc487', box(72, 74, 10, 6, 1)) +
    [91, 100].map((x) => fill('#2f3133', oval(x, 77, 4, 4)) + fill('#8b8f90', oval(x, 77, 1.6, 1.6))).join('') +
    fill('#c0392b', box(70, 87, 8, 6, 1.5)) +
    fill('#2f3133', box(82, 87, 20, 6, 2)) +
    line(dark, 'M12 112V44Q12 34 22 34H108Q118 34 118 44V112M12 104H118M12 66H22M108 66H118', 4.4) +
    fill(dark, box(8, 110, 10, 8, 2)) +
    wheel(104, 12, light);
  return { body, baseline: GROUND };
}

/** A livestock scale: platform, side bars and indicator. */
export function drawScale({ base, shade, light, dark }: Hide): Drawing {
  const body =
    fill(mix(dark, '#3a5a30', 0.5), 'M16 58H112V104H16Z') +
    steps(24, 12.5, 7)
      .map((x) => fill(shade, box(x, 50, 2.6, 56, 1)))
      .join('') +
    steps(50, 13, 4)
      .map((y) => fill(base, box(12, y, 104, 4, 1.5)) + fill(light, box(12, y, 104, 1.4, 0.6)))
      .join('') +
    fill(base, box(10, 44, 6, 66, 2)) +
    fill(base, box(112, 44, 6, 66, 2)) +
    fill('#8a5f38', box(6, 102, 116, 6, 1)) +
    line('#6b4726', 'M24 103v4M42 103v4M60 103v4M78 103v4M96 103v4', 1) +
    fill(dark, box(4, 107, 120, 5, 1.5)) +
    [14, 102].map((x) => fill('#d08a2f', box(x, 111, 12, 6, 1.5))).join('') +
    line(DARK_STEEL, 'M64 50V30', 4) +
    fill('#2d3133', box(42, 8, 44, 25, 4)) +
    fill('#b9d3a0', box(46, 12, 36, 13, 1.5)) +
    [54, 64, 74].map((x) => line('#2c3a28', oval(x, 18.5, 2.8, 4.4), 1.8)).join('') +
    line('#2c3a28', 'M51.5 18.5h5M71.5 18.5h5', 1.6) +
    steps(47, 9, 4)
      .map((x) => fill('#d9d3c4', box(x, 27.5, 6, 3, 1)))
      .join('');
  return { body, baseline: GROUND };
}

/** A portable milking machine: can, cluster and pump. */
export function drawMilker({ base, shade, light, dark }: Hide): Drawing {
  const cup = (x: number, turn: number) =>
    `<g transform="rotate(${turn} ${x} 62)">${fill(STEEL, box(x - 3.5, 46, 7, 20, 2))}${fill('#e9eceb', box(x - 2.5, 47, 2, 18, 1))}${fill('#2b2a29', box(x - 4, 42, 8, 6, 2))}</g>`;
  const body =
    fill(base, box(66, 86, 58, 12, 3)) +
    fill(shade, box(66, 94, 58, 4, 2)) +
    fill(mix(dark, '#ffffff', 0.1), box(76, 60, 32, 26, 4)) +
    steps(80, 5, 5)
      .map((x) => line('#22201f', `M${x} 64v18`, 1.8))
      .join('') +
    fill(light, box(106, 66, 14, 18, 3)) +
    line(dark, 'M118 88L126 40H116', 3.6) +
    wheel(108, 15, light) +
    fill(dark, box(70, 96, 6, 22, 1)) +
    fill('#d3d8d8', 'M12 66C12 58 20 56 24 52H48C52 56 60 58 60 66V112C60 116 56 118 52 118H20C16 118 12 116 12 112Z') +
    fill('#f2f4f3', 'M16 68C17 61 22 58 26 55H30C24 60 22 64 22 70V112C22 114 19 114 18 112C16.5 110 16 96 16 68Z') +
    fill('#a2a8a8', 'M50 56C56 59 60 61 60 66V112C60 116 56 118 52 118H48C52 110 53 84 50 56Z') +
    fill('#8f9696', box(20, 46, 32, 7, 3)) +
    fill('#b9bfbf', oval(36, 46, 14, 3)) +
    line('#2f2d2c', 'M36 44C36 22 56 14 66 30M44 45C60 30 82 34 88 60', 3) +
    line('#c0392b', 'M30 44C22 30 10 34 8 46', 2) +
    cup(4, -14) +
    cup(12, -4) +
    cup(70, 8) +
    cup(78, 18) +
    fill('#e3e7e6', oval(70, 36, 7, 4.5));
  return { body, baseline: GROUND };
}

/** Hand tools against a toolbox: spade, wire strainer, pliers. */
export function drawHandTools({ base, shade, light, dark }: Hide): Drawing {
  const spade = (x: number, turn: number) =>
    `<g transform="rotate(${turn} ${x} 110)">${fill(WOOD, box(x - 2.2, 34, 4.4, 60, 1))}${fill('#cda06d', box(x - 2.2, 34, 1.5, 60, 0.6))}${fill(dark, 'M0 0Q0-8 8-8H10Q18-8 18 0L14 4H4Z', `translate(${x - 9} 34)`)}${fill(STEEL, `M${x - 11} 88H${x + 11}V106Q${x + 8} 116 ${x} 119Q${x - 8} 116 ${x - 11} 106Z`)}${fill('#d6dada', `M${x - 11} 88H${x - 5}V114Q${x - 10} 110 ${x - 11} 106Z`)}${fill(DARK_STEEL, box(x - 4, 84, 8, 10, 2))}</g>`;
  const body =
    spade(18, -4) +
    spade(42, 7) +
    fill(dark, 'M66 62Q66 54 74 54H104Q112 54 112 62V70H106V62Q106 60 104 60H74Q72 60 72 62V70H66Z') +
    fill(base, box(54, 70, 70, 46, 4)) +
    fill(light, box(54, 70, 70, 6, 3)) +
    fill(shade, box(54, 90, 70, 26, 4)) +
    fill(base, box(54, 92, 70, 20, 1)) +
    fill(STEEL, box(68, 84, 10, 10, 2)) +
    fill(STEEL, box(100, 84, 10, 10, 2)) +
    fill('#f4efe2', box(80, 97, 18, 8, 1.5)) +
    fill('#e0a030', 'M78 70L94 44L99 47L86 70Z') +
    fill(STEEL, 'M92 48C88 40 92 32 100 30L98 38L103 41L109 36C110 44 105 51 97 50Z');
  return { body, baseline: GROUND + 1 };
}

/** A shearing handpiece and its motor on a bench. */
export function drawShears({ base, shade, light, dark }: Hide): Drawing {
  const body =
    bench() +
    line(dark, 'M96 30C96 8 58 6 50 40C46 58 52 66 62 68', 4.5) +
    line(mix(dark, '#ffffff', 0.25), 'M96 30C96 8 58 6 50 40C46 58 52 66 62 68', 1.2) +
    fill(base, box(78, 30, 38, 32, 6)) +
    fill(light, box(78, 30, 38, 7, 4)) +
    steps(84, 6, 5)
      .map((x) => line(shade, `M${x} 42v15`, 2))
      .join('') +
    fill(dark, box(90, 62, 14, 24, 1)) +
    fill(dark, box(82, 82, 30, 5, 1.5)) +
    fill('#c0392b', oval(110, 36, 2.6, 2.6)) +
    fill(STEEL, 'M26 76C34 66 50 62 64 64C68 66 68 72 64 74C52 76 42 80 34 84Z') +
    fill('#dfe3e2', 'M28 75C36 67 50 63.5 63 65C52 66 40 71 31 78Z') +
    fill(DARK_STEEL, 'M26 74L36 84L30 86L6 86L8 82Z') +
    steps(8, 5, 5)
      .map((x, n) => fill(STEEL, `M${x} ${83 - n * 0.5}l4-1l-1 4.500h-4Z`))
      .join('') +
    fill(base, box(50, 60, 14, 15, 4));
  return { body, baseline: GROUND };
}

/** A post-hole auger with its engine. */
export function drawAuger({ base, shade, light, dark }: Hide): Drawing {
  const body =
    fill(STEEL, box(61, 56, 6, 52, 1)) +
    steps(62, 9, 6)
      .map(
        (y) =>
          fill(
            DARK_STEEL,
            `M46 ${y + 4}C54 ${y + 8} 74 ${y + 4} 82 ${y - 2}L82 ${y + 1}C74 ${y + 8} 54 ${y + 13} 46 ${y + 8}Z`,
          ) +
          fill(
            mix(STEEL, '#ffffff', 0.3),
            `M46 ${y + 4}C54 ${y + 8} 74 ${y + 4} 82 ${y - 2}L81 ${y - 2.8}C72 ${y + 2} 56 ${y + 5} 46 ${y + 3}Z`,
          ),
      )
      .join('') +
    fill(DARK_STEEL, 'M60 106H68L64 120Z') +
    line(dark, 'M30 50L14 40V24M98 50L114 40V24', 4) +
    fill('#2b2928', box(9, 18, 10, 16, 4)) +
    fill('#2b2928', box(109, 18, 10, 16, 4)) +
    line(dark, 'M20 38H108', 4) +
    fill(base, box(40, 18, 48, 34, 8)) +
    fill(light, box(40, 18, 48, 9, 6)) +
    fill(shade, box(46, 40, 36, 16, 5)) +
    fill('#f4efe2', box(50, 28, 28, 9, 2)) +
    fill(dark, box(84, 24, 12, 12, 3)) +
    fill(dark, box(56, 12, 16, 7, 3)) +
    steps(50, 5, 6)
      .map((x) => line(mix(shade, '#000000', 0.3), `M${x + 2} 44v8`, 1.6))
      .join('') +
    fill('#6b4a2c', 'M28 118C34 110 50 106 64 107C80 106 94 110 100 118Z') +
    fill('#8a6038', 'M34 115C42 110 54 108 62 109C54 111 46 113 42 118H32Z');
  return { body, baseline: GROUND };
}

/** A knapsack sprayer. */
export function drawKnapsack({ base, shade, light, dark }: Hide): Drawing {
  const body =
    line(dark, 'M44 96C30 104 22 96 20 82L14 40', 2.6) +
    fill(DARK_STEEL, box(10, 36, 8, 24, 2)) +
    line(STEEL, 'M14 38L4 12', 2) +
    fill('#e0a030', oval(3, 10, 4, 4)) +
    line(dark, 'M96 52C116 58 116 92 98 98', 5) +
    fill(base, 'M40 44C40 34 48 30 56 30H84C92 30 100 34 100 44V108C100 114 96 116 90 116H50C44 116 40 114 40 108Z') +
    fill(light, 'M44 46C44 38 50 34 56 34H62C52 38 50 44 50 52V110H48C45 110 44 108 44 104Z') +
    fill(shade, 'M90 34C96 36 100 38 100 44V108C100 114 96 116 90 116H84C92 104 93 60 90 34Z') +
    fill(dark, box(56, 20, 28, 11, 4)) +
    fill(shade, box(40, 92, 60, 4, 1)) +
    fill('#f4efe2', box(56, 56, 28, 24, 3)) +
    fill('#3f8040', 'M70 60C62 66 62 74 70 77C78 74 78 66 70 60Z') +
    line(DARK_STEEL, 'M100 104H118L124 70', 3) +
    fill(dark, box(38, 114, 64, 4, 1.5));
  return { body, baseline: GROUND };
}
