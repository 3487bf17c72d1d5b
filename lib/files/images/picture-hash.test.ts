import { readdir } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { CATEGORIES } from '@/lib/livestock/stock/categories';
import { hashPicture, storedBands, wantedBands, type PictureHashes } from './picture-hash';

const bits = (a: string, b: string) => [...a].filter((bit, index) => bit !== b[index]).length;

/** The distance of a new picture to a stored one, as the database computes it. */
const distance = (next: PictureHashes, stored: PictureHashes) =>
  Math.min(
    ...[stored.whole, stored.mirrored, stored.inner90, stored.inner80].map((hash) => bits(next.whole, hash)),
    ...[next.inner90, next.inner80].map((hash) => bits(hash, stored.whole)),
    ...next.originals.flatMap((hash) => [stored.whole, stored.mirrored].map((whole) => bits(hash, whole))),
  );

const webp = (image: Sharp) => image.resize(400).webp({ quality: 78 }).toBuffer();
/** What a copier does to a picture, which is stored as JPEG and shrunk afterwards. */
const altered = (alter: (picture: Sharp) => Sharp) => async (path: string) =>
  webp(sharp(await alter(sharp(path)).jpeg({ quality: 70 }).toBuffer()));

const bordered = (background: string, top: number, left = top) => ({
  ...{ top, bottom: top, left, right: left },
  background,
});

const stored = (name: string) => `public/art/${name}.webp`;

/** Drawings and photographs are alike for the hash; these have animals, a sky and a pasture. */
const [ONE, OTHER] = [stored('stock-bovine'), stored('stock-equine')];

describe('a copy of a picture is found', () => {
  it.each<[string, (path: string) => Promise<Buffer>]>([
    ['compressed hard', async (path) => webp(sharp(await sharp(path).jpeg({ quality: 40 }).toBuffer()))],
    [
      'half as large',
      async (path) => {
        const { width } = await sharp(path).metadata();
        return webp(
          sharp(
            await sharp(path)
              .resize(Math.round(width / 2))
              .png()
              .toBuffer(),
          ),
        );
      },
    ],
    [
      'with a watermark',
      async (path) => {
        const mark = Buffer.from(
          '<svg width="160" height="40"><text x="4" y="30" font-size="30" fill="#fff" opacity="0.7">COPY</text></svg>',
        );
        return webp(
          sharp(
            await sharp(path)
              .composite([{ input: mark, gravity: 'southeast' }])
              .png()
              .toBuffer(),
          ),
        );
      },
    ],
    ['mirrored', async (path) => webp(sharp(await sharp(path).flop().png().toBuffer()))],
    [
      'with a tenth cut off around it',
      async (path) => {
        const { width, height } = await sharp(path).metadata();
        const area = {
          left: Math.round(width * 0.05),
          top: Math.round(height * 0.05),
          width: Math.round(width * 0.9),
          height: Math.round(height * 0.9),
        };
        return webp(sharp(await sharp(path).extract(area).png().toBuffer()));
      },
    ],
    ['turned by a quarter', altered((picture) => picture.rotate(90))],
    ['turned upside down', altered((picture) => picture.rotate(180))],
    ['turned by three quarters', altered((picture) => picture.rotate(270))],
    ['mirrored and turned', altered((picture) => picture.flop().rotate(90))],
    ['in a white frame', altered((picture) => picture.extend(bordered('#fff', 60)))],
    ['in a thin black frame', altered((picture) => picture.extend(bordered('#000', 24)))],
    ['with bars above and below', altered((picture) => picture.extend(bordered('#111', 160, 0)))],
    ['with bars at the sides', altered((picture) => picture.extend(bordered('#1f6f3f', 0, 200)))],
    ['in a frame and turned', altered((picture) => picture.rotate(270).extend(bordered('#fff', 60)))],
  ])('%s', async (_name, copy) => {
    for (const path of [ONE, OTHER]) {
      const original = await hashPicture(await webp(sharp(path)));
      const found = await hashPicture(await copy(path));
      expect(distance(found, original)).toBeLessThanOrEqual(7);
      const bands = new Set(storedBands(original));
      expect(wantedBands(found).some((band) => bands.has(band))).toBe(true);
    }
  });
});

it('pictures of different animals are far apart', async () => {
  const names = CATEGORIES.map((name) => stored(`stock-${name}`));
  const hashes = await Promise.all(names.map(async (path) => hashPicture(await webp(sharp(path)))));
  for (const [index, one] of hashes.entries())
    for (const other of hashes.slice(index + 1)) expect(distance(one, other)).toBeGreaterThan(10);
});

it('no picture of the site is taken for another that was turned or framed', async () => {
  const files = (await readdir('public/art')).filter((name) => name.endsWith('.webp'));
  const hashes = await Promise.all(files.map(async (name) => hashPicture(await webp(sharp(`public/art/${name}`)))));
  for (const [index, { originals }] of hashes.entries())
    for (const other of hashes.toSpliced(index, 1))
      for (const hash of originals)
        expect(Math.min(bits(hash, other.whole), bits(hash, other.mirrored))).toBeGreaterThan(10);
});

it('finds every hash within seven bits by its bands', () => {
  const hash = '0110100110010110'.repeat(4);
  const all = { whole: hash, mirrored: hash, inner90: hash, inner80: hash, originals: [] };
  const wanted = new Set(wantedBands(all));
  for (let round = 0; round < 200; round += 1) {
    const changed = [...hash];
    for (let bit = 0; bit < 7; bit += 1) {
      const at = (round * 7 + bit * (1 + (round % 9))) % 64;
      changed[at] = changed[at] === '1' ? '0' : '1';
    }
    const other = changed.join('');
    const near = storedBands({ whole: other, mirrored: other, inner90: other, inner80: other });
    expect(near.some((band) => wanted.has(band))).toBe(true);
  }
});
