import { getTranslations } from 'next-intl/server';
import { VisitList } from '@/components/messages/visits/visit-list';
import { listPastVisits, listVisits } from '@/lib/deals/visits/get-visit';
import { titlesIn } from '@/lib/market/topics/titles-in';
import { requireMemberPage } from '@/lib/web/auth/require-member-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';

export const generateMetadata = unlistedMetadata('visits', 'all');

/** The member's visits, those ahead first. */
export default async function Visits() {
  const { viewer, locale } = await requireMemberPage('/visits');
  const now = new Date();
  const [t, ahead, past] = await Promise.all([
    getTranslations({ locale, namespace: 'visits' }),
    listVisits(viewer, now),
    listPastVisits(viewer, now),
  ]);
  const titled = await titlesIn(
    locale,
    [...ahead, ...past].map(({ listing }) => listing.id),
  );
  const inReadersWords = (visits: typeof ahead) => visits.map((one) => ({ ...one, listing: titled(one.listing) }));
  return (
    <div className="wrap pt-6 pb-10 sm:pt-8">
      <h1 className="mb-5">{t('all')}</h1>
      <VisitList ahead={inReadersWords(ahead)} past={inReadersWords(past)} />
    </div>
  );
}
