import 'server-only';
import { revalidateTag } from 'next/cache';
import { rememberChangedTags } from './page-changes';

/**
 * Runs an adapter's work and, before its response is sent, expires the pages that its verbs made stale, so that users
 * read their own writes and Next clears the browser's prefetched pages. If the work throws, nothing is expired here;
 * changes that it committed still reach every process through `page_changes`.
 */
export async function applyPageChanges<T>(work: () => Promise<T>): Promise<T> {
  const { result, tags } = await rememberChangedTags(work);
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  return result;
}
