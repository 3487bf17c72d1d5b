import type { Actor } from '@/lib/actors/actor';
import type { PostStatus } from './schema';

/** Everybody reads what is published; administrators preview the rest. */
export function mayReadPost(actor: Actor | null, { status }: { status: PostStatus }): boolean {
  return status === 'published' || actor?.role === 'admin';
}
