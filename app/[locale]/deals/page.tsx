import { DealList } from '@/components/dashboard/deals/deal-list';
import { listDeals } from '@/lib/deals/deals/list-deals';
import { countWaiting } from '@/lib/deals/offers/get-negotiation';
import { titlesIn } from '@/lib/market/topics/titles-in';
import { requireMemberPage } from '@/lib/web/auth/require-member-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';

export const generateMetadata = unlistedMetadata('deals', 'title');

/** The viewer's deals: what waits for them first. */
export default async function DealsPage() {
  const { viewer, locale } = await requireMemberPage('/deals');
  const [deals, offers] = await Promise.all([listDeals(viewer), countWaiting(viewer)]);
  const titled = await titlesIn(
    locale,
    deals.flatMap(({ listingId }) => listingId ?? []),
  );
  const shown = deals.map((deal) => ({
    ...deal,
    title: titled({ id: deal.listingId ?? '', title: deal.title }).title,
  }));
  return <DealList deals={shown} offers={offers} now={new Date()} />;
}
