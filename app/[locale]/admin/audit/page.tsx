import { getTranslations } from 'next-intl/server';
import { AdminList } from '@/components/moderation/admin/admin-list';
import { auditColumns } from '@/components/moderation/admin/audit-columns';
import { listAudit } from '@/lib/records/audit/list-audit';
import { AUDIT_ACTIONS, auditQuerySchema } from '@/lib/records/audit/query-schema';
import { requireAdminPage } from '@/lib/web/auth/require-admin-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';

export const generateMetadata = unlistedMetadata('admin.audit', 'title');

export default async function AdminAuditPage({ searchParams }: PageProps<'/[locale]/admin/audit'>) {
  const { viewer, locale } = await requireAdminPage('/admin/audit');
  const query = auditQuerySchema.parse(await searchParams);
  // messages: admin.audit.actions.*
  const [t, columns, table] = await Promise.all([
    getTranslations({ locale, namespace: 'admin.audit' }),
    auditColumns(locale),
    listAudit(viewer, query),
  ]);
  return (
    <AdminList
      locale={locale}
      area="audit"
      title={t('title')}
      summary={t('summary')}
      query={query}
      searchLabel={t('search')}
      filters={[
        {
          name: 'action',
          label: t('anyAction'),
          options: AUDIT_ACTIONS.map((value) => ({ value, label: t(`actions.${value}`) })),
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
