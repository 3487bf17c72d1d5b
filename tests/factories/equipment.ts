import { db, type Prisma } from '@/lib/core/db/client';
import { listingExpiry } from '@/lib/market/listings/schema';
import { makeUser } from './user';

/** Valid form fields of an equipment listing. */
export const equipmentInput = {
  title: 'Tractor John Deere 5075E',
  description: 'Service al día, cubiertas nuevas.',
  category: 'machinery',
  condition: 'good',
  brand: 'John Deere',
  model: '5075E',
  year: '2018',
  price: '28500.00',
  location: 'Durazno, Uruguay',
} as const;

/** Stores an equipment listing; without `userId`, of a new user. */
export async function makeEquipment(traits: Partial<Prisma.EquipmentListingUncheckedCreateInput> = {}) {
  const userId = traits.userId ?? (await makeUser()).id;
  return db.equipmentListing.create({
    data: { ...equipmentInput, year: 2018, expiresAt: listingExpiry(new Date()), ...traits, userId },
  });
}
