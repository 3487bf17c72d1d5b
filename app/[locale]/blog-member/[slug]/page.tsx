import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { Article } from '@/components/blog/article';
import { postMetadata } from '@/components/blog/blog-metadata';
import { getViewer } from '@/lib/auth/viewer';
import { getPost } from '@/lib/blog/get-post';
import { relatedPosts } from '@/lib/blog/related-posts';
import { currentLocale } from '@/lib/i18n/current-locale';
import { localizedPath } from '@/lib/i18n/paths';
import { siteUrl } from '@/lib/i18n/site-url';

/** Rendered per request: what it shows depends on who looks. */
export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ slug: string }> };

const readable = cache(async (slug: string) => getPost(await getViewer(), slug));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return postMetadata(await currentLocale(), await readable((await params).slug));
}

/** `/blog/{slug}` for whoever brings a session: administrators preview what is not published. */
export default async function PostMemberPage({ params }: Props) {
  const { slug } = await params;
  const [locale, post] = await Promise.all([currentLocale(), readable(slug)]);
  if (!post) notFound();
  const translation = post.translations[locale];
  if (post.status === 'published' && translation && translation !== slug)
    redirect(localizedPath(locale, `/blog/${translation}`));
  return <Article locale={locale} post={post} related={await relatedPosts(locale, post)} siteUrl={siteUrl()} />;
}
