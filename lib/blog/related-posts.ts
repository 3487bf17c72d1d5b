import 'server-only';
import { db } from '@/lib/db/client';
import type { Locale } from '@/lib/i18n/locales';
import type { PostCardDto, PostDto } from './dto';
import { cardsOf, readableIn } from './list-posts';

const SHOWN = 3;

/** What a reader of `language` may want to read next: posts that share tags or the category come first, then the newest. Not its own translations. */
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
