import 'server-only';
import { db } from '@/lib/core/db/client';
import type { Locale } from '@/lib/core/i18n/locales';
import type { PostCardDto, PostDto } from './dto';
import { cardsOf, readableIn } from './list-posts';

const SHOWN = 3;

/**
 * Lists further posts for a reader of `language`: those that share tags or the category first, then the newest.
 * Excludes the post's own translations.
 */
export async function relatedPosts(
  language: Locale,
  { id, category, tags, translations }: Pick<PostDto, 'id' | 'category' | 'tags' | 'translations'>,
): Promise<PostCardDto[]> {
  const ids = await db.$queryRaw<{ id: string }[]>`
    SELECT p.id FROM blog_posts p
    WHERE ${readableIn(language)} AND p.id <> ${id}::uuid AND p.slug <> ALL(${Object.values(translations)})
    ORDER BY cardinality(ARRAY(SELECT unnest(p.tags) INTERSECT SELECT unnest(${tags}::text[]))) + 2 * (p.category = ${category}::blog_category)::int DESC,
      p.published_at DESC, p.id DESC
    LIMIT ${SHOWN}`;
  return cardsOf(ids);
}
