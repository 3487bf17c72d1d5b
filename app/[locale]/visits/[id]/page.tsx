import { PageNews } from '@/components/messages/notifications/page-news';
import { notFound, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ListingStrip } from '@/components/messages/offers/listing-strip';
import { VisitCard } from '@/components/messages/visits/visit-card';
import { onRefusal } from '@/lib/core/errors/domain-error';
import { placeIn } from '@/lib/core/i18n/country';
import { localizedPath } from '@/lib/core/i18n/paths';
import { readSlot } from '@/lib/deals/terms/dates/visit-slots';
import { getVisit } from '@/lib/deals/visits/get-visit';
import { titlesIn } from '@/lib/market/topics/titles-in';
import { isBlockedBetween } from '@/lib/messages/messages/blocks';
import { conversationKeyText } from '@/lib/messages/messages/conversation-key';
import { requireMemberPage } from '@/lib/web/auth/require-member-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { cancel, choose, decline, propose } from '../actions';

export const generateMetadata = unlistedMetadata('visits', 'title');

/** Answers a visit as a form without scripts says. */
async function answer(visitId: string, form: FormData) {
  switch (form.get('verb')) {
    case 'choose':
      return choose({ visitId, slot: readSlot(form.get('slot')) });
    case 'decline':
      return decline({ visitId });
    case 'cancel':
      return cancel({ visitId });
    default:
      return null;
  }
}

/** A visit that a buyer asked for; 404 for anybody but its two sides. */
export default async function VisitPage({ params, searchParams }: PageProps<'/[locale]/visits/[id]'>) {
  const [{ id }, { refused }] = await Promise.all([params, searchParams]);
  const path = `/visits/${encodeURIComponent(id)}`;
  const { viewer, locale } = await requireMemberPage(path);
  const visit = await getVisit(viewer, id).catch(onRefusal('visit_not_found', () => null));
  if (!visit) notFound();
  const answerByForm = async (form: FormData) => {
    'use server';
    const result = await answer(id, form);
    const code = result?.ok === false ? `?refused=${result.error.code}` : '';
    redirect(localizedPath(locale, `${path}${code}`));
  };
  const { listing, person } = visit;
  const [t, isBlocked, titled] = await Promise.all([
    getTranslations({ locale, namespace: 'visits' }),
    isBlockedBetween(viewer.id, person.id),
    titlesIn(locale, [listing.id]),
  ]);
  const conversation = conversationKeyText({ personId: person.id, topic: { kind: 'listing', id: listing.id } });
  return (
    <div className="wrap pt-5 pb-10 sm:pt-8">
      <PageNews locale={locale} />
      <div className="grid grid-cols-[minmax(0,1fr)] max-w-form gap-4">
        <h1 className="text-26 sm:text-28">{t('withPerson', { name: person.name })}</h1>
        <ListingStrip listing={titled(listing)} locale={locale} href={localizedPath(locale, `/listing/${listing.id}`)}>
          {placeIn(listing.location, locale)}
        </ListingStrip>
        <VisitCard
          visit={visit}
          actions={{ choose, propose, decline, cancel, answerByForm }}
          conversationHref={localizedPath(locale, `/messages?conversation=${conversation}`)}
          refused={typeof refused === 'string' ? refused : null}
          isBlocked={isBlocked}
        />
      </div>
    </div>
  );
}
