import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AdminFilters } from '@/components/admin/admin-filters';
import { AdminPage } from '@/components/admin/admin-page';
import { tableHref } from '@/components/admin/table-href';
import { VerificationTable } from '@/components/admin/verification-table';
import { Pagination } from '@/components/listings/browse/pagination';
import { EmptyState } from '@/components/ui/panel';
import { requireAdminPage } from '@/lib/auth/require-admin-page';
import { currentLocale } from '@/lib/i18n/current-locale';
import { localizedPath } from '@/lib/i18n/paths';
import { listVerifications } from '@/lib/verification/list-verifications';
import { verificationQuerySchema } from '@/lib/verification/query-schema';
import { decide } from './actions';

/** Said outright, because it depends on the session and the build meets none. */
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
  const [t, queue] = await Promise.all([getTranslations({ locale, namespace: 'admin' }), listVerifications(viewer, query)]);
  const href = tableHref(path, { search: query.search });
  return (
    <AdminPage locale={locale} area="verifications" title={t('verifications')} summary={t('pendingCount', { count: queue.pending })}>
      <AdminFilters locale={locale} path={path} search={query.search} searchLabel={t('search')} />
      {queue.items.length > 0 ? (
        <>
          <VerificationTable items={queue.items} decide={decide} />
          <Pagination
            page={queue.page}
            totalPages={queue.totalPages}
            href={(page) => href({ page })}
            labels={{ pages: t('pages'), previous: t('previousPage'), next: t('nextPage'), page: (number) => t('page', { number }) }}
          />
        </>
      ) : (
        <EmptyState title={t(query.search ? 'nothingFound' : 'noRequests')}>{t(query.search ? 'nothingFoundText' : 'noRequestsText')}</EmptyState>
      )}
    </AdminPage>
  );
}
