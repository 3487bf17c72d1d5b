import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { db } from '@/lib/core/db/client';
import { invalidField } from '@/lib/core/errors/domain-error';
import { readTag } from '@/lib/livestock/ids/tags';
import { lockOwnListing } from '@/lib/market/listings/lock-listing';
import { consume } from '@/lib/core/rate-limit/limit';
import { noteWrongId } from './note-wrong-id';
import { TAGS_MAX, type TagsInput } from './schema';

const WRONG = { format: 'tagFormat', check: 'tagCheckDigit' } as const;

/** Reads the tags of a list. @throws DomainError `invalid_input` at `tags`, naming the first wrong one. */
async function readTags(actor: Actor, text: string): Promise<Map<string, string>> {
  const tags = new Map<string, string>();
  for (const typed of text.split(/[\n,;]/).filter((line) => line.trim())) {
    const read = readTag(typed);
    if ('wrong' in read) {
      await noteWrongId(actor, 'tag');
      throw invalidField('tags', WRONG[read.wrong], { tag: typed.trim().slice(0, 40) });
    }
    tags.set(read.number, read.scheme);
  }
  if (tags.size > TAGS_MAX) throw invalidField('tags', 'tagsTooMany', { maximum: TAGS_MAX });
  return tags;
}

/**
 * Replaces the tags that a listing's owner declares; those that stay keep their check.
 * @throws DomainError `listing_not_found`, `invalid_input` at `tags`, `rate_limited`.
 */
export async function declareTags(actor: Actor, { listingId, tags: text }: TagsInput): Promise<void> {
  await consume('changeByUser', actor.id);
  const tags = await readTags(actor, text);
  await db.$transaction(async (tx) => {
    const listing = await lockOwnListing(tx, ANIMAL_LISTINGS, listingId, actor);
    await tx.declaredId.deleteMany({ where: { listingId, number: { notIn: [...tags.keys()] } } });
    await tx.declaredId.createMany({
      data: [...tags].map(([number, scheme]) => ({ userId: listing.userId, listingId, scheme, number })),
      skipDuplicates: true,
    });
    await pagesChanged(tx, [`listing:${listingId}`]);
  });
}
