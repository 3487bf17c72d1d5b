import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { env } from '@/lib/core/env';
import { parseRange, resolveRange } from './byte-range';
import { LocalStorage } from './local-storage';

const storage = new LocalStorage();

describe('LocalStorage', () => {
  it('keeps, serves by range and removes files', async () => {
    await storage.put('videos/a.mp4', Readable.from([Buffer.from('0123'), Buffer.from('456789')]));
    const whole = await storage.get('videos/a.mp4');
    expect(whole).toMatchObject({ size: 10, contentType: 'video/mp4', range: null });
    expect(await text(whole?.body ?? Readable.from([]))).toBe('0123456789');
    const part = await storage.get('videos/a.mp4', { start: 2, end: 4 });
    expect(part?.range).toEqual({ start: 2, end: 4 });
    expect(await text(part?.body ?? Readable.from([]))).toBe('234');
    expect(await storage.get('videos/a.mp4', { start: 10 })).toBeNull();
    await storage.delete(['videos/a.mp4', 'videos/never.mp4']);
    expect(await storage.get('videos/a.mp4')).toBeNull();
  });

  it('lets no other account of the machine read a file', async () => {
    await storage.put('private/verification/a.pdf', Buffer.from('paper'));
    const folder = path.join(env.CORRAL_DATA_DIR, 'storage', 'private', 'verification');
    const modeOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);
    expect([await modeOf(path.join(folder, 'a.pdf')), await modeOf(folder)]).toEqual(['600', '700']);
    await storage.delete(['private/verification/a.pdf']);
  });

  it('leaves nothing of a stream that breaks off', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('gone');
      })(),
    );
    await expect(storage.put('broken/a.mp4', broken)).rejects.toMatchObject({ code: 'storage_unavailable' });
    expect(await readdir(path.join(env.CORRAL_DATA_DIR, 'storage', 'broken'))).toEqual([]);
  });

  it('leaves nothing of a stream that is broken from the start', async () => {
    for (let i = 0; i < 50; i++) {
      const broken = new Readable({ read: (): void => undefined });
      broken.destroy(new Error('gone'));
      await expect(storage.put(`gone/${i}.mp4`, broken)).rejects.toMatchObject({ code: 'storage_unavailable' });
    }
    expect(await readdir(path.join(env.CORRAL_DATA_DIR, 'storage', 'gone'))).toEqual([]);
  });

  it('lists all files of every folder, however many', async () => {
    const keys = Array.from({ length: 100 }, (_, i) => `many/${i % 2 ? 'a/' : ''}${i}.webp`);
    for (const key of keys) await storage.put(key, Buffer.from('x'));
    const listed: string[] = [];
    for await (const { key } of storage.list('many/')) listed.push(key);
    expect(listed.sort()).toEqual(keys.sort());
    await storage.delete(keys);
  });

  it.each([
    '@/lib/core/env',
    '/etc/passwd',
    'a/../../b',
    'A.webp',
    'a//b',
    '.hidden',
    'a b',
    'a\\b',
    `a/${'x'.repeat(300)}`,
    '',
  ])('has no file named %p', async (key) => {
    await expect(storage.get(key)).rejects.toMatchObject({ code: 'not_found' });
    await expect(storage.put(key, Buffer.from('x'))).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('byte ranges', () => {
  it.each([
    ['bytes=0-', { start: 0, end: 9 }],
    ['bytes=3-5', { start: 3, end: 5 }],
    ['bytes=8-99', { start: 8, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    ['bytes=10-', null],
    ['bytes=5-3', null],
    ['bytes=-0', null],
  ])('%s of ten bytes is %p', (header, expected) => {
    const range = parseRange(header);
    expect(range && resolveRange(range, 10)).toEqual(expected);
  });

  it.each([null, '', 'bytes=-', 'bytes=a-b', 'items=0-1', 'bytes=0-1,3-4'])(
    '%p asks for no range that we serve',
    (header) => {
      expect(parseRange(header)).toBeNull();
    },
  );
});
