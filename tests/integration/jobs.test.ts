import { spawn } from 'node:child_process';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { db } from '@/lib/core/db/client';
import { env } from '@/lib/core/env';
import { notifyExpiry } from '@/lib/market/expiry/notify-expiry';
import { readRenewal } from '@/lib/market/expiry/renew-by-link';
import { runJobs } from '@/lib/desk/jobs/run-jobs';
import { renewListing } from '@/lib/market/listings/renew-listing';
import { consume } from '@/lib/core/rate-limit/limit';
import { storage } from '@/lib/files/storage/storage';
import { highlighted, makeListing } from '@/tests/factories/listing';
import { mailsTo } from '@/tests/factories/outbox';
import { makeUser } from '@/tests/factories/user';

const DAY = 86_400_000;
const after = (date: Date, milliseconds: number) => new Date(date.getTime() + milliseconds);

describe('the expiry notice', () => {
  it('is mailed seven days before, once, by ten concurrent processes', async () => {
    const owner = await makeUser({ language: 'en' });
    const { id, expiresAt, title, updatedAt } = await makeListing({ userId: owner.id });
    expect(await notifyExpiry(after(expiresAt, -7 * DAY - 1))).toBe(0);
    const now = after(expiresAt, -7 * DAY);
    const counts = await Promise.all(Array.from({ length: 10 }, () => notifyExpiry(now)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    const [email, ...others] = await mailsTo(owner.email);
    expect(others).toEqual([]);
    expect(email?.subject).toBe(`Your listing is about to expire: ${title}`);
    const link = email?.text.match(/http:\/\/localhost:3000\/en\/renew\/(\S+)/)?.[1] ?? '';
    expect(await readRenewal(link)).toMatchObject({ id, state: 'open' });
    expect(await db.animalListing.findUnique({ where: { id } })).toMatchObject({ expiryNoticeAt: now, updatedAt });
    expect(await notifyExpiry(after(now, DAY))).toBe(0);
    // After a renewal there is another notice before the new expiry.
    const { expiresAt: next } = await renewListing(owner.actor, ANIMAL_LISTINGS, id, now);
    expect(await notifyExpiry(after(new Date(next), -DAY))).toBe(1);
  });

  it('is for active listings of people who are not suspended', async () => {
    const owner = await makeUser({ suspendedAt: new Date() });
    const { expiresAt } = await makeListing({ userId: owner.id });
    await makeListing({ isActive: false, expiresAt });
    await makeListing({ isActive: false, soldAt: new Date(), expiresAt });
    expect(await notifyExpiry(after(expiresAt, -DAY))).toBe(0);
    await makeListing({ expiresAt });
    expect(await notifyExpiry(after(expiresAt, -DAY))).toBe(1);
  });

  it('is queued and marked in one transaction', async () => {
    const owner = await makeUser();
    const { id, expiresAt } = await makeListing({ userId: owner.id });
    await db.$executeRaw`ALTER TABLE outbox ADD CONSTRAINT outbox_full CHECK (attempts < 0) NOT VALID`;
    await expect(notifyExpiry(after(expiresAt, -DAY))).rejects.toThrow('outbox_full');
    await db.$executeRaw`ALTER TABLE outbox DROP CONSTRAINT outbox_full`;
    expect(await db.animalListing.findUnique({ where: { id } })).toMatchObject({ expiryNoticeAt: null });
    expect(await notifyExpiry(after(expiresAt, -DAY))).toBe(1);
    expect(await mailsTo(owner.email)).toHaveLength(1);
  });
});

describe('the jobs', () => {
  it('do what is due once, however many processes run them', async () => {
    await db.animalListing.deleteMany();
    const user = await makeUser();
    const now = new Date();
    await makeListing(highlighted(-1));
    await makeListing({ expiresAt: after(now, -1) });
    await makeListing({ expiresAt: after(now, 6 * DAY) });
    const [past, future] = [after(now, -1), after(now, DAY)];
    await db.session.createMany({
      data: [
        { sid: 'gone', userId: user.id, sess: {}, expire: past },
        { sid: 'kept', userId: user.id, sess: {}, expire: future },
      ],
    });
    await db.passwordResetToken.create({ data: { userId: user.id, token: 'x', expiresAt: after(now, -2 * DAY) } });
    await db.upload.createMany({
      data: [
        { userId: user.id, kind: 'image', key: 'listings/old', createdAt: after(now, -DAY) },
        { userId: user.id, kind: 'video', key: 'videos/new.mp4', createdAt: after(now, -DAY + 60_000) },
      ],
    });
    for (const width of [400, 800, 1600])
      await storage().put(`listings/old-${width}.webp`, Buffer.from('x'), 'image/webp');
    await storage().put('videos/new.mp4', Buffer.from('x'), 'video/mp4');
    await db.$executeRaw`TRUNCATE rate_limits`;
    await consume('favoriteByUser', user.id);
    await db.$executeRaw`UPDATE rate_limits SET expire = 1`;

    const runs = await Promise.all(Array.from({ length: 3 }, () => runJobs(now)));
    const sum = (job: keyof (typeof runs)[number]) => runs.reduce((total, run) => total + (run[job] ?? NaN), 0);
    expect({
      highlights: sum('highlights ended'),
      notices: sum('expiry notices mailed'),
      expired: sum('listings expired'),
      searches: sum('saved searches mailed'),
      deleted: sum('expired sessions and codes deleted'),
      uploads: sum('abandoned uploads removed'),
      counters: sum('expired counters deleted'),
    }).toEqual({ highlights: 1, notices: 1, expired: 1, searches: 0, deleted: 2, uploads: 1, counters: 1 });
    expect(await db.session.findMany({ select: { sid: true } })).toEqual([{ sid: 'kept' }]);
    expect(await storage().get('listings/old-400.webp')).toBeNull();
    expect(await storage().get('videos/new.mp4')).not.toBeNull();
  });

  it('continue if one fails', async () => {
    const failing = jest.spyOn(storage(), 'delete').mockRejectedValue(new Error('disk'));
    await db.upload.create({
      data: { userId: (await makeUser()).id, kind: 'video', key: 'videos/x.mp4', createdAt: new Date(0) },
    });
    expect(await runJobs()).toMatchObject({ 'discarded files deleted': null, 'expired counters deleted': 0 });
    failing.mockRestore();
    expect(await runJobs()).toMatchObject({ 'discarded files deleted': 1 });
  });

  it('run as a command that exits', async () => {
    const owner = await makeUser();
    const { id } = await makeListing({ userId: owner.id, expiresAt: after(new Date(), DAY) });
    const { code, output } = await new Promise<{ code: number | null; output: string }>((resolve) => {
      const child = spawn(process.execPath, ['--conditions=react-server', '--import', 'tsx', 'scripts/jobs.ts'], {
        env: { ...process.env, DATABASE_URL: env.DATABASE_URL, CORRAL_DATA_DIR: env.CORRAL_DATA_DIR },
      });
      let text = '';
      child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
      child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
      child.on('close', (exit) => resolve({ code: exit, output: text }));
    });
    expect(output).toContain('expiry notices mailed: 1');
    expect(code).toBe(0);
    expect(await mailsTo(owner.email)).toHaveLength(1);
    expect(await db.animalListing.findUnique({ where: { id } })).toMatchObject({
      expiryNoticeAt: expect.anything() as Date,
    });
  });
});
