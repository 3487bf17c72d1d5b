import { Suspense } from 'react';
import { Dashboard } from '@/components/dashboard/dashboard/dashboard';
import { DashboardFrame, TabSkeleton } from '@/components/dashboard/dashboard/dashboard-frame';
import { EarlyRequestScript } from '@/components/dashboard/dashboard/early-request';
import { NeedsScript } from '@/components/ui/forms/needs-script';
import { cardLabels } from '@/components/market/listings/browse/labels';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { pauseOrResume, removeListing, unsave } from './actions';
import { cancelOwnLot, reportNoAnswer } from './auction-actions';
import { saveField, savePrice } from './listing/edit-actions';
import { renew, sell, setSold } from './listing-life-actions';
import { archive, block, readConversation, unarchive, unblock } from '../messages/actions';
import { removeSearch } from './search-actions';

export const generateMetadata = unlistedMetadata('dashboard', 'title');

/**
 * The same page for every member, so that it can be cached; private data comes from `GET /api/dashboard/view` (decision
 * 21).
 */
export default async function DashboardPage() {
  const locale = await currentLocale();
  return (
    <>
      <EarlyRequestScript />
      <NeedsScript locale={locale} className="mx-4 mt-6 sm:mx-6" />
      <Suspense
        fallback={
          <DashboardFrame state="busy">
            <TabSkeleton />
          </DashboardFrame>
        }
      >
        <Dashboard
          cardLabels={await cardLabels(locale)}
          listingActs={{
            pauseOrResume,
            renew,
            setSold,
            sell,
            remove: removeListing,
            saveField,
            savePrice,
          }}
          messageActions={{ readConversation, block, unblock, archive, unarchive }}
          unsave={unsave}
          removeSearch={removeSearch}
          cancelLot={cancelOwnLot}
          reportMissedAnswer={reportNoAnswer}
        />
      </Suspense>
    </>
  );
}
