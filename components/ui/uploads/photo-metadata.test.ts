import sharp from 'sharp';
import { isPictureOnly } from './photo-metadata';

const picture = () => sharp({ create: { width: 8, height: 6, channels: 3, background: '#784' } });
const alone = (bytes: Buffer) => isPictureOnly(Uint8Array.from(bytes).buffer);
const place = { IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '34/1 53/1 0/1' } };

describe('isPictureOnly', () => {
  it('is true of a JPEG and a PNG with nothing but the picture', async () => {
    expect(alone(await picture().jpeg().toBuffer())).toBe(true);
    expect(alone(await picture().jpeg({ progressive: true }).toBuffer())).toBe(true);
    expect(alone(await picture().keepIccProfile().png().toBuffer())).toBe(true);
  });

  it('is false where a place may be said', async () => {
    expect(alone(await picture().withExif(place).jpeg().toBuffer())).toBe(false);
    expect(alone(await picture().withExif(place).png().toBuffer())).toBe(false);
  });

  it('is false of a JPEG with something behind it, such as the film of a moving photograph', async () => {
    expect(alone(Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from('ftypmp42')]))).toBe(false);
  });

  it('is false of what is cut off, is another file, or has segments without end', async () => {
    const jpeg = await picture().jpeg().toBuffer();
    expect(alone(jpeg.subarray(0, 40))).toBe(false);
    expect(alone(await picture().gif().toBuffer())).toBe(false);
    expect(alone(Buffer.from('ffd8ffdb0000ffdb0000ffdb0000', 'hex'))).toBe(false);
    expect(alone(Buffer.alloc(3))).toBe(false);
  });
});
