import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AdminPage } from '@/components/moderation/admin/admin-page';
import { PostEditor } from '@/components/pages/blog/admin/post-editor';
import { postCardLabels } from '@/components/pages/blog/labels';
import { requireAdminPage } from '@/lib/web/auth/require-admin-page';
import { listTranslatable } from '@/lib/pages/blog/get-editable-post';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { preview, save } from '../actions';

/** Rendered per request: the page depends on the session. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await currentLocale(), namespace: 'admin' });
  return { title: t('blog.write'), robots: { index: false } };
}

export default async function NewPostPage() {
  const locale = await currentLocale();
  const viewer = await requireAdminPage('/admin/blog/new');
  const [t, { categories }, translatable] = await Promise.all([
    getTranslations({ locale, namespace: 'admin' }),
    postCardLabels(locale),
    listTranslatable(viewer, null),
  ]);
  return (
    <AdminPage title={t('blog.write')}>
      <PostEditor post={null} translatable={translatable} categories={categories} save={save} preview={preview} />
    </AdminPage>
  );
}
