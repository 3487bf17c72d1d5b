import { getTranslations } from 'next-intl/server';
import { AdminList } from '@/components/moderation/admin/admin-list';
import type { AdminColumn } from '@/components/ui/lists/admin-table';
import { DateCell } from '@/components/moderation/admin/cells';
import { AdCell, AdvertiserCell } from '@/components/dashboard/banner-ads/admin-cells';
import { DecideRequest } from '@/components/dashboard/banner-ads/decide-request';
import { PaymentBadge } from '@/components/dashboard/banner-ads/status-badge';
import { requireAdminPage } from '@/lib/web/auth/require-admin-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import type { AdminBannerAd } from '@/lib/money/banner-ads/dto';
import { listPendingRequests } from '@/lib/money/banner-ads/list-banner-ads';
import { pendingBannerQuerySchema, type PendingBannerQuery } from '@/lib/money/banner-ads/schema';
import { formatMoney } from '@/lib/core/i18n/format';
import { decide } from './actions';

export const generateMetadata = unlistedMetadata('admin.banners', 'requestsTitle');

export default async function AdminBannerRequestsPage({ searchParams }: PageProps<'/[locale]/admin/banner-requests'>) {
  const { viewer, locale } = await requireAdminPage('/admin/banner-requests');
  const query = pendingBannerQuerySchema.parse(await searchParams);
  const [t, own, table] = await Promise.all([
    getTranslations({ locale, namespace: 'admin.banners' }),
    getTranslations({ locale, namespace: 'bannerAds' }),
    listPendingRequests(viewer, query),
  ]);
  const columns: AdminColumn<AdminBannerAd, PendingBannerQuery['sort']>[] = [
    { key: 'ad', label: t('ad'), bare: true, phone: 'name', cell: (ad) => <AdCell ad={ad} /> },
    { key: 'advertiser', label: t('advertiser'), cell: (ad) => <AdvertiserCell ad={ad} gone={t('noAccount')} /> },
    {
      key: 'amount',
      label: t('amount'),
      phone: 'line',
      cell: (ad) => (
        <div className="grid justify-items-start gap-1.5">
          <p className="whitespace-nowrap tabular-nums">
            {formatMoney(locale, ad.amount)}{' '}
            <span className="text-14 text-ink-2">· {own('months', { count: ad.durationMonths })}</span>
          </p>
          {/* Shown if already paid: the ad then starts with the approval, and can only be rejected after a refund. */}
          {ad.paymentStatus === 'pending' ? null : (
            <PaymentBadge status={ad.paymentStatus} label={own(`payments.${ad.paymentStatus}`)} />
          )}
        </div>
      ),
    },
    {
      key: 'created',
      label: t('requested'),
      sorts: ['created_asc', 'created_desc'],
      phone: 'line',
      cell: ({ createdAt }) => <DateCell locale={locale} date={createdAt} />,
    },
    {
      key: 'actions',
      label: t('actions'),
      bare: true,
      align: 'right',
      cell: (ad) => <DecideRequest ad={ad} decide={decide} />,
    },
  ];
  return (
    <AdminList
      locale={locale}
      area="bannerRequests"
      title={t('requestsTitle')}
      summary={query.search ? undefined : t('requestsSummary', { count: table.total })}
      query={query}
      searchLabel={t('search')}

      columns={columns}
      table={table}
      rowKey={({ id }) => id}
      empty={{ title: t('requestsEmpty'), text: t('requestsEmptyText') }}
      noMatch={{ title: t('adsEmpty'), text: t('adsEmptyText') }}
    />
  );
}
