import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { db } from '@/lib/core/db/client';
import { env } from '@/lib/core/env';
import type { DomainError } from '@/lib/core/errors/domain-error';
import { perProcess } from '@/lib/core/per-process';
import { errorAnswer } from '@/lib/web/http/error-answer';
import { LocalStorage } from '@/lib/files/storage/local-storage';
import { S3Storage } from '@/lib/files/storage/s3-storage';
import { uploadImage } from '@/lib/files/uploads/upload-image';
import { makePicture } from '@/tests/factories/picture';
import { makeUser } from '@/tests/factories/user';

const configured = perProcess<{ storage?: LocalStorage | S3Storage }>('storage', () => ({}));
const TEN_SECONDS = 10_000;

async function upload(name = 'novillos.jpg') {
  const { actor } = await makeUser();
  const bytes = await makePicture('jpeg', 300, 200);
  const outcome = await uploadImage(actor, { name, bytes }).then(
    (taken) => ({ taken, error: null }),
    (error: unknown) => ({ taken: null, error: error as DomainError }),
  );
  return { ...outcome, waiting: await db.upload.count({ where: { userId: actor.id } }) };
}

/** Expects that nothing was stored, and that the error names the file and says when to retry. */
async function expectNotified({ error, waiting }: Awaited<ReturnType<typeof upload>>) {
  expect(error).toMatchObject({ code: 'storage_unavailable' });
  expect(waiting).toBe(0);
  const answer = await errorAnswer(error as DomainError, 'en');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await answer.json()).toMatchObject({
    code: 'storage_unavailable',
    errors: { images: ['novillos.jpg: could not be stored just now. Try again in a moment'] },
  });
}

describe('a store that speaks S3 and', () => {
  let server: Server;
  let listener: RequestListener;
  const stored = new Map<string, number>();

  beforeAll(async () => {
    server = createServer((request, response) => listener(request, response));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    Object.assign(env, {
      S3_BUCKET: 'corral',
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_FORCE_PATH_STYLE: true,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    });
    configured.storage = new S3Storage();
  });

  beforeEach(() => stored.clear());

  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    delete configured.storage;
  });

  const take =
    (answerAfter: number): RequestListener =>
    (request, response) => {
      let size = 0;
      request.on('data', (chunk: Buffer) => (size += chunk.length));
      request.on('end', () =>
        setTimeout(() => {
          const { pathname } = new URL(request.url ?? '', 'http://store');
          if (request.method === 'PUT') stored.set(pathname, size);
          else stored.delete(pathname);
          response
            .writeHead(request.method === 'PUT' ? 200 : 204, request.method === 'PUT' ? { etag: '"taken"' } : {})
            .end();
        }, answerAfter),
      );
    };

  it('answers within ten seconds loses nothing', async () => {
    let first = true;
    listener = (request, response) => {
      take(first ? TEN_SECONDS : 0)(request, response);
      first = false;
    };
    const { taken, waiting } = await upload();
    expect(taken).not.toBeNull();
    expect(waiting).toBe(1);
    expect(stored.size).toBe(3);
  }, 20_000);

  it.each<[string, RequestListener]>([
    [
      'fails',
      (request, response) =>
        request.resume().on('end', () => response.writeHead(500).end('<Error><Code>InternalError</Code></Error>')),
    ],
    ['breaks off', (request) => request.destroy()],
    [
      'lies: 200 with a page that is not its own',
      (request, response) =>
        request
          .resume()
          .on('end', () => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to nginx!</h1>')),
    ],
  ])('%s takes no file, and says so', async (_, answer) => {
    listener = answer;
    await expectNotified(await upload());
    listener = take(0);
    // The next upload succeeds.
    expect((await upload()).waiting).toBe(1);
  });

  it('fails at the last of three sizes stores none of them', async () => {
    let puts = 0;
    listener = (request, response) => {
      if (request.method === 'PUT' && (puts += 1) > 2) request.resume().on('end', () => response.writeHead(403).end());
      else take(0)(request, response);
    };
    await expectNotified(await upload());
    expect([...stored.keys()]).toEqual([]);
  });
});

describe('a folder that', () => {
  const folder = path.join(env.CORRAL_DATA_DIR, 'storage');

  beforeEach(async () => {
    await rm(folder, { recursive: true, force: true });
    configured.storage = new LocalStorage();
  });

  it('isn’t writable refuses files', async () => {
    // A file in place of the folder, because permissions don't stop root, which may run the tests.
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'listings'), '');
    await expectNotified(await upload());
    await rm(path.join(folder, 'listings'));
    expect((await upload()).waiting).toBe(1);
  });
});
