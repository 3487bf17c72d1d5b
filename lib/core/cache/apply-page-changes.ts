import 'server-only';
import { revalidateTag } from 'next/cache';
import { rememberChangedTags } from './page-changes';
import { markRevalidated } from './page-cache-store.mjs';

/**
 * Runs an adapter's work and, before its response is sent, expires the pages that its verbs made stale, so that users
 * read their own writes and Next clears the browser's prefetched pages. If the work throws, nothing is expired here;
 * changes that it committed still reach every process through `page_changes`. With `keepsPrefetched` the browser keeps
 * them, for who goes on to the next of them at once and refreshes later.
 */
export async function applyPageChanges<T>(work: () => Promise<T>, keepsPrefetched = false): Promise<T> {
  const { result, tags } = await rememberChangedTags(work);
  if (keepsPrefetched) markRevalidated([...tags]);
  else for (const tag of tags) revalidateTag(tag, { expire: 0 });
  return result;
}
