import 'server-only';
import type { PostDto } from '@/lib/blog/dto';
import { pageDependsOn } from '@/lib/cache/page-cache';

/** The number of views on a page may be this old. */
const LIFETIME_MS = 60 * 60_000;

/** Declares that a post's page lasts for an hour, or until any post changes, or the author is called otherwise. */
export async function postDependsOn({ author }: PostDto): Promise<void> {
  await pageDependsOn(
    ['blog', ...(author ? [`seller:${author.id}` as const] : [])],
    new Date(Date.now() + LIFETIME_MS),
  );
}
