import { notFound, redirect } from 'next/navigation';
import { Article } from '@/components/pages/blog/article';
import { postPath } from '@/components/pages/blog/blog-metadata';
import { requireAdminPage } from '@/lib/web/auth/require-admin-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { getPostPreview } from '@/lib/pages/blog/get-post';
import { relatedPosts } from '@/lib/pages/blog/related-posts';
import { siteUrl } from '@/lib/core/i18n/site-url';

/** Rendered per request: only administrators see it. */
export const dynamic = 'force-dynamic';

export const generateMetadata = unlistedMetadata('admin', 'blog.preview');

/** Shows a draft or an archived post as its public page would look; a published post redirects to that page. */
export default async function PostPreviewPage({ params }: PageProps<'/[locale]/admin/blog/[id]/preview'>) {
  const { id } = await params;
  const { viewer, locale } = await requireAdminPage(`/admin/blog/${id}/preview`);
  const post = await getPostPreview(viewer, id);
  if (!post) notFound();
  if (post.status === 'published') redirect(postPath(post));
  return <Article locale={locale} post={post} related={await relatedPosts(locale, post)} siteUrl={siteUrl()} />;
}
