import sharp from 'sharp';
import type { CardWords } from './decoders';
import { drawPreview } from './process-image';

const words: CardWords = {
  lead: null,
  price: ['US$', '3,05', '/kg'],
  title: '46 vaquillonas preñadas Angus',
  details: ['370 kg', 'Vichadero, Uruguay', 'Vendedor verificado'],
  badge: null,
};

/** A picture that nothing compresses: every pixel is random. */
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#777', noise: { type: 'gaussian', mean: 128, sigma: 90 } },
  })
    .png()
    .toBuffer();

const grey = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#777' } })
    .webp()
    .toBuffer();

/** How many of the panel's pixels are dark: its letters. */
async function inkOf(jpeg: Buffer, top = 0): Promise<number> {
  const region = { left: 760, top, width: 430, height: 600 - top };
  const pixels = await sharp(jpeg).extract(region).greyscale().raw().toBuffer();
  return pixels.reduce((count, value) => count + (value < 110 ? 1 : 0), 0);
}

describe('a preview', () => {
  it.each([
    ['the busiest picture', 1600, 1200],
    ['a panorama', 4000, 400],
    ['a tall picture', 400, 2000],
    ['a tiny picture', 8, 8],
  ])('is a JPEG of 1200 × 630 and at most 280 kB: %s', async (_, width, height) => {
    const jpeg = await drawPreview(await noise(width, height), words);
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630, channels: 3 });
    expect(jpeg.length).toBeLessThanOrEqual(280_000);
  });

  it('has no metadata of the picture', async () => {
    const tagged = await sharp(await grey(800, 600))
      .withExif({ IFD0: { Make: 'PhoneMaker' } })
      .webp()
      .toBuffer();
    const { exif, xmp, icc } = await sharp(await drawPreview(tagged, words)).metadata();
    expect({ exif, xmp, icc }).toEqual({});
  });

  it.each([
    ['a title without end', { title: 'Vaquillona '.repeat(400) }],
    ['a word without end', { title: 'x'.repeat(4000), details: ['y'.repeat(4000)] }],
    ['letters that no font of ours has', { title: '牛🐄 عربى Żółw\u202e\u0000\u2066', details: ['🐄'] }],
    ['markup', { title: '</svg><script>alert(1)</script>&amp;"', details: ['<image href="file:///etc/passwd"/>'] }],
    ['nothing', { title: '', details: ['', ''], price: null }],
    ['a price of twenty digits', { price: ['₲', '99.999.999.999.999.999.999,9999', '/kg en gancho'] }],
    [
      'more details than there is room for',
      { lead: 'Precio base', details: Array.from({ length: 30 }, () => 'Salto') },
    ],
  ] as [string, Partial<CardWords>][])('is drawn with %s', async (_, traits) => {
    const jpeg = await drawPreview(await grey(800, 600), { ...words, ...traits });
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    // The margins stay free: below and to the right of the panel's text.
    for (const region of [
      { left: 740, top: 612, width: 460, height: 18 },
      { left: 1180, top: 0, width: 20, height: 630 },
    ]) {
      const pixels = await sharp(jpeg).extract(region).greyscale().raw().toBuffer();
      expect(Math.min(...pixels)).toBeGreaterThan(200);
    }
  });

  it('shows the signs of every currency, and whole glyphs', async () => {
    const picture = await grey(800, 600);
    const without = await inkOf(await drawPreview(picture, { ...words, price: ['', '1', ''] }));
    for (const sign of ['US$', '₲', '₡', '€', '£', 'R$', 'S/', 'COL$'])
      expect(await inkOf(await drawPreview(picture, { ...words, price: [sign, '1', ''] }))).toBeGreaterThan(
        without + 100,
      );
    // A font library lost the space before a zero, and with it the rest of the line.
    const [one, several] = await Promise.all(
      ['b', 'bbbbbbbb'].map(async (title) => inkOf(await drawPreview(picture, { ...words, title, details: [] }), 250)),
    );
    expect(several).toBeGreaterThan((one ?? 0) * 6);
  });
});
