import type { Actor } from '@/lib/core/actors/actor';
import type { PostStatus } from './schema';

/** Published posts are public; administrators can preview the others. */
export function mayReadPost(actor: Actor | null, { status }: { status: PostStatus }): boolean {
  return status === 'published' || actor?.role === 'admin';
}
