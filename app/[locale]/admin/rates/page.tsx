import { getTranslations } from 'next-intl/server';
import { AdminPage } from '@/components/moderation/admin/admin-page';
import { RateSourceNote } from '@/components/market/rates/rate-source-note';
import { RateTable } from '@/components/market/rates/rate-table';
import { requireAdminPage } from '@/lib/web/auth/require-admin-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { listRates } from '@/lib/market/rates/list-rates';
import { decide, enterPercent, enterRate } from './actions';

export const generateMetadata = unlistedMetadata('admin.rates', 'title');

/** The rates that prices are compared at, and what money costs in each currency. */
export default async function AdminRatesPage() {
  const { viewer, locale } = await requireAdminPage('/admin/rates');
  const [t, overview] = await Promise.all([getTranslations({ locale, namespace: 'admin.rates' }), listRates(viewer)]);
  return (
    <AdminPage title={t('title')} summary={t('summary')}>
      <RateSourceNote locale={locale} overview={overview} />
      <RateTable locale={locale} currencies={overview.currencies} acts={{ enterRate, decide, enterPercent }} />
    </AdminPage>
  );
}
