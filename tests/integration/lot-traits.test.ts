import type { Actor } from '@/lib/core/actors/actor';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { traitRows } from '@/lib/market/animal-lots/lots/sheet';
import { traitsError } from '@/lib/livestock/facts/traits';
import { createListing } from '@/lib/market/listings/create-listing';
import { updateListing } from '@/lib/market/listings/update-listing';
import { uploadImage } from '@/lib/files/uploads/upload-image';
import { listingFields } from '@/tests/factories/listing';
import { makePicture } from '@/tests/factories/picture';
import { refusalOf } from '@/tests/factories/refusal';
import { makeUser } from '@/tests/factories/user';

type Traits = Parameters<typeof listingFields>[0];

describe('traitsError', () => {
  const EPD = { trait: 'WW', value: 62, accuracy: 0.8 };
  it.each([
    ['bovine', { monthsPregnant: 5, ticks: 'free', hormoneFree: true, pregnancyOn: '2026-10-30' }, true],
    ['bovine', { micron: 19 }, false],
    ['ovine', { micron: 19.5 }, true],
    ['bovine', { monthsPregnant: 11 }, false],
    ['bovine', { hormoneFree: false }, false],
    ['bovine', { coat: 'x'.repeat(81) }, false],
    ['bovine', { epds: Array.from({ length: 12 }, () => EPD) }, true],
    ['bovine', { epds: Array.from({ length: 13 }, () => EPD) }, false],
    [
      'bovine',
      {
        mix: [
          { breed: 'Angus', heads: 30 },
          { breed: 'Hereford', heads: 10 },
        ],
      },
      true,
    ],
    [
      'bovine',
      {
        mix: [
          { breed: 'Angus', heads: 30 },
          { breed: 'Hereford', heads: 9 },
        ],
      },
      false,
    ],
    ['bovine', { faults: [{ what: 'cola cortada', heads: 40 }] }, true],
    ['bovine', { faults: [{ what: 'cola cortada', heads: 41 }] }, false],
  ] as const)('%s %j: %s', (category, traits, expected) => {
    expect(traitsError(category, traits, 40) === null).toBe(expected);
  });
});

it('traitRows says them in the reader’s language', () => {
  const traits = { litresDay: 28, ticks: 'free', traced: true, mix: [{ breed: 'Angus', heads: 30 }] };
  expect(traitRows('es', 'bovine', traits)).toEqual([
    { name: 'Composición por raza', value: '30\u00a0Angus' },
    { name: 'Leche por día', value: '28\u00a0l' },
    { name: 'Garrapata', value: 'Libre' },
    { name: 'Trazabilidad individual', value: 'Sí' },
  ]);
  expect(traitRows('en', 'bovine', { ticks: 'free' })).toEqual([{ name: 'Ticks', value: 'Free' }]);
});

describe('the traits of a listing', () => {
  let seller: Actor;

  beforeAll(async () => {
    seller = (await makeUser()).actor;
  });

  async function publish(traits: Traits) {
    const { id } = await uploadImage(seller, { name: 'lote.jpg', bytes: await makePicture() });
    return createListing(seller, ANIMAL_LISTINGS, listingFields(traits), [id]);
  }
  const change = (id: string, traits: Traits) => updateListing(seller, ANIMAL_LISTINGS, id, listingFields(traits), []);
  const traits = {
    ticks: 'free',
    mix: [
      { breed: 'Angus', heads: 30 },
      { breed: 'Hereford', heads: 10 },
    ],
  };
  const REFUSED = { traits: [{ key: 'traits' }] };

  it('are stored, stay while a change is silent on them, and are replaced as a whole', async () => {
    const { id, lot } = await publish({ headCount: '40', traits: JSON.stringify(traits) });
    expect(lot.traits).toEqual(traits);
    expect((await change(id, {})).lot.traits).toEqual(traits);
    expect((await change(id, { traits: { feed: 'grass' } })).lot.traits).toEqual({ feed: 'grass' });
    expect((await change(id, { traits: '{}' })).lot.traits).toEqual({});
  });

  it('must agree with the number of head that is stored, or that changes', async () => {
    const { id } = await publish({ headCount: '40', traits });
    expect((await refusalOf(change(id, { headCount: '41' }))).fields).toEqual(REFUSED);
    const faults = [{ what: 'cola cortada', heads: 41 }];
    expect((await refusalOf(change(id, { traits: { faults } }))).fields).toEqual(REFUSED);
  });

  it('go with the category that they belong to', async () => {
    const { id } = await publish({ headCount: '40', traits });
    const sheep = await change(id, { category: 'ovine', breed: 'Merino' });
    expect(sheep.lot.traits).toEqual({});
  });
});
