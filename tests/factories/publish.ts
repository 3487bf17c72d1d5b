import type { Actor } from '@/lib/actors/actor';
import { ANIMAL_LISTINGS } from '@/lib/animals/animal-listings';
import type { AnimalListingDto } from '@/lib/animals/dto';
import { createListing } from '@/lib/listings/create-listing';
import { uploadImage } from '@/lib/uploads/upload-image';
import { listingFields } from './listing';
import { makePicture } from './picture';

/** Publishes animals as their seller does, with one picture. */
export async function publishAnimals(
  seller: Actor,
  traits: Parameters<typeof listingFields>[0],
): Promise<AnimalListingDto> {
  const { id } = await uploadImage(seller, { name: 'lote.jpg', bytes: await makePicture() });
  return createListing(seller, ANIMAL_LISTINGS, listingFields(traits), [id]);
}
