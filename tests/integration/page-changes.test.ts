import { perProcess } from '@/lib/core/per-process';
import { adsRunUntil } from '@/lib/money/banner-ads/running-ads';
import PageCacheHandler from '@/lib/core/cache/page-cache-handler.mjs';
import {
  deleteOldPageChanges,
  hasChangedSince,
  pagesChanged,
  startPageChanges,
  stopPageChanges,
} from '@/lib/core/cache/page-changes';
import { db } from '@/lib/core/db/client';
import { apart } from '@/tests/factories/apart';
import { makeBannerAd } from '@/tests/factories/banner-ad';

const page = (tags: string) => ({
  kind: 'APP_PAGE',
  html: '<p>',
  rscData: Buffer.from(''),
  headers: { 'x-next-cache-tags': tags },
  status: 200,
});

const handler = new PageCacheHandler();
const cachePage = (key: string, tag: string) => handler.set(key, page(tag), { cacheControl: { revalidate: false } });
const isKept = async (key: string) => (await handler.get(key, {})) !== null;

/** Waits until the condition holds; fails after forty seconds. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const started = performance.now();
  while (!(await isSo())) {
    if (performance.now() - started > 40_000) throw new Error('it never came to be so');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const listeners = () =>
  db.$queryRaw<
    { pid: number }[]
  >`SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%page_changes%' AND pid <> pg_backend_pid()`;

// This process stands for one of several: writes through `db` count as those of another process.
beforeAll(startPageChanges);
afterAll(stopPageChanges);

it('drops only the pages that another process made stale, as soon as the change is committed', async () => {
  await cachePage('first', 'blog');
  await cachePage('other', 'lots');
  const moment = Date.now();
  await db.$transaction(async (tx) => {
    await pagesChanged(tx, ['blog', 'seller:x']);
    expect(await isKept('first')).toBe(true);
  });
  await until(async () => !(await isKept('first')));
  expect(await isKept('other')).toBe(true);
  expect([hasChangedSince(['seller:x'], moment), hasChangedSince(['lots'], moment)]).toEqual([true, false]);
});

it('receives the change of a long transaction, although later ones were read before it', async () => {
  await cachePage('slow', 'listing:slow');
  await cachePage('fast', 'listing:fast');
  await db.$transaction(async (slow) => {
    await pagesChanged(slow, ['listing:slow']);
    await apart(() => pagesChanged(db, ['listing:fast']));
    await until(async () => !(await isKept('fast')));
    expect(await isKept('slow')).toBe(true);
  });
  await until(async () => !(await isKept('slow')));
  // It isn't received twice: pages rendered since then stay cached.
  await new Promise((resolve) => setTimeout(resolve, 5));
  const moment = Date.now();
  await pagesChanged(db, ['listing:last']);
  await until(() => hasChangedSince(['listing:last'], moment));
  expect(hasChangedSince(['listing:slow', 'listing:fast'], moment)).toBe(false);
});

it('makes nothing stale if the transaction is rolled back', async () => {
  await cachePage('untouched', 'listing:rolled-back');
  await expect(
    db.$transaction(async (tx) => {
      await pagesChanged(tx, ['listing:rolled-back']);
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  const moment = Date.now();
  await pagesChanged(db, ['blog']);
  await until(() => hasChangedSince(['blog'], moment));
  expect(await isKept('untouched')).toBe(true);
});

it('receives what changed while the listening connection was broken, and keeps the other pages', async () => {
  await cachePage('missed', 'ads');
  await cachePage('rest', 'lot:1');
  const [listener, ...others] = await listeners();
  expect(others).toEqual([]);
  await db.$executeRaw`SELECT pg_terminate_backend(${listener?.pid}::int)`;
  await pagesChanged(db, ['ads']);
  await until(async () => !(await isKept('missed')));
  expect(await isKept('rest')).toBe(true);
  expect((await listeners()).map(({ pid }) => pid)).not.toContain(listener?.pid);
});

it('notices a change without a notification, as behind a connection pool', async () => {
  await cachePage('quiet', 'ads');
  await db.$executeRaw`INSERT INTO page_changes (tags) VALUES ('{ads}')`;
  await until(async () => !(await isKept('quiet')));
});

it('deletes changes older than an hour', async () => {
  await db.$executeRaw`DELETE FROM page_changes`;
  await db.$executeRaw`INSERT INTO page_changes (tags, at) VALUES ('{ads}', now() - interval '61 minutes'), ('{ads}', now() - interval '59 minutes')`;
  expect(await deleteOldPageChanges()).toBe(1);
});

it('reads the running advertisements again as soon as they change', async () => {
  // Once this one is received, so are the changes of the tests before.
  const moment = Date.now();
  await pagesChanged(db, ['blog']);
  await until(() => hasChangedSince(['blog'], moment));
  const memory = perProcess<{ known?: { ads: Promise<never[]>; readAt: number } }>('running-ads', () => ({}));
  memory.known = { ads: Promise.resolve([]), readAt: Date.now() };
  await makeBannerAd(null);
  expect(await adsRunUntil('es')).toBeNull();
  await pagesChanged(db, ['ads']);
  await until(async () => (await adsRunUntil('es')) !== null);
});
