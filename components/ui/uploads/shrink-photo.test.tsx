import { preparePhoto } from './shrink-photo';

const PIXEL = [16, 128, 208, 255];
const MB = 1024 * 1024;
/** A JPEG that is nothing but its picture, as far as its segments say. */
const BARE = Uint8Array.from([0xff, 0xd8, 0xff, 0xdb, 0, 4, 0, 0, 0xff, 0xda, 0, 2, 0xff, 0xd9]);
const WITH_EXIF = Uint8Array.from([
  0xff, 0xd8, 0xff, 0xe1, 0, 8, 69, 120, 105, 102, 0, 0, 0xff, 0xda, 0, 2, 0xff, 0xd9,
]);

let drawn: string[];
const close = jest.fn();

function browser({ width, height, pixel = PIXEL }: { width: number; height: number; pixel?: number[] }) {
  globalThis.createImageBitmap = jest.fn().mockResolvedValue({ width, height, close });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    return {
      fillRect: () => undefined,
      drawImage: (_: unknown, x: number, y: number, w: number, h: number) => drawn.push([x, y, w, h].join()),
      getImageData: () => ({ data: pixel }),
    } as never;
  });
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done, type) => done(new Blob(['smaller'], { type: type ?? '' })));
}

const file = (bytes: Uint8Array<ArrayBuffer>, size: number, type = 'image/jpeg', name = 'vaca.jpg') => {
  const made = new File([bytes], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  made.arrayBuffer = () => Promise.resolve(bytes.slice().buffer);
  return made;
};

beforeEach(() => {
  drawn = [];
  close.mockClear();
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

describe('preparePhoto', () => {
  it.each([
    [9000, 6000, '0,0,1600,1067'],
    [3000, 4000, '0,0,1600,2133'],
    [2000, 16_000, '0,0,400,3200'],
  ])('makes %d × %d as small as it is kept, upright, and lets go of it', async (width, height, size) => {
    browser({ width, height });
    const ready = await preparePhoto(file(WITH_EXIF, 40 * MB));
    expect(ready).toMatchObject({ file: { name: 'vaca.jpg', type: 'image/jpeg' }, look: { width, height } });
    expect(drawn[0]).toBe(size);
    expect(createImageBitmap).toHaveBeenCalledWith(expect.anything(), { imageOrientation: 'from-image' });
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('sends a small picture as it is, and draws it anew if it may say where it was taken', async () => {
    browser({ width: 1200, height: 900 });
    const bare = file(BARE, MB / 2);
    expect(await preparePhoto(bare)).toMatchObject({ file: bare, look: { width: 1200 } });
    const placed = file(WITH_EXIF, MB / 2);
    expect(await preparePhoto(placed)).not.toMatchObject({ file: placed });
    const webp = file(BARE, MB / 2, 'image/webp');
    expect(await preparePhoto(webp)).toMatchObject({ file: { type: 'image/jpeg' } });
  });

  it('sends what this browser cannot read if the server reads it, and else says why not', async () => {
    browser({ width: 0, height: 0 });
    globalThis.createImageBitmap = jest.fn().mockRejectedValue(new Error('cannot decode'));
    const known = file(BARE, 9 * MB);
    expect(await preparePhoto(known)).toEqual({ file: known, look: null });
    expect(await preparePhoto(file(BARE, 11 * MB))).toEqual({ refused: 'unshrunk' });
    expect(await preparePhoto(file(BARE, MB, 'image/heic', 'a.heic'))).toEqual({ refused: 'heic' });
    expect(await preparePhoto(file(BARE, MB, '', 'a.HEIC'))).toEqual({ refused: 'heic' });
    expect(await preparePhoto(file(BARE, MB, 'image/tiff', 'a.tif'))).toEqual({ refused: 'type' });
  });

  it('does not send the noise that some browsers return instead of what was drawn', async () => {
    browser({ width: 4000, height: 3000, pixel: [3, 250, 90, 255] });
    const known = file(WITH_EXIF, 5 * MB);
    expect(await preparePhoto(known)).toEqual({ file: known, look: null });
  });
});
