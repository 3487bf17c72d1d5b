import { getTranslations } from 'next-intl/server';
import { AdminList } from '@/components/moderation/admin/admin-list';
import { postColumns } from '@/components/pages/blog/admin/post-columns';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { requireAdminPage } from '@/lib/web/auth/require-admin-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { BLOG_CATEGORIES } from '@/lib/pages/blog/categories';
import { listAllPosts } from '@/lib/pages/blog/list-all-posts';
import { postTableSchema } from '@/lib/pages/blog/query-schema';
import { POST_STATUSES } from '@/lib/pages/blog/schema';
import { LOCALES } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';

export const generateMetadata = unlistedMetadata('admin', 'blog.title');

export default async function AdminBlogPage({ searchParams }: PageProps<'/[locale]/admin/blog'>) {
  const { viewer, locale } = await requireAdminPage('/admin/blog');
  const query = postTableSchema.parse(await searchParams);
  const [t, blog, table] = await Promise.all([
    getTranslations({ locale, namespace: 'admin' }),
    getTranslations({ locale, namespace: 'blog' }),
    listAllPosts(viewer, query),
  ]);
  // messages: blog.categories.*, admin.blog.statuses.*, admin.blog.languages.*
  return (
    <AdminList
      locale={locale}
      area="blog"
      title={t('blog.title')}
      summary={t('blog.summary')}
      action={
        <a href={localizedPath(locale, '/admin/blog/new')} className={buttonVariants()}>
          <Icon name="plus" />
          {t('blog.write')}
        </a>
      }
      query={query}
      searchLabel={t('blog.search')}
      filters={[
        {
          name: 'status',
          label: t('blog.anyStatus'),
          options: POST_STATUSES.map((value) => ({ value, label: t(`blog.statuses.${value}`) })),
        },
        {
          name: 'category',
          label: t('blog.anyCategory'),
          options: BLOG_CATEGORIES.map((value) => ({ value, label: blog(`categories.${value}`) })),
        },
        {
          name: 'language',
          label: t('blog.anyLanguage'),
          options: LOCALES.map((value) => ({ value, label: t(`blog.languages.${value}`) })),
        },
      ]}
      columns={await postColumns(locale)}
      table={table}
      rowKey={({ id }) => id}
      empty={{ title: t('blog.nothing'), text: t('blog.nothingText') }}
    />
  );
}
