import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import type { Transaction } from '@/lib/core/db/client';
import { invalidField } from '@/lib/core/errors/domain-error';
import { imageKeys } from '@/lib/files/uploads/image-keys';
import { STORED_PICTURE } from './schema';

type Pictured = { content: string; featuredImage: string | null };

/** Returns the storage keys of our own pictures that a text refers to. */
const keysIn = (text: string | null): string[] =>
  [...(text ?? '').matchAll(STORED_PICTURE)].flatMap(([, key]) => key ?? []);

const keysOf = ({ content, featuredImage }: Pictured): string[] => [
  ...new Set([...keysIn(featuredImage), ...keysIn(content)]),
];

/** Returns those of the keys that some post refers to. */
async function namedInPosts(tx: Transaction, keys: readonly string[]): Promise<Set<string>> {
  const rows = await tx.$queryRaw<{ key: string }[]>`
    SELECT key FROM unnest(${[...keys]}::text[]) AS key
    WHERE EXISTS (SELECT 1 FROM blog_posts WHERE strpos(content, key) > 0 OR strpos(coalesce(featured_image, ''), key) > 0)`;
  return new Set(rows.map(({ key }) => key));
}

/**
 * Claims the actor's pending uploads that a post refers to. Any other picture must be used by a post already.
 * @throws DomainError `invalid_input` at `featuredImage` or `content` if a picture no longer exists.
 */
export async function claimPostPictures(tx: Transaction, actor: Actor, post: Pictured): Promise<void> {
  const keys = keysOf(post);
  if (keys.length === 0) return;
  const claimed = await tx.$queryRaw<{ key: string }[]>`
    DELETE FROM uploads WHERE user_id = ${actor.id}::uuid AND kind = 'image' AND key = ANY(${keys}) RETURNING key`;
  const known = await namedInPosts(tx, keys);
  for (const { key } of claimed) known.add(key);
  for (const field of ['featuredImage', 'content'] as const) {
    if (keysIn(post[field]).some((key) => !known.has(key))) throw invalidField(field, 'imageGone');
  }
}

/**
 * Returns the files that no post refers to any more after `before` was changed or deleted. Call it in the same
 * transaction.
 */
export async function abandonedFiles(tx: Transaction, before: Pictured): Promise<string[]> {
  const keys = keysOf(before);
  if (keys.length === 0) return [];
  const named = await namedInPosts(tx, keys);
  return imageKeys(keys.filter((key) => !named.has(key)));
}
