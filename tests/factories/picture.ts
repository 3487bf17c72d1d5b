import sharp from 'sharp';

/** A photograph's bytes: plain grey with some noise, of the given size and format. */
export async function makePicture(
  format: 'jpeg' | 'png' | 'gif' | 'webp' = 'jpeg',
  width = 900,
  height = 600,
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: 90, g: 120, b: 60 } } })
    .toFormat(format)
    .toBuffer();
}

/** A JPEG that is drawn in several scans, as websites keep them. */
export async function makeProgressive(width = 900, height = 600): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#5a783c' } })
    .jpeg({ mozjpeg: true })
    .toBuffer();
}

/** A photograph as phones take them: lying on its side, with a place and a camera in its metadata. */
export async function makePhonePhoto(): Promise<Buffer> {
  return sharp({ create: { width: 1200, height: 800, channels: 3, background: '#775533' } })
    .withExif({
      IFD0: { Make: 'PhoneMaker', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '31/1 43/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}
