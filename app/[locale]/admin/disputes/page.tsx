import { getTranslations } from 'next-intl/server';
import { AdminPage } from '@/components/moderation/admin/admin-page';
import { QueueRest } from '@/components/moderation/admin/queue-rest';
import { DisputeList } from '@/components/moderation/disputes/dispute-list';
import { listDueDisputes } from '@/lib/deals/disputes/recommend';
import { requireAdminPage } from '@/lib/web/auth/require-admin-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { readQueues } from '../read-queues';
import { recommend } from './actions';

export const generateMetadata = unlistedMetadata('admin.disputes', 'title');

/** Disputes of deals about which the two didn't agree in time, for a recommendation. */
export default async function AdminDisputesPage() {
  const { viewer, locale } = await requireAdminPage('/admin/disputes');
  const [t, disputes, queues] = await Promise.all([
    getTranslations({ locale, namespace: 'admin.disputes' }),
    listDueDisputes(viewer),
    readQueues(viewer),
  ]);
  return (
    <AdminPage title={t('title')} summary={t('summary')}>
      <DisputeList disputes={disputes} recommend={recommend} />
      <QueueRest locale={locale} listed={disputes.length} waiting={queues.disputes.waiting} />
    </AdminPage>
  );
}
