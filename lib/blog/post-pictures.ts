import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import type { Transaction } from '@/lib/db/client';
import { invalidField } from '@/lib/errors/domain-error';
import { imageKeys } from '@/lib/uploads/image-keys';
import { STORED_PICTURE } from './schema';

type Pictured = { content: string; featuredImage: string | null };

/** The keys of our own pictures that a text names. */
const keysIn = (text: string | null): string[] =>
  [...(text ?? '').matchAll(STORED_PICTURE)].flatMap(([, key]) => key ?? []);

const keysOf = ({ content, featuredImage }: Pictured): string[] => [
  ...new Set([...keysIn(featuredImage), ...keysIn(content)]),
];

/** Of these keys, those that a post names. */
async function namedInPosts(tx: Transaction, keys: readonly string[]): Promise<Set<string>> {
  const rows = await tx.$queryRaw<{ key: string }[]>`
    SELECT key FROM unnest(${[...keys]}::text[]) AS key
    WHERE EXISTS (SELECT 1 FROM blog_posts WHERE strpos(content, key) > 0 OR strpos(coalesce(featured_image, ''), key) > 0)`;
  return new Set(rows.map(({ key }) => key));
}

/**
 * Takes the actor's uploads that a post names out of the waiting room. A picture that is neither waiting nor on a post already is gone.
 * @throws DomainError `invalid_input` on `featuredImage` or `content`.
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

/** The files that no post names any more, now that the one that was `before` has changed or gone. Ask within the same transaction. */
export async function abandonedFiles(tx: Transaction, before: Pictured): Promise<string[]> {
  const keys = keysOf(before);
  if (keys.length === 0) return [];
  const named = await namedInPosts(tx, keys);
  return imageKeys(keys.filter((key) => !named.has(key)));
}
