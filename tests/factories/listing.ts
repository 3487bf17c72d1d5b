import { animalListingFieldsSchema, type AnimalListingFields } from '@/lib/market/animal-lots/schema';
import { db, type Prisma } from '@/lib/core/db/client';
import { listingExpiry } from '@/lib/market/listings/schema';
import { makeUser } from './user';

/** Valid form fields of an animal listing. */
export const listingInput = {
  title: 'Toro Angus negro PP',
  description: 'Manso, criado a campo.',
  category: 'bovine',
  breed: 'Angus',
  age: '28',
  weight: '742',
  price: '4800.00',
  location: 'Tacuarembó, Uruguay',
} as const;

/** Parsed listing fields, as a verb receives them. */
export function listingFields(traits: Partial<Record<keyof AnimalListingFields, unknown>> = {}): AnimalListingFields {
  return animalListingFieldsSchema.parse({ ...listingInput, ...traits });
}

/** Stores a listing; without `userId`, of a new user. */
export async function makeListing(traits: Partial<Prisma.AnimalListingUncheckedCreateInput> = {}) {
  const userId = traits.userId ?? (await makeUser()).id;
  const { title, description, category, breed, price, location } = listingInput;
  return db.animalListing.create({
    data: {
      title,
      description,
      category,
      breed,
      age: 28,
      weight: 742,
      price,
      location,
      expiresAt: listingExpiry(new Date()),
      ...traits,
      userId,
    },
  });
}

/** The columns of a listing that is highlighted until `milliseconds` from now. */
export function highlighted(milliseconds: number) {
  return {
    isHighlighted: true,
    highlightDuration: 'week' as const,
    highlightUntil: new Date(Date.now() + milliseconds),
  };
}
