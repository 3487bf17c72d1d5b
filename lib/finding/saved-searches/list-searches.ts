import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { savedSearchSelect, toSavedSearchDto, type SavedSearchDto } from './dto';

/** Returns the actor's saved searches, newest first. */
export async function listSearches(actor: Actor): Promise<SavedSearchDto[]> {
  const rows = await db.savedSearch.findMany({
    where: { userId: actor.id },
    orderBy: { id: 'desc' },
    select: savedSearchSelect,
  });
  return rows.map(toSavedSearchDto);
}
