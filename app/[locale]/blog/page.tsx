import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { blogMetadata } from '@/components/pages/blog/blog-metadata';
import { BlogPage } from '@/components/pages/blog/blog-page';
import { listPosts } from '@/lib/pages/blog/list-posts';
import { parseBlogQuery } from '@/lib/pages/blog/query-schema';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { withFirstWords, type RawQuery } from '@/lib/core/validation/list-query';

/** Rendered per request: the page depends on the query. Without a query, `/blog` is the cached page of `blog-front`. */
export const dynamic = 'force-dynamic';

type Props = { searchParams: Promise<RawQuery> };

/** Runs the search once for both the page and its metadata. */
const found = cache(async (raw: string) => {
  const { query } = parseBlogQuery(withFirstWords(JSON.parse(raw) as RawQuery));
  const results = await listPosts(await currentLocale(), query);
  if (query.page > results.totalPages) notFound();
  return { query, results };
});

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { query, results } = await found(JSON.stringify(await searchParams));
  return blogMetadata(await currentLocale(), query, results);
}

export default async function BlogSearchPage({ searchParams }: Props) {
  return <BlogPage locale={await currentLocale()} {...await found(JSON.stringify(await searchParams))} />;
}
