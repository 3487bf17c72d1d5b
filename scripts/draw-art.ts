/** Draws everything in public/art and public/icons. Run: npx tsx scripts/draw-art.ts */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Category } from '../lib/livestock/stock/categories';
import { composeScene, type Scene } from '../prisma/seed/pictures/compose';
import { CATTLE } from '../prisma/seed/pictures/cattle-hides';
import { GOATS } from '../prisma/seed/pictures/goat-hides';
import { HORSES } from '../prisma/seed/pictures/horse-hides';
import { POULTRY } from '../prisma/seed/pictures/poultry-hides';
import { SHEEP } from '../prisma/seed/pictures/sheep-hides';
import { appIcon, ico, iconSvg, lockup } from './art/brand';
import { blogScenes } from './art/blog-scenes';
import { categorySprite } from './art/category-sprite';
import { equipmentHero, equipmentPhoneHero, equipmentScenes } from './art/equipment-scenes';
import { landingClose, landingFeatures, landingHero, landingPhone } from './art/landing-scenes';

const ART = 'public/art';
const ICONS = 'public/icons';

async function webp(name: string, svg: string, width: number, quality = 78): Promise<void> {
  const drawn = Number(/ width="(\d+)"/.exec(svg)?.[1]);
  const image = await sharp(Buffer.from(svg), { density: (72 * width) / drawn })
    .resize(width)
    .webp({ quality, effort: 6 })
    .toBuffer();
  await writeFile(`${ART}/${name}.webp`, image);
  console.log(`${ART}/${name}.webp`, image.length);
}

/** The hero's animals are on its right; its left side is calm, because the heading covers it. */
const hero: Scene = {
  width: 1600,
  height: 400,
  seed: 44,
  sky: 'golden',
  landmark: 'windmill',
  landmarkX: 0.9,
  horizon: 0.55,
  groves: [0.43],
  fence: 'wire',
  distant: [
    { figure: 'cow', x: 0.52, y: 0.66, zoom: 0.17 },
    { figure: 'cow-grazing', x: 0.57, y: 0.655, zoom: 0.14, flip: true },
    { figure: 'horse-grazing', x: 0.97, y: 0.66, zoom: 0.17 },
  ],
  actors: [
    { figure: 'horse-galloping', hide: HORSES.sorrel, x: 0.61, y: 0.83, zoom: 0.54 },
    { figure: 'ewe', hide: SHEEP.white, x: 0.688, y: 0.9, zoom: 0.46, flip: true },
    { figure: 'milk-cow', hide: CATTLE['red-pied'], x: 0.925, y: 0.88, zoom: 0.6 },
    { figure: 'bull', hide: CATTLE.black, x: 0.8, y: 0.95, zoom: 0.8 },
    { figure: 'hen', hide: POULTRY.red, x: 0.975, y: 0.985, zoom: 0.3 },
  ],
};

/** The hero for phones, as a strip behind the heading: the same animals, closer together. */
const phoneHero: Scene = {
  ...hero,
  width: 840,
  height: 252,
  seed: 45,
  landmarkX: 0.93,
  groves: [],
  horizon: 0.52,
  distant: [],
  actors: [
    { figure: 'horse-galloping', hide: HORSES.sorrel, x: 0.46, y: 0.84, zoom: 0.62 },
    { figure: 'milk-cow', hide: CATTLE['red-pied'], x: 0.9, y: 0.88, zoom: 0.72 },
    { figure: 'bull', hide: CATTLE.black, x: 0.69, y: 0.95, zoom: 0.9 },
  ],
};

const stock: Record<Category, Scene> = {
  bovine: {
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
  ovine: {
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
  caprine: {
    seed: 8,
    sky: 'golden',
    landmark: 'ombu',
    landmarkX: 0.14,
    horizon: 0.55,
    props: [{ name: 'rock', x: 0.84, y: 0.8, scale: 1.3 }],
    actors: [{ figure: 'doe', hide: GOATS['red-headed'], x: 0.48, y: 0.935, zoom: 1.05 }],
  },
  equine: {
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
  aviary: {
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
};

const quiet: Scene = {
  width: 800,
  height: 360,
  seed: 52,
  sky: 'morning',
  landmark: 'ombu',
  landmarkX: 0.8,
  fence: 'rails',
  horizon: 0.5,
  distant: [{ figure: 'cow-grazing', x: 0.17, y: 0.6, zoom: 0.2 }],
};

const astray: Scene = {
  width: 800,
  height: 360,
  seed: 57,
  sky: 'dusk',
  landmark: 'windmill',
  landmarkX: 0.14,
  fence: 'wire',
  horizon: 0.5,
  actors: [{ figure: 'calf', hide: CATTLE['white-face'], x: 0.66, y: 0.92, zoom: 0.92, flip: true }],
};

const share: Scene = {
  ...hero,
  width: 1200,
  height: 630,
  seed: 49,
  horizon: 0.6,
  landmarkX: 0.91,
  groves: [0.06],
  distant: [],
  actors: [
    { figure: 'horse-galloping', hide: HORSES.sorrel, x: 0.19, y: 0.86, zoom: 0.5 },
    { figure: 'ewe', hide: SHEEP.white, x: 0.4, y: 0.93, zoom: 0.56, flip: true },
    { figure: 'milk-cow', hide: CATTLE['red-pied'], x: 0.89, y: 0.87, zoom: 0.56 },
    { figure: 'bull', hide: CATTLE.black, x: 0.66, y: 0.95, zoom: 0.86 },
  ],
};

async function main(): Promise<void> {
  await mkdir(ART, { recursive: true });
  await mkdir(ICONS, { recursive: true });

  for (const [name, wide, phone] of [
    ['hero', hero, phoneHero],
    ['hero-equipment', equipmentHero, equipmentPhoneHero],
  ] as const) {
    await webp(`${name}-day`, composeScene(wide), 2000);
    await webp(`${name}-dusk`, composeScene({ ...wide, sky: 'dusk' }), 2000);
    await webp(`${name}-day-phone`, composeScene(phone), 840);
    await webp(`${name}-dusk-phone`, composeScene({ ...phone, sky: 'dusk' }), 840);
  }
  for (const [category, scene] of Object.entries(stock)) await webp(`stock-${category}`, composeScene(scene), 800);
  for (const [category, scene] of Object.entries(equipmentScenes))
    await webp(`stock-equipment-${category}`, composeScene(scene), 800);
  await webp('landing-day', composeScene(landingHero), 1800, 88);
  await webp('landing-dusk', composeScene({ ...landingHero, sky: 'dusk' }), 1800, 88);
  await webp('landing-day-phone', composeScene(landingPhone), 840);
  await webp('landing-dusk-phone', composeScene({ ...landingPhone, sky: 'dusk' }), 840);
  await webp('landing-close', composeScene(landingClose), 1600, 86);
  for (const [feature, scene] of Object.entries(landingFeatures))
    await webp(`landing-${feature}`, composeScene(scene), 800);
  for (const [category, scenes] of Object.entries(blogScenes)) {
    for (const [index, scene] of scenes.entries())
      await webp(index === 0 ? `blog-${category}` : `blog-${category}-${index + 1}`, composeScene(scene), 1200);
  }
  await webp('empty', composeScene(quiet), 800);
  await webp('not-found', composeScene(astray), 800);

  await sharp(Buffer.from(composeScene(share).replace('</svg>', `${lockup(72, 64, 112)}</svg>`)))
    .png({ palette: true, quality: 92, effort: 10 })
    .toFile(`${ART}/og-default.png`);
  await writeFile(`${ART}/categories.svg`, categorySprite());

  await writeFile(`${ICONS}/icon.svg`, iconSvg());
  await writeFile(`${ICONS}/icon-192.png`, await appIcon(192, 0.68, 0.22));
  await writeFile(`${ICONS}/icon-512.png`, await appIcon(512, 0.68, 0.22));
  await writeFile(`${ICONS}/icon-maskable-512.png`, await appIcon(512, 0.56, 0));
  await writeFile(`${ICONS}/apple-touch-icon.png`, await appIcon(180, 0.64, 0));
  const favicons = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await appIcon(size, 0.8, 0.2) })));
  await writeFile(`${ICONS}/../favicon.ico`, ico(favicons));
}

void main();
