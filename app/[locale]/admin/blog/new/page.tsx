import { getTranslations } from 'next-intl/server';
import { AdminPage } from '@/components/moderation/admin/admin-page';
import { PostEditor } from '@/components/pages/blog/admin/post-editor';
import { PostsLink } from '@/components/pages/blog/admin/posts-link';
import { postCardLabels } from '@/components/pages/blog/labels';
import { requireAdminPage } from '@/lib/web/auth/require-admin-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { listTranslatable } from '@/lib/pages/blog/get-editable-post';
import { listVersions } from '@/lib/pages/blog/list-versions';
import { languageOf } from '@/lib/core/i18n/locales';
import { preview, save } from '../actions';

export const generateMetadata = unlistedMetadata('admin', 'blog.write');

/** A new post: of its own, or with `of` and `language` another version of one. */
export default async function NewPostPage({ searchParams }: PageProps<'/[locale]/admin/blog/new'>) {
  const { of, language } = await searchParams;
  const { viewer, locale } = await requireAdminPage('/admin/blog/new');
  const [t, { categories }, translatable, others] = await Promise.all([
    getTranslations({ locale, namespace: 'admin' }),
    postCardLabels(locale),
    listTranslatable(viewer, null),
    listVersions(viewer, String(of ?? '')),
  ]);
  const [first] = others;
  const begun = first
    ? { language: languageOf(String(language ?? locale)), translationOf: String(of), category: first.category }
    : null;
  return (
    <AdminPage title={t('blog.write')} action={<PostsLink locale={locale} name={t('blog.title')} />}>
      <PostEditor
        post={null}
        begun={begun}
        others={others}
        translatable={translatable}
        categories={categories}
        save={save}
        preview={preview}
      />
    </AdminPage>
  );
}
