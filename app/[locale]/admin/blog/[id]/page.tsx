import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AdminPage } from '@/components/moderation/admin/admin-page';
import { STATUS_TONES } from '@/components/pages/blog/admin/post-columns';
import { PostEditor } from '@/components/pages/blog/admin/post-editor';
import { PostsLink } from '@/components/pages/blog/admin/posts-link';
import { postCardLabels } from '@/components/pages/blog/labels';
import { Badge } from '@/components/ui/badge';
import { requireAdminPage } from '@/lib/web/auth/require-admin-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { getEditablePost, listTranslatable } from '@/lib/pages/blog/get-editable-post';
import { listVersions } from '@/lib/pages/blog/list-versions';
import { preview, save } from '../actions';

export const generateMetadata = unlistedMetadata('admin', 'blog.edit');

export default async function EditPostPage({ params }: PageProps<'/[locale]/admin/blog/[id]'>) {
  const { id } = await params;
  const { viewer, locale } = await requireAdminPage(`/admin/blog/${id}`);
  const post = await getEditablePost(viewer, id);
  if (!post) notFound();
  const [t, { categories }, translatable, versions] = await Promise.all([
    getTranslations({ locale, namespace: 'admin' }),
    postCardLabels(locale),
    listTranslatable(viewer, id),
    listVersions(viewer, post.translationOf ?? post.id),
  ]);
  return (
    <AdminPage
      title={t('blog.edit')}
      action={<PostsLink locale={locale} name={t('blog.title')} />}
      summary={<Badge tone={STATUS_TONES[post.status]}>{t(`blog.statuses.${post.status}`)}</Badge>}
    >
      {/* Keyed, so that the form's state of one post is never saved to another. */}
      <PostEditor
        key={post.id}
        post={post}
        others={versions.filter((version) => version.id !== post.id)}
        translatable={translatable}
        categories={categories}
        save={save}
        preview={preview}
      />
    </AdminPage>
  );
}
