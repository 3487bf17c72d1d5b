import type { ChildProcess } from 'node:child_process';
import sharp from 'sharp';
import { requestContext } from '@/lib/core/log/request-context';
import { perProcess } from '@/lib/core/per-process';
import { makePicture, makeProgressive } from '@/tests/factories/picture';
import { makePng, withScans, withSegments } from '@/tests/factories/upload-corpus/image-formats';
import { countScans } from './jpeg-scans.mjs';
import { processImage, processPortrait, processScan } from './process-image';

describe('pictures that would take too long', () => {
  it.each([
    ['of one column', makePng(1, 20_001)],
    ['of one row', makePng(20_001, 1)],
  ])('a side over 20,000 pixels is refused: %s', async (_, bytes) => {
    await expect(processImage(bytes)).rejects.toMatchObject({ code: 'too_large' });
    await expect(processPortrait(bytes)).rejects.toMatchObject({ code: 'too_large' });
    expect(await processScan(bytes, 'png')).toBeNull();
  });

  it('millions of rows are refused before they are read, and keep nobody waiting', async () => {
    const tall = makePng(3, 16_000_000);
    const good = await makePicture();
    const begun = performance.now();
    await processImage(good);
    const started = performance.now();
    const refused = [
      expect(processImage(tall)).rejects.toMatchObject({ code: 'too_large' }),
      expect(processPortrait(tall)).rejects.toMatchObject({ code: 'too_large' }),
    ];
    await expect(processScan(tall, 'png')).resolves.toBeNull();
    await expect(processImage(good)).resolves.toMatchObject({ width: 900, height: 600 });
    await Promise.all(refused);
    // Reading the rows would take a hundred times as long.
    expect((performance.now() - started) / (started - begun)).toBeLessThan(20);
  });

  it('a panorama of 20,000 pixels is taken', async () => {
    expect(await processImage(await makePicture('jpeg', 20_000, 200))).toMatchObject({ width: 1600, height: 16 });
  });

  it('a JPEG of more scans than cameras and programs write is refused', async () => {
    const many = withScans(await makeProgressive(), 50);
    await expect(processImage(many)).rejects.toMatchObject({ code: 'unsupported_type' });
    await expect(processPortrait(many)).rejects.toMatchObject({ code: 'unsupported_type' });
    expect(await processScan(many, 'jpg')).toBeNull();
  });

  it('progressive JPEGs are taken, of four colours too', async () => {
    const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#5a783c' } });
    const progressive = await picture.clone().jpeg({ progressive: true }).toBuffer();
    const printed = await picture.clone().toColourspace('cmyk').jpeg({ progressive: true }).toBuffer();
    expect([countScans(progressive, 100), countScans(printed, 100)]).toEqual([10, 18]);
    for (const bytes of [progressive, printed, await makeProgressive()])
      expect(await processImage(bytes)).toMatchObject({ width: 900 });
  });
});

describe('countScans', () => {
  it('counts those of the picture alone', async () => {
    const jpeg = await makePicture('jpeg', 60, 40);
    const inside = Buffer.concat(Array<Buffer>(100).fill(jpeg.subarray(jpeg.indexOf(Buffer.from('ffda', 'hex')))));
    expect(countScans(withSegments(jpeg, [[0xe1, inside]]), 100)).toBe(1);
    expect(countScans(Buffer.concat([jpeg, inside]), 100)).toBe(1);
    expect(countScans(await makePicture('png', 60, 40), 100)).toBe(0);
  });

  it('counts no further than its limit, and does not read past the end of a truncated file', async () => {
    const many = withScans(await makeProgressive(60, 40), 50);
    expect(countScans(many, 100)).toBeGreaterThan(50);
    expect(countScans(many, 24)).toBe(25);
    for (let end = 0; end < many.length; end += 1)
      expect(countScans(many.subarray(0, end), 100)).toBeLessThanOrEqual(countScans(many, 100));
  });
});

describe('the decoder', () => {
  const as = <T>(userId: string, work: () => Promise<T>) => requestContext.run({ requestId: userId, userId }, work);

  it('lets no small photograph wait for another person’s huge pictures', async () => {
    const huge = await sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#5a783c' } })
      .gif({ effort: 1 })
      .toBuffer();
    const small = await makePicture();
    const order: string[] = [];
    const send = (userId: string, bytes: Buffer) =>
      as(userId, () => processImage(bytes)).then(() => order.push(userId));
    await Promise.all([send('ana', huge), send('ana', huge), send('beto', small)]);
    expect(order).toEqual(['beto', 'ana', 'ana']);
  });

  it('is replaced when it dies: the picture is refused, and the next one taken', async () => {
    const huge = await sharp({ create: { width: 5000, height: 5000, channels: 3, background: '#5a783c' } })
      .png()
      .toBuffer();
    const decoders = perProcess('decoders', () => new Map<string, { process: ChildProcess }>());
    // An idle one of the test before must not be taken for the one that reads this picture.
    decoders.get('heavy')?.process.kill('SIGKILL');
    while (decoders.get('heavy')) await new Promise((resolve) => setImmediate(resolve));
    const outcome = expect(processImage(huge)).rejects.toMatchObject({ code: 'unsupported_type' });
    // Started as soon as the quick decoder has passed the picture on.
    while (!decoders.get('heavy')) await new Promise((resolve) => setImmediate(resolve));
    decoders.get('heavy')?.process.kill('SIGKILL');
    await outcome;
    await expect(processImage(huge)).resolves.toMatchObject({ width: 1600 });
  });

  it('is not refused because the machine is busy: what the quick one can’t do in time the other one does', async () => {
    const photo = await makePicture();
    await processImage(photo);
    const decoders = perProcess('decoders', () => new Map<string, { process: ChildProcess }>());
    decoders.get('quick')?.process.kill('SIGSTOP');
    await expect(processImage(photo)).resolves.toMatchObject({ variants: expect.any(Array) as unknown });
  });
});
