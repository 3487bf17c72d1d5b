import { mix } from '../colour';
import type { Hide } from '../hide';
import { fill, line, oval, type Drawing } from './draw';
import { box, DARK_STEEL, GROUND, STEEL, steps, WOOD } from './parts';
import { bench } from './supplies';

/** A saddle on its wooden rack. */
export function drawSaddle({ base, shade, light, dark, patch = light }: Hide): Drawing {
  const body =
    fill('#75502d', 'M34 70L22 118H30L44 70ZM84 70L96 118H104L92 70Z') +
    fill('#5d3f22', box(30, 100, 68, 4, 1)) +
    fill(WOOD, box(16, 62, 96, 9, 3)) +
    fill(patch, 'M20 60C36 52 92 52 108 60L112 84C96 90 86 88 64 88C42 88 30 90 16 84Z') +
    line('#b5482f', 'M18 76C36 82 92 82 110 76', 2.4) +
    line('#3f6d9a', 'M17 80.500C36 86.5 92 86.5 111 80.5', 1.6) +
    fill(shade, 'M24 58C34 60 92 60 104 54L106 74C92 80 34 80 20 74Z') +
    fill(
      base,
      'M18 58C20 50 26 46 30 40C31 34 36 32 38 36C38 42 44 46 54 48C70 51 88 44 96 32C102 26 110 32 108 42C106 56 98 62 84 64H36C26 64 18 62 18 58Z',
    ) +
    fill(light, 'M40 46C52 54 82 52 98 33C101 31 104 32 105 35C98 50 84 56 68 56C54 56 44 52 40 46Z') +
    fill(dark, oval(34, 34, 5, 3.4)) +
    fill(dark, box(32, 34, 4.6, 9, 1.5)) +
    fill(base, 'M48 60H78C82 72 80 90 74 96H60C52 90 46 72 48 60Z') +
    fill(light, 'M48 60H54C54 72 58 88 64 96H60C52 90 46 72 48 60Z') +
    line(shade, 'M56 64C56 76 60 86 64 92M74 64C74 76 72 86 70 92', 1) +
    line(dark, 'M66 94V100', 3.6) +
    fill('#8d5a30', 'M54 116C52 104 58 98 67 98C76 98 82 104 80 116H74C75 108 72 104 67 104C62 104 59 108 60 116Z') +
    fill('#6d4322', box(53, 113, 28, 5, 1.5)) +
    line(patch, 'M30 62L28 96M98 62L100 92', 1.8) +
    fill(STEEL, oval(44, 61, 2.4, 2.4)) +
    fill(STEEL, oval(88, 61, 2.4, 2.4));
  return { body, baseline: GROUND };
}

/** Solar panels that drive a pump. */
export function drawSolarPump({ base, shade, light, dark }: Hide): Drawing {
  const cells = '#2d4a6b';
  const body =
    fill(DARK_STEEL, 'M38 70H44V118H38ZM90 66H96V118H90Z') +
    line(DARK_STEEL, 'M41 96L66 74M93 96L70 74', 2.6) +
    fill(cells, 'M6 64L24 20H128L112 64Z') +
    fill('#3d628a', 'M14 44L24 20H76L66 40Z') +
    line('#9dbbd6', 'M12 49.300H117.500M18 34.600H123M26 64L43 20M46 64L62 20M67 64L82 20M89 64L102 20', 0.9) +
    fill('#dde2e2', 'M5 65L24 18.500H130L129 21H25.500L8 64H112L111.5 66.500H5Z') +
    fill(base, box(52, 82, 26, 22, 3)) +
    fill(light, box(52, 82, 26, 5, 2)) +
    fill('#2d3133', box(56, 89, 18, 8, 1.5)) +
    fill('#9cc487', box(58, 91, 8, 4, 0.8)) +
    line(dark, 'M65 104V116H20', 2.2) +
    fill(shade, oval(16, 116, 12, 4)) +
    fill(STEEL, box(10, 84, 10, 32, 2)) +
    fill('#e3e7e6', box(12, 84, 2.6, 32, 1)) +
    line('#3f6d9a', 'M15 84V74H-6', 4) +
    fill('#8fc4d6', 'M-6 76C-12 86-12 100-10 114H-5C-6 100-6 88-3 76Z');
  return { body, baseline: GROUND };
}

/** An incubator with its eggs on show. */
export function drawIncubator({ base, shade, light }: Hide): Drawing {
  const egg = (x: number, y: number, colour: string) =>
    fill(
      colour,
      `M${x} ${y - 6}C${x + 4} ${y - 6} ${x + 5.5} ${y} ${x + 5} ${y + 3}C${x + 4} ${y + 7} ${x - 4} ${y + 7} ${x - 5} ${y + 3}C${x - 5.5} ${y} ${x - 4} ${y - 6} ${x} ${y - 6}Z`,
    ) + fill('#fffaf0', oval(x - 1.8, y - 1.5, 1.1, 1.9));
  const tray = (y: number) =>
    steps(26, 12.7, 7)
      .map((x, n) => egg(x, y, n % 3 === 1 ? '#e3b98c' : '#f2e6d2'))
      .join('') + fill(STEEL, box(18, y + 5, 92, 3, 1));
  const body =
    bench() +
    fill(base, box(8, 18, 112, 68, 6)) +
    fill(light, box(8, 18, 112, 7, 4)) +
    fill(shade, box(8, 78, 112, 8, 4)) +
    fill('#5a4632', box(16, 40, 96, 38, 3)) +
    fill('#c98f3e', box(16, 40, 96, 10, 3)) +
    tray(54) +
    tray(69) +
    fill('#2d3133', box(20, 26, 26, 10, 2)) +
    fill(
      '#f2a65a',
      'M24 28.500h2v5.500h-2ZM29 28.500h4v5.500h-4ZM36 32.500h1.500v1.500h-1.500ZM39.5 28.500h4v5.500h-4Z',
    ) +
    [56, 64, 72].map((x) => fill(shade, oval(x, 31, 2.6, 2.6))).join('') +
    steps(90, 5, 5)
      .map((x) => line(shade, `M${x} 28v6`, 1.6))
      .join('');
  return { body, baseline: GROUND };
}

/** Bee boxes. */
export function drawHives({ base, shade, light, patch = shade }: Hide): Drawing {
  const hive = (x: number, y: number, a: string, b: string, c: string) =>
    fill(a, box(x, y, 40, 22, 1)) +
    fill(b, box(x, y, 40, 3, 1)) +
    fill(c, box(x, y + 18, 40, 4, 1)) +
    fill(mix(c, '#000000', 0.25), box(x + 14, y + 8, 12, 4, 2));
  const stand = (x: number) =>
    fill('#5d3f22', box(x + 4, 108, 6, 10, 1)) +
    fill('#5d3f22', box(x + 30, 108, 6, 10, 1)) +
    fill(STEEL, box(x - 3, 36, 46, 5, 1.5)) +
    fill('#e2e5e4', box(x - 3, 36, 46, 1.8, 0.8));
  const column = (x: number, a: string, b: string, c: string) =>
    hive(x, 86, base, light, shade) +
    hive(x, 63.5, a, b, c) +
    hive(x, 41, base, light, shade) +
    stand(x) +
    fill('#3b2a1b', box(x + 10, 103, 20, 3.6, 1)) +
    fill(WOOD, box(x - 2, 107, 44, 3, 1));
  const bee = (x: number, y: number) =>
    fill('#3a2b1a', oval(x, y, 2.6, 1.8)) +
    fill('#f0c436', box(x - 0.8, y - 1.6, 1.4, 3.2, 0.5)) +
    fill('#ffffff', oval(x + 0.4, y - 2.4, 1.8, 1.2));
  return {
    body:
      column(14, patch, mix(patch, '#ffffff', 0.35), mix(patch, '#000000', 0.25)) +
      column(74, '#e6b433', '#f5d87c', '#ad8019') +
      bee(64, 30) +
      bee(58, 96) +
      bee(120, 52) +
      bee(8, 34),
    baseline: GROUND,
  };
}

/** A horse's tack on a rail: bridle, rope and halter. */
export function drawTack({ base, shade, light, dark, patch = light }: Hide): Drawing {
  const body =
    fill('#75502d', box(12, 30, 8, 88, 1.5)) +
    fill('#75502d', box(108, 30, 8, 88, 1.5)) +
    fill(WOOD, box(2, 36, 124, 8, 2)) +
    fill('#cda06d', box(2, 36, 124, 2.6, 1)) +
    line(base, 'M28 40C24 60 26 84 34 96M48 40C52 60 50 84 42 96M29 62H49', 4) +
    line(light, 'M28 40C24 60 26 84 34 96', 1.2) +
    line(dark, 'M30 80C34 84 42 84 46 80', 3) +
    fill(STEEL, oval(32, 92, 4.5, 4.5)) +
    fill(shade, oval(32, 92, 2.5, 2.5)) +
    fill(STEEL, oval(44, 92, 4.5, 4.5)) +
    fill(shade, oval(44, 92, 2.5, 2.5)) +
    line(STEEL, 'M34 94H42', 2) +
    [20, 17, 14, 11].map((r) => line(patch, oval(84, 66, r * 0.8, r * 1.35), 3)).join('') +
    line(mix(patch, '#000000', 0.25), oval(84, 66, 12.4, 20.8), 0.9) +
    line(patch, 'M72 44C84 36 92 38 98 46', 3.4) +
    line(DARK_STEEL, 'M60 42V58C60 64 68 64 68 58', 2.6);
  return { body, baseline: GROUND };
}
