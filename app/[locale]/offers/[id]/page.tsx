import { PageNews } from '@/components/messages/notifications/page-news';
import { notFound, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Gone } from '@/components/messages/offers/gone';
import { ListingStrip } from '@/components/messages/offers/listing-strip';
import { Negotiation } from '@/components/messages/offers/negotiation';
import { leftText } from '@/components/messages/offers/terms-text';
import { Note } from '@/components/ui/note';
import { DealFacts } from '@/components/market/seller/deal-facts';
import { onRefusal } from '@/lib/core/errors/domain-error';
import { localizedPath } from '@/lib/core/i18n/paths';
import { dealFigures } from '@/lib/deals/deals/deal-figures';
import { findDeleted } from '@/lib/deals/offers/find-deleted';
import { getNegotiation } from '@/lib/deals/offers/get-negotiation';
import { otherSide } from '@/lib/deals/terms/side';
import { NOTE_MAX } from '@/lib/deals/terms/schema';
import { askedPriceText } from '@/lib/livestock/price-formats/asked-price';
import { titlesIn } from '@/lib/market/topics/titles-in';
import { isBlockedBetween } from '@/lib/messages/messages/blocks';
import { conversationKeyText } from '@/lib/messages/messages/conversation-key';
import { requireMemberPage } from '@/lib/web/auth/require-member-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { accept, counter, decline, withdraw } from '../actions';

export const generateMetadata = unlistedMetadata('offers', 'title');

const ANSWERS = { accept, decline, withdraw };
const isAnswer = (verb: unknown): verb is keyof typeof ANSWERS =>
  typeof verb === 'string' && Object.hasOwn(ANSWERS, verb);

/** What two people offer each other for a listing, or that it was deleted; 404 for anybody else. */
export default async function OfferPage({ params, searchParams }: PageProps<'/[locale]/offers/[id]'>) {
  const [{ id }, { refused, repeated }] = await Promise.all([params, searchParams]);
  const path = `/offers/${encodeURIComponent(id)}`;
  const { viewer, locale } = await requireMemberPage(path);
  const negotiation = await getNegotiation(viewer, id).catch(onRefusal('offer_not_found', () => null));
  if (!negotiation) {
    const deleted = await findDeleted(viewer, id);
    if (!deleted) notFound();
    const t = await getTranslations({ locale, namespace: 'offers' });
    const words = { title: t('deletedTitle'), text: t('deletedText', deleted), next: t('deletedNext') };
    return <Gone locale={locale} words={words} path="/deals" />;
  }
  const answerByForm = async (form: FormData) => {
    'use server';
    const verb = form.get('verb');
    const result = isAnswer(verb) ? await ANSWERS[verb]({ offerId: form.get('offerId') }) : null;
    const code = result?.ok === false ? `?refused=${result.error.code}` : '';
    redirect(localizedPath(locale, `${path}${code}`));
  };
  const { listing, person, asked, side } = negotiation;
  const theirSide = otherSide(side);
  const [t, figures, isBlocked, titled] = await Promise.all([
    getTranslations({ locale, namespace: 'offers' }),
    dealFigures(person.id, theirSide),
    isBlockedBetween(viewer.id, person.id),
    titlesIn(locale, [listing.id]),
  ]);
  const [{ terms } = { terms: null }] = negotiation.offers;
  const conversation = conversationKeyText({ personId: person.id, topic: { kind: 'listing', id: listing.id } });
  return (
    <div className="wrap pt-5 pb-10 sm:pt-8">
      <PageNews locale={locale} />
      <div className="grid grid-cols-[minmax(0,1fr)] max-w-form gap-4">
        <h1 className="text-26 sm:text-28">{t('withPerson', { name: person.name })}</h1>
        <ListingStrip listing={titled(listing)} locale={locale} href={localizedPath(locale, `/listing/${listing.id}`)}>
          {asked && terms
            ? `${askedPriceText(locale, { amount: asked, basis: terms.basis, currency: terms.currency })} · `
            : null}
          {leftText(t, locale, listing)}
        </ListingStrip>
        <ul aria-label={t('dealsOf', { name: person.name })} className="-mt-1 grid gap-1 text-14 text-ink-2">
          <DealFacts figures={figures} side={theirSide} locale={locale} />
        </ul>
        {repeated !== undefined && negotiation.deal !== null ? <Note tone="info">{t('repeated')}</Note> : null}
        <Negotiation
          negotiation={negotiation}
          actions={{ accept, counter, decline, withdraw, answerByForm }}
          conversationHref={localizedPath(locale, `/messages?conversation=${conversation}`)}
          noteMax={NOTE_MAX}
          refused={typeof refused === 'string' ? refused : null}
          isBlocked={isBlocked}
        />
      </div>
    </div>
  );
}
