import { createHash } from 'node:crypto';
import { createServer } from 'node:net';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { db } from '@/lib/core/db/client';
import type { Storage } from '@/lib/files/storage/driver';
import { startS3Server, type S3Server } from '@/scripts/lib/s3-server';
import { makeUser } from '@/tests/factories/user';

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

// The environment is read when a module loads, so each configuration loads its own copies of the modules.
let server: S3Server;

async function configured<Module>(load: () => Promise<Module>, change: Record<string, string> = {}): Promise<Module> {
  const before = { ...process.env };
  Object.assign(process.env, server.env, change);
  try {
    const loaded: Module[] = [];
    await jest.isolateModulesAsync(async () => void loaded.push(await load()));
    const [module] = loaded;
    if (!module) throw new Error('not loaded');
    return module;
  } finally {
    process.env = before;
  }
}

async function storageWith(change: Record<string, string> = {}): Promise<Storage> {
  const { S3Storage } = await configured(() => import('@/lib/files/storage/s3-storage'), change);
  return new S3Storage();
}

let storage: Storage;

beforeAll(async () => {
  server = await startS3Server();
  storage = await storageWith();
  // May have to install the packages first.
}, 240_000);

afterAll(() => server?.stop());

const read = async (key: string, range?: Parameters<Storage['get']>[1]) => {
  const file = await storage.get(key, range);
  return file && { ...file, body: await text(file.body) };
};

async function keysBelow(prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys.sort();
}

/** Compares error codes, because each copy of the modules has its own error classes. */
const unavailable = expect.objectContaining({ code: 'storage_unavailable' }) as Error;

describe('S3Storage on a real server', () => {
  it('keeps, serves by range and removes files', async () => {
    await storage.put('listings/a-400.webp', Buffer.from('0123456789'), 'image/webp');
    expect(await read('listings/a-400.webp')).toMatchObject({
      size: 10,
      contentType: 'image/webp',
      range: null,
      body: '0123456789',
    });
    expect(await read('listings/a-400.webp', { start: 2, end: 4 })).toMatchObject({
      size: 10,
      range: { start: 2, end: 4 },
      body: '234',
    });
    expect(await read('listings/a-400.webp', { start: 7 })).toMatchObject({ range: { start: 7, end: 9 }, body: '789' });
    expect(await read('listings/a-400.webp', { start: -2 })).toMatchObject({ range: { start: 8, end: 9 }, body: '89' });
    expect(await read('listings/a-400.webp', { start: 8, end: 99 })).toMatchObject({
      range: { start: 8, end: 9 },
      body: '89',
    });
    expect(await storage.get('listings/a-400.webp', { start: 10 })).toBeNull();
    await storage.delete(['listings/a-400.webp', 'listings/never.webp']);
    expect(await storage.get('listings/a-400.webp')).toBeNull();
  });

  it('streams 30 MB in and out', async () => {
    const chunk = Buffer.alloc(1024 * 1024, 'c');
    const hash = createHash('sha256');
    for (let count = 0; count < 30; count += 1) hash.update(chunk);
    await storage.put(
      'videos/long.mp4',
      Readable.from(
        (function* () {
          for (let count = 0; count < 30; count += 1) yield chunk;
        })(),
      ),
      'video/mp4',
    );
    const file = await storage.get('videos/long.mp4');
    expect(file?.size).toBe(30 * chunk.length);
    expect(
      createHash('sha256')
        .update(await buffer(file?.body ?? Readable.from([])))
        .digest('hex'),
    ).toBe(hash.digest('hex'));
    const part = await storage.get('videos/long.mp4', { start: 8 * chunk.length - 2, end: 8 * chunk.length + 1 });
    expect(await text(part?.body ?? Readable.from([]))).toBe('cccc');
    await storage.delete(['videos/long.mp4']);
  });

  it('keeps nothing of a stream that is cut off, early or late', async () => {
    for (const chunks of [1, 12]) {
      const broken = Readable.from(
        (async function* () {
          for (let count = 0; count < chunks; count += 1) yield Buffer.alloc(1024 * 1024);
          throw new Error('gone');
        })(),
      );
      await expect(storage.put('broken/a.mp4', broken, 'video/mp4')).rejects.toEqual(unavailable);
    }
    expect(await keysBelow('broken/')).toEqual([]);
  });

  it('lists what lies below a prefix, across pages, and only what we wrote', async () => {
    const keys = Array.from({ length: 25 }, (_, place) => `people/${String(place).padStart(3, '0')}.webp`);
    await Promise.all(keys.map((key) => storage.put(key, Buffer.from('x'), 'image/webp')));
    const started = Date.now();
    expect(await keysBelow('people/')).toEqual(keys);
    for await (const { modified } of storage.list('people/'))
      expect(Math.abs(modified.getTime() - started)).toBeLessThan(60_000);
    await storage.delete(keys);
    expect(await keysBelow('people/')).toEqual([]);
  });

  it('is swept of files that no row refers to, and of nothing else in the bucket', async () => {
    const { sweepOrphans } = await configured(() => import('@/lib/files/sweeps/sweep-orphans'));
    await db.upload.create({ data: { userId: (await makeUser()).id, kind: 'video', key: 'videos/named.mp4' } });
    for (const key of [
      'videos/named.mp4',
      'videos/orphan.mp4',
      'private/incoming/orphan',
      'demo/cow-400.webp',
      'other/a.pdf',
    ])
      await storage.put(key, Buffer.from('x'), 'video/mp4');
    expect(await sweepOrphans({ olderThanMs: 60_000 })).toEqual({ seen: 0, orphans: 0 });
    expect(await sweepOrphans({ olderThanMs: -60_000 })).toEqual({ seen: 3, orphans: 2 });
    const left = ['demo/cow-400.webp', 'other/a.pdf', 'videos/named.mp4'];
    expect(await keysBelow('')).toEqual(left);
    await storage.delete(left);
  });

  it.each(['../env', 'a/../../b', 'ñandú.webp', 'A.webp', 'a b', 'a\0b', `a/${'x'.repeat(300)}`, ''])(
    'has no file named %p',
    async (key) => {
      await expect(storage.get(key)).rejects.toMatchObject({ code: 'not_found' });
      await expect(storage.put(key, Buffer.from('x'), 'text/plain')).rejects.toMatchObject({ code: 'not_found' });
      await expect(storage.delete([key])).rejects.toMatchObject({ code: 'not_found' });
    },
  );
});

describe('addresses that browsers are given', () => {
  const KEY = 'private/verification/0.pdf';
  const sign = (seconds = 60, fileName = 'cedula.pdf') =>
    storage.signer?.download(KEY, { fileName, seconds }) ?? Promise.reject(new Error('no signer'));
  const signUpload = (size = 5, type = 'image/jpeg') =>
    storage.signer?.upload('private/incoming/1', { size, type, seconds: 60 }) ?? Promise.reject(new Error('no signer'));
  const put = (url: string, body: string, type = 'image/jpeg') =>
    fetch(url, { method: 'PUT', body, headers: { 'content-type': type } });

  beforeAll(() => storage.put(KEY, Buffer.from('%PDF'), 'application/pdf'));

  it('download one private file, as an attachment that no cache stores', async () => {
    const answer = await fetch(await sign());
    expect(await answer.text()).toBe('%PDF');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="cedula.pdf"',
      'cache-control': 'private, no-store',
    });
  });

  it('are refused without a signature, with a forged one, for another file or after they expired', async () => {
    const url = new URL(await sign());
    const changed = (change: (url: URL) => void) => {
      const other = new URL(url);
      change(other);
      return fetch(other).then(({ status }) => status);
    };
    expect([400, 403]).toContain(await changed((other) => (other.search = '')));
    expect(await changed((other) => other.searchParams.set('X-Amz-Signature', '0'.repeat(64)))).toBe(403);
    expect(await changed((other) => other.searchParams.set('X-Amz-Expires', '604800'))).toBe(403);
    expect(await changed((other) => other.searchParams.set('response-content-disposition', 'inline'))).toBe(403);
    expect(await changed((other) => (other.pathname = other.pathname.replace('0.pdf', '1.pdf')))).toBe(403);
    jest.useFakeTimers({
      now: Date.now() - 62_000,
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'],
    });
    const old = await sign();
    jest.useRealTimers();
    expect((await fetch(old)).status).toBe(403);
  });

  it('take exactly the announced bytes of the announced type', async () => {
    const url = await signUpload();
    expect((await put(url, 'longer')).status).toBe(403);
    expect((await put(url, '4444')).status).toBe(403);
    expect((await put(url, '55555', 'text/html')).status).toBe(403);
    expect((await fetch(url)).status).toBe(403);
    expect(await keysBelow('private/incoming/')).toEqual([]);
    expect((await put(url, '55555')).status).toBe(200);
    expect(await keysBelow('private/incoming/')).toEqual(['private/incoming/1']);
    await storage.delete(['private/incoming/1']);
  });

  it("are none where browsers can't reach the store", async () => {
    expect((await storageWith({ S3_BROWSER_ENDPOINT: 'none' })).signer).toBeNull();
    const outer = await storageWith({ S3_BROWSER_ENDPOINT: 'https://files.example' });
    expect(await outer.signer?.download(KEY, { fileName: 'a.pdf', seconds: 60 })).toMatch(
      /^https:\/\/files\.example\/corral-test-/,
    );
  });

  it.each([
    [{}, 'http://127.0.0.1:'],
    [{ S3_ENDPOINT: '', S3_FORCE_PATH_STYLE: 'false', S3_BUCKET: 'fotos' }, 'https://fotos.s3.us-east-1.amazonaws.com'],
    [
      { S3_ENDPOINT: '', S3_FORCE_PATH_STYLE: 'false', S3_BUCKET: 'fotos', S3_REGION: 'sa-east-1' },
      'https://fotos.s3.sa-east-1.amazonaws.com',
    ],
    [{ S3_ENDPOINT: '', S3_FORCE_PATH_STYLE: 'false', S3_BUCKET: 'fotos.uy' }, 'https://s3.us-east-1.amazonaws.com'],
    [
      { S3_ENDPOINT: 'https://minio.example:9000', S3_FORCE_PATH_STYLE: 'false', S3_BUCKET: 'fotos' },
      'https://fotos.minio.example:9000',
    ],
    [{ S3_BROWSER_ENDPOINT: 'https://files.example' }, 'https://files.example'],
  ])('are at the origin that policies name: %j', async (change, origin) => {
    const env = { ...change, S3_DIRECT_UPLOADS: 'true', S3_PUBLIC_URL: 'https://cdn.example/fotos' };
    const { signer } = await storageWith(env);
    const { storageOrigins } = await configured(() => import('@/lib/files/storage/origins'), env);
    const origins = storageOrigins();
    const signed = await signer?.upload('private/incoming/1', { size: 1, type: 'image/png', seconds: 60 });
    expect(origins).toEqual({ connect: [new URL(signed ?? '').origin], media: ['https://cdn.example'] });
    expect(origins.connect[0]).toContain(origin);
  });
});

describe("a store that can't be used", () => {
  const stream = () => Readable.from([Buffer.from('x')]);
  const everything = async (broken: Storage) => {
    await expect(broken.put('people/a.webp', Buffer.from('x'), 'image/webp')).rejects.toEqual(unavailable);
    await expect(broken.put('people/a.webp', stream(), 'image/webp')).rejects.toEqual(unavailable);
    await expect(broken.get('people/a.webp')).rejects.toEqual(unavailable);
    await expect(broken.delete(['people/a.webp'])).rejects.toEqual(unavailable);
    await expect(broken.list('')[Symbol.asyncIterator]().next()).rejects.toEqual(unavailable);
  };

  it.each([
    ['refuses the key', { S3_ACCESS_KEY_ID: 'nobody' }],
    ['refuses the secret', { S3_SECRET_ACCESS_KEY: 'wrong' }],
    ['does not answer', { S3_ENDPOINT: 'http://127.0.0.1:1' }],
    ['has no such bucket', { S3_BUCKET: 'never-made' }],
  ])('because it %s says so', async (_, change) => {
    const broken = await storageWith(change);
    if ('S3_BUCKET' in change)
      return expect(broken.put('people/a.webp', Buffer.from('x'), 'image/webp')).rejects.toEqual(unavailable);
    await everything(broken);
  });

  it('reports that the connection was closed', async () => {
    const rude = createServer((socket) => socket.once('data', () => socket.destroy()));
    await new Promise<void>((resolve) => rude.listen(0, '127.0.0.1', resolve));
    const address = rude.address();
    const port = address && typeof address === 'object' ? address.port : 0;
    await everything(await storageWith({ S3_ENDPOINT: `http://127.0.0.1:${port}` }));
    await new Promise((resolve) => rude.close(resolve));
  });
});
