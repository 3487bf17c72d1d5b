import { getTranslations } from 'next-intl/server';
import { OpenOffers } from '@/components/messages/offers/open-offers';
import { listNegotiations } from '@/lib/deals/offers/get-negotiation';
import { titlesIn } from '@/lib/market/topics/titles-in';
import { requireMemberPage } from '@/lib/web/auth/require-member-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';

export const generateMetadata = unlistedMetadata('offers', 'title');

/** The member's open offers, those that wait for an answer of theirs first. */
export default async function Offers() {
  const { viewer, locale } = await requireMemberPage('/offers');
  const [t, negotiations] = await Promise.all([
    getTranslations({ locale, namespace: 'offers' }),
    listNegotiations(viewer),
  ]);
  const titled = await titlesIn(
    locale,
    negotiations.map(({ listing }) => listing.id),
  );
  return (
    <div className="wrap pt-6 pb-10 sm:pt-8">
      <h1 className="mb-5">{t('title')}</h1>
      <OpenOffers negotiations={negotiations.map((one) => ({ ...one, listing: titled(one.listing) }))} />
    </div>
  );
}
