import type { Metadata } from 'next';
import { cache } from 'react';
import { blogMetadata } from '@/components/pages/blog/blog-metadata';
import { BlogPage } from '@/components/pages/blog/blog-page';
import { listPosts } from '@/lib/pages/blog/list-posts';
import { pageDependsOn } from '@/lib/core/cache/page-cache';
import { currentLocale } from '@/lib/core/i18n/current-locale';

const QUERY = { page: 1 };

const front = cache(async () => {
  const results = await listPosts(await currentLocale(), QUERY);
  await pageDependsOn(['blog']);
  return results;
});

export async function generateMetadata(): Promise<Metadata> {
  return blogMetadata(await currentLocale(), QUERY, await front());
}

/** `/blog` without a query: rendered once and cached until a post changes. */
export default async function BlogFrontPage() {
  return <BlogPage locale={await currentLocale()} query={QUERY} results={await front()} />;
}
