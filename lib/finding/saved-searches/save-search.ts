import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { lockUser } from '@/lib/core/db/locks';
import { DomainError } from '@/lib/core/errors/domain-error';
import type { Locale } from '@/lib/core/i18n/locales';
import { consume } from '@/lib/core/rate-limit/limit';
import type { VisitorPlace } from '@/lib/places/dto';
import { savedSearchSelect, toSavedSearchDto, type SavedSearchDto } from './dto';
import { SEARCHES_MAX, type SavedSearchFields } from './schema';
import { understoodQuery } from './understood-query';

/**
 * Saves a search of the actor's, a sentence as it is understood in their language and country; they are notified of
 * listings published from now on.
 * @throws DomainError `search_name_taken` at `name`, `saved_searches_full` if they have twenty already,
 * `rate_limited`.
 */
export async function saveSearch(
  actor: Actor,
  { name, query: asked, frequency }: SavedSearchFields,
  locale: Locale,
  from?: VisitorPlace,
): Promise<SavedSearchDto> {
  await consume('savedSearchByUser', actor.id);
  const query = await understoodQuery(asked, locale, from);
  return db.$transaction(async (tx) => {
    // Serializes the user's requests, so that concurrent ones can't exceed the maximum.
    await lockUser(tx, actor.id);
    const kept = await tx.savedSearch.findMany({ where: { userId: actor.id }, select: { name: true } });
    if (kept.some((search) => search.name === name)) {
      throw new DomainError('search_name_taken', { fields: { name: [{ key: 'searchNameTaken' }] } });
    }
    if (kept.length >= SEARCHES_MAX) throw new DomainError('saved_searches_full');
    return toSavedSearchDto(
      await tx.savedSearch.create({ data: { userId: actor.id, name, query, frequency }, select: savedSearchSelect }),
    );
  });
}
