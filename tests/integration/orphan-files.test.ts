import { spawn } from 'node:child_process';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { db } from '@/lib/core/db/client';
import { stagedKey } from '@/lib/web/direct-uploads/staged-key';
import { sweepDirectUploads } from '@/lib/web/direct-uploads/sweep-direct-uploads';
import { env } from '@/lib/core/env';
import { sweepOrphans } from '@/lib/files/sweeps/sweep-orphans';
import { createListing } from '@/lib/market/listings/create-listing';
import { storage } from '@/lib/files/storage/storage';
import { imageKeys } from '@/lib/files/uploads/image-keys';
import { uploadImage } from '@/lib/files/uploads/upload-image';
import { makeBannerAd } from '@/tests/factories/banner-ad';
import { makeEquipment } from '@/tests/factories/equipment';
import { listingFields, makeListing } from '@/tests/factories/listing';
import { makeLot } from '@/tests/factories/lot';
import { makePicture } from '@/tests/factories/picture';
import { makePost } from '@/tests/factories/post';
import { makeUser } from '@/tests/factories/user';

const DAY_MS = 24 * 60 * 60 * 1000;
const uuid = (place: number) => `${String(place).padStart(8, '0')}-0000-4000-8000-000000000000`;

/** The columns of a row with one picture. */
const pictured = (place: number) => ({
  images: [`listings/${uuid(place)}`],
  imageDetails: [{ width: 1, height: 1, blur: 'data:' }],
});

/** Writes files that look two days old, bypassing the driver, which never leaves partial files. */
async function putOld(...keys: string[]): Promise<string[]> {
  const then = new Date(Date.now() - 2 * DAY_MS);
  for (const key of keys) {
    const file = path.join(env.CORRAL_DATA_DIR, 'storage', key);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, 'x');
    await utimes(file, then, then);
  }
  return keys.sort();
}

async function stored(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage().list('')) keys.push(key);
  return keys.sort();
}

afterEach(async () => storage().delete(await stored()));

describe('files that nothing refers to', () => {
  it('are deleted, and those that a row of any table refers to stay', async () => {
    const { id: userId } = await makeUser();
    const named = await putOld(
      ...imageKeys(
        [1, 2, 3, 7]
          .map((place) => `listings/${uuid(place)}`)
          .concat(`blog/${uuid(4)}`, `blog/${uuid(5)}`, `banners/${uuid(6)}`, `private/messages/${uuid(12)}`),
      ),
      ...[
        `videos/${uuid(8)}.mp4`,
        `people/${uuid(9)}-400.webp`,
        `private/verification/${uuid(10)}.pdf`,
        `private/incoming/${uuid(11)}`,
        `private/sealed/${uuid(13)}/0.webp`,
      ],
      // A shared demo picture, and a file that Corral didn't write.
      ...['demo/cow-400.webp', 'backups/corral.pdf'],
    );
    await makeListing({ userId, ...pictured(1), videoFile: `videos/${uuid(8)}.mp4` });
    await makeEquipment({ userId, ...pictured(2) });
    await makeLot(userId, pictured(3));
    await makePost({
      content: `Texto\n\n![vaca](/media/blog/${uuid(4)}-1600.webp)\n`,
      featuredImage: `/media/blog/${uuid(5)}-1600.webp`,
    });
    await makeBannerAd(userId, { imageUrl: `/media/banners/${uuid(6)}-800.webp` });
    await db.upload.create({ data: { userId, kind: 'image', key: `listings/${uuid(7)}` } });
    await db.user.update({
      where: { id: userId },
      data: { profileImageUrl: `/media/people/${uuid(9)}-400.webp`, verificationDocuments: [`${uuid(10)}.pdf`] },
    });
    const { id: toUserId } = await makeUser();
    await db.message.create({
      data: {
        fromUserId: userId,
        toUserId,
        message: '',
        contactMethod: 'corral',
        contactValue: '',
        ...pictured(12),
        images: [`private/messages/${uuid(12)}`],
      },
    });
    await db.directUpload.create({ data: { id: uuid(11), userId, kind: 'image', name: 'a.jpg', size: 1 } });
    await db.sealedRecord.create({
      data: {
        kind: 'listing',
        title: 'Vaca',
        refers: [userId],
        data: {},
        files: [`private/sealed/${uuid(13)}/0.webp`],
        sealedAt: new Date(),
        keepUntil: new Date(),
      },
    });
    const orphans = await putOld(
      ...imageKeys([`listings/${uuid(21)}`, `blog/${uuid(22)}`, `banners/${uuid(23)}`]),
      ...[
        `videos/${uuid(24)}.mp4`,
        `people/${uuid(25)}-400.webp`,
        `private/verification/${uuid(26)}.pdf`,
        `private/incoming/${uuid(27)}`,
        `health/${uuid(28)}`,
      ],
      `videos/${uuid(29)}.mp4.${uuid(30)}.part`,
    );
    const reported: string[] = [];
    const onOrphan = (key: string) => void reported.push(key);
    const seen = named.length + orphans.length - 2;
    expect(await sweepOrphans({ olderThanMs: 3 * DAY_MS, onOrphan })).toEqual({ seen: 0, orphans: 0 });
    expect(await sweepOrphans({ olderThanMs: DAY_MS, dryRun: true, onOrphan })).toEqual({
      seen,
      orphans: orphans.length,
    });
    expect(reported.sort()).toEqual(orphans);
    expect(await stored()).toEqual([...named, ...orphans].sort());
    expect(await sweepOrphans({ olderThanMs: DAY_MS })).toEqual({ seen, orphans: orphans.length });
    expect(await stored()).toEqual(named);
    expect(await sweepOrphans({ olderThanMs: DAY_MS })).toEqual({ seen: named.length - 2, orphans: 0 });
  });

  it('are distinguished from pictures that are being stored or claimed by a listing', async () => {
    const { actor } = await makeUser();
    const bytes = await makePicture();
    // Stored, but not in any row yet.
    const fresh = `listings/${uuid(51)}-400.webp`;
    await storage().put(fresh, Buffer.from('x'), 'image/webp');
    const uploads = await Promise.all(Array.from({ length: 8 }, () => uploadImage(actor, { name: 'a.jpg', bytes })));
    let publishing = true;
    const published = Promise.all(
      uploads.map(({ id }) => createListing(actor, ANIMAL_LISTINGS, listingFields({ title: `Con foto ${id}` }), [id])),
    ).finally(() => (publishing = false));
    // Even without a minimum age: one statement sees pending uploads and listings in the same snapshot, which protects
    // these files.
    while (publishing) await sweepOrphans({ olderThanMs: 0, onOrphan: (key) => expect(key).toBe(fresh) });
    const listings = await published;
    expect(listings).toHaveLength(8);
    expect(await stored()).toHaveLength(8 * 3);
    await storage().put(fresh, Buffer.from('x'), 'image/webp');
    await sweepOrphans({ olderThanMs: DAY_MS });
    expect(await stored()).toContain(fresh);
  });

  it('that were sent to the store for a discarded upload are deleted with the unfinished uploads', async () => {
    const [sent = ''] = await putOld(stagedKey(uuid(61)));
    const onItsWay = stagedKey(uuid(62));
    await storage().put(onItsWay, Buffer.from('x'), 'application/octet-stream');
    await sweepDirectUploads();
    expect(await stored()).toContain(sent);
    // With direct uploads enabled.
    const signing = jest.replaceProperty(storage(), 'signer', { download: jest.fn(), upload: jest.fn() });
    expect(await sweepDirectUploads()).toBe(1);
    signing.restore();
    expect(await stored()).toEqual(expect.not.arrayContaining([sent]));
    expect(await stored()).toContain(onItsWay);
    await storage().delete([onItsWay]);
  });

  it('knows every column that may name a file', async () => {
    const columns = await db.$queryRaw<{ name: string }[]>`
      SELECT table_name || '.' || column_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name ~ '(image|picture|photo|video|document|file|(^|_)key$|avatar|logo|attachment)' ORDER BY 1`;
    expect(columns.map(({ name }) => name)).toEqual([
      'auction_bids.idempotency_key',
      'auction_lots.image_details',
      'auction_lots.images',
      'banner_ads.image_url',
      'blog_posts.featured_image',
      'case_claims.case_key',
      'cattle_listings.image_details',
      'cattle_listings.images',
      'cattle_listings.video_file',
      // No reference: what a job is about to delete.
      'discarded_files.key',
      'equipment_listings.image_details',
      'equipment_listings.images',
      'messages.image_details',
      'messages.images',
      'papers.key',
      'passkeys.public_key',
      'picture_hashes.key',
      'picture_hashes.seller_key',
      'price_observations.seller_key',
      'rate_limits.key',
      'sealed_records.files',
      'sealed_records.files_moved_at',
      'support_cases.key',
      'uploads.key',
      'users.profile_image_url',
      'users.verification_documents',
    ]);
  });

  it('are removed by a command that reports what it does', async () => {
    const [orphan] = await putOld(`videos/${uuid(1)}.mp4`);
    const run = async (...args: string[]) => {
      const child = spawn(
        process.execPath,
        ['--conditions=react-server', '--import', 'tsx', 'scripts/sweep-files.ts', ...args],
        { env: { ...process.env, NODE_OPTIONS: '' } },
      );
      const [output, problem, code] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        new Promise((resolve) => child.once('exit', resolve)),
      ]);
      return { said: output + problem, code };
    };
    const [dry, hasty] = await Promise.all([run('--dry-run'), run('--older-than', '5m')]);
    expect(dry).toEqual({ code: 0, said: `${orphan}\n1 of 1 files older than 24h would be removed.\n` });
    expect(hasty).toEqual({ code: 1, said: expect.stringMatching(/^--older-than takes an hour or more/) as string });
    expect(await stored()).toEqual([orphan]);
    expect(await run('--older-than', '2d')).toMatchObject({
      code: 0,
      said: expect.stringContaining('1 of 1 files older than 2d were removed.') as string,
    });
    expect(await stored()).toEqual([]);
  });
});
