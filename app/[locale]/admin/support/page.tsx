import { getTranslations } from 'next-intl/server';
import { AdminList } from '@/components/moderation/admin/admin-list';
import { caseColumns } from '@/components/moderation/admin/case-columns';
import { requireAdminPage } from '@/lib/web/auth/require-admin-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { listCases } from '@/lib/messages/support/list-cases';
import { caseQuerySchema } from '@/lib/messages/support/query-schema';
import { SUPPORT_STATUSES, SUPPORT_TOPICS } from '@/lib/messages/support/schema';

export const generateMetadata = unlistedMetadata('admin.support', 'title');

export default async function AdminSupportPage({ searchParams }: PageProps<'/[locale]/admin/support'>) {
  const { viewer, locale } = await requireAdminPage('/admin/support');
  const query = caseQuerySchema.parse(await searchParams);
  // messages: admin.support.statuses.*, support.topics.*
  const [t, support, table, columns] = await Promise.all([
    getTranslations({ locale, namespace: 'admin.support' }),
    getTranslations({ locale, namespace: 'support' }),
    listCases(viewer, query),
    caseColumns(locale),
  ]);
  return (
    <AdminList
      locale={locale}
      area="support"
      title={t('title')}
      summary={t('summary')}
      query={query}
      searchLabel={t('search')}
      filters={[
        {
          name: 'status',
          label: t('anyStatus'),
          options: SUPPORT_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
        },
        {
          name: 'topic',
          label: t('anyTopic'),
          options: SUPPORT_TOPICS.map((value) => ({ value, label: support(`topics.${value}`) })),
        },
      ]}
      columns={columns}
      table={table}
      rowKey={({ id }) => id}
      empty={{ title: t('none'), text: t('noneText') }}
      noMatch={{ title: t('noMatch'), text: t('noMatchText') }}
    />
  );
}
