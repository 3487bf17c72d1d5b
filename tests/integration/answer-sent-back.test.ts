import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { getAnimalListing } from '@/lib/market/animal-lots/get-animal-listing';
import { animalListingChangesSchema } from '@/lib/market/animal-lots/schema';
import { db } from '@/lib/core/db/client';
import { EQUIPMENT_LISTINGS } from '@/lib/market/equipment/equipment-listings';
import { getEquipmentListing } from '@/lib/market/equipment/get-equipment-listing';
import { equipmentListingChangesSchema } from '@/lib/market/equipment/schema';
import { updateListing } from '@/lib/market/listings/update-listing';
import { asForm } from '@/tests/factories/as-form';
import { makeEquipment } from '@/tests/factories/equipment';
import { highlighted, makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';

const DAY = 86_400_000;

const STATES = [
  ['plain', {}],
  ['highlighted', highlighted(3 * DAY)],
  ['no longer highlighted', highlighted(-1000)],
  ['paused', { isActive: false }],
  ['expired', { expiresAt: new Date(Date.now() - DAY) }],
  ['sold', { soldAt: new Date(), isActive: false }],
  ['taken down', { takenDownAt: new Date(), isActive: false }],
] as const;

/** Simulates a client that reads a listing, changes one field and sends all of it back. */
describe.each(STATES)('the answer of the API about a listing that is %s, sent back', (_, traits) => {
  it('changes nothing of an animal but what the client changed', async () => {
    const { actor } = await makeUser();
    const { id } = await makeListing({ userId: actor.id, ...traits });
    const before = await getAnimalListing(actor, id);
    const sent = animalListingChangesSchema.parse({ ...asForm(before ?? {}), title: 'Otro título' });
    await updateListing(actor, ANIMAL_LISTINGS, id, sent, []);
    const after = await getAnimalListing(actor, id);
    expect({ ...after, updatedAt: '' }).toEqual({ ...before, title: 'Otro título', updatedAt: '' });
    expect(await db.transaction.count({ where: { listingId: id } })).toBe(0);
  });

  it('changes nothing of equipment but what the client changed', async () => {
    const { actor } = await makeUser();
    const { id } = await makeEquipment({ userId: actor.id, ...traits });
    const before = await getEquipmentListing(actor, id);
    const sent = equipmentListingChangesSchema.parse({ ...asForm(before ?? {}), title: 'Otro título' });
    await updateListing(actor, EQUIPMENT_LISTINGS, id, sent, []);
    const after = await getEquipmentListing(actor, id);
    expect({ ...after, updatedAt: '' }).toEqual({ ...before, title: 'Otro título', updatedAt: '' });
    expect(await db.transaction.count({ where: { equipmentId: id } })).toBe(0);
  });
});
