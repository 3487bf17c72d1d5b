import { redirect } from 'next/navigation';
import { requireAdminPage } from '@/lib/web/auth/require-admin-page';
import { localizedPath } from '@/lib/core/i18n/paths';
import { caseKey, casePath } from '@/lib/moderation/cases/schema';
import { listReports } from '@/lib/moderation/reports/list-reports';
import { reportQuerySchema } from '@/lib/moderation/reports/query-schema';
import { subjectOf } from '@/lib/moderation/reports/subject';

/** Reports are read and decided in their cases: leads to that of the report that is searched for, otherwise to all of them. */
export default async function AdminReportsPage({ searchParams }: PageProps<'/[locale]/admin/reports'>) {
  const { viewer, locale } = await requireAdminPage('/admin/reports');
  const query = reportQuerySchema.parse(await searchParams);
  const [report] = query.search ? (await listReports(viewer, query)).items : [];
  const key = report && caseKey(subjectOf(report) ?? { kind: 'report', id: report.id });
  redirect(localizedPath(locale, key ? casePath(key) : '/admin/cases?filter=reports'));
}
