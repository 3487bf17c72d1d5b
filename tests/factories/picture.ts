import sharp from 'sharp';

/** Returns a photograph of the given size and format: plain grey with some noise. */
export async function makePicture(
  format: 'jpeg' | 'png' | 'gif' | 'webp' = 'jpeg',
  width = 900,
  height = 600,
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: 90, g: 120, b: 60 } } })
    .toFormat(format)
    .toBuffer();
}

/** Returns a progressive JPEG, which has several scans. */
export async function makeProgressive(width = 900, height = 600): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#5a783c' } })
    .jpeg({ mozjpeg: true })
    .toBuffer();
}

/** Returns a photograph as phones take them: rotated, with location and camera in its metadata. */
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
