import type { Actor } from '@/lib/core/actors/actor';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { searchAnimalListings } from '@/lib/market/animal-lots/search-animal-listings';
import { createListing } from '@/lib/market/listings/create-listing';
import { updateListing } from '@/lib/market/listings/update-listing';
import { titlesIn } from '@/lib/market/topics/titles-in';
import { uploadImage } from '@/lib/files/uploads/upload-image';
import { listingFields, listingInput } from '@/tests/factories/listing';
import { makePicture } from '@/tests/factories/picture';
import { refusalOf } from '@/tests/factories/refusal';
import { makeUser } from '@/tests/factories/user';

type Traits = Parameters<typeof listingFields>[0];

describe('a title from the facts', () => {
  let seller: Actor;

  beforeAll(async () => {
    seller = (await makeUser()).actor;
  });

  const heifers = { title: undefined, titleAuto: 'true', class: 'heifer_bred', headCount: '24', weight: '380' };

  async function publish(traits: Traits) {
    const { id } = await uploadImage(seller, { name: 'lote.jpg', bytes: await makePicture() });
    return createListing(seller, ANIMAL_LISTINGS, listingFields(traits), [id]);
  }
  const change = (id: string, traits: Traits) => updateListing(seller, ANIMAL_LISTINGS, id, listingFields(traits), []);

  it('is stored in the language of the listing and answered in all', async () => {
    expect(await publish(heifers)).toMatchObject({
      title: '24 vaquillonas preñadas Angus, 380 kg',
      lot: {
        titleAuto: true,
        titles: {
          es: '24 vaquillonas preñadas Angus, 380 kg',
          en: '24 bred Angus heifers, 838 lb',
          pt: '24 novilhas prenhes Angus, 380 kg',
        },
      },
    });
    expect(await publish({ ...heifers, language: 'pt', location: 'Bagé, RS, Brasil', class: 'calf_m' })).toMatchObject({
      title: '24 terneiros Angus, 380 kg',
      lot: { titles: { es: '24 terneros Angus, 380 kg', pt: '24 terneiros Angus, 380 kg' } },
    });
  });

  it('says what the place of the listing calls the class, and is found by it', async () => {
    const { id, title } = await publish({ ...heifers, breed: 'Beefmaster', location: 'Chihuahua, México' });
    expect(title).toBe('24 novillonas cargadas Beefmaster, 380 kg');
    const { query } = parseAnimalListingQuery({ search: 'novillonas cargadas beefmaster' });
    expect((await searchAnimalListings(query)).listings.map((one) => one.id)).toEqual([id]);
  });

  it('follows the facts, also those that a change does not repeat', async () => {
    const { id } = await publish(heifers);
    const changed = await change(id, { title: undefined, titleAuto: 'true', headCount: '1', weight: '400' });
    expect(changed).toMatchObject({ title: 'Vaquillona preñada Angus, 400 kg', lot: { titleAuto: true } });
  });

  it('is read in the language of its reader wherever somebody kept it, until the facts change', async () => {
    const { id, title } = await publish(heifers);
    const own = await publish({});
    const kept = { id, title, image: null };
    const titled = await titlesIn('pt', [id, own.id]);
    expect(titled(kept)).toEqual({ ...kept, title: '24 novilhas prenhes Angus, 380 kg', language: 'pt' });
    expect(titled(own)).toBe(own);
    expect((await titlesIn('es', [id]))(kept)).toBe(kept);
    await change(id, { title: undefined, titleAuto: 'true', headCount: '20' });
    expect((await titlesIn('pt', [id]))(kept)).toBe(kept);
  });

  it('ends when the seller writes one', async () => {
    const { id } = await publish(heifers);
    const changed = await change(id, { title: 'Vaquillonas de El Ceibo' });
    expect(changed).toMatchObject({ title: 'Vaquillonas de El Ceibo', lot: { titleAuto: false, titles: null } });
  });

  it('is not written where the seller gave a title', async () => {
    expect(await publish({})).toMatchObject({ title: listingInput.title, lot: { titleAuto: false, titles: null } });
  });

  it('needs a class, and one of both must be there', async () => {
    const withoutClass = await refusalOf(publish({ ...heifers, class: undefined }));
    expect(withoutClass.fields).toEqual({ class: [{ key: 'titleNeedsClass' }] });
    expect(() => listingFields({ title: ' ' })).toThrow('titleRequired');
    expect(() => listingFields({ title: undefined })).toThrow('titleRequired');
  });
});
