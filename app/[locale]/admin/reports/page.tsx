import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AdminFilters } from '@/components/admin/admin-filters';
import { AdminPage } from '@/components/admin/admin-page';
import { ReportTable } from '@/components/admin/report-table';
import { tableHref } from '@/components/admin/table-href';
import { requireAdminPage } from '@/lib/auth/require-admin-page';
import { currentLocale } from '@/lib/i18n/current-locale';
import { localizedPath } from '@/lib/i18n/paths';
import { countPendingReports } from '@/lib/reports/count-pending-reports';
import { listReports } from '@/lib/reports/list-reports';
import { reportQuerySchema } from '@/lib/reports/query-schema';
import { REPORT_REASONS, REPORT_STATUSES } from '@/lib/reports/schema';
import { decide, restore } from './actions';

/** Rendered per request: the page depends on the session. */
export const dynamic = 'force-dynamic';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await currentLocale(), namespace: 'admin.reports' });
  return { title: t('title'), robots: { index: false } };
}

export default async function AdminReportsPage({ searchParams }: Props) {
  const locale = await currentLocale();
  const viewer = await requireAdminPage('/admin/reports');
  const path = localizedPath(locale, '/admin/reports');
  const query = reportQuerySchema.parse(await searchParams);
  // messages: admin.reports.statuses.*, report.reasons.*
  const [t, reasons, table, pending] = await Promise.all([
    getTranslations({ locale, namespace: 'admin.reports' }),
    getTranslations({ locale, namespace: 'report.reasons' }),
    listReports(viewer, query),
    countPendingReports(viewer),
  ]);
  const { search, status, reason, sort } = query;
  const filters = [
    {
      name: 'status',
      label: t('anyStatus'),
      value: status,
      options: REPORT_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
    },
    {
      name: 'reason',
      label: t('anyReason'),
      value: reason,
      options: REPORT_REASONS.map((value) => ({ value, label: reasons(value) })),
    },
  ];
  return (
    <AdminPage locale={locale} area="reports" title={t('title')} summary={t('pending', { count: pending })}>
      <AdminFilters
        locale={locale}
        path={path}
        search={search}
        searchLabel={t('search')}
        filters={filters}
        sort={sort}
      />
      <ReportTable
        locale={locale}
        table={table}
        sort={sort}
        href={tableHref(path, { search, status, reason, sort })}
        narrowed={Boolean(search || status || reason)}
        decide={decide}
        restore={restore}
      />
    </AdminPage>
  );
}
