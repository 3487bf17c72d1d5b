import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AdminFilters } from '@/components/admin/admin-filters';
import { AdminPage } from '@/components/admin/admin-page';
import { AuditTable } from '@/components/admin/audit-table';
import { tableHref } from '@/components/admin/table-href';
import { listAudit } from '@/lib/audit/list-audit';
import { AUDIT_ACTIONS, auditQuerySchema } from '@/lib/audit/query-schema';
import { requireAdminPage } from '@/lib/auth/require-admin-page';
import { currentLocale } from '@/lib/i18n/current-locale';
import { localizedPath } from '@/lib/i18n/paths';

/** Rendered per request: the page depends on the session. */
export const dynamic = 'force-dynamic';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await currentLocale(), namespace: 'admin.audit' });
  return { title: t('title'), robots: { index: false } };
}

export default async function AdminAuditPage({ searchParams }: Props) {
  const locale = await currentLocale();
  const viewer = await requireAdminPage('/admin/audit');
  const path = localizedPath(locale, '/admin/audit');
  const query = auditQuerySchema.parse(await searchParams);
  // messages: admin.audit.actions.*
  const [t, table] = await Promise.all([
    getTranslations({ locale, namespace: 'admin.audit' }),
    listAudit(viewer, query),
  ]);
  const { search, action, sort } = query;
  const filters = [
    {
      name: 'action',
      label: t('anyAction'),
      value: action,
      options: AUDIT_ACTIONS.map((value) => ({ value, label: t(`actions.${value}`) })),
    },
  ];
  return (
    <AdminPage locale={locale} area="audit" title={t('title')} summary={t('summary')}>
      <AdminFilters
        locale={locale}
        path={path}
        search={search}
        searchLabel={t('search')}
        filters={filters}
        sort={sort}
      />
      <AuditTable
        locale={locale}
        table={table}
        sort={sort}
        href={tableHref(path, { search, action, sort })}
        narrowed={Boolean(search || action)}
      />
    </AdminPage>
  );
}
