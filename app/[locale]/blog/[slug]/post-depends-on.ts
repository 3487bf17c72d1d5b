import 'server-only';
import type { PostDto } from '@/lib/pages/blog/dto';
import { pageDependsOn } from '@/lib/core/cache/page-cache';
import { HOUR_MS } from '@/lib/core/durations';

/** Maximum age of the view count on a cached page. */
const LIFETIME_MS = HOUR_MS;

/** Caches a post's page for an hour, or until any post or the author's name changes. */
export async function postDependsOn({ author }: PostDto): Promise<void> {
  await pageDependsOn(
    ['blog', ...(author ? [`seller:${author.id}` as const] : [])],
    new Date(Date.now() + LIFETIME_MS),
  );
}
