import type { Actor } from '@/lib/core/actors/actor';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import type { AnimalListingDto } from '@/lib/market/animal-lots/dto';
import { createListing } from '@/lib/market/listings/create-listing';
import { uploadImage } from '@/lib/files/uploads/upload-image';
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
