import type { Category } from '../../lib/livestock/stock/categories';
import { CATTLE } from '../../prisma/seed/pictures/cattle-hides';
import type { Scene } from '../../prisma/seed/pictures/compose';
import { drawCattle } from '../../prisma/seed/pictures/figures/cattle';
import type { Drawing } from '../../prisma/seed/pictures/figures/draw';
import { drawGoat } from '../../prisma/seed/pictures/figures/goat';
import { drawHorse } from '../../prisma/seed/pictures/figures/horse';
import { drawHen } from '../../prisma/seed/pictures/figures/poultry';
import { drawSheep } from '../../prisma/seed/pictures/figures/sheep';
import { GOATS } from '../../prisma/seed/pictures/goat-hides';
import type { Hide } from '../../prisma/seed/pictures/hide';
import { HORSES } from '../../prisma/seed/pictures/horse-hides';
import { POULTRY } from '../../prisma/seed/pictures/poultry-hides';
import { SHEEP } from '../../prisma/seed/pictures/sheep-hides';

// White and black mark the two tones; mixed colours are mapped to the nearer one.
const DUO: Hide = { base: '#ffffff', shade: '#000000', light: '#ffffff', dark: '#000000' };

/** How each category is drawn: its icon, and the picture where a listing has none. */
export const CATEGORY_ART: Readonly<Record<Category, { icon: Drawing; stock: Scene }>> = {
  bovine: {
    icon: drawCattle('b', { ...DUO, light: '#000000', patch: '#000000', pattern: 'pied' }, 'cow', 'standing'),
    stock: {
      seed: 3,
      sky: 'golden',
      landmark: 'windmill',
      landmarkX: 0.14,
      fence: 'wire',
      distant: [
        { figure: 'cow', x: 0.86, y: 0.655, zoom: 0.17 },
        { figure: 'cow-grazing', x: 0.75, y: 0.65, zoom: 0.14, flip: true },
      ],
      actors: [{ figure: 'cow', hide: CATTLE['white-face'], x: 0.5, y: 0.935, zoom: 1.08 }],
    },
  },
  ovine: {
    icon: drawSheep({ ...DUO, shade: '#ffffff', face: '#000000', light: '#000000' }, 'standing'),
    stock: {
      seed: 13,
      sky: 'morning',
      landmark: 'ombu',
      landmarkX: 0.86,
      fence: 'rails',
      actors: [
        { figure: 'ewe-grazing', hide: SHEEP.white, x: 0.82, y: 0.79, zoom: 0.46, flip: true },
        { figure: 'ewe', hide: SHEEP.white, x: 0.46, y: 0.93, zoom: 1.06 },
      ],
    },
  },
  caprine: {
    icon: drawGoat('g', { ...DUO, face: '#000000', horns: 'short' }, 'doe', 'standing'),
    stock: {
      seed: 8,
      sky: 'golden',
      landmark: 'ombu',
      landmarkX: 0.14,
      horizon: 0.55,
      props: [{ name: 'rock', x: 0.84, y: 0.8, scale: 1.3 }],
      actors: [{ figure: 'doe', hide: GOATS['red-headed'], x: 0.48, y: 0.935, zoom: 1.05 }],
    },
  },
  equine: {
    icon: drawHorse('h', { ...DUO, light: '#000000' }, 'horse', 'standing'),
    stock: {
      seed: 19,
      sky: 'morning',
      landmark: 'poplars',
      landmarkX: 0.76,
      fence: 'rails',
      actors: [
        { figure: 'horse-grazing', hide: HORSES.grey, x: 0.84, y: 0.79, zoom: 0.42, flip: true },
        { figure: 'horse', hide: HORSES.bay, x: 0.46, y: 0.935, zoom: 1.02 },
      ],
    },
  },
  aviary: {
    icon: drawHen('p', DUO),
    stock: {
      seed: 10,
      sky: 'golden',
      landmark: 'poplars',
      landmarkX: 0.84,
      props: [{ name: 'coop', x: 0.08, y: 0.735, scale: 1.25 }],
      actors: [
        { figure: 'hen', hide: POULTRY.white, x: 0.84, y: 0.82, zoom: 0.46 },
        { figure: 'hen', hide: POULTRY.red, x: 0.52, y: 0.935, zoom: 1.05 },
      ],
    },
  },
};
