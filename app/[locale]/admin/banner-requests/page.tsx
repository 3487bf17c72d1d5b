import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AdminFilters } from '@/components/admin/admin-filters';
import { AdminPage } from '@/components/admin/admin-page';
import { AdminTable, type AdminColumn } from '@/components/admin/admin-table';
import { tableHref } from '@/components/admin/table-href';
import { AdCell, AdvertiserCell } from '@/components/banner-ads/admin-cells';
import { DecideRequest } from '@/components/banner-ads/decide-request';
import { PaymentBadge } from '@/components/banner-ads/status-badge';
import { requireAdminPage } from '@/lib/auth/require-admin-page';
import type { AdminBannerAd } from '@/lib/banner-ads/dto';
import { listPendingRequests } from '@/lib/banner-ads/list-banner-ads';
import { pendingBannerQuerySchema, type PendingBannerQuery } from '@/lib/banner-ads/schema';
import { currentLocale } from '@/lib/i18n/current-locale';
import { formatDate, formatPrice } from '@/lib/i18n/format';
import { localizedPath } from '@/lib/i18n/paths';
import { decide } from './actions';

/** Rendered per request: the page depends on the session. */
export const dynamic = 'force-dynamic';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await currentLocale(), namespace: 'admin.banners' });
  return { title: t('requestsTitle'), robots: { index: false } };
}

export default async function AdminBannerRequestsPage({ searchParams }: Props) {
  const locale = await currentLocale();
  const viewer = await requireAdminPage('/admin/banner-requests');
  const path = localizedPath(locale, '/admin/banner-requests');
  const { search, sort, page } = pendingBannerQuerySchema.parse(await searchParams);
  const [t, own, table] = await Promise.all([
    getTranslations({ locale, namespace: 'admin.banners' }),
    getTranslations({ locale, namespace: 'bannerAds' }),
    listPendingRequests(viewer, { search, sort, page }),
  ]);
  const columns: AdminColumn<AdminBannerAd, PendingBannerQuery['sort']>[] = [
    { key: 'ad', label: t('ad'), bare: true, cell: (ad) => <AdCell ad={ad} /> },
    { key: 'advertiser', label: t('advertiser'), cell: (ad) => <AdvertiserCell ad={ad} gone={t('noAccount')} /> },
    {
      key: 'amount',
      label: t('amount'),
      cell: (ad) => (
        <div className="grid justify-items-start gap-1.5">
          <p className="whitespace-nowrap tabular-nums">
            USD {formatPrice(locale, ad.amount)}{' '}
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
      cell: (ad) => (
        <span className="text-14 whitespace-nowrap text-ink-2 tabular-nums">{formatDate(locale, ad.createdAt)}</span>
      ),
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
    <AdminPage
      locale={locale}
      area="bannerRequests"
      title={t('requestsTitle')}
      summary={search ? undefined : t('requestsSummary', { count: table.total })}
    >
      <AdminFilters locale={locale} path={path} search={search} searchLabel={t('search')} sort={sort} />
      <AdminTable
        locale={locale}
        caption={t('requestsTitle')}
        columns={columns}
        table={table}
        rowKey={({ id }) => id}
        sort={sort}
        href={tableHref(path, { search, sort })}
        empty={
          search
            ? { title: t('adsEmpty'), text: t('adsEmptyText') }
            : { title: t('requestsEmpty'), text: t('requestsEmptyText') }
        }
      />
    </AdminPage>
  );
}
