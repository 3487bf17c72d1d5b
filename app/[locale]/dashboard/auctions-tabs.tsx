import { getTranslations } from 'next-intl/server';
import { OwnBids } from '@/components/auctions/own-bids';
import { OwnLots } from '@/components/auctions/own-lots';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState } from '@/components/ui/panel';
import type { Actor } from '@/lib/accounts/actor';
import { listOwnBids, listOwnLots } from '@/lib/auctions/list-own';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { topicText } from '@/lib/topics/schema';
import { cancelOwnLot } from './auction-actions';

interface TabProps {
  viewer: Actor;
  locale: Locale;
}

/** Where the buyer and the seller of a lot write to each other. */
function talkHref(locale: Locale, person: { id: string } | null, lotId: string): string | null {
  return person && localizedPath(locale, `/dashboard?tab=messages&conversation=${person.id}_${topicText({ kind: 'lot', id: lotId })}`);
}

/** The reader's own lots. */
export async function LotsTab({ viewer, locale }: TabProps) {
  const [t, lots] = await Promise.all([getTranslations({ locale, namespace: 'ownAuctions' }), listOwnLots(viewer)]);
  if (lots.length > 0) return <OwnLots lots={lots.map((lot) => ({ ...lot, talkHref: talkHref(locale, lot.winner, lot.id) }))} cancel={cancelOwnLot} />;
  return (
    <EmptyState
      picture="/art/empty.webp"
      title={t('noLots')}
      className="mx-auto max-w-[520px]"
      action={
        <a href={localizedPath(locale, '/create-auction')} className={buttonVariants()}>
          {t('create')}
        </a>
      }
    >
      {t('noLotsText')}
    </EmptyState>
  );
}

/** The lots on which the reader bid. */
export async function BidsTab({ viewer, locale }: TabProps) {
  const [t, bids] = await Promise.all([getTranslations({ locale, namespace: 'ownAuctions' }), listOwnBids(viewer)]);
  if (bids.length > 0) return <OwnBids bids={bids.map((bid) => ({ ...bid, talkHref: talkHref(locale, bid.seller, bid.lot.id) }))} />;
  return (
    <EmptyState
      picture="/art/empty.webp"
      title={t('noBids')}
      className="mx-auto max-w-[520px]"
      action={
        <a href={localizedPath(locale, '/auctions')} className={buttonVariants()}>
          {t('seeAuctions')}
        </a>
      }
    >
      {t('noBidsText')}
    </EmptyState>
  );
}
