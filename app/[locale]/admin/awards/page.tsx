import { getTranslations } from 'next-intl/server';
import { AdminPage } from '@/components/moderation/admin/admin-page';
import { AwardList } from '@/components/auctions/sanctions/award-list';
import { ShutOutRecords } from '@/components/auctions/sanctions/shut-out-records';
import { requireAdminPage } from '@/lib/web/auth/require-admin-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { listAwardReviews, listShutOuts } from '@/lib/market/sanctions/award-reviews';
import { decide } from './actions';

export const generateMetadata = unlistedMetadata('admin.awards', 'title');

/** Lots whose winning bid became void, to be decided, and whom sellers shut out. */
export default async function AdminAwardsPage() {
  const { viewer, locale } = await requireAdminPage('/admin/awards');
  const [t, reviews, shutOuts] = await Promise.all([
    getTranslations({ locale, namespace: 'admin.awards' }),
    listAwardReviews(viewer),
    listShutOuts(viewer),
  ]);
  return (
    <AdminPage title={t('title')} summary={t('summary')}>
      <div className="grid gap-8">
        <AwardList locale={locale} reviews={reviews} decide={decide} />
        <ShutOutRecords locale={locale} records={shutOuts} />
      </div>
    </AdminPage>
  );
}
