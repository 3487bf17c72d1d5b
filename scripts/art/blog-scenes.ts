import type { Scene } from '../../prisma/seed/pictures/compose';
import { CATTLE } from '../../prisma/seed/pictures/cattle-hides';
import { GOATS } from '../../prisma/seed/pictures/goat-hides';
import { HORSES } from '../../prisma/seed/pictures/horse-hides';
import { POULTRY } from '../../prisma/seed/pictures/poultry-hides';
import { SHEEP } from '../../prisma/seed/pictures/sheep-hides';
import type { BlogCategory } from '../../lib/pages/blog/categories';

const SIZE = { width: 1200, height: 630 };

/**
 * Two pictures per blog category, in the proportions of link previews: the first is for posts without a picture, the
 * second makes neighbouring posts of the demo look different.
 */
export const blogScenes: Record<BlogCategory, [Scene, Scene]> = {
  'cattle-care': [
    {
      ...SIZE,
      seed: 101,
      sky: 'morning',
      landmark: 'windmill',
      landmarkX: 0.2,
      horizon: 0.56,
      fence: 'wire',
      props: [{ name: 'trough', x: 0.3, y: 0.86, scale: 1.5 }],
      distant: [{ figure: 'cow-grazing', x: 0.9, y: 0.65, zoom: 0.16 }],
      actors: [
        { figure: 'cow', hide: CATTLE['white-face'], x: 0.62, y: 0.93, zoom: 0.95 },
        { figure: 'calf', hide: CATTLE['white-face'], x: 0.85, y: 0.94, zoom: 0.66, flip: true },
      ],
    },
    {
      ...SIZE,
      seed: 102,
      sky: 'golden',
      landmark: 'ombu',
      landmarkX: 0.84,
      horizon: 0.54,
      fence: 'rails',
      props: [{ name: 'pond', x: 0.2, y: 0.84, scale: 0.6 }],
      actors: [
        { figure: 'cow-grazing', hide: CATTLE.black, x: 0.66, y: 0.82, zoom: 0.6, flip: true },
        { figure: 'cow', hide: CATTLE.red, x: 0.44, y: 0.94, zoom: 0.9 },
      ],
    },
  ],
  'market-trends': [
    {
      ...SIZE,
      seed: 111,
      sky: 'golden',
      landmark: 'barn',
      landmarkX: 0.8,
      horizon: 0.55,
      fence: 'rails',
      actors: [
        { figure: 'bull', hide: CATTLE.black, x: 0.24, y: 0.93, zoom: 0.72 },
        { figure: 'cow', hide: CATTLE.black, x: 0.52, y: 0.93, zoom: 0.72 },
        { figure: 'cow', hide: CATTLE.black, x: 0.78, y: 0.93, zoom: 0.72 },
      ],
    },
    {
      ...SIZE,
      seed: 112,
      sky: 'dusk',
      landmark: 'poplars',
      landmarkX: 0.12,
      horizon: 0.57,
      fence: 'rails',
      distant: [
        { figure: 'cow', x: 0.3, y: 0.67, zoom: 0.17 },
        { figure: 'cow-grazing', x: 0.38, y: 0.665, zoom: 0.15, flip: true },
        { figure: 'cow', x: 0.46, y: 0.67, zoom: 0.17 },
      ],
      actors: [{ figure: 'cow', hide: CATTLE.cream, x: 0.7, y: 0.94, zoom: 0.95, flip: true }],
    },
  ],
  'breeding-tips': [
    {
      ...SIZE,
      seed: 121,
      sky: 'morning',
      landmark: 'poplars',
      landmarkX: 0.86,
      horizon: 0.56,
      fence: 'rails',
      actors: [
        { figure: 'bull', hide: CATTLE.red, x: 0.36, y: 0.93, zoom: 1 },
        { figure: 'cow-grazing', hide: CATTLE.red, x: 0.76, y: 0.84, zoom: 0.62, flip: true },
      ],
    },
    {
      ...SIZE,
      seed: 122,
      sky: 'golden',
      landmark: 'ombu',
      landmarkX: 0.14,
      horizon: 0.55,
      fence: 'wire',
      actors: [
        { figure: 'ewe-grazing', hide: SHEEP.white, x: 0.3, y: 0.8, zoom: 0.5 },
        { figure: 'ewe', hide: SHEEP['black-faced'], x: 0.62, y: 0.93, zoom: 0.98, flip: true },
      ],
    },
  ],
  'health-nutrition': [
    {
      ...SIZE,
      seed: 131,
      sky: 'golden',
      landmark: 'windmill',
      landmarkX: 0.88,
      horizon: 0.55,
      fence: 'none',
      props: [{ name: 'bale', x: 0.16, y: 0.86, scale: 1.6 }],
      actors: [{ figure: 'milk-cow', hide: CATTLE['black-pied'], x: 0.52, y: 0.94, zoom: 0.95 }],
    },
    {
      ...SIZE,
      seed: 132,
      sky: 'morning',
      landmark: 'poplars',
      landmarkX: 0.1,
      horizon: 0.56,
      fence: 'rails',
      props: [{ name: 'rock', x: 0.88, y: 0.82, scale: 1.2 }],
      actors: [
        { figure: 'doe', hide: GOATS.brown, x: 0.3, y: 0.83, zoom: 0.58 },
        { figure: 'doe', hide: GOATS['red-headed'], x: 0.6, y: 0.94, zoom: 0.96, flip: true },
      ],
    },
  ],
  'farm-management': [
    {
      ...SIZE,
      seed: 141,
      sky: 'morning',
      landmark: 'barn',
      landmarkX: 0.24,
      horizon: 0.58,
      fence: 'wire',
      groves: [0.6, 0.9],
      distant: [
        { figure: 'cow', x: 0.6, y: 0.68, zoom: 0.16 },
        { figure: 'cow-grazing', x: 0.68, y: 0.675, zoom: 0.14, flip: true },
        { figure: 'cow-grazing', x: 0.8, y: 0.68, zoom: 0.15 },
      ],
      actors: [{ figure: 'horse', hide: HORSES.sorrel, x: 0.56, y: 0.95, zoom: 0.86, flip: true }],
    },
    {
      ...SIZE,
      seed: 142,
      sky: 'dusk',
      landmark: 'windmill',
      landmarkX: 0.8,
      horizon: 0.57,
      fence: 'wire',
      groves: [0.1],
      actors: [
        { figure: 'cow-grazing', hide: CATTLE.brown, x: 0.24, y: 0.84, zoom: 0.56 },
        { figure: 'cow-grazing', hide: CATTLE.yellow, x: 0.52, y: 0.94, zoom: 0.88, flip: true },
      ],
    },
  ],
  'equipment-tools': [
    {
      ...SIZE,
      seed: 151,
      sky: 'golden',
      landmark: 'barn',
      landmarkX: 0.28,
      horizon: 0.56,
      fence: 'rails',
      props: [
        { name: 'trough', x: 0.56, y: 0.88, scale: 1.8 },
        { name: 'bale', x: 0.82, y: 0.84, scale: 1.5 },
      ],
      actors: [{ figure: 'hen', hide: POULTRY.red, x: 0.72, y: 0.965, zoom: 0.4, flip: true }],
    },
    {
      ...SIZE,
      seed: 152,
      sky: 'morning',
      landmark: 'windmill',
      landmarkX: 0.16,
      horizon: 0.55,
      fence: 'wire',
      props: [
        { name: 'bale', x: 0.36, y: 0.82, scale: 1.2 },
        { name: 'bale', x: 0.47, y: 0.84, scale: 1.4 },
      ],
      actors: [{ figure: 'horse', hide: HORSES.bay, x: 0.74, y: 0.94, zoom: 0.9, flip: true }],
    },
  ],
  'industry-news': [
    {
      ...SIZE,
      seed: 161,
      sky: 'morning',
      landmark: 'ombu',
      landmarkX: 0.84,
      horizon: 0.57,
      fence: 'none',
      actors: [
        { figure: 'horse-galloping', hide: HORSES.sorrel, x: 0.24, y: 0.86, zoom: 0.6 },
        { figure: 'ewe', hide: SHEEP.white, x: 0.46, y: 0.94, zoom: 0.58, flip: true },
        { figure: 'cow', hide: CATTLE['red-pied'], x: 0.72, y: 0.93, zoom: 0.78 },
      ],
    },
    {
      ...SIZE,
      seed: 162,
      sky: 'golden',
      landmark: 'poplars',
      landmarkX: 0.9,
      horizon: 0.56,
      fence: 'wire',
      props: [{ name: 'coop', x: 0.18, y: 0.74, scale: 1.3 }],
      actors: [
        { figure: 'hen', hide: POULTRY.white, x: 0.42, y: 0.95, zoom: 0.6 },
        { figure: 'hen', hide: POULTRY.red, x: 0.66, y: 0.93, zoom: 0.84, flip: true },
      ],
    },
  ],
};
