import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { NextRequest } from 'next/server';
import { GET } from '@/app/media/[...key]/route';
import { changePicture } from '@/lib/accounts/accounts/change-picture';
import type { Actor } from '@/lib/core/actors/actor';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { db } from '@/lib/core/db/client';
import { createListing } from '@/lib/market/listings/create-listing';
import { storage } from '@/lib/files/storage/storage';
import { releaseUploads } from '@/lib/files/uploads/release-uploads';
import { uploadImage } from '@/lib/files/uploads/upload-image';
import { uploadVideo } from '@/lib/files/uploads/upload-video';
import { cameraVideo } from '@/tests/factories/camera-videos';
import { listingFields } from '@/tests/factories/listing';
import { makePicture } from '@/tests/factories/picture';
import { refusalOf } from '@/tests/factories/refusal';
import { makeUser } from '@/tests/factories/user';

let asking: Actor | null = null;
jest.mock('@/lib/web/auth/viewer', () => ({ getViewer: () => Promise.resolve(asking) }));

/** Asks for a file as somebody, as browsers do. */
async function ask(who: Actor | null, url: string, range?: string): Promise<Response> {
  asking = who;
  const request = new NextRequest(`http://localhost${url}`, { headers: range ? { range } : {} });
  return GET(request, { params: Promise.resolve({ key: url.slice('/media/'.length).split('/') }) });
}

const picture = async () => ({ name: 'foto.jpg', bytes: await makePicture('jpeg', 60, 40) });
const video = async () => ({ name: 'v.mp4', body: Readable.from([await cameraVideo('phone.mp4')]) });

let newcomer: Actor;
let seller: Actor;

beforeEach(async () => {
  newcomer = (await makeUser({ emailConfirmedAt: null })).actor;
  seller = (await makeUser()).actor;
});

describe('what an account without a confirmed address uploads', () => {
  it('is seen by its owner and nobody else, is not cached, and keeps byte ranges', async () => {
    const { url, thumbnailUrl } = await uploadImage(newcomer, await picture());
    const film = await uploadVideo(newcomer, await video());
    for (const address of [url, thumbnailUrl, film]) {
      const own = await ask(newcomer, address);
      expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      expect(own.headers.get('cross-origin-resource-policy')).toBe('same-origin');
      for (const other of [seller, null]) expect((await ask(other, address)).status).toBe(404);
      // Where it will be once it is published there is nothing yet.
      expect((await ask(null, address.replace('/private/pending', ''))).status).toBe(404);
    }
    const part = await ask(newcomer, film, 'bytes=4-7');
    expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
  });

  it('is published with a listing, once the address is confirmed, and its old address leads there', async () => {
    const { id, url } = await uploadImage(newcomer, await picture());
    const film = await uploadVideo(newcomer, await video());
    const confirmed = { ...newcomer, emailConfirmed: true };
    const listing = await createListing(confirmed, ANIMAL_LISTINGS, { ...listingFields(), videoFile: film }, [id]);
    const { images, videoFile } = await db.animalListing.findUniqueOrThrow({ where: { id: listing.id } });
    expect(images[0]).toMatch(/^listings\//);
    expect(videoFile).toMatch(/^videos\//);
    for (const address of [url, film]) {
      const moved = await ask(null, address);
      expect([moved.status, moved.headers.get('location')]).toEqual([307, address.replace('/private/pending', '')]);
      expect((await ask(null, moved.headers.get('location') ?? '')).status).toBe(200);
      expect(await storage().get(address.slice('/media/'.length))).toBeNull();
    }
    // Copies of it are recognised by the name that it has now.
    expect(await db.pictureHash.count({ where: { key: images[0] ?? '' } })).toBe(1);
  });

  it('is released whole, however often at once', async () => {
    const { url } = await uploadImage(newcomer, await picture());
    const confirmed = { ...newcomer, emailConfirmed: true };
    await Promise.allSettled([1, 2, 3].map(() => releaseUploads(confirmed)));
    const file = await storage().get(url.replace('/media/private/pending/', ''));
    expect(file && (await buffer(file.body)).length).toBeGreaterThan(50);
    expect(await db.upload.findMany({ where: { userId: newcomer.id }, select: { key: true } })).toEqual([
      { key: expect.stringMatching(/^listings\//) as string },
    ]);
  });

  it('is no portrait, which others see', async () => {
    expect(await refusalOf(changePicture(newcomer, await picture()))).toMatchObject({ code: 'email_unconfirmed' });
  });
});

it('what others upload has its address at once; nothing else below private/ is read', async () => {
  const { url } = await uploadImage(seller, await picture());
  expect(url).toMatch(/^\/media\/listings\//);
  expect((await ask(null, url)).status).toBe(200);
  await storage().put('private/pending-papers/a.webp', Buffer.from('secret'), 'image/webp');
  for (const path of ['/media/private/pending-papers/a.webp', '/media/private/verification/a.jpg'])
    expect((await ask(seller, path)).status).toBe(404);
  // Whoever knows a path below the folder learns no other one.
  expect((await ask(seller, '/media/private/pending/private/verification/a.jpg')).headers.get('location')).toBe(
    '/media/private/verification/a.jpg',
  );
});
