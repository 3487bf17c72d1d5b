export type CattleBuild = 'cow' | 'milk-cow' | 'bull' | 'zebu' | 'zebu-bull' | 'calf' | 'zebu-calf';
export type Pose = 'standing' | 'grazing';

type Shape = {
  torso: string;
  neck: Record<Pose, string>;
  /** Where the near legs are, how thick they are and where they leave the body. */
  legs: { fore: number; hind: number; top: number; width: number };
  /** How the head is moved from where it is drawn. */
  head: Record<Pose, string>;
};

const COW_NECK = {
  standing: 'M54 42C46 39 40 35 35 28L17 50C20 62 27 72 34 82C46 86 56 70 58 56Z',
  grazing: 'M52 41C38 44 24 58 11 80C12 88 20 94 28 95C40 94 52 88 58 74Z',
};
const CALF_HEAD = {
  standing: 'translate(41 40) scale(.86) translate(-34 -32)',
  grazing: 'translate(29 82) rotate(-26) scale(.86) translate(-34 -32)',
};

/** The outlines of cattle: depth of body, topline and neck tell the builds apart. */
export const SHAPES: Record<CattleBuild, Shape> = {
  cow: {
    torso:
      'M40 42C50 38 60 42 74 42.500C88 43 98 37.5 108 40C116 42 119 50 118 61C117 74 114 85 106 90C99 93 93 90 85 90.500C72 94 60 94.5 50 91C39 88 31 81 29.5 70C28 58 31 46 40 42Z',
    neck: COW_NECK,
    legs: { fore: 43, hind: 105, top: 80, width: 9.5 },
    head: { standing: '', grazing: 'translate(21 80) rotate(-26) translate(-34 -32)' },
  },
  'milk-cow': {
    torso:
      'M40 43C50 40.5 62 42 74 42.500C87 43 97 38.5 106 39C114 40 118.5 46 118 57C117.5 67 115 76 109 82C103 86 97 85 91 88C79 93.5 62 94 52 90.500C41 87 33 80 31.5 69.500C30 58 32 46.5 40 43Z',
    neck: {
      standing: 'M54 43C47 40 41 35.5 35.5 28L18.5 50C22 62 28 71 35 81C46 84 56 71 58 57Z',
      grazing: 'M52 42C38 45 25 59 12 80C13 87 20 92.5 27 93.500C39 92 52 86 58 73Z',
    },
    legs: { fore: 44, hind: 106, top: 79, width: 8.6 },
    head: { standing: '', grazing: 'translate(21 80) rotate(-26) translate(-34 -32)' },
  },
  bull: {
    torso:
      'M36 41C43 33 54 31.5 63 35.500C72 39.5 81 41 90 39.500C98 38 106 36.5 112 41C118.5 46 120 56 118.5 68C117 81 113.5 89.5 106.5 91.500C99.5 93 94 87.5 86 88C74 92 62 96.5 50 96.500C37 96.5 26.5 89 23.5 76C21 62 27 48 36 41Z',
    neck: {
      standing: 'M66 37C57 28 43 23.5 33 31.500L15 58C17 70 21 80 27 88C36 95 50 92 56 82C62 70 66 52 66 37Z',
      grazing: 'M68 40C56 32 39 38 27 54C19 64 12 75 9 84C12 94 21 100 31 100C46 97 62 84 67 62Z',
    },
    legs: { fore: 40, hind: 105, top: 82, width: 11.2 },
    head: {
      standing: 'translate(33 38) scale(1.06) translate(-34 -32)',
      grazing: 'translate(20 84) rotate(-24) scale(1.06) translate(-34 -32)',
    },
  },
  zebu: {
    torso:
      'M34 44C39 41 42 37 45 31C48 25 56 24 60 29.500C64 35 68 39 78 40C90 41 99 38.5 107 42C115 46 118 55 117 65C116 76 112 84.5 105 88C98 91 93 86.5 85 86.500C74 89.5 62 91 50 89.500C38 88 30 81 28.5 70C27.5 59 28 49 34 44Z',
    neck: {
      standing: 'M50 41C44 37 38 31 35 27L17 50C15 60 18 70 22 78C25 88 31 95 38 94C50 92 58 70 58 54Z',
      grazing: 'M46 38C34 44 22 60 11 80C12 90 17 97 25 100C40 104 54 90 58 70Z',
    },
    legs: { fore: 43, hind: 104, top: 78, width: 9 },
    head: { standing: '', grazing: 'translate(21 80) rotate(-26) translate(-34 -32)' },
  },
  'zebu-bull': {
    torso:
      'M34 43C38 37 40 27 45 20C50 13 61 13.5 66 21C69.5 27 68.5 33 75 37C84 40.5 94 38.5 102 40C111 42 117.5 48.5 118.5 58C119 70 115 82.5 107.5 87.500C100 91 94 86 86 86C74 89.5 62 92 50 91C37 90 27.5 82 26 69.500C25 58 29 48 34 43Z',
    neck: {
      standing: 'M52 38C46 33 39 30 34 32L15 57C14 64 17 74 21 82C26 90 36 92 46 88C56 80 60 60 58 46Z',
      grazing: 'M52 36C38 40 24 58 9 80C9 88 14 95 22 98C38 101 56 88 60 66Z',
    },
    legs: { fore: 42, hind: 105, top: 80, width: 10.2 },
    head: {
      standing: 'translate(33 37) scale(1.02) translate(-34 -32)',
      grazing: 'translate(20 82) rotate(-25) scale(1.02) translate(-34 -32)',
    },
  },
  calf: {
    torso:
      'M44 52C54 48 62 52 74 52C86 52 96 48 103 51C110 54 112 61 111 69C110 79 106 85 100 88C94 90 88 86 82 86C72 88 62 89 54 87C44 85 38 78 37 70C36 62 38 55 44 52Z',
    neck: {
      standing: 'M58 52C50 48 46 42 42 36L24 54C28 64 34 72 42 80C52 80 60 68 61 60Z',
      grazing: 'M58 52C44 54 32 66 22 82C23 88 30 92 36 92C46 90 58 84 62 72Z',
    },
    legs: { fore: 46, hind: 101, top: 76, width: 8 },
    head: CALF_HEAD,
  },
  'zebu-calf': {
    torso:
      'M43 53C47 50 49 46 53 44.500C57 43.5 60 46.5 63 49.500C70 52 86 50.5 96 50C105 50.5 111 56 111 65C111 76 107 83 100 86C94 88 88 84 82 84C72 86 62 87.5 54 86C44 84 38 78 37 70C36 62 38 56 43 53Z',
    neck: {
      standing: 'M56 52C49 48 45 42 42 36L24 54C24 62 27 70 31 76C35 84 40 87 45 85C54 80 60 68 60 60Z',
      grazing: 'M56 52C44 54 32 66 22 82C22 88 28 93 35 94C46 92 58 84 62 72Z',
    },
    legs: { fore: 46, hind: 101, top: 74, width: 7.6 },
    head: CALF_HEAD,
  },
};

/** The loose skin under the throat of humped cattle, and its folds. */
export const DEWLAP: Partial<Record<CattleBuild, Record<Pose, readonly [outline: string, folds: string]>>> = {
  zebu: {
    standing: [
      'M17 58C14 68 17 78 21 86C24 94 29 99 34 98C41 96 47 93 52 89L44 66L30 54Z',
      'M20 68C23 76 27 83 33 88M19 78C22 86 27 92 33 94',
    ],
    grazing: ['M14 88C18 98 28 104 36 102C46 99 52 94 56 88L40 76Z', 'M24 98C32 99 40 96 46 91'],
  },
  'zebu-bull': {
    standing: [
      'M15 62C11 72 14 83 17 91C20 101 26 107 32 105C40 102 49 97 56 91L46 66L28 56Z',
      'M18 72C21 81 25 89 33 94M16 82C19 91 24 98 32 101M23 68C27 78 32 84 40 88',
    ],
    grazing: [
      'M14 90C17 101 28 108 37 105C47 102 54 96 58 90L40 76Z',
      'M22 99C31 102 41 99 48 93M28 104C36 104 43 100 48 96',
    ],
  },
};

const CALF_TAIL = [
  'M106 53C112 56 114 66 113 76C113 82 112 86 110 87C110 80 110 66 104 58Z',
  'M109 82C114 82 115 90 112 95C108 93 107 86 109 82Z',
] as const;
const LONG_TAIL = [
  'M110 41C119 42 122 54 121.5 70C121.5 80 120 88 118.5 94L115.5 93C117 82 118 60 108 50Z',
  'M115 90C119 87 123 92 122.5 100C122 106 119 110 116.5 111C114 105 112.5 96 115 90Z',
] as const;

/** The tail and its tuft. */
export function tailOf(build: CattleBuild): readonly [tail: string, tuft: string] {
  return build === 'calf' || build === 'zebu-calf' ? CALF_TAIL : LONG_TAIL;
}
