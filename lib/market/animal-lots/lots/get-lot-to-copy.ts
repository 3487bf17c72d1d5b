import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { copyableBy } from '@/lib/market/listings/policy';
import { isId } from '@/lib/core/validation/fields';
import { animalListingSelect, toAnimalListingDto, type AnimalListingDto } from '../dto';

/** Returns the actor's listing with the id, or their latest, to begin another from; null if there is none such. */
export async function getLotToCopy(actor: Actor, id?: string): Promise<AnimalListingDto | null> {
  if (id !== undefined && !isId(id)) return null;
  const row = await db.animalListing.findFirst({
    where: { ...copyableBy(actor), ...(id !== undefined && { id }) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: animalListingSelect,
  });
  return row && toAnimalListingDto(row);
}
