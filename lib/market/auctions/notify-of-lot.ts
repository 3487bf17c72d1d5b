import 'server-only';
import type { Transaction } from '@/lib/core/db/client';
import { emailTo, type Email } from '@/lib/core/email/layout';
import { supportContact } from '@/lib/core/email/support-contact';
import { bidPriceInFull } from '@/lib/livestock/price-formats/bid-price';
import { formatMoment } from '@/lib/core/i18n/format';
import { languageOf } from '@/lib/core/i18n/locales';
import { mailTimeZone, type Whereabouts } from '@/lib/core/i18n/time-zone';
import { translator } from '@/lib/core/i18n/translator';
import { optOutOf } from '@/lib/records/notifications/mail-switches';
import { deleteOutdated } from '@/lib/records/notifications/delete-outdated';
import { notify } from '@/lib/records/notifications/notify';
import type { NotificationKind } from '@/lib/records/notifications/schema';
import type { BidTerms } from '@/lib/livestock/pricing/bid-total';

/**
 * The events of an auction that users are notified of; `unsoldBidder` goes to those who bid on a lot that didn't reach
 * its reserve, `ending` an hour before the end and `endingNow` ten minutes before. When bids became
 * void, `leadsAgain` and `priceFell` go to the other bidders, `maximumSeen` to a leader whose maximum was lowered, `recomputed` and, after the end, `winVoid` to the seller, and
 * `bidsVoid` to whom the seller shut out. `awarded` goes to the runner-up who gets a lot, `closedUnsold` to the seller of one
 * that an administrator closes, `answerMissed` to a winner who did not write to the seller.
 */
export type LotNews =
  | 'outbid'
  | 'won'
  | 'lost'
  | 'unsoldBidder'
  | 'sold'
  | 'unsold'
  | 'noBids'
  | 'ending'
  | 'endingNow'
  | 'cancelled'
  | 'takenDown'
  | 'leadsAgain'
  | 'maximumSeen'
  | 'priceFell'
  | 'recomputed'
  | 'bidsVoid'
  | 'winVoid'
  | 'awarded'
  | 'closedUnsold'
  | 'answerMissed';

/** The notification of each event. */
const LOT_NOTIFICATIONS = {
  outbid: 'outbid',
  won: 'lotWon',
  lost: 'lotLost',
  unsoldBidder: 'lotNotReached',
  sold: 'lotSold',
  unsold: 'lotUnsold',
  noBids: 'lotWithoutBids',
  ending: 'lotEnding',
  endingNow: 'lotEnding',
  cancelled: 'lotCancelled',
  takenDown: 'takenDown',
  leadsAgain: 'lotReckoned',
  maximumSeen: 'lotReckoned',
  priceFell: 'lotReckoned',
  recomputed: 'lotReckoned',
  bidsVoid: 'bidsVoid',
  winVoid: 'winVoid',
  awarded: 'lotAwarded',
  closedUnsold: 'lotClosed',
  answerMissed: 'answerMissed',
} as const satisfies Record<LotNews, NotificationKind>;

/** The values used in the texts of a mail; money is decimal text, as the lot's terms have it. */
export type MailedLot = BidTerms & {
  id: string;
  title: string;
  price: string | null;
  minimum: string;
  endTime: Date;
  extensionMinutes: number;
  winner?: string;
  /** Why the winning bid became void. */
  why?: 'withdrawn';
  /** What the recipient's maximum was before it was lowered. */
  maximum?: string;
};

type Recipient = { id: string; email: string; firstName: string; language: string } & Whereabouts;

/** Builds the e-mail, in the recipient's language and time zone, about a lot that they sell, bid on or watch. */
async function lotMail(recipient: Recipient, news: LotNews, lot: MailedLot): Promise<Email> {
  const locale = languageOf(recipient.language);
  const t = await translator(locale, 'email');
  const money = (amount: string | null | undefined) => (amount ? bidPriceInFull(locale, amount, lot) : '');
  const values = {
    title: lot.title,
    price: money(lot.price),
    hasBids: lot.price === null ? 'no' : 'yes',
    minimum: money(lot.minimum),
    end: formatMoment(locale, lot.endTime, mailTimeZone(recipient)),
    minutes: lot.extensionMinutes,
    winner: lot.winner ?? '',
    why: lot.why ?? 'other',
    maximum: money(lot.maximum),
    support: supportContact(locale),
  };
  // messages: email.lot.*
  return emailTo(recipient, t, {
    subject: t(`lot.${news}.subject`, values),
    paragraphs: [t(`lot.${news}.body`, values), t(`lot.${news}.more`, values)],
    action: { label: t('lot.action'), path: `/auctions/${lot.id}` },
    optOut: await optOutOf(recipient, LOT_NOTIFICATIONS[news]),
  });
}

/**
 * Notifies somebody of an event of a lot that they sell, bid on or watch, with a mail unless `isMailed` is false.
 * `leads`: whether they have the highest bid, if they bid at all.
 */
export async function notifyOfLot(
  tx: Transaction,
  recipient: Recipient,
  news: LotNews,
  lot: MailedLot,
  { isMailed = true, leads }: { isMailed?: boolean; leads?: boolean } = {},
): Promise<void> {
  const isEnding = news === 'ending' || news === 'endingNow';
  await notify(
    tx,
    recipient.id,
    {
      kind: LOT_NOTIFICATIONS[news],
      topic: { kind: 'lot', id: lot.id },
      data: {
        title: lot.title,
        ...(lot.price !== null && { price: lot.price }),
        hasBids: lot.price === null ? 'no' : 'yes',
        minimum: lot.minimum,
        priceBasis: lot.priceBasis,
        priceCurrency: lot.priceCurrency,
        priceUnits: lot.priceUnits,
        endTime: lot.endTime.toISOString(),
        standing: news === 'maximumSeen' ? 'lowered' : leads === undefined ? 'none' : leads ? 'leads' : 'outbid',
      },
    },
    isMailed ? () => lotMail(recipient, news, lot) : null,
    isEnding ? { mailExpiresAt: lot.endTime } : {},
  );
}

/** Deletes what people were notified of while a lot was under way, in the transaction that ends it. */
export async function deleteNewsUnderWay(
  tx: Transaction,
  lotId: string,
  people: readonly { id: string }[],
): Promise<void> {
  const ids = people.map(({ id }) => id);
  await deleteOutdated(tx, ids, { kind: 'lot', id: lotId }, ['outbid', 'lotEnding']);
}
