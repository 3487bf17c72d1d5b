import { notFound, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { lotCardLabels } from '@/components/auctions/lots/labels';
import { LotCard } from '@/components/auctions/lots/lot-card';
import { toLotCard } from '@/components/auctions/lots/lot-card-model';
import { Published } from '@/components/dashboard/dashboard/published';
import { breedNames } from '@/components/market/listings/browse/labels';
import { localizedPath } from '@/lib/core/i18n/paths';
import { siteUrl } from '@/lib/core/i18n/site-url';
import { getLot } from '@/lib/market/auctions/get-lot';
import { sharedLot, shareModel } from '@/lib/market/sharing/subject';
import { requireMemberPage } from '@/lib/web/auth/require-member-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';

/** Rendered per request: the page is the seller's own. */
export const dynamic = 'force-dynamic';

export const generateMetadata = unlistedMetadata('published', 'title');

/** What follows putting a lot up, for the seller. One that a moderator reads first is among the seller's lots. */
export default async function PublishedLotPage({ params }: PageProps<'/[locale]/dashboard/lot/[id]/published'>) {
  const { id } = await params;
  const { viewer, locale } = await requireMemberPage(`/dashboard/lot/${id}/published`);
  const lot = await getLot(id, { alsoHeld: true });
  if (lot?.seller?.id !== viewer.id) notFound();
  const isPublic = (await getLot(id)) !== null;
  if (!isPublic) redirect(localizedPath(locale, '/dashboard?tab=lots'));
  if (lot.state !== 'live' && lot.state !== 'upcoming') redirect(localizedPath(locale, `/auctions/${id}`));
  const [t, labels, breeds, shared] = await Promise.all([
    getTranslations({ locale, namespace: 'lotForm' }),
    lotCardLabels(locale),
    breedNames(locale),
    sharedLot(locale, lot),
  ]);
  const card = toLotCard(lot, {
    locale,
    breed: (name) => breeds[name] ?? name,
    heads: (count) => t('heads', { count }),
  });
  return (
    <Published
      {...{ locale }}
      share={shareModel(shared, siteUrl().origin)}
      card={
        <ul>
          <LotCard card={card} labels={labels} locale={locale} loading="eager" />
        </ul>
      }
      view={`/auctions/${id}`}
      another="/create-auction"
      verificationStatus={lot.seller.verificationStatus}
    />
  );
}
