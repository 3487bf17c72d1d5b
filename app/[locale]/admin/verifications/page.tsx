import { getTranslations } from 'next-intl/server';
import { AdminList } from '@/components/moderation/admin/admin-list';
import { TodayKeys } from '@/components/moderation/today/today-keys';
import { ReviewedRequests } from '@/components/moderation/admin/review-verification';
import { verificationColumns } from '@/components/moderation/admin/verification-columns';
import { KeepFocus } from '@/components/ui/page/keep-focus';
import { requireAdminPage } from '@/lib/web/auth/require-admin-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { listVerifications } from '@/lib/accounts/verification/list-verifications';
import { REQUEST_STATUSES, verificationQuerySchema } from '@/lib/accounts/verification/query-schema';
import { decide } from './actions';

export const generateMetadata = unlistedMetadata('admin', 'verifications');

export default async function AdminVerificationsPage({ searchParams }: PageProps<'/[locale]/admin/verifications'>) {
  const { viewer, locale } = await requireAdminPage('/admin/verifications');
  const query = verificationQuerySchema.parse(await searchParams);
  const [t, columns, queue] = await Promise.all([
    getTranslations({ locale, namespace: 'admin' }),
    verificationColumns(locale, decide),
    listVerifications(viewer, query),
  ]);
  return (
    <>
      <TodayKeys />
      <KeepFocus step={queue.items.map(({ userId }) => userId).join()} id="main" />
      <ReviewedRequests>
        <AdminList
          locale={locale}
          area="verifications"
          title={t('verifications')}
          summary={t('pendingCount', { count: queue.pending })}
          query={query}
          searchLabel={t('search')}
          filters={[
            {
              name: 'status',
              label: t('anyStatus'),
              options: REQUEST_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
            },
          ]}
          columns={columns}
          table={queue}
          rowKey={({ userId }) => userId}
          empty={{ title: t('noRequests'), text: t('noRequestsText') }}
          noMatch={{ title: t('nothingFound'), text: t('nothingFoundText') }}
        />
      </ReviewedRequests>
    </>
  );
}
