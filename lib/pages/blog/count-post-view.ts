import 'server-only';
import { isRobot } from '@/lib/core/write-behind/robots';
import { db } from '@/lib/core/db/client';
import { writeBehind } from '@/lib/core/write-behind/write-behind';
import { consumeHere } from '@/lib/core/rate-limit/limit-here';
import { slugSchema } from './schema';

const views = writeBehind({
  name: 'blog views',
  write: async (counts) => {
    await db.$executeRaw`
      UPDATE blog_posts SET view_count = view_count + seen.count
      FROM unnest(${[...counts.keys()]}::text[], ${[...counts.values()]}::int[]) AS seen(slug, count)
      WHERE blog_posts.slug = seen.slug AND status = 'published'`;
  },
});

/** The reader; used for rate limiting only and never stored. */
type Reader = { address: string; userAgent: string | null };

/**
 * Counts a view of a published post in memory; totals are written every few seconds. Ignores robots and malformed
 * slugs.
 * @throws DomainError `rate_limited`.
 */
export async function countPostView(slug: string, { address, userAgent }: Reader): Promise<void> {
  if (isRobot(userAgent) || !slugSchema.safeParse(slug).success) return;
  await consumeHere('postViewByAddress', address);
  views.add(slug);
}
