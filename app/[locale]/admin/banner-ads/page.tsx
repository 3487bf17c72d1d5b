import { getTranslations } from 'next-intl/server';
import { AdminList } from '@/components/moderation/admin/admin-list';
import type { AdminColumn } from '@/components/ui/lists/admin-table';
import { AdCell, AdvertiserCell } from '@/components/dashboard/banner-ads/admin-cells';
import { ManageAd } from '@/components/dashboard/banner-ads/manage-ad';
import { BannerStatusBadge, PaymentBadge } from '@/components/dashboard/banner-ads/status-badge';
import { requireAdminPage } from '@/lib/web/auth/require-admin-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import type { AdminBannerAd } from '@/lib/money/banner-ads/dto';
import { listBannerAds } from '@/lib/money/banner-ads/list-banner-ads';
import { BANNER_STATUSES, bannerQuerySchema, type BannerQuery } from '@/lib/money/banner-ads/schema';
import { formatDate, formatMoney, formatNumber } from '@/lib/core/i18n/format';
import { change, remove } from './actions';

export const generateMetadata = unlistedMetadata('admin.banners', 'adsTitle');

export default async function AdminBannerAdsPage({ searchParams }: PageProps<'/[locale]/admin/banner-ads'>) {
  const { viewer, locale } = await requireAdminPage('/admin/banner-ads');
  const query = bannerQuerySchema.parse(await searchParams);
  const [t, own, table] = await Promise.all([
    getTranslations({ locale, namespace: 'admin.banners' }),
    getTranslations({ locale, namespace: 'bannerAds' }),
    listBannerAds(viewer, query),
  ]);
  const columns: AdminColumn<AdminBannerAd, BannerQuery['sort']>[] = [
    { key: 'ad', label: t('ad'), bare: true, phone: 'name', cell: (ad) => <AdCell ad={ad} /> },
    { key: 'advertiser', label: t('advertiser'), cell: (ad) => <AdvertiserCell ad={ad} gone={t('noAccount')} /> },
    {
      key: 'status',
      label: t('status'),
      phone: 'line',
      cell: (ad) => (
        <span className="flex flex-wrap gap-1.5 md:max-w-60">
          <BannerStatusBadge status={ad.status} label={own(`statuses.${ad.status}`)} />
          {ad.status === 'rejected' ? null : (
            <PaymentBadge status={ad.paymentStatus} label={own(`payments.${ad.paymentStatus}`)} />
          )}
        </span>
      ),
    },
    {
      key: 'term',
      label: t('term'),
      sorts: ['created_desc', 'created_asc'],
      cell: (ad) => (
        <div className="text-14 text-ink-2 tabular-nums">
          <p className="whitespace-nowrap">
            {formatMoney(locale, ad.amount)} · {own('months', { count: ad.durationMonths })}
          </p>
          <p>
            {ad.startDate && ad.endDate
              ? own('runs', { start: formatDate(locale, ad.startDate), end: formatDate(locale, ad.endDate) })
              : own('requestedOn', { date: formatDate(locale, ad.createdAt) })}
          </p>
        </div>
      ),
    },
    {
      key: 'numbers',
      label: t('numbers'),
      align: 'right',
      sorts: ['impressions_desc', 'impressions_asc'],
      cell: (ad) => (
        <span className="whitespace-nowrap tabular-nums">
          {formatNumber(locale, ad.impressions)} / {formatNumber(locale, ad.clicks)}
        </span>
      ),
    },
    {
      key: 'actions',
      label: t('actions'),
      bare: true,
      align: 'right',
      cell: (ad) => <ManageAd ad={ad} change={change} remove={remove} />,
    },
  ];
  return (
    <AdminList
      locale={locale}
      area="bannerAds"
      title={t('adsTitle')}
      summary={t('adsSummary', { count: table.total })}
      query={query}
      searchLabel={t('search')}
      filters={[
        {
          name: 'status',
          label: t('statusFilter'),
          options: BANNER_STATUSES.map((value) => ({ value, label: own(`statuses.${value}`) })),
        },
      ]}
      columns={columns}
      table={table}
      rowKey={({ id }) => id}
      empty={{ title: t('adsEmpty'), text: t('adsEmptyText') }}
    />
  );
}
