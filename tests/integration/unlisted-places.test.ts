import type { Actor } from '@/lib/core/actors/actor';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { searchAnimalListings } from '@/lib/market/animal-lots/search-animal-listings';
import { createLot } from '@/lib/market/auctions/create-lot';
import { lotFieldsSchema } from '@/lib/market/auctions/schema';
import { db } from '@/lib/core/db/client';
import { EQUIPMENT_LISTINGS } from '@/lib/market/equipment/equipment-listings';
import { equipmentListingFieldsSchema } from '@/lib/market/equipment/schema';
import { DAY_MS } from '@/lib/core/durations';
import { createListing } from '@/lib/market/listings/create-listing';
import { updateListing } from '@/lib/market/listings/update-listing';
import { placeColumns } from '@/lib/places/place-columns';
import { parseInput } from '@/lib/web/request-bodies/read-body';
import { uploadImage } from '@/lib/files/uploads/upload-image';
import { equipmentInput } from '@/tests/factories/equipment';
import { listingFields, makeListing } from '@/tests/factories/listing';
import { inMs, lotInput } from '@/tests/factories/lot';
import { makePicture } from '@/tests/factories/picture';
import { refusalOf } from '@/tests/factories/refusal';
import { makeUser } from '@/tests/factories/user';

const UNKNOWN = { code: 'invalid_input', fields: { location: [{ key: 'placeUnknown' }] } };
const UNLISTED = 'Paraje Los Ceibos, Tacuarembó, Uruguay';

let seller: Actor;
const picture = async () => (await uploadImage(seller, { name: 'foto.jpg', bytes: await makePicture() })).id;

beforeEach(async () => {
  seller = (await makeUser()).actor;
});

const CONTACT = { code: 'invalid_input', fields: { location: [{ key: 'placeContact' }] } };

it.each([
  ['nobody knows', 'xxqz', UNKNOWN],
  ['a telephone is', 'llame al 099 123 456, Salto', CONTACT],
  ['a website is', 'www.campo.example, Salto, Uruguay', CONTACT],
  ['somebody asks to be written to', 'escribime al privado, Salto', CONTACT],
])('no listing, equipment or lot stands where %s', async (_what, location, refusal) => {
  const equipment = parseInput(equipmentListingFieldsSchema, { ...equipmentInput, location });
  const lot = parseInput(lotFieldsSchema, { ...lotInput, endTime: inMs(DAY_MS).toISOString(), location });
  for (const publish of [
    async () => createListing(seller, ANIMAL_LISTINGS, listingFields({ location }), [await picture()]),
    async () => createListing(seller, EQUIPMENT_LISTINGS, equipment, [await picture()]),
    async () => createLot(seller, lot, [await picture()]),
  ])
    expect(await refusalOf(publish())).toMatchObject(refusal);
});

it.each(['Ruta 5 km 386, padrón 12.345, Salto, Uruguay', 'CEP 79002-190, Campo Grande, Mato Grosso do Sul, Brasil'])(
  'figures that are no telephone may stand in a place: %s',
  async (location) => {
    const { id } = await createListing(seller, ANIMAL_LISTINGS, listingFields({ location }), [await picture()]);
    expect(await db.animalListing.findUniqueOrThrow({ where: { id } })).toMatchObject({ location });
  },
);

it('a place of one’s own in a region is kept as it was written, and found in the region', async () => {
  const { id } = await createListing(seller, ANIMAL_LISTINGS, listingFields({ location: UNLISTED }), [await picture()]);
  const { regionId } = placeColumns('Tacuarembó, Uruguay');
  expect(await db.animalListing.findUniqueOrThrow({ where: { id } })).toMatchObject({
    location: UNLISTED,
    placeId: null,
    country: 'UY',
    regionId,
    lat: null,
    lon: null,
  });
  const { query } = parseAnimalListingQuery({ country: 'UY', region: String(regionId) });
  expect((await searchAnimalListings(query)).listings.map((listing) => listing.id)).toContain(id);
});

it('an older listing keeps its text until its seller writes another', async () => {
  const { id } = await makeListing({ userId: seller.id, location: 'Campo sin mapa' });
  const update = (location: string) => updateListing(seller, ANIMAL_LISTINGS, id, listingFields({ location }), []);
  expect(await update('Campo sin mapa')).toMatchObject({ location: 'Campo sin mapa' });
  expect(await refusalOf(update('Otro campo sin mapa'))).toMatchObject(UNKNOWN);
  expect(await update(UNLISTED)).toMatchObject({ location: UNLISTED });
});
