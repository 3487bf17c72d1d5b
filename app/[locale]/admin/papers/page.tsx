import { getTranslations } from 'next-intl/server';
import { AdminPage } from '@/components/moderation/admin/admin-page';
import { QueueRest } from '@/components/moderation/admin/queue-rest';
import { IdChecks } from '@/components/market/papers/id-checks';
import { PaperChecks } from '@/components/market/papers/paper-checks';
import { requireAdminPage } from '@/lib/web/auth/require-admin-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { listUncheckedIds } from '@/lib/market/declared-ids/check-ids';
import { listUncheckedPapers } from '@/lib/market/papers/check-papers';
import { readQueues } from '../read-queues';
import { markIds, markPaper } from './actions';

export const generateMetadata = unlistedMetadata('admin.papers', 'title');

/** Papers that nobody has checked, and identifiers to compare with the documents of who declared them. */
export default async function AdminPapersPage() {
  const { viewer, locale } = await requireAdminPage('/admin/papers');
  const [t, papers, people, queues] = await Promise.all([
    getTranslations({ locale, namespace: 'admin.papers' }),
    listUncheckedPapers(viewer),
    listUncheckedIds(viewer),
    readQueues(viewer),
  ]);
  return (
    <AdminPage title={t('title')} summary={t('summary')}>
      <div className="grid gap-8">
        <section aria-labelledby="papers" className="grid gap-3">
          <h2 id="papers" className="text-20">
            {t('papers')}
          </h2>
          <PaperChecks papers={papers} mark={markPaper} />
          <QueueRest locale={locale} listed={papers.length} waiting={queues.papers.waiting} />
        </section>
        <section aria-labelledby="ids" className="grid gap-3">
          <h2 id="ids" className="text-20">
            {t('ids')}
          </h2>
          <IdChecks people={people} mark={markIds} />
          <QueueRest locale={locale} listed={people.length} waiting={queues.ids.waiting} />
        </section>
      </div>
    </AdminPage>
  );
}
