import type { Pose } from './cattle-shapes';

export type HorseKind = 'horse' | 'foal' | 'mule' | 'donkey';
type Shape = 'horse' | 'foal' | 'mule';

const ADULT =
  'M42 49C50 44 58 50 70 50C82 50 91 43.5 101 45.500C111 48 115 57 113.5 67C112 77 107 83 100 83.500C92 82 76 85 64 85C52 85 43 82 39 73C35.5 64 36 53 42 49Z';
const ADULT_NECK = {
  standing: 'M62 52C54 42 48 26 41 11L24 24C26 36 29 54 37 73C50 78 60 68 62 52Z',
  grazing: 'M60 50C44 48 26 64 12 86L25 97C36 94 50 86 58 76Z',
};
const FOAL_NECK = 'M62 60C57 52 52 42 47.5 32L33 43C34 53 38 66 43.5 76C52 79 60 72 62 62Z';
const FOAL_MANE = 'M43 28C49 30 54 39 58 48C60 52 62 55 62 59C58 57 55 52 53 47C50 41 46 35 42 33Z';

export const TORSO: Record<Shape, string> = {
  horse: ADULT,
  mule: ADULT,
  foal: 'M48 57.500C55 53 62 56.5 71 56.500C81 56.5 88 51.5 96 53.500C104 55.5 107 62 106 70.500C105 78 101 82.5 95 83C88 82 76 83.5 66 83.500C56 83.5 49 81 45.5 74.500C43 68 43 60.5 48 57.500Z',
};
export const NECK: Record<Shape, Record<Pose, string>> = {
  horse: ADULT_NECK,
  mule: ADULT_NECK,
  foal: { standing: FOAL_NECK, grazing: FOAL_NECK },
};
export const MANE: Record<Shape, Record<Pose, string>> = {
  horse: {
    standing:
      'M33 8C40 4 48 16 54 30C58 40 63 48 62 54C56 54 52 48 50 42C49 45 47 44 46 38C44 40 43 36 42 30C40 30 38 24 37 16C35 15 32 12 33 8Z',
    grazing:
      'M14 82C24 66 40 50 58 49C56 56 48 60 44 66C42 64 38 66 36 71C34 70 30 72 28 78C26 77 22 78 20 84C18 86 14 86 14 82Z',
  },
  mule: {
    standing: 'M38 9C46 16 54 32 62 52C58 53 54 50 52 46C48 34 44 24 37 15Z',
    grazing: 'M14 84C26 66 42 51 60 50C58 54 54 55 50 57C38 62 28 72 20 86Z',
  },
  foal: { standing: FOAL_MANE, grazing: FOAL_MANE },
};
/** The tail, and its tuft where only the end has long hair. */
export const TAIL: Record<Shape, readonly [tail: string, tuft: string | null]> = {
  horse: [
    'M108 47C118 45 124 56 122.5 72C121.5 84 121 94 115 103C111 98 111.5 88 112.5 78C113 66 111 58 105 53Z',
    null,
  ],
  mule: [
    'M109 49C117 51 119 64 118 80L115.5 80C116 68 114 60 106 55Z',
    'M115 76C119 76 121 88 118 100C114 96 112.5 84 115 76Z',
  ],
  foal: ['M102 56C109 56 112 66 111 77C110 85 107 89 104 87C104 78 104 67 99 61Z', null],
};
