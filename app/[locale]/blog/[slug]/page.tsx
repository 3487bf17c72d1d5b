import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { Article } from '@/components/pages/blog/article';
import { postMetadata } from '@/components/pages/blog/blog-metadata';
import { getPost } from '@/lib/pages/blog/get-post';
import { relatedPosts } from '@/lib/pages/blog/related-posts';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { localizedPath } from '@/lib/core/i18n/paths';
import { siteUrl } from '@/lib/core/i18n/site-url';
import { postDependsOn } from './post-depends-on';

type Props = { params: Promise<{ slug: string }> };

const published = cache((slug: string) => getPost(null, slug));

/** None at build time, which has no database; each page is rendered on its first request. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return postMetadata(await currentLocale(), await published((await params).slug));
}

/**
 * A published post, the same page for everybody: cached until any post changes, because it links to other posts. If the
 * post has a translation in the requested language, redirects to it.
 */
export default async function PostPage({ params }: Props) {
  const { slug } = await params;
  const [locale, post] = await Promise.all([currentLocale(), published(slug)]);
  if (!post) notFound();
  const translation = post.translations[locale];
  if (translation && translation !== slug) redirect(localizedPath(locale, `/blog/${translation}`));
  const related = await relatedPosts(locale, post);
  await postDependsOn(post);
  return <Article locale={locale} post={post} related={related} siteUrl={siteUrl()} />;
}
