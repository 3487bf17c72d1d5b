import type { EquipmentCategory } from '../../lib/market/equipment/categories';
import type { Scene } from '../../prisma/seed/pictures/compose';
import { CATTLE } from '../../prisma/seed/pictures/cattle-hides';
import { HORSES } from '../../prisma/seed/pictures/horse-hides';
import { POULTRY } from '../../prisma/seed/pictures/poultry-hides';
import { PAINTS } from '../../prisma/seed/pictures/paints';

/** Placeholders for equipment without pictures, one per category. */
export const equipmentScenes: Record<EquipmentCategory, Scene> = {
  machinery: {
    seed: 701,
    sky: 'golden',
    landmark: 'barn',
    landmarkX: 0.13,
    fence: 'wire',
    actors: [
      { figure: 'baler', hide: PAINTS.green, x: 0.86, y: 0.795, zoom: 0.46 },
      { figure: 'tractor', hide: PAINTS.green, x: 0.46, y: 0.935, zoom: 1.04 },
    ],
  },
  vehicles: {
    seed: 702,
    sky: 'morning',
    landmark: 'poplars',
    landmarkX: 0.82,
    fence: 'rails',
    actors: [
      { figure: 'stock-trailer', hide: PAINTS.white, x: 0.24, y: 0.79, zoom: 0.48 },
      { figure: 'pickup-stakes', hide: PAINTS.red, x: 0.53, y: 0.935, zoom: 0.98 },
    ],
  },
  tools: {
    seed: 703,
    sky: 'golden',
    landmark: 'ombu',
    landmarkX: 0.14,
    fence: 'rails',
    actors: [
      { figure: 'generator', hide: PAINTS.yellow, x: 0.84, y: 0.81, zoom: 0.5 },
      { figure: 'hand-tools', hide: PAINTS.red, x: 0.45, y: 0.935, zoom: 1.04 },
    ],
  },
  structures: {
    seed: 704,
    sky: 'morning',
    landmark: 'poplars',
    landmarkX: 0.08,
    fence: 'wire',
    actors: [
      { figure: 'mill', hide: PAINTS.galvanised, x: 0.13, y: 0.8, zoom: 0.56 },
      { figure: 'shed', hide: PAINTS.galvanised, x: 0.57, y: 0.925, zoom: 0.98 },
    ],
  },
  feed: {
    seed: 705,
    sky: 'golden',
    landmark: 'windmill',
    landmarkX: 0.13,
    fence: 'none',
    actors: [
      { figure: 'cow', hide: CATTLE.red, x: 0.9, y: 0.785, zoom: 0.4 },
      { figure: 'round-bales', hide: PAINTS.straw, x: 0.45, y: 0.935, zoom: 1.04 },
    ],
  },
  supplies: {
    seed: 706,
    sky: 'morning',
    landmark: 'ombu',
    landmarkX: 0.87,
    fence: 'wire',
    actors: [
      { figure: 'posts', hide: PAINTS.wood, x: 0.2, y: 0.8, zoom: 0.54 },
      { figure: 'wire', hide: PAINTS.galvanised, x: 0.58, y: 0.935, zoom: 1.02 },
    ],
  },
  other: {
    seed: 707,
    sky: 'golden',
    landmark: 'poplars',
    landmarkX: 0.12,
    fence: 'rails',
    actors: [
      { figure: 'horse', hide: HORSES.bay, x: 0.86, y: 0.79, zoom: 0.44 },
      { figure: 'saddle', hide: PAINTS.leather, x: 0.46, y: 0.935, zoom: 1.06 },
    ],
  },
};

/**
 * The hero of the equipment search, in the style of the animals' one: its left side is calm, because the heading covers
 * it.
 */
export const equipmentHero: Scene = {
  width: 1600,
  height: 400,
  seed: 47,
  sky: 'golden',
  landmark: 'windmill',
  landmarkX: 0.965,
  horizon: 0.55,
  groves: [0.43],
  fence: 'wire',
  distant: [
    { figure: 'cow', x: 0.52, y: 0.66, zoom: 0.17 },
    { figure: 'cow-grazing', x: 0.57, y: 0.655, zoom: 0.14, flip: true },
  ],
  actors: [
    { figure: 'round-bales', hide: PAINTS.straw, x: 0.615, y: 0.84, zoom: 0.52 },
    { figure: 'stock-trailer', hide: PAINTS.white, x: 0.9, y: 0.86, zoom: 0.6 },
    { figure: 'tractor', hide: PAINTS.green, x: 0.765, y: 0.95, zoom: 0.86 },
    { figure: 'hen', hide: POULTRY.red, x: 0.86, y: 0.985, zoom: 0.3 },
  ],
};

/** The same scene for phones, as a strip behind the heading. */
export const equipmentPhoneHero: Scene = {
  ...equipmentHero,
  width: 840,
  height: 252,
  seed: 48,
  landmarkX: 0.95,
  groves: [],
  horizon: 0.52,
  distant: [],
  actors: [
    { figure: 'round-bales', hide: PAINTS.straw, x: 0.46, y: 0.86, zoom: 0.62 },
    { figure: 'stock-trailer', hide: PAINTS.white, x: 0.89, y: 0.87, zoom: 0.6 },
    { figure: 'tractor', hide: PAINTS.green, x: 0.68, y: 0.95, zoom: 0.88 },
  ],
};
