import sharp from 'sharp';
import { db } from '@/lib/core/db/client';
import { storage } from '@/lib/files/storage/storage';
import { uploadImage } from '@/lib/files/uploads/upload-image';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { copyPictures } from '@/lib/market/listings/copy-pictures';
import { createListing } from '@/lib/market/listings/create-listing';
import { deleteListing } from '@/lib/market/listings/delete-listing';
import { listingFields } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';

async function publish() {
  const { actor } = await makeUser();
  const bytes = await sharp('public/art/blog-cattle-care.webp').jpeg().toBuffer();
  const upload = await uploadImage(actor, { name: 'a.jpg', bytes });
  const { id, images } = await createListing(actor, ANIMAL_LISTINGS, listingFields(), [upload.id]);
  return { actor, id, address: images[0] ?? '' };
}

it('a listing’s pictures are copied for another publication, and stay when the listing is deleted', async () => {
  const { actor, id, address } = await publish();
  const [copy] = await copyPictures(actor, [address]);
  const upload = await db.upload.findUniqueOrThrow({ where: { id: copy ?? '' } });
  expect(upload).toMatchObject({
    userId: actor.id,
    kind: 'image',
    key: expect.stringMatching(/^listings\//) as string,
  });
  expect(address).not.toContain(upload.key);
  await deleteListing(actor, ANIMAL_LISTINGS, id);
  const file = await storage().get(`${upload.key}-1600.webp`);
  file?.body.destroy();
  expect(file).not.toBeNull();
});

it('nobody copies the pictures of somebody else', async () => {
  const { address } = await publish();
  const { actor } = await makeUser();
  await expect(copyPictures(actor, [address])).rejects.toMatchObject({ code: 'invalid_input' });
});
