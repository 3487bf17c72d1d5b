import { mix } from '../colour';
import type { Hide } from '../hides';
import { eye, far, fill, foreleg, hindleg, line, oval, spots, type Drawing } from './draw';

type CattleBuild = 'cow' | 'bull' | 'zebu' | 'calf';
export type Pose = 'standing' | 'grazing';

const TORSO: Record<CattleBuild, string> = {
  cow: 'M40 42C50 38 60 42 74 42.500C88 43 98 37.5 108 40C116 42 119 50 118 61C117 74 114 85 106 90C99 93 93 90 85 90.500C72 94 60 94.5 50 91C39 88 31 81 29.5 70C28 58 31 46 40 42Z',
  bull: 'M32 34C40 25 54 27 62 34C70 39 80 41 90 39C100 37 110 38 115 44C120 51 119 62 117 72C115 84 111 91 104 92C98 94 92 89 85 89C74 93 60 96 48 95C36 94 25 86 23 72C21 58 24 42 32 34Z',
  zebu: 'M34 42C39 39 44 36 47 29C50 20 62 19 66 27C68 33 72 37.5 79 39C90 41 99 37 107 41C115 45 118 54 117 64C115 76 112 86 105 90C98 93 92 89 85 89C74 92 62 94 50 92C38 90 29 82 28 70C27 58 28 48 34 42Z',
  calf: 'M44 52C54 48 62 52 74 52C86 52 96 48 103 51C110 54 112 61 111 69C110 79 106 85 100 88C94 90 88 86 82 86C72 88 62 89 54 87C44 85 38 78 37 70C36 62 38 55 44 52Z',
};

const NECK: Record<CattleBuild, Record<Pose, string>> = {
  cow: {
    standing: 'M54 42C46 39 40 35 35 28L17 50C20 62 27 72 34 82C46 86 56 70 58 56Z',
    grazing: 'M52 41C38 44 24 58 11 80C12 88 20 94 28 95C40 94 52 88 58 74Z',
  },
  bull: {
    standing: 'M58 32C48 24 38 22 32 25L14 50C16 64 24 78 34 88C50 92 60 70 62 50Z',
    grazing: 'M54 30C36 34 20 54 8 80C10 92 20 98 30 98C44 98 58 86 62 66Z',
  },
  zebu: {
    standing: 'M50 40C44 36 38 30 34 27L16 50C14 58 17 66 21 72C23 82 27 90 36 92C50 92 58 70 58 54Z',
    grazing: 'M46 38C34 44 22 60 11 80C13 90 18 96 26 100C40 104 54 90 58 70Z',
  },
  calf: {
    standing: 'M58 52C50 48 46 42 42 36L24 54C28 64 34 72 42 80C52 80 60 68 61 60Z',
    grazing: 'M58 52C44 54 32 66 22 82C23 88 30 92 36 92C46 90 58 84 62 72Z',
  },
};

const HEAD =
  'M34 26.500C28 23 21 25 17 30.500C12 38 7 46 4 53C2 59.5 4 65 10 66.500C16 68 21.5 66 25.5 61.500C31 56.5 37 50 38.5 42C39.5 35.5 38.5 30 34 26.500Z';
const MUZZLE = 'M8 46.500C3.5 52 1 58 3.8 62.800C6 67.5 15 68.5 20.5 65C21 57.5 15 49.5 8 46.500Z';
const BLAZE =
  'M34 26.500C28 23 21 25 17 30.500C12 38 7 46 4 53C2 59.5 4 65 10 66.500C16 68 22 66 25 61.500C25 52 27 46 30 40C32 35 34 31 34 26.500Z';

const SPOTS =
  'M58 36C74 32 92 36 96 46C94 60 84 66 74 64C62 62 54 48 58 36ZM102 38C114 38 124 50 118 60C112 66 106 58 104 52C102 48 100 44 102 38ZM88 74C96 68 106 72 108 80C106 92 92 96 88 88ZM36 52C46 50 52 58 50 68C48 78 40 84 32 78C28 70 28 56 36 52ZM58 76C64 72 72 76 72 82C68 88 58 86 58 76Z';

function head(hide: Hide, build: CattleBuild, horns: boolean, at: string): string {
  const front = hide.patch ?? hide.base;
  const ear = mix(front, hide.shade, 0.35);
  const parts = [fill(front, HEAD, at)];
  if (horns) {
    const horn = '#e8dcbf';
    parts.unshift(fill(mix(horn, '#6b5a45', 0.35), 'M24 27C20 22 19 14 23 9C24 15 27 20 32 24Z', at));
    parts.push(fill(horn, 'M29 27C29 20 34 12 42 10C39 16 38 22 37 28Z', at));
  }
  if (hide.patch) parts.push(fill(hide.base, 'M24 25C18 27 15 33 11 40L6 50L15 56C20 50 22 40 24 34Z', at));
  if (hide.face) parts.push(fill(hide.face, BLAZE, at));
  parts.push(fill(hide.light, MUZZLE, at));
  parts.push(fill(mix(hide.light, hide.dark, 0.75), oval(7.3, 55, 1.5, 2.1), at));
  parts.push(line(mix(hide.light, hide.dark, 0.6), 'M5 61.800C8.5 63.8 12.5 63 15.5 61', 1.1, at));
  parts.push(eye(20.5, 39, 2.7, at));
  if (build === 'zebu') {
    parts.push(fill(ear, 'M33 33C39 32 43 38 44 47C45 54 43 60 40 62C35 58 31 50 30 42C30 37 31 34 33 33Z', at));
    parts.push(
      fill(mix(ear, hide.light, 0.45), 'M34.5 37C38 38 40 44 40.5 50C40.5 54 40 56 39 57C36 53 33.5 47 33 42Z', at),
    );
  } else {
    parts.push(
      fill(ear, 'M33.5 33.500C38 27 48 25.5 54 28.500C53 35 44 41.5 36 40.500C33 39.5 32.5 36 33.5 33.500Z', at),
    );
    parts.push(
      fill(
        mix(ear, hide.light, 0.5),
        'M37.5 34.500C41 30.5 47 29.5 51 30.500C49 34.5 43 38 38.5 37.800C36.8 37.3 36.8 35.7 37.5 34.500Z',
        at,
      ),
    );
  }
  if (build === 'bull')
    parts.push(
      fill(
        mix(front, hide.shade, 0.5),
        'M22 26C25 19 34 18 38 23C39 27 37 32 34 34C31 30 26 30 21 32C20 30 21 28 22 26Z',
        at,
      ),
    );
  return parts.join('');
}

function headPlace(build: CattleBuild, pose: Pose): string {
  if (build === 'calf')
    return pose === 'standing'
      ? 'translate(41 40) scale(.86) translate(-34 -32)'
      : 'translate(29 82) rotate(-26) scale(.86) translate(-34 -32)';
  const scale = build === 'bull' ? ' scale(1.06)' : '';
  return pose === 'standing'
    ? `translate(34 32)${scale} translate(-34 -32)`
    : `translate(21 80) rotate(-26)${scale} translate(-34 -32)`;
}

/** A beef animal: cow, bull, humped zebu or calf. `udder` for cows in milk. */
export function drawCattle(
  id: string,
  hide: Hide,
  build: CattleBuild,
  pose: Pose,
  { horns = false, udder = false } = {},
): Drawing {
  const farColour = far(hide.base, hide.shade);
  const torso = TORSO[build];
  const neck = NECK[build][pose];
  const heavy = build === 'bull';
  const calf = build === 'calf';
  const width = heavy ? 11.5 : calf ? 8 : 9.5;
  const top = calf ? 76 : 80;
  const fore = calf ? 46 : heavy ? 40 : 43;
  const hind = calf ? 101 : 105;
  const fold = mix(hide.base, hide.shade, 0.55);
  const tail = calf
    ? fill(hide.base, 'M106 53C112 56 114 66 113 76C113 82 112 86 110 87C110 80 110 66 104 58Z') +
      fill(hide.dark, 'M109 82C114 82 115 90 112 95C108 93 107 86 109 82Z')
    : fill(
        mix(hide.base, hide.shade, 0.25),
        'M110 41C119 42 122 54 121.5 70C121.5 80 120 88 118.5 94L115.5 93C117 82 118 60 108 50Z',
      ) + fill(hide.dark, 'M115 90C119 87 123 92 122.5 100C122 106 119 110 116.5 111C114 105 112.5 96 115 90Z');
  const parts = [
    foreleg({ x: fore + 13, top, width: width * 0.94, foot: 116 }, farColour, hide.dark),
    hindleg({ x: hind - 15, top, width: width * 0.94, foot: 116 }, farColour, hide.dark),
  ];
  parts.push(tail);
  if (udder)
    parts.push(
      fill(
        mix(hide.light, '#e3a893', 0.5),
        'M76 86C84 84 94 84 96 88C97 94 93 98 90 97L89.5 100H87.500L87 97C84 98 82 97 81.5 96L81 99H79L78.5 95C76 93 75 89 76 86Z',
      ),
    );
  parts.push(fill(hide.base, torso), fill(hide.base, neck));
  if (build === 'zebu')
    parts.push(
      line(fold, pose === 'standing' ? 'M22 74C25 80 30 84 36 86' : 'M24 98C32 98 38 94 42 90', 1.4),
      line(fold, 'M48 39C54 42 62 42 68 37', 1.4),
    );
  if (hide.face)
    parts.push(
      spots(
        `${id}f`,
        pose === 'standing' ? neck : torso,
        fill(
          hide.face,
          pose === 'standing' ? 'M10 52C22 58 30 76 36 92L20 96L6 60Z' : 'M26 84C36 90 44 90 54 94L40 100L24 94Z',
        ),
      ),
    );
  if (heavy && pose === 'standing')
    parts.push(line(fold, 'M36 70C44 66 50 58 52 48', 1.5), line(fold, 'M28 58C33 60 37 56 39 51', 1.5));
  parts.push(
    foreleg({ x: fore, top: top + 2, width }, hide.base, hide.dark),
    hindleg({ x: hind, top: top - 4, width }, hide.base, hide.dark),
    hide.patch ? spots(id, torso, fill(hide.patch, SPOTS)) : '',
    line(fold, calf ? 'M90 86C91 80 89 76 86 74' : 'M91 89.500C92.5 82 90 77 86 74', 1.5),
    line(fold, calf ? 'M53 84C52 80 53 77 55 75' : 'M53.5 88C51.5 83 52.5 78 55 75', 1.5),
  );
  parts.push(head(hide, build, horns, headPlace(build, pose)));
  return { body: parts.join(''), baseline: 117 };
}
