import { notFound, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ListingStrip } from '@/components/messages/offers/listing-strip';
import { VisitForm } from '@/components/messages/visits/visit-form';
import { FormPage } from '@/components/ui/forms/form-page';
import { placeIn } from '@/lib/core/i18n/country';
import { localizedPath } from '@/lib/core/i18n/paths';
import { getVisitable } from '@/lib/deals/visits/get-visitable';
import { titlesIn } from '@/lib/market/topics/titles-in';
import { requireMemberPage } from '@/lib/web/auth/require-member-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { ask } from '../actions';

export const generateMetadata = unlistedMetadata('visits', 'makeTitle');

/** The form that asks for a visit; of one that is ahead already its page, and of an own listing that listing. */
export default async function NewVisit({ searchParams }: PageProps<'/[locale]/visits/new'>) {
  const { listing: named } = await searchParams;
  const listingId = typeof named === 'string' ? named : '';
  const { viewer, locale } = await requireMemberPage(`/visits/new?listing=${encodeURIComponent(listingId)}`);
  const visitable = await getVisitable(viewer, listingId);
  if (!visitable) notFound();
  const { listing, person, isOwn, isBlocked, visitAhead } = visitable;
  const listingHref = localizedPath(locale, `/listing/${listing.id}`);
  if (isOwn) redirect(listingHref);
  if (visitAhead) redirect(localizedPath(locale, `/visits/${visitAhead}`));
  const [t, titled] = await Promise.all([
    getTranslations({ locale, namespace: 'visits' }),
    titlesIn(locale, [listing.id]),
  ]);
  return (
    <FormPage
      locale={locale}
      title={t('makeTitle')}
      text={isBlocked ? t('blocked', { name: person.name }) : t('makeText', { name: person.name })}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] max-w-form gap-5 pb-10">
        <ListingStrip listing={titled(listing)} locale={locale} href={listingHref}>
          {placeIn(listing.location, locale)}
        </ListingStrip>
        {isBlocked ? null : (
          <>
            <VisitForm listing={listing} ask={ask} />
            <p className="text-14 text-ink-2">{t('safety')}</p>
          </>
        )}
      </div>
    </FormPage>
  );
}
