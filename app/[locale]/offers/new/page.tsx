import { notFound, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ListingStrip } from '@/components/messages/offers/listing-strip';
import { OfferForm } from '@/components/messages/offers/offer-form';
import { leftText } from '@/components/messages/offers/terms-text';
import { FormPage } from '@/components/ui/forms/form-page';
import { Note } from '@/components/ui/note';
import { hasOffersFull } from '@/lib/deals/offers/has-offers-full';
import { getOfferable } from '@/lib/deals/offers/get-offerable';
import { NOTE_MAX } from '@/lib/deals/terms/schema';
import { localizedPath } from '@/lib/core/i18n/paths';
import { askedPriceText } from '@/lib/livestock/price-formats/asked-price';
import { titlesIn } from '@/lib/market/topics/titles-in';
import { requireMemberPage } from '@/lib/web/auth/require-member-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { make } from '../actions';

export const generateMetadata = unlistedMetadata('offers', 'makeTitle');

/** The form of an offer for a listing; of one that is open already its page, and of an own listing that listing. */
export default async function NewOffer({ searchParams }: PageProps<'/[locale]/offers/new'>) {
  const { listing, heads } = await searchParams;
  const listingId = typeof listing === 'string' ? listing : '';
  const asked = typeof heads === 'string' && /^\d{1,6}$/.test(heads) ? `&heads=${heads}` : '';
  const { viewer, locale } = await requireMemberPage(`/offers/new?listing=${encodeURIComponent(listingId)}${asked}`);
  const offerable = await getOfferable(viewer, listingId);
  if (!offerable) notFound();
  const listingHref = localizedPath(locale, `/listing/${offerable.listing.id}`);
  if (offerable.isOwn) redirect(listingHref);
  if (offerable.openNegotiation) redirect(localizedPath(locale, `/offers/${offerable.openNegotiation}`));
  const [t, errors, isFull, titled] = await Promise.all([
    getTranslations({ locale, namespace: 'offers' }),
    getTranslations({ locale, namespace: 'errors' }),
    hasOffersFull(viewer),
    titlesIn(locale, [listingId]),
  ]);
  const { listing: offered, person, isBlocked } = offerable;
  const { headsLeft } = offered;
  const wanted = Number(heads);
  return (
    <FormPage
      locale={locale}
      title={t('makeTitle')}
      text={isBlocked ? t('blocked', { name: person.name }) : t('makeText', { name: person.name })}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] max-w-form gap-5 pb-10">
        <ListingStrip listing={titled(offered)} locale={locale} href={listingHref}>
          {askedPriceText(locale, { ...offerable.terms, amount: offerable.asked })} · {leftText(t, locale, offered)}
        </ListingStrip>
        {isBlocked ? null : (
          <>
            {isFull ? (
              <Note tone="warn">
                {errors('offers_full')}{' '}
                <a href={localizedPath(locale, '/offers')} className="link">
                  {t('seeOpen')}
                </a>
              </Note>
            ) : null}
            <OfferForm
              offerable={offerable}
              heads={!offerable.isTogether && asked && wanted >= 1 && wanted <= headsLeft ? wanted : headsLeft}
              noteMax={NOTE_MAX}
              make={make}
            />
            <p className="text-14 text-ink-2">{t('safety')}</p>
          </>
        )}
      </div>
    </FormPage>
  );
}
