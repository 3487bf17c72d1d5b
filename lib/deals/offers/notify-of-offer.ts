import 'server-only';
import type { MailRecipient } from '@/lib/accounts/accounts/find-mail-recipient';
import { db, type Transaction } from '@/lib/core/db/client';
import { lockName } from '@/lib/core/db/locks';
import { emailTo, type Email } from '@/lib/core/email/layout';
import { MINUTE_MS } from '@/lib/core/durations';
import { formatMoney, formatMomentByPlace } from '@/lib/core/i18n/format';
import { languageOf } from '@/lib/core/i18n/locales';
import { mailTimeZone, type Whereabouts } from '@/lib/core/i18n/time-zone';
import { translator } from '@/lib/core/i18n/translator';
import { zoneOf } from '@/lib/deals/terms/dates/day-end';
import type { DealTerms } from '@/lib/deals/terms/schema';
import { worthOf } from '@/lib/deals/terms/worth';
import { askedPriceText } from '@/lib/livestock/price-formats/asked-price';
import { titlesIn, type TitleReader } from '@/lib/market/topics/titles-in';
import { bringBack } from '@/lib/messages/messages/archive';
import { optOutOf } from '@/lib/records/notifications/mail-switches';
import { notify } from '@/lib/records/notifications/notify';
import { fullName } from '@/lib/core/validation/full-name';
import type { NegotiationDto } from './dto';

export type OfferNews = 'made' | 'countered' | 'accepted' | 'declined' | 'withdrawn' | 'expired' | 'headsLeft';

/** Until when an offer can be answered, in the zone of its reader. */
type Until = { moment: string; timeZone: string };
type Facts = {
  news: OfferNews;
  title: string;
  person: string;
  terms: DealTerms;
  left: number;
  path: string;
  /** Of an offer that its reader can answer. */
  until: Until | null;
  /** What its maker wrote; null where they keep the note of the offer that it answers. */
  note: string | null;
};

async function offerMail(
  to: MailRecipient,
  { news, title, person, terms, left, path, until, note }: Facts,
): Promise<Email> {
  // messages: email.offer.*
  const t = await translator(to.language, 'email');
  const locale = languageOf(to.language);
  const price = askedPriceText(locale, terms);
  const values = { news, title, person, price, heads: terms.heads, left };
  const worth = worthOf(terms);
  const total = worth ? formatMoney(locale, worth.due, terms.currency) : 'none';
  return emailTo(to, t, {
    subject: t('offer.subject', values),
    paragraphs: [
      t('offer.body', values),
      ...(until ? [t('offer.terms', { total, until: formatMomentByPlace(locale, until.moment, until.timeZone) })] : []),
      ...(note ? [note] : []),
      t('offer.safety'),
    ],
    action: { label: t('offer.action', values), path },
    optOut: await optOutOf(to, 'offer'),
  });
}

/** What a side is notified about; of the offers the newest counts. */
type Negotiated = Pick<NegotiationDto, 'id' | 'deal'> & {
  listing: Pick<NegotiationDto['listing'], 'id' | 'title' | 'headsLeft'>;
  offers: Pick<NegotiationDto['offers'][number], 'terms' | 'expiresAt'>[];
};

/**
 * Notifies one side in the caller's transaction of what `personId`, the other one, did; `known` is their name, and how the reader
 * sees titles, where both were read before a lock for which others wait.
 */
export async function notifyOfOffer(
  tx: Transaction,
  to: MailRecipient,
  news: Exclude<OfferNews, 'headsLeft'>,
  { id, listing, offers, deal }: Negotiated,
  personId: string,
  known?: { name: string; titled: TitleReader },
): Promise<void> {
  const newest = offers.at(-1);
  if (!newest) throw new Error('a negotiation without an offer');
  const { terms, expiresAt } = newest;
  const isNew = news === 'made' || news === 'countered';
  const people =
    known === undefined || isNew
      ? await tx.user.findMany({
          where: { id: { in: [personId, to.id] } },
          select: { id: true, firstName: true, lastName: true, timeZone: true, location: true },
        })
      : [];
  const [person, reader] = [personId, to.id].map((one) => people.find((user) => user.id === one));
  const name = known?.name ?? (person ? fullName(person) : '');
  // As a message does. For its maker it would tell a floor's silence from a seller's.
  if (isNew) await bringBack(tx, to.id, { personId, topic: { kind: 'listing', id: listing.id } });
  const canAnswer = isNew && reader !== undefined;
  await tell(
    tx,
    to,
    { id, listingId: listing.id, title: listing.title, deal },
    {
      news,
      person: name,
      personId,
      terms,
      left: listing.headsLeft,
      until: canAnswer ? { moment: expiresAt, timeZone: await clockOf(tx, reader, listing.id) } : null,
      // Of other news it is what their reader wrote.
      note: canAnswer && terms.note !== offers.at(-2)?.terms.note ? terms.note : null,
    },
    { titled: known?.titled },
  );
}

/** The zone of a reader's clock; that of the animals' place where nobody knows theirs. */
async function clockOf(tx: Transaction, reader: Whereabouts, listingId: string): Promise<string> {
  const own = mailTimeZone(reader);
  if (own !== 'UTC') return own;
  const { location } = await tx.animalListing.findUniqueOrThrow({
    where: { id: listingId },
    select: { location: true },
  });
  return zoneOf(location);
}

type About = { id: string; listingId: string; title: string; deal: number | null };
type News = Omit<Facts, 'title' | 'path'> & { personId: string };

async function tell(
  tx: Transaction,
  to: MailRecipient,
  about: About,
  news: News,
  { titled, mailDueAt }: { titled?: TitleReader; mailDueAt?: Date },
) {
  const { personId, ...said } = news;
  const { news: outcome, terms, left } = said;
  const { amount, basis, currency, heads } = terms;
  const { id, listingId, deal } = about;
  const read = titled ?? (await titlesIn(languageOf(to.language), [listingId], tx));
  const { title } = read({ id: listingId, title: about.title });
  const page = `/offers/${id}`;
  const path = deal === null ? page : `/deals/${deal}`;
  const data = { outcome, personId, title, amount, basis, currency, heads, left, path, page };
  await notify(
    tx,
    to.id,
    { kind: 'offer', topic: { kind: 'listing', id: listingId }, subject: `offer ${id}`, data },
    await offerMail(to, { ...said, title, path }),
    { mailDueAt },
  );
}

type Short = {
  id: string;
  sellerId: string;
  title: string;
  terms: DealTerms;
  left: number;
  formerId: string | null;
} & {
  buyerId: string;
  email: string;
  firstName: string;
  language: string;
};

/** How long the mail about heads that are left waits for the next acceptance. */
const NEXT_MS = MINUTE_MS;

/** The buyers whose open offers ask for more heads than are left, and who don't know it yet. */
const readShort = (client: Transaction, listingId: string) => client.$queryRaw<Short[]>`
  SELECT n.id, n.seller_id AS "sellerId", l.title, o.terms, l.heads_left AS left, former.id AS "formerId",
    u.id AS "buyerId", u.email, u.first_name AS "firstName", u.language
  FROM cattle_listings AS l
  JOIN negotiations AS n ON n.listing_id = l.id AND n.status = 'open'
  JOIN LATERAL (SELECT terms FROM offers WHERE negotiation_id = n.id ORDER BY id DESC LIMIT 1) AS o ON (o.terms->>'heads')::int > l.heads_left
  JOIN users AS u ON u.id = n.buyer_id AND u.suspended_at IS NULL AND u.closed_at IS NULL
  LEFT JOIN notifications AS former ON former.user_id = u.id AND former.kind = 'offer' AND former.subject = 'offer ' || n.id
    AND former.data->>'outcome' = 'headsLeft'
  WHERE l.id = ${listingId}::uuid AND (former.data->>'left')::int IS DISTINCT FROM l.heads_left`;

/**
 * Notifies the buyers whose open offers ask for more heads than are left, after the commit of an acceptance: whoever else accepts
 * waits for its lock. Of acceptances that come at once each learns in its turn what is true then, and a mail that is still queued is
 * replaced: only the last one is sent.
 */
export async function notifyOfHeadsLeft(listingId: string, now: Date): Promise<void> {
  // As a rule there is nobody.
  if ((await readShort(db, listingId)).length === 0) return;
  await db.$transaction(async (tx) => {
    await lockName(tx, `heads left ${listingId}`);
    for (const { id, sellerId, title, terms, left, formerId, buyerId, ...buyer } of await readShort(tx, listingId)) {
      if (formerId !== null)
        await tx.outboxMail.deleteMany({
          where: { notificationId: formerId, attempts: 0, sentAt: null, failedAt: null },
        });
      const about = { id, listingId, title, deal: null };
      const news = { news: 'headsLeft', person: '', personId: sellerId, terms, left, until: null, note: null } as const;
      await tell(tx, { id: buyerId, ...buyer }, about, news, { mailDueAt: new Date(now.getTime() + NEXT_MS) });
    }
  });
}
