import 'server-only';
import { db } from '@/lib/db/client';
import { writeBehind } from '@/lib/counters/write-behind';
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

/** Counts one reading of a published post, in memory: sums are written every few seconds. What is no slug is nothing. */
export function countPostView(slug: string): void {
  if (slugSchema.safeParse(slug).success) views.add(slug);
}
