import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { animalListingFieldsSchema } from '@/lib/market/animal-lots/schema';
import { searchAnimalListings } from '@/lib/market/animal-lots/search-animal-listings';
import { parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { createLot } from '@/lib/market/auctions/create-lot';
import { lotFieldsSchema } from '@/lib/market/auctions/schema';
import { db } from '@/lib/core/db/client';
import { createListing } from '@/lib/market/listings/create-listing';
import { updateListing } from '@/lib/market/listings/update-listing';
import { uploadImage } from '@/lib/files/uploads/upload-image';
import { listingFields, listingInput } from '@/tests/factories/listing';
import { inMs } from '@/tests/factories/lot';
import { makePicture } from '@/tests/factories/picture';
import { makeUser } from '@/tests/factories/user';

const DAY = 86_400_000;

async function picture(actor: Parameters<typeof uploadImage>[0]): Promise<string[]> {
  return [(await uploadImage(actor, { name: 'foto.jpg', bytes: await makePicture() })).id];
}

describe('the language of a listing', () => {
  it('is the one that the seller chose, in searches as well, and a change without one keeps it', async () => {
    const { actor } = await makeUser();
    const fields = listingFields({ title: 'Brahman heifers', language: 'en' });
    const { id, language } = await createListing(actor, ANIMAL_LISTINGS, fields, await picture(actor));
    expect(language).toBe('en');
    const { query } = parseAnimalListingQuery({ search: 'Brahman heifers' });
    expect((await searchAnimalListings(query)).listings).toMatchObject([{ id, language: 'en' }]);
    const change = (traits: Parameters<typeof listingFields>[0]) =>
      updateListing(actor, ANIMAL_LISTINGS, id, listingFields(traits), []);
    expect(await change({ title: 'Otro' })).toMatchObject({ title: 'Otro', language: 'en' });
    expect(await change({ language: 'pt' })).toMatchObject({ language: 'pt' });
  });

  it('is Spanish by default, and only the three languages are accepted', async () => {
    const { actor } = await makeUser();
    const listing = await createListing(actor, ANIMAL_LISTINGS, listingFields(), await picture(actor));
    expect(listing.language).toBe('es');
    expect(animalListingFieldsSchema.safeParse({ ...listingInput, language: 'fr' }).success).toBe(false);
    await expect(
      db.$executeRaw`UPDATE cattle_listings SET language = 'fr' WHERE id = ${listing.id}::uuid`,
    ).rejects.toThrow('language_known');
  });

  it('is stored with a lot', async () => {
    const { actor } = await makeUser();
    const lot = await createLot(
      actor,
      lotFieldsSchema.parse({
        title: 'Forty steers',
        category: 'bovine',
        breed: 'Angus',
        location: 'Amarillo, Texas',
        startingPrice: '900',
        endTime: inMs(DAY).toISOString(),
        language: 'en',
      }),
      await picture(actor),
    );
    expect(lot).toMatchObject({ title: 'Forty steers', language: 'en' });
  });
});
