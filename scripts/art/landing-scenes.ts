import type { Scene } from '../../prisma/seed/pictures/compose';
import { CATTLE } from '../../prisma/seed/pictures/cattle-hides';
import { GOATS } from '../../prisma/seed/pictures/goat-hides';
import { HORSES } from '../../prisma/seed/pictures/horse-hides';
import { POULTRY } from '../../prisma/seed/pictures/poultry-hides';
import { SHEEP } from '../../prisma/seed/pictures/sheep-hides';

/** The hero of the landing page: a wide sky behind the text, with the herd along the lower edge. */
export const landingHero: Scene = {
  width: 1600,
  height: 760,
  seed: 71,
  sky: 'golden',
  landmark: 'windmill',
  landmarkX: 0.93,
  horizon: 0.62,
  groves: [0.3, 0.47],
  fence: 'wire',
  distant: [
    { figure: 'cow', x: 0.42, y: 0.7, zoom: 0.12 },
    { figure: 'cow-grazing', x: 0.46, y: 0.695, zoom: 0.1, flip: true },
    { figure: 'horse-grazing', x: 0.36, y: 0.705, zoom: 0.11 },
  ],
  actors: [
    { figure: 'horse-galloping', hide: HORSES.sorrel, x: 0.53, y: 0.85, zoom: 0.44 },
    { figure: 'milk-cow', hide: CATTLE['red-pied'], x: 0.91, y: 0.87, zoom: 0.5 },
    { figure: 'ewe', hide: SHEEP.white, x: 0.635, y: 0.93, zoom: 0.36, flip: true },
    { figure: 'doe', hide: GOATS['red-headed'], x: 0.47, y: 0.965, zoom: 0.36 },
    { figure: 'bull', hide: CATTLE.black, x: 0.755, y: 0.965, zoom: 0.72 },
    { figure: 'hen', hide: POULTRY.red, x: 0.965, y: 0.985, zoom: 0.22 },
  ],
};

/** On phones the herd is a separate strip below the text. */
export const landingPhone: Scene = {
  ...landingHero,
  width: 840,
  height: 520,
  seed: 73,
  horizon: 0.5,
  landmarkX: 0.88,
  groves: [0.14],
  distant: [],
  actors: [
    { figure: 'horse-galloping', hide: HORSES.sorrel, x: 0.2, y: 0.8, zoom: 0.56 },
    { figure: 'milk-cow', hide: CATTLE['red-pied'], x: 0.86, y: 0.84, zoom: 0.64 },
    { figure: 'bull', hide: CATTLE.black, x: 0.56, y: 0.95, zoom: 0.84 },
    { figure: 'ewe', hide: SHEEP.white, x: 0.3, y: 0.96, zoom: 0.5, flip: true },
  ],
};

/** The closing picture of the landing page, at the end of the day. */
export const landingClose: Scene = {
  width: 1600,
  height: 520,
  seed: 79,
  sky: 'dusk',
  landmark: 'ombu',
  landmarkX: 0.86,
  horizon: 0.6,
  groves: [0.2, 0.62],
  fence: 'rails',
  distant: [
    { figure: 'cow-grazing', x: 0.12, y: 0.69, zoom: 0.15 },
    { figure: 'cow', x: 0.19, y: 0.7, zoom: 0.17, flip: true },
    { figure: 'horse-grazing', x: 0.7, y: 0.69, zoom: 0.16 },
  ],
};

/** One picture per feature. */
export const landingFeatures: Record<string, Scene> = {
  verified: {
    width: 800,
    height: 500,
    seed: 81,
    sky: 'morning',
    landmark: 'barn',
    landmarkX: 0.26,
    fence: 'rails',
    horizon: 0.54,
    actors: [{ figure: 'milk-cow', hide: CATTLE['black-pied'], x: 0.62, y: 0.93, zoom: 1.02 }],
  },
  search: {
    width: 800,
    height: 500,
    seed: 83,
    sky: 'golden',
    landmark: 'poplars',
    landmarkX: 0.08,
    fence: 'none',
    horizon: 0.5,
    actors: [
      { figure: 'horse', hide: HORSES.bay, x: 0.2, y: 0.82, zoom: 0.6 },
      { figure: 'cow', hide: CATTLE['white-face'], x: 0.56, y: 0.83, zoom: 0.66 },
      { figure: 'ewe', hide: SHEEP.white, x: 0.36, y: 0.94, zoom: 0.56 },
      { figure: 'doe', hide: GOATS.brown, x: 0.82, y: 0.92, zoom: 0.58 },
      { figure: 'hen', hide: POULTRY.white, x: 0.62, y: 0.965, zoom: 0.36 },
    ],
  },
  network: {
    width: 800,
    height: 500,
    seed: 85,
    sky: 'cloudy',
    landmark: 'windmill',
    landmarkX: 0.82,
    fence: 'wire',
    horizon: 0.46,
    groves: [0.16, 0.44],
    props: [{ name: 'pond', x: 0.3, y: 0.84, scale: 0.8 }],
    distant: [
      { figure: 'cow', x: 0.24, y: 0.58, zoom: 0.18 },
      { figure: 'cow-grazing', x: 0.33, y: 0.575, zoom: 0.16, flip: true },
      { figure: 'cow', x: 0.56, y: 0.585, zoom: 0.17 },
      { figure: 'horse-grazing', x: 0.68, y: 0.58, zoom: 0.18 },
    ],
    actors: [{ figure: 'zebu-cow-grazing', hide: CATTLE['zebu-grey'], x: 0.74, y: 0.9, zoom: 0.66 }],
  },
  premium: {
    width: 800,
    height: 500,
    seed: 87,
    sky: 'golden',
    landmark: 'none',
    fence: 'wire',
    horizon: 0.58,
    groves: [0.9],
    actors: [{ figure: 'bull', hide: CATTLE.cream, x: 0.48, y: 0.94, zoom: 1.12 }],
  },
};
