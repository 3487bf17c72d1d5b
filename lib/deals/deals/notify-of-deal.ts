import 'server-only';
import { findMailRecipient } from '@/lib/accounts/accounts/find-mail-recipient';
import type { Transaction } from '@/lib/core/db/client';
import { emailTo, type Email } from '@/lib/core/email/layout';
import { formatDate, formatMoney, formatZonedDateTime } from '@/lib/core/i18n/format';
import { languageOf, type Locale } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';
import { askedUntil } from '@/lib/deals/terms/dates/deadlines';
import { placeZone } from '@/lib/deals/terms/dates/day-end';
import { formatScale, scaleUnit } from '@/lib/deals/terms/scale';
import { otherSide, personOn, sideOf, type Side } from '@/lib/deals/terms/side';
import { titlesIn } from '@/lib/market/topics/titles-in';
import { notify } from '@/lib/records/notifications/notify';
import { comparison, nextWeigher, waitsUntil } from './compare-sides';
import { isGivenUp } from './dto';
import { readDeal, reviewsUntil, type DealRow } from './get-deal';

/** What a side is notified of. */
export type DealNews =
  | 'asked'
  | 'agree'
  | 'winnerAsked'
  | 'stay'
  | 'papers'
  | 'load'
  | 'cameBack'
  | 'trucks'
  | 'weighed'
  | 'weightsAgree'
  | 'weightsDiffer'
  | 'weightCorrected'
  | 'accountClosed'
  | 'weightFirm'
  | 'weighingEnded'
  | 'accept'
  | 'pay'
  | 'balance'
  | 'closed'
  | 'cancelled'
  | 'cancelAsked'
  | 'receiptDenied'
  | 'cancelTakenBack'
  | 'lapsed'
  | 'reviewed'
  | 'reviewedAlone'
  | 'opened'
  | 'weightObjected'
  | 'disputeOpened'
  | 'disputeProposed'
  | 'disputeAccepted'
  | 'disputeSettled'
  | 'disputeWithdrawn'
  | 'disputeRecommended'
  | 'dateProposed'
  | 'dateAgreed';

/** What the bell alone says: a mail for every truck would be noise. */
const WITHOUT_MAIL: ReadonlySet<DealNews> = new Set(['trucks']);

type Recipient = { email: string; firstName: string; language: string };
type Facts = {
  deal: DealRow;
  news: DealNews;
  title: string;
  person: string;
  path: string;
  /** Whose heads they are: of a listing that is on sale, or isn't, or of a lot, which its winner may have lost by silence. */
  of: 'listing' | 'off' | 'lot' | 'silent';
  side: Side;
};

/** The weight, the sum, the day or the moment that news is about; blank where it is about none. */
function figureOf(locale: Locale, deal: DealRow, news: DealNews): string {
  const { terms } = deal;
  const weight = (kg: string) => formatScale(locale, kg, scaleUnit(terms));
  const moment = (at: Date | null) => (at ? formatZonedDateTime(locale, at, placeZone(deal.snapshot)) : '');
  // The verbs that record them write nothing else.
  const event = deal.events.findLast(({ kind }) => kind === news);
  const { amount, day } = (event?.data ?? {}) as { amount?: string; day?: string };
  switch (news) {
    case 'weightsAgree':
      return weight(comparison(deal)?.mean ?? '');
    case 'winnerAsked':
      return moment(event ? askedUntil(event.at) : null);
    case 'accept':
    case 'pay':
      return moment(waitsUntil(deal));
    case 'weightFirm':
      return weight(deal.netKg?.toString() ?? '');
    case 'disputeProposed':
    case 'disputeAccepted':
    case 'disputeSettled':
      return amount === undefined ? '' : formatMoney(locale, amount, terms.currency);
    case 'dateProposed':
    case 'dateAgreed':
      return day === undefined ? '' : formatDate(locale, day);
    default:
      return '';
  }
}

/** Whether a side of a deal that is over may say now how it was. */
function mayReviewIt(deal: DealRow, side: Side): boolean {
  const until = reviewsUntil(deal, side);
  return (
    until !== null && deal.closedAt !== null && until > deal.closedAt && !deal.reviews.some((of) => of.side === side)
  );
}

async function dealMail(to: Recipient, { deal, news, title, person, path, of, side }: Facts): Promise<Email> {
  // messages: email.deal.*
  const t = await translator(to.language, 'email');
  const { number } = deal;
  const reviews = mayReviewIt(deal, side) ? 'open' : 'none';
  const voided = deal.events.some(({ kind }) => kind === 'disputeVoid') ? 'void' : 'none';
  const locale = languageOf(to.language);
  const figure = figureOf(locale, deal, news);
  // Received and paid it is open still for what the reader weighs, or says of the other's weight.
  const weighs = waitsUntil(deal) && nextWeigher(deal) === side ? 'open' : 'none';
  const firmAt = comparison(deal)?.firmAt;
  const until = firmAt ? formatZonedDateTime(locale, new Date(firmAt), placeZone(deal.snapshot)) : '';
  const values = { news, number, title, person, of, reviews, voided, weighs, figure, until };
  return emailTo(to, t, {
    subject: t('deal.subject', values),
    paragraphs: [t('deal.body', values)],
    action: { label: t('deal.action'), path },
  });
}

/** Notifies the other side, or both where `by` is null, in the caller's transaction of what happened to a deal. */
export async function notifyOfDeal(tx: Transaction, deal: DealRow, by: Side | null, news: DealNews): Promise<void> {
  const { lot, ...parties } = deal.snapshot;
  const { number, listingId, auctionLotId } = deal;
  const path = `/deals/${number}`;
  for (const side of by ? [otherSide(by)] : (['seller', 'buyer'] as const)) {
    const id = personOn(deal, side);
    const to = id === null ? null : await findMailRecipient(id, tx);
    if (!to) continue;
    const titled = await titlesIn(languageOf(to.language), listingId ? [listingId] : [], tx);
    const { title } = titled({ id: listingId ?? '', title: lot.title });
    const otherId = personOn(deal, otherSide(side)) ?? '';
    const topic = listingId
      ? ({ kind: 'listing', id: listingId } as const)
      : auctionLotId
        ? ({ kind: 'lot', id: auctionLotId } as const)
        : null;
    const data = { outcome: news, ...(otherId && { personId: otherId }), title, number, path };
    const ofLot = side === 'buyer' && isGivenUp(deal) ? 'silent' : 'lot';
    const of = auctionLotId ? ofLot : deal.listing?.isActive === false ? 'off' : 'listing';
    const person = parties[otherSide(side)].name;
    const mail = WITHOUT_MAIL.has(news) ? null : () => dealMail(to, { deal, news, title, person, path, of, side });
    await notify(tx, to.id, { kind: 'deal', topic, subject: `deal ${number} ${news}`, data }, mail);
  }
}

/** Notifies the other side of each open deal that somebody closed their account, in the caller's transaction. */
export async function notifyOfClosure(tx: Transaction, userId: string): Promise<void> {
  const open = await tx.deal.findMany({
    where: { status: 'open', OR: [{ sellerId: userId }, { buyerId: userId }] },
    select: { number: true },
  });
  for (const { number } of open) {
    const deal = await readDeal(number, tx);
    const side = deal && sideOf(deal, userId);
    if (side) await notifyOfDeal(tx, deal, side, 'accountClosed');
  }
}
