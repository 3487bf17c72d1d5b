/** Draws everything in public/art and public/icons. Run: node -C react-server --import tsx scripts/draw-art.ts */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { hashPicture } from '../lib/files/images/picture-hash';
import { composeScene, type Scene } from '../prisma/seed/pictures/compose';
import { CATTLE } from '../prisma/seed/pictures/cattle-hides';
import { HORSES } from '../prisma/seed/pictures/horse-hides';
import { POULTRY } from '../prisma/seed/pictures/poultry-hides';
import { SHEEP } from '../prisma/seed/pictures/sheep-hides';
import { appIcon, ico, iconSvg, lockup } from './art/brand';
import { blogScenes } from './art/blog-scenes';
import { CATEGORY_ART } from './art/category-art';
import { categorySprite } from './art/category-sprite';
import { equipmentHero, equipmentPhoneHero, equipmentScenes } from './art/equipment-scenes';
import { landingClose, landingFeatures, landingHero, landingPhone } from './art/landing-scenes';

const ART = 'public/art';
const ICONS = 'public/icons';
const STOCK_HASHES = 'lib/moderation/risk-checks/stock-pictures.json';

async function webp(name: string, svg: string, width: number, quality = 78): Promise<Buffer> {
  const drawn = Number(/ width="(\d+)"/.exec(svg)?.[1]);
  const image = await sharp(Buffer.from(svg), { density: (72 * width) / drawn })
    .resize(width)
    .webp({ quality, effort: 6 })
    .toBuffer();
  await writeFile(`${ART}/${name}.webp`, image);
  console.log(`${ART}/${name}.webp`, image.length);
  return image;
}

/** Draws the pictures that the site shows where a listing has none, and writes down by which hashes they are known. */
async function drawStock(): Promise<void> {
  const animals = Object.entries(CATEGORY_ART).map(([name, { stock }]) => [name, stock] as const);
  const equipment = Object.entries(equipmentScenes).map(([name, scene]) => [`equipment-${name}`, scene] as const);
  const lines: string[] = [];
  for (const [name, scene] of [...animals, ...equipment]) {
    const hashes = await hashPicture(await webp(`stock-${name}`, composeScene(scene), 800));
    const hex = [hashes.whole, hashes.mirrored, hashes.inner90, hashes.inner80].map(
      (bits) => `"${BigInt(`0b${bits}`).toString(16).padStart(16, '0')}"`,
    );
    lines.push(`  "stock-${name}": [${hex.join(', ')}]`);
  }
  await writeFile(STOCK_HASHES, `{\n${lines.join(',\n')}\n}\n`);
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
  await drawStock();
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
