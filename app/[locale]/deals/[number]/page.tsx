import { PageNews } from '@/components/messages/notifications/page-news';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { DealPage } from '@/components/dashboard/deals/deal-page';
import { declaredRows } from '@/components/dashboard/deals/declared-rows';
import { onRefusal } from '@/lib/core/errors/domain-error';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { localizedPath } from '@/lib/core/i18n/paths';
import { topicOf } from '@/lib/core/topics/schema';
import { getDeal } from '@/lib/deals/deals/get-deal';
import { getDisputes } from '@/lib/deals/disputes/get-disputes';
import { getDealFreight } from '@/lib/deals/freight/get-freight';
import { titlesIn } from '@/lib/market/topics/titles-in';
import { conversationKeyText } from '@/lib/messages/messages/conversation-key';
import { requireMemberPage } from '@/lib/web/auth/require-member-page';
import {
  acceptDate,
  acceptSum,
  cancel,
  takeBackCancel,
  dropTruck,
  fixTruck,
  objectToWeight,
  openDispute,
  proposeDate,
  proposeSum,
  sayStep,
  sendReview,
  sendTruck,
  sendWeights,
  settleWeight,
  withdrawDispute,
  confirmBalance,
} from '../actions';

type Props = { params: Promise<{ number: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [locale, { number }] = [await currentLocale(), await params];
  const t = await getTranslations({ locale, namespace: 'deals' });
  return { title: t('name', { number }), robots: { index: false } };
}

/** A deal as one of its two sides sees it: what comes next, what is paid, what was agreed. */
export default async function DealOfMemberPage({ params }: Props) {
  const [locale, { number }] = [await currentLocale(), await params];
  const { viewer } = await requireMemberPage(`/deals/${number}`);
  const now = new Date();
  const deal = await getDeal(viewer, Number(number), now).catch(onRefusal('deal_not_found', notFound));
  const [disputes, [freight = null], titled] = await Promise.all([
    getDisputes(viewer, deal.number),
    getDealFreight(viewer, deal.number, now),
    titlesIn(locale, deal.listingId ? [deal.listingId] : []),
  ]);
  const topic = topicOf({ listingId: deal.listingId, auctionLotId: deal.lotId });
  const talk = deal.person && conversationKeyText({ personId: deal.person.id, topic });
  return (
    <>
      <PageNews locale={locale} />
      <DealPage
        deal={{
          ...deal,
          snapshot: { ...deal.snapshot, lot: titled({ id: deal.listingId ?? '', ...deal.snapshot.lot }) },
        }}
        now={now}
        talkHref={talk && localizedPath(locale, `/messages?conversation=${talk}`)}
        disputes={disputes}
        declared={await declaredRows(locale, deal.snapshot, deal.terms)}
        freight={freight}
        actions={{
          sayStep,
          sendTruck,
          fixTruck,
          dropTruck,
          sendWeights,
          settleWeight,
          objectToWeight,
          cancel,
          takeBackCancel,
          proposeDate,
          acceptDate,
          sendReview,
          openDispute,
          proposeSum,
          acceptSum,
          withdrawDispute,
          confirmBalance,
        }}
      />
    </>
  );
}
