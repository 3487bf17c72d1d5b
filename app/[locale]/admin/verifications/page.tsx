import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AdminFilters } from '@/components/admin/admin-filters';
import { AdminPage } from '@/components/admin/admin-page';
import { tableHref } from '@/components/admin/table-href';
import { VerificationTable } from '@/components/admin/verification-table';
import { requireAdminPage } from '@/lib/auth/require-admin-page';
import { currentLocale } from '@/lib/i18n/current-locale';
import { localizedPath } from '@/lib/i18n/paths';
import { listVerifications } from '@/lib/verification/list-verifications';
import { REQUEST_STATUSES, verificationQuerySchema } from '@/lib/verification/query-schema';
import { decide } from './actions';

/** Rendered per request: the page depends on the session. */
export const dynamic = 'force-dynamic';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await currentLocale(), namespace: 'admin' });
  return { title: t('verifications'), robots: { index: false } };
}

export default async function AdminVerificationsPage({ searchParams }: Props) {
  const locale = await currentLocale();
  const viewer = await requireAdminPage('/admin/verifications');
  const path = localizedPath(locale, '/admin/verifications');
  const query = verificationQuerySchema.parse(await searchParams);
  const [t, queue] = await Promise.all([
    getTranslations({ locale, namespace: 'admin' }),
    listVerifications(viewer, query),
  ]);
  const { search, status, sort } = query;
  return (
    <AdminPage
      locale={locale}
      area="verifications"
      title={t('verifications')}
      summary={t('pendingCount', { count: queue.pending })}
    >
      <AdminFilters
        locale={locale}
        path={path}
        search={search}
        searchLabel={t('search')}
        sort={sort}
        filters={[
          {
            name: 'status',
            label: t('anyStatus'),
            value: status,
            options: REQUEST_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
          },
        ]}
      />
      <VerificationTable
        locale={locale}
        queue={queue}
        sort={sort}
        href={tableHref(path, { search, status, sort })}
        narrowed={Boolean(search || status)}
        decide={decide}
      />
    </AdminPage>
  );
}
