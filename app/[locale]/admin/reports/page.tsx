import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AdminList } from '@/components/moderation/admin/admin-list';
import { reportColumns } from '@/components/moderation/admin/report-columns';
import { requireAdminPage } from '@/lib/web/auth/require-admin-page';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { countPendingReports } from '@/lib/moderation/reports/count-pending-reports';
import { listReports } from '@/lib/moderation/reports/list-reports';
import { reportQuerySchema } from '@/lib/moderation/reports/query-schema';
import { REPORT_REASONS, REPORT_STATUSES } from '@/lib/moderation/reports/schema';
import { restore } from './actions';

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
  const query = reportQuerySchema.parse(await searchParams);
  // messages: admin.reports.statuses.*, report.reasons.*
  const [t, reasons, columns, table, pending] = await Promise.all([
    getTranslations({ locale, namespace: 'admin.reports' }),
    getTranslations({ locale, namespace: 'report.reasons' }),
    reportColumns(locale, restore),
    listReports(viewer, query),
    countPendingReports(viewer),
  ]);
  return (
    <AdminList
      locale={locale}
      area="reports"
      title={t('title')}
      summary={t('pending', { count: pending })}
      query={query}
      searchLabel={t('search')}
      filters={[
        {
          name: 'status',
          label: t('anyStatus'),
          options: REPORT_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
        },
        {
          name: 'reason',
          label: t('anyReason'),
          options: REPORT_REASONS.map((value) => ({ value, label: reasons(value) })),
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
