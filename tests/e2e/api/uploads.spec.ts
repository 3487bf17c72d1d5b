import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, type APIRequestContext, type APIResponse } from '@playwright/test';
import sharp from 'sharp';
import { makePhonePhoto, makePicture } from '../../factories/picture';
import { MARKER, type CorpusFile } from '../../factories/upload-corpus/corpus-file';
import { documentCorpus } from '../../factories/upload-corpus/documents';
import { brokenForms, named, NASTY_NAMES, type RawBody } from '../../factories/upload-corpus/multipart';
import { pictureCorpus } from '../../factories/upload-corpus/pictures';
import { videoCorpus } from '../../factories/upload-corpus/videos';
import { makeAccount } from '../support/account';
import { query } from '../support/database';

const STORE = path.join(process.env.CORRAL_DATA_DIR ?? '', 'storage');

type Refusal = { message: string; errors?: Record<string, string[]> };
type Account = { api: APIRequestContext; userId: string };
type Open = (role?: 'user' | 'admin') => Promise<Account>;

const withAccounts = test.extend<{ open: Open }>({
  open: async ({ playwright, baseURL }, use) => {
    const opened: APIRequestContext[] = [];
    await use(async (role = 'user') => {
      const email = await makeAccount();
      const [user] = await query<{ id: string }>('UPDATE users SET role = $2::role WHERE email = $1 RETURNING id', [
        email,
        role,
      ]);
      const api = await playwright.request.newContext({ baseURL });
      opened.push(api);
      expect((await api.post('/api/login', { data: { email, password: 'secret-1' } })).ok()).toBe(true);
      return { api, userId: user?.id ?? '' };
    });
    await Promise.all(opened.map((api) => api.dispose()));
  },
});

const multipart = (field: string, { name, type, bytes }: CorpusFile) => ({
  multipart: { [field]: { name, mimeType: type, buffer: bytes } },
});

/** Counts a user's pending uploads and the rows that refer to files. */
async function kept(userId: string): Promise<number> {
  const [row] = await query<{ count: number }>(
    `SELECT (SELECT count(*) FROM uploads WHERE user_id = $1)::int + (SELECT count(*) FROM users WHERE id = $1 AND profile_image_url IS NOT NULL)::int AS count`,
    [userId],
  );
  return row?.count ?? -1;
}

/**
 * Finds stored files that contain the corpus's marker. Files that concurrent tests are writing disappear within
 * moments.
 */
async function filesWithMarker(): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(STORE, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    // Another test may have removed it by now.
    const bytes = entry.isFile() && !file.includes('/demo/') ? await readFile(file).catch(() => Buffer.alloc(0)) : null;
    if (bytes?.includes(MARKER)) found.push(file);
  }
  return found;
}

async function expectRefused({ label, name }: CorpusFile, answer: APIResponse): Promise<void> {
  const { message, errors } = (await answer.json()) as Refusal;
  expect.soft([400, 413, 415], `${label}: ${answer.status()} ${message}`).toContain(answer.status());
  // The error names the file, so that users can find it among those they chose.
  expect
    .soft(
      Object.values(errors ?? {})
        .flat()
        .join(),
      label,
    )
    .toContain(name);
}

type Face = { kind: string; url: string; field: string; role: 'user' | 'admin'; shown: (body: never) => string | null };

const FACES: Face[] = [
  { kind: 'a listing', url: '/api/uploads', field: 'image', role: 'user', shown: ({ url }: { url: string }) => url },
  {
    kind: 'a portrait',
    url: '/api/user/picture',
    field: 'image',
    role: 'user',
    shown: ({ profileImageUrl }: { profileImageUrl: string }) => profileImageUrl,
  },
  {
    kind: 'an advertisement',
    url: '/api/banner-ads/image',
    field: 'image',
    role: 'admin',
    shown: ({ imageUrl }: { imageUrl: string }) => imageUrl,
  },
  {
    kind: 'a post',
    url: '/api/admin/blog/images',
    field: 'image',
    role: 'admin',
    shown: ({ url }: { url: string }) => url,
  },
  {
    kind: 'a document',
    url: '/api/verification/documents',
    field: 'documents',
    role: 'user',
    shown: ({ documents }: { documents: { name: string }[] }) => `/api/verification/documents/${documents[0]?.name}`,
  },
];

for (const { kind, url, field, role, shown } of FACES) {
  withAccounts(`pictures that are none, or more than that, for ${kind}`, async ({ open }) => {
    const { api, userId } = await open(role);
    const corpus = await pictureCorpus();
    let stored = 0;
    for (const file of corpus) {
      // Documents can't be GIFs.
      const outcome = kind === 'a document' && file.name.endsWith('.gif') ? 'refused' : file.outcome;
      const answer = await api.post(url, multipart(field, file));
      if (answer.ok() && outcome !== 'refused') {
        stored += 1;
        const picture = await api.get(shown((await answer.json()) as never) ?? '');
        const bytes = await picture.body();
        expect.soft(bytes.includes(MARKER), `what is left of ${file.label}`).toBe(false);
        expect
          .soft(await sharp(bytes).metadata(), file.label)
          .toMatchObject({ format: kind === 'a document' ? expect.stringMatching(/^(jpeg|png)$/) : 'webp' });
      } else {
        expect.soft(outcome, `${file.label}: ${answer.status()}`).not.toBe('drawn anew');
        await expectRefused(file, answer);
      }
    }
    const drawn = corpus.filter(({ outcome }) => outcome === 'drawn anew').length;
    expect(stored).toBeGreaterThanOrEqual(drawn - (kind === 'a document' ? 2 : 0));
    const most = { 'a portrait': 1, 'a document': 10 }[kind] ?? 30;
    expect(await kept(userId)).toBe(Math.min(stored, most));
    await expect.poll(filesWithMarker).toEqual([]);
  });
}

withAccounts('videos that are none, or more than that', async ({ open }) => {
  const { api, userId } = await open();
  for (const file of await videoCorpus()) {
    // This test needs more than the limit of twenty videos an hour.
    await query(`DELETE FROM rate_limits WHERE key = $1`, [
      `videoByUser:${createHash('sha256').update(userId).digest('base64url')}`,
    ]);
    await expectRefused(file, await api.post('/api/videos/upload', multipart('video', file)));
  }
  expect(await kept(userId)).toBe(0);
  await expect.poll(filesWithMarker).toEqual([]);
});

withAccounts('documents that are none, or more than that', async ({ open }) => {
  const { api, userId } = await open();
  for (const file of documentCorpus()) {
    await expectRefused(file, await api.post('/api/verification/documents', multipart('documents', file)));
  }
  expect(await kept(userId)).toBe(0);
  await expect.poll(filesWithMarker).toEqual([]);
});

withAccounts('a listing keeps none of its photographs where one is refused', async ({ open }) => {
  const { api, userId } = await open();
  const good = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await makePicture() };
  const fields = {
    title: 'Vaquillonas',
    category: 'bovine',
    breed: 'Angus',
    age: '24',
    price: '900',
    location: 'Durazno',
    description: '',
  };
  for (const file of (await pictureCorpus()).filter(({ outcome }) => outcome === 'refused').slice(0, 12)) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.append('images', new Blob([new Uint8Array(good.buffer)], { type: 'image/jpeg' }), 'a.jpg');
    form.append('images', new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.name);
    await expectRefused(file, await api.post('/api/cattle', { multipart: form }));
  }
  expect(await kept(userId)).toBe(0);
});

const raw = (api: APIRequestContext, url: string, { type, body }: RawBody) =>
  api.post(url, { headers: { 'content-type': type }, data: body });

withAccounts('bodies that are no proper form', async ({ open }) => {
  const { api, userId } = await open();
  const picture = await makePicture('jpeg', 60, 40);
  for (const [url, field] of [
    ['/api/uploads', 'image'],
    ['/api/user/picture', 'image'],
    ['/api/verification/documents', 'documents'],
    ['/api/videos/upload', 'video'],
  ] as const) {
    for (const form of brokenForms(field, picture)) {
      const answer = await raw(api, url, form);
      expect.soft([400, 413, 415], `${url}: ${form.label}: ${await answer.text()}`).toContain(answer.status());
    }
  }
  expect(await kept(userId)).toBe(0);
});

withAccounts("a file's name leads nowhere: it is told back to people, and never to the disk", async ({ open }) => {
  const { api } = await open();
  const before = new Date();
  for (const name of NASTY_NAMES) {
    const refused = named('image', name, Buffer.from(MARKER));
    const answer = await raw(api, '/api/uploads', refused);
    expect.soft([400, 415], refused.label).toContain(answer.status());
    expect.soft(answer.headers()['x-injected'], refused.label).toBeUndefined();
    expect.soft(((await answer.json()) as Refusal).message.length, refused.label).toBeLessThan(300);
    const good = await raw(api, '/api/uploads', named('image', name, await makePicture('jpeg', 60, 40)));
    if (good.ok())
      expect
        .soft(((await good.json()) as { url: string }).url, name)
        .toMatch(/^\/media\/listings\/[0-9a-f-]{36}-1600\.webp$/);
    else expect.soft(good.status(), name).toBe(400);
  }
  const entries = await readdir(STORE, { recursive: true, withFileTypes: true });
  for (const entry of entries)
    expect(path.join(entry.parentPath, entry.name)).toMatch(
      /\/storage(\/[a-z0-9-]+)*(\.(webp|png|jpg|pdf|mp4|webm|mov|avi))?(\.[0-9a-f-]{36}\.part)?$/,
    );
  // Nothing new beside the store either.
  for (const name of await readdir(path.dirname(STORE)))
    expect
      .soft(
        ['storage', 'outbox', 'postgres', 'postgres.log', 'postgres.json'].includes(name) ||
          (await stat(path.join(path.dirname(STORE), name))).mtime < before,
        name,
      )
      .toBe(true);
});

withAccounts('a good photograph comes out upright and without its place', async ({ open }) => {
  const { api } = await open();
  const photo = await makePhonePhoto();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const answer = await api.post('/api/uploads', {
    multipart: { image: { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: photo } },
  });
  const { url } = (await answer.json()) as { url: string };
  for (const width of [400, 800, 1600]) {
    const bytes = await (await api.get(url.replace('-1600.', `-${width}.`))).body();
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: Math.min(width, 800) });
    expect(metadata.height).toBeGreaterThan(metadata.width);
    for (const part of ['exif', 'xmp', 'iptc', 'icc', 'orientation'] as const) expect(metadata[part]).toBeUndefined();
    expect(bytes.includes('PhoneMaker')).toBe(false);
  }
});
