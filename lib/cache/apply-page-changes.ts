import 'server-only';
import { revalidateTag } from 'next/cache';
import { rememberChangedTags } from './page-changes';

/**
 * Runs an adapter's work and expires, before its answer goes out, the pages that verbs made stale in it: whoever writes reads their own
 * write, and Next has the browser forget what it fetched ahead. Work that throws expires nothing here; what it committed is notified.
 */
export async function applyPageChanges<T>(work: () => Promise<T>): Promise<T> {
  const { result, tags } = await rememberChangedTags(work);
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  return result;
}
