import { mix } from '../colour';
import type { Hide } from '../hide';
import { fill, line, oval, type Drawing } from './draw';
import { box, DARK_STEEL, GROUND, pane, STEEL, steps, wheel } from './parts';

function rims({ patch, light }: Hide): string {
  return patch ?? light;
}

/** The cab and bonnet of a tractor with its wheels, seen from the left. */
export function drawTractor(hide: Hide, loader = false): Drawing {
  const { base, shade, light, dark } = hide;
  const cab =
    fill(mix(dark, '#000000', 0.2), 'M62 28H103L109 72H60Z') +
    pane('M66 29H81V60H63Z', 'M68 31H74L69 56H65Z') +
    pane('M84 29H100.500L104 60H84Z', 'M93 31H98L100 52H96Z') +
    fill(
      base,
      'M58 26C58 20.5 61 18.5 66 18.500H101C106 18.5 109 21 109.5 26.500C109.5 28.5 108 29 106 29H61C59 29 58 28 58 26Z',
    ) +
    fill(light, 'M60 22.500C61 20 63 19.5 66 19.500H101C104 19.5 106 20.5 107 22.500Z') +
    fill('#f6e3a2', box(57, 24.5, 4, 3.5, 1));
  const bonnet =
    fill(dark, 'M40 54V34q0-2 2-2h1q2 0 2 2V54Z') +
    fill(DARK_STEEL, box(39.2, 38, 6.6, 12, 2)) +
    fill(base, 'M10 64C10 57.5 14 54.5 20 54L64 51V84H18C12 84 10 80 10 74Z') +
    fill(light, 'M12 60C13.5 56.5 16 55.5 20 55L64 52V56L18 59.500Z') +
    fill(shade, 'M10 72L64 70V84H18C12 84 10 80 10 76Z') +
    fill(dark, 'M10 63C10 60.5 11 58.5 12.5 57.200L17 57V82C12.5 81.5 10 78.5 10 74Z') +
    line(STEEL, 'M11.5 64h4.500M11 68.500h5M11 73h5', 0.9) +
    fill('#fdf2c4', box(11.5, 58.2, 5, 4, 1.4)) +
    line(mix(shade, '#000000', 0.25), 'M24 66h12M24 70h12M24 74h12', 1.3) +
    fill(rims(hide), 'M40 62L62 60.500V63.500L40 65Z');
  const frame =
    fill(dark, box(20, 82, 66, 11, 3)) +
    fill(mix(dark, '#000000', 0.3), box(52, 90, 18, 9, 2)) +
    line(STEEL, 'M60 76v22M60 84h6M60 91h6', 1.4);
  const fender =
    fill(shade, 'M58 84C60 66 74 55 91 55C108 55 120 65 124 80L117 82C112 70 103 64 91 64C78 64 70 72 68 86Z') +
    fill(light, 'M60 76C64 63 76 55 91 55C106 55 117 62 122 73C115 64 104 58.5 91 58.500C78 58.5 67 64 60 76Z');
  const arm =
    fill(shade, 'M62 58L66 62L28 84L14 99L9 96L22 78Z') +
    fill(light, 'M62 58L63.5 59.500L24 80L12 97L9 96L22 78Z') +
    line(STEEL, 'M52 76L26 86', 2.2) +
    fill(DARK_STEEL, 'M-6 92L12 94L10 116H-10L-12 112Z') +
    fill(mix(DARK_STEEL, '#ffffff', 0.2), 'M-6 92L12 94L11.7 97L-6.8 95Z');
  return {
    body:
      cab +
      frame +
      bonnet +
      wheel(31, 18, rims(hide), { lugs: true }) +
      fender +
      wheel(92, 30, rims(hide), { lugs: true }) +
      (loader ? arm : ''),
    baseline: GROUND,
  };
}

/** An offset disc harrow on its transport wheels. */
export function drawDiscHarrow({ base, shade, light, dark }: Hide): Drawing {
  const disc = (x: number, lift: number, colour: string) =>
    fill(colour, oval(x, 104 - lift, 6.5, 14)) +
    fill(mix(colour, '#ffffff', 0.35), oval(x - 1.4, 104 - lift, 3.6, 10.5)) +
    fill(dark, oval(x - 1, 104 - lift, 1.5, 3));
  const gang = (first: number, lift: number, colour: string) =>
    steps(first, 8.6, 6)
      .map((x) => disc(x, lift, colour))
      .join('');
  const body =
    gang(70, 5, mix(STEEL, '#000000', 0.25)) +
    fill(shade, box(64, 82, 56, 6, 2)) +
    fill(base, 'M2 96L30 78H112L120 84V90H34L6 102Z') +
    fill(light, 'M2 96L30 78H112L116 81H31L4 98.500Z') +
    line(dark, 'M4 99h-6', 3.4) +
    fill(base, box(56, 62, 8, 20, 2)) +
    line(DARK_STEEL, 'M60 64L40 80M60 64L98 80', 2.6) +
    fill(light, box(55, 60, 10, 4, 1.5)) +
    wheel(66, 12, light, { cy: 100 }) +
    fill(shade, box(20, 84, 52, 6, 2)) +
    gang(24, 0, STEEL);
  return { body, baseline: GROUND };
}

/** A seed drill with its hopper, drop tubes and opener discs. */
export function drawSeedDrill({ base, shade, light, dark, patch = light }: Hide): Drawing {
  const rows = steps(24, 11.5, 8);
  const body =
    rows.map((x) => line('#3b3936', `M${x + 3} 68C${x + 3} 80 ${x} 84 ${x} 94`, 2.4)).join('') +
    fill(base, 'M-2 92L22 82H118V90H24L2 97Z') +
    fill(light, 'M-2 92L22 82H118V84H23L0 94.500Z') +
    fill(base, 'M14 38H120L115 68H20Z') +
    fill(shade, 'M16.8 54H117.300L115 68H20Z') +
    fill(light, 'M14 38H120L119.5 42H14.800Z') +
    fill(mix(base, '#000000', 0.2), 'M12 33.500Q12 31 14.5 31H119.500Q122 31 122 33.500V38H12Z') +
    fill(patch, box(46, 45, 42, 8, 1.5)) +
    line(shade, 'M50 31v-2h8v2M76 31v-2h8v2', 1.6) +
    steps(34, 20, 5)
      .map((x) => line(shade, `M${x} 39v14`, 0.9))
      .join('') +
    wheel(106, 17, patch, { lugs: true }) +
    rows
      .map(
        (x) =>
          line(dark, `M${x + 4} 88L${x - 2} 106`, 2.6) +
          fill(STEEL, oval(x - 2, 108, 8.5, 9.5)) +
          fill(mix(STEEL, '#000000', 0.35), oval(x - 2, 108, 2.6, 3)),
      )
      .slice(0, 7)
      .join('') +
    fill(DARK_STEEL, box(58, 72, 60, 3, 1)) +
    line(dark, 'M-2 95v10h7', 2.4);
  return { body, baseline: GROUND };
}

/** A round baler that lets go of its bale. */
export function drawBaler(hide: Hide): Drawing {
  const { base, shade, light, dark } = hide;
  const body =
    fill(dark, 'M-8 98L24 88L26 94L-6 103Z') +
    line(STEEL, 'M2 98L28 84', 2) +
    fill(base, 'M24 52C34 34 56 26 78 28C104 30 118 48 118 68C118 90 104 102 84 104L30 98C24 96 20 90 20 82Z') +
    fill(shade, 'M20.5 76L118 70C117 92 104 102 84 104L30 98C24 96 20 90 20 82Z') +
    fill(light, 'M24 52C34 34 56 26 78 28C94 29 106 37 112.5 48C104 38 92 33 78 32.500C58 32 40 38 30 54Z') +
    fill(mix(base, '#000000', 0.35), oval(76, 66, 27, 27)) +
    fill(mix(base, '#ffffff', 0.08), oval(76, 66, 24, 24)) +
    steps(0, 45, 8)
      .map((angle) => fill(shade, 'M74 44h4v15h-4Z', `rotate(${angle} 76 66)`))
      .join('') +
    fill(rims(hide), oval(76, 66, 8, 8)) +
    fill(dark, oval(76, 66, 3, 3)) +
    fill('#f3ead6', box(34, 54, 13, 5, 1)) +
    line(mix(shade, '#000000', 0.3), 'M54 36L48 98', 1.4) +
    fill('#d9442f', box(113, 78, 4, 7, 1)) +
    steps(22, 5.5, 6)
      .map((x) => line('#d8a83a', `M${x} 100q-3 8-8 12`, 1.5))
      .join('') +
    fill(dark, box(16, 94, 40, 7, 3)) +
    wheel(82, 17, rims(hide), { lugs: true });
  return { body, baseline: GROUND };
}

/** A rotary cutter, drawn behind a tractor. */
export function drawMower(hide: Hide): Drawing {
  const { base, shade, light, dark } = hide;
  const body =
    fill(dark, 'M-6 94L34 82L36 88L-4 99Z') +
    line(STEEL, 'M4 92L60 74', 3) +
    line('#2a2827', 'M4 92L60 74', 1) +
    fill(base, 'M22 92C22 84 28 80 36 79H104C114 79 120 85 121 92V108H22Z') +
    fill(
      light,
      'M24 88C26 82 31 80 36 79H104C112 79 117 82.5 119.5 87.500C116 84.5 110 83.5 104 83.500H36C31 83.5 27 85 24 88Z',
    ) +
    fill(shade, 'M22 98H121V108H22Z') +
    fill(mix(dark, '#000000', 0.1), box(58, 66, 22, 14, 3)) +
    fill(DARK_STEEL, box(62, 61, 14, 6, 2)) +
    line(shade, 'M40 80v18M102 80v18', 1.5) +
    steps(26, 6, 16)
      .map((x) => line(DARK_STEEL, `M${x} 107v7`, 2))
      .join('') +
    fill('#f0c436', 'M46 92l5-8l5 8Z') +
    line(dark, 'M110 84L122 100', 4) +
    wheel(122, 11, rims(hide));
  return { body, baseline: GROUND };
}

/** A trailed feed mixer with its discharge on the side. */
export function drawMixer(hide: Hide): Drawing {
  const { base, shade, light, dark } = hide;
  const body =
    fill(dark, 'M-6 96L22 88V94L-4 101Z') +
    fill('#c9a54e', 'M26 34C40 24 56 30 68 26C84 22 100 28 110 34V42H26Z') +
    fill('#e2c57a', 'M34 32C44 27 54 32 62 29C58 34 44 35 34 36Z') +
    fill(base, 'M16 36H120L108 92H28Z') +
    fill(shade, 'M24 74H112L108 92H28Z') +
    fill(light, 'M16 36H120L119 41H17Z') +
    line(shade, 'M42 42L48 90M68 42V90M94 42L88 90', 2) +
    fill(mix(base, '#000000', 0.35), 'M34 66H56L58 88H39Z') +
    fill(STEEL, 'M26 86L40 82V92L22 98Z') +
    fill('#f3ead6', box(74, 52, 30, 13, 2)) +
    fill('#333a33', box(78, 55, 13, 7, 1)) +
    fill('#9cc487', box(79.5, 56.5, 10, 4, 0.8)) +
    fill(dark, box(20, 90, 96, 7, 2)) +
    line(STEEL, 'M118 44V92M124 44V92M118 52h6M118 62h6M118 72h6M118 82h6', 1.3) +
    wheel(76, 15, rims(hide), { lugs: true }) +
    wheel(106, 15, rims(hide), { lugs: true }) +
    line(dark, 'M10 94v18h6', 3);
  return { body, baseline: GROUND };
}

/** A trailed sprayer with its booms folded. */
export function drawSprayer(hide: Hide): Drawing {
  const { base, shade, light, dark } = hide;
  const body =
    line(DARK_STEEL, 'M18 46L112 46L96 62L78 46L62 62L44 46L30 62L18 46', 2) +
    fill(base, 'M-6 96L26 86L28 93L-4 102Z') +
    fill('#f4f0e4', 'M30 54C30 44 36 40 46 40H96C108 40 112 46 112 56V74C112 84 106 88 96 88H46C36 88 30 84 30 74Z') +
    fill('#cfc8b6', 'M30 70H112V74C112 84 106 88 96 88H46C36 88 30 84 30 74Z') +
    fill('#a9c2c4', 'M33 58H109V72C109 80 104 84.5 96 84.500H46C38 84.5 33 80 33 72Z') +
    line('#cfc8b6', 'M46 41V87M71 41V87M96 41V87', 1.6) +
    fill(dark, box(62, 34, 18, 7, 2)) +
    fill(base, box(22, 86, 96, 8, 2)) +
    fill(light, box(22, 86, 96, 2.5, 1)) +
    fill(shade, box(112, 42, 8, 50, 2)) +
    line(base, 'M116 50H34M116 58H40', 3) +
    steps(42, 9, 8)
      .map((x) => line(dark, `M${x} 59v5`, 1.4))
      .join('') +
    wheel(74, 19, rims(hide), { lugs: true });
  return { body, baseline: GROUND };
}
