import { mix } from '../colour';
import type { Hide } from '../hide';
import { fill, line, oval, type Drawing } from './draw';
import { box, DARK_STEEL, GROUND, STEEL, steps, WOOD } from './parts';

/** An open-fronted shed with hay inside. */
export function drawShed({ base, shade, light, dark }: Hide): Drawing {
  const hay = (x: number, y: number) =>
    fill('#d9b25f', oval(x, y, 9, 9)) +
    line('#a8803a', `M${x} ${y}m-1 0a2 2 0 1 1 3 1a4 4 0 1 1-6-3a6 6 0 1 1 9 5`, 1.2);
  const body =
    fill(mix(dark, '#000000', 0.15), 'M6 64H122V118H6Z') +
    hay(38, 109) +
    hay(57, 109) +
    hay(76, 109) +
    hay(47.5, 93) +
    hay(66.5, 93) +
    fill('#3f8040', box(92, 90, 22, 14, 2)) +
    fill('#2f2c2b', oval(96, 110, 8, 8)) +
    fill('#f0c436', oval(96, 110, 4, 4)) +
    fill('#2f2c2b', oval(114, 112, 6, 6)) +
    fill('#f0c436', oval(114, 112, 3, 3)) +
    steps(5, 37.6, 4)
      .map((x) => fill('#7a5531', box(x, 60, 5, 58, 1)) + fill('#a8794a', box(x, 60, 1.8, 58, 0.6)))
      .join('') +
    fill(base, 'M-4 64L22 34H106L132 64Z') +
    steps(0, 1, 13)
      .map((n) => line(shade, `M${24 + n * 6.7} 35L${-1 + n * 10.8} 63.5`, 1))
      .join('') +
    fill(light, 'M22 34H106L107.7 36H20.300Z') +
    fill(shade, box(-5, 62, 138, 4, 1));
  return { body, baseline: GROUND };
}

/** A steel grain bin with its conical roof. */
export function drawSilo({ base, shade, light, dark, patch = shade }: Hide): Drawing {
  const body =
    fill(mix(base, '#000000', 0.12), 'M24 46L64 20L104 46Z') +
    fill(light, 'M24 46L64 20L60 46Z') +
    fill(dark, 'M56 22.500L58 15H70L72 22.500Z') +
    steps(0, 1, 6)
      .map((n) => line(shade, `M${62 + n} 22L${34 + n * 13} 46`, 0.9))
      .join('') +
    fill(base, box(26, 46, 76, 70, 1)) +
    fill(light, box(30, 46, 18, 70, 0.5)) +
    fill(shade, box(86, 46, 16, 70, 0.5)) +
    steps(51, 5.2, 13)
      .map((y) => line(mix(shade, base, 0.35), `M26.5 ${y}H101.5`, 0.9))
      .join('') +
    line(mix(shade, '#000000', 0.15), 'M45 46V116M64 46V116M83 46V116', 0.9) +
    fill(dark, box(56, 94, 16, 22, 1)) +
    fill(mix(dark, '#ffffff', 0.2), box(58, 96, 12, 18, 0.5)) +
    line(
      DARK_STEEL,
      'M94 28L98 116M100 32L104 116M95 40h6M95.5 50h6M96 60h6M96.5 70h6M97 80h6M97.5 90h6M98 100h6',
      1.3,
    ) +
    line(patch, 'M18 116L66 12L70 14', 4) +
    line(mix(patch, '#000000', 0.35), 'M18 116L66 12', 1) +
    fill('#9c968a', box(22, 115, 84, 4, 1));
  return { body, baseline: GROUND + 1 };
}

/** A water-pumping windmill beside its tank. */
export function drawMill({ shade, light, patch = shade }: Hide): Drawing {
  const blades = steps(0, 20, 18)
    .map((angle) =>
      fill(
        angle % 40 === 0 ? shade : light,
        'M44 8L41.5-4.500Q44-6.5 46.5-4.500Z',
        `translate(0 16) rotate(${angle} 44 14)`,
      ),
    )
    .join('');
  const body =
    line(
      DARK_STEEL,
      'M26 118L40 34M62 118L48 34M29 100L60 104M59 100L28 104M32 82L58 84M56 82L31 84M35 64L54 66M53 64L34 66',
      2,
    ) +
    line(DARK_STEEL, 'M28.5 103L57 83M59.5 103L31 83M31.5 83L54 65M56.5 83L34 65M34.5 65L51 48M53.5 65L37 48', 1.1) +
    line(shade, 'M44 34V116', 1.4) +
    fill(WOOD, box(36, 44, 16, 2.6, 0.6)) +
    fill(shade, 'M46 28.500H66L80 20V40L66 31.500H46Z') +
    fill(patch, 'M67 28L80 20V40L67 32Z') +
    blades +
    line(shade, oval(44, 30, 17, 17), 1) +
    line(shade, oval(44, 30, 9, 9), 1) +
    fill(shade, oval(44, 30, 4, 4)) +
    fill('#a39d92', 'M70 92H126V118H70Z') +
    fill('#bdb7ab', oval(98, 92, 28, 5)) +
    fill('#7fa9b5', oval(98, 92.5, 25, 3.6)) +
    line('#8b857a', 'M84 96V117M112 96V117M70.5 106H125.5', 1) +
    line(STEEL, 'M46 88H74V94', 2);
  return { body, baseline: GROUND };
}

/** A water tank of corrugated sheets, with a drinking trough. */
export function drawTank({ base, shade, light }: Hide): Drawing {
  const body =
    fill(base, 'M22 62H126V108C120 112 28 112 22 108Z') +
    fill(light, 'M30 64H48V110.500C40 110 32 109.5 30 109Z') +
    fill(shade, 'M108 64H126V108C122 110 114 110.5 108 110.500Z') +
    steps(70, 6.4, 7)
      .map((y) => line(shade, `M22 ${y}Q74 ${y + 4} 126 ${y}`, 1))
      .join('') +
    line(shade, 'M57 65V112M92 65V112', 1) +
    fill(shade, oval(74, 62, 52, 8)) +
    fill('#7fa9b5', oval(74, 62.5, 49, 6.3)) +
    fill('#a9c9d0', 'M40 61C54 57.5 84 57 98 59C84 60 60 60 48 62.500Z') +
    line(STEEL, 'M28 98H10V104', 2.6) +
    fill('#a39d92', 'M-10 102H38L34 118H-6Z') +
    fill('#c4beb2', oval(14, 102, 24, 3.6)) +
    fill('#86b0bb', oval(14, 102.3, 21, 2.4));
  return { body, baseline: GROUND };
}

/** A squeeze chute: cage, head gate and levers. */
export function drawCrush({ base, shade, light, dark }: Hide): Drawing {
  const bars = steps(26, 11, 9);
  const body =
    fill(mix(dark, '#3a5a30', 0.4), 'M20 46H118V108H20Z') +
    fill(dark, box(12, 108, 112, 6, 1.5)) +
    bars.map((x) => fill(shade, box(x, 40, 3, 70, 1))).join('') +
    fill(base, box(18, 78, 102, 30, 1.5)) +
    fill(light, box(18, 78, 102, 2.5, 1)) +
    line(shade, 'M44 80V107M70 80V107M96 80V107', 1.4) +
    steps(48, 10, 3)
      .map((y) => fill(base, box(18, y, 102, 3.6, 1)) + fill(light, box(18, y, 102, 1.2, 0.5)))
      .join('') +
    fill(base, box(10, 30, 7, 86, 1.5)) +
    fill(light, box(10, 30, 2.4, 86, 1)) +
    fill(base, box(118, 30, 7, 86, 1.5)) +
    fill(base, box(10, 30, 115, 7, 2)) +
    fill(light, box(10, 30, 115, 2.2, 1)) +
    fill(shade, 'M17 37H24V66C20 70 20 76 24 80V112H17Z') +
    fill(light, 'M17 37H19V112H17Z') +
    line(dark, 'M30 34L50 12M64 34L80 14', 3) +
    fill('#c0392b', box(47, 6, 8, 8, 3)) +
    fill('#c0392b', box(77, 9, 8, 8, 3)) +
    line(DARK_STEEL, 'M96 37L108 60', 2) +
    fill('#f0c436', box(56, 86, 22, 10, 1));
  return { body, baseline: GROUND };
}

/** Portable panels, pinned together into a pen. */
export function drawPanels({ base, shade, light }: Hide): Drawing {
  const panel = (x: number, y: number, w: number, h: number, a: string, b: string) =>
    steps(0, 1, 6)
      .map((n) => fill(a, box(x, y + (h / 6) * n + 2, w, 3, 1.2)) + fill(b, box(x, y + (h / 6) * n + 2, w, 1, 0.5)))
      .join('') +
    fill(a, box(x, y, 4, h + 8, 2)) +
    fill(a, box(x + w - 4, y, 4, h + 8, 2)) +
    fill(a, box(x + w / 2 - 1.5, y + 2, 3, h, 1));
  const body =
    panel(8, 40, 54, 52, shade, mix(shade, base, 0.5)) +
    panel(64, 40, 54, 52, shade, mix(shade, base, 0.5)) +
    panel(-8, 54, 68, 60, base, light) +
    panel(66, 54, 68, 60, base, light) +
    line(light, 'M64 52V116', 1.5) +
    line('#b23a2c', 'M59 62h8M59 102h8', 2.6);
  return { body, baseline: GROUND + 2 };
}

/** A farm gate of wood between strong posts. */
export function drawGate({ base, shade, light, dark }: Hide): Drawing {
  const post = (x: number) =>
    fill(shade, box(x, 34, 12, 84, 2)) + fill(base, box(x, 34, 5, 84, 2)) + fill(dark, box(x - 1, 32, 14, 4, 1.5));
  const body =
    post(2) +
    post(114) +
    steps(48, 13, 5)
      .map((y) => fill(base, box(14, y, 100, 6, 1)) + fill(light, box(14, y, 100, 1.8, 0.6)))
      .join('') +
    fill(shade, 'M16 106L60 48H66L22 106Z') +
    fill(shade, 'M112 106L68 48H62L106 106Z') +
    steps(16, 46, 3)
      .map((x) => fill(shade, box(x - 1, 44, 5, 68, 1)) + fill(light, box(x - 1, 44, 1.5, 68, 0.5)))
      .join('') +
    line(DARK_STEEL, 'M8 56H22M8 100H22M108 76H120', 2.6) +
    fill(STEEL, oval(119, 76, 3, 3));
  return { body, baseline: GROUND };
}

/** A loading ramp for trucks. */
export function drawRamp({ base, shade, light, dark }: Hide): Drawing {
  const body =
    fill(dark, 'M14 116L22 66H30L26 116ZM60 116L62 84H69L68 116Z') +
    fill('#6d5238', 'M6 62L12 58L126 110V116H118Z') +
    steps(0, 1, 10)
      .map((n) => line('#a8794a', `M${16 + n * 11} ${63 + n * 5}L${20 + n * 11} ${58 + n * 5.2}`, 2))
      .join('') +
    steps(0, 12, 4)
      .map(
        (lift) =>
          fill(base, `M4 ${60 - lift}L8 ${56 - lift}L126 ${106 - lift}V${110 - lift}Z`) +
          fill(light, `M5 ${59 - lift}L8 ${56 - lift}L126 ${106 - lift}V${107.2 - lift}L8 ${57.5 - lift}Z`),
      )
      .join('') +
    [
      [6, 16],
      [34, 28],
      [64, 41],
      [94, 54],
      [121, 66],
    ]
      .map(([x = 0, y = 0]) => fill(shade, box(x, y, 5, 50, 1)) + fill(base, box(x, y, 1.8, 50, 0.6)))
      .join('');
  return { body, baseline: GROUND };
}
