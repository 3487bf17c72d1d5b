import 'server-only';
import { findMailRecipient, type MailRecipient } from '@/lib/accounts/accounts/find-mail-recipient';
import type { Transaction } from '@/lib/core/db/client';
import { emailTo, type Email } from '@/lib/core/email/layout';
import { languageOf } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';
import { askedPriceText, type AskedPrice } from '@/lib/livestock/price-formats/asked-price';
import { optOutOf } from '@/lib/records/notifications/mail-switches';
import { notify } from '@/lib/records/notifications/notify';

/** An open offer for a lot that isn't for sale any more. */
interface GoneOffer {
  negotiationId: string;
  listingId: string;
  title: string;
  buyerId: string;
  sellerId: string;
  terms: AskedPrice & { heads: number };
}

type Facts = { title: string; price: string; heads: number; path: string };

async function goneMail(to: MailRecipient, { path, ...facts }: Facts): Promise<Email> {
  // messages: email.offer.*
  const t = await translator(to.language, 'email');
  const values = { news: 'gone', person: '', left: 0, ...facts };
  return emailTo(to, t, {
    subject: t('offer.subject', values),
    paragraphs: [t('offer.body', values)],
    action: { label: t('offer.action', values), path },
    optOut: await optOutOf(to, 'offer'),
  });
}

/**
 * Notifies the buyer in the caller's transaction that the lot isn't for sale any more, whichever side made the newest offer:
 * the seller knows.
 * @param path where the buyer reads of it
 */
export async function notifyOfferGone(tx: Transaction, offer: GoneOffer, path: string): Promise<void> {
  const { negotiationId, listingId, title, buyerId, sellerId, terms } = offer;
  const buyer = await findMailRecipient(buyerId, tx);
  if (!buyer) return;
  const { heads, amount, basis, currency } = terms;
  const data = { outcome: 'gone', personId: sellerId, title, amount, basis, currency, heads, left: 0, path };
  await notify(
    tx,
    buyer.id,
    { kind: 'offer', topic: { kind: 'listing', id: listingId }, subject: `offer ${negotiationId}`, data },
    () => {
      const price = askedPriceText(languageOf(buyer.language), terms);
      return goneMail(buyer, { title, price, heads, path });
    },
  );
}

/** Notifies every buyer with an open offer for a listing that is about to be deleted, with which their offers go. */
export async function notifyOfferers(tx: Transaction, listingId: string): Promise<void> {
  const open = await tx.$queryRaw<GoneOffer[]>`
    SELECT n.id AS "negotiationId", n.listing_id AS "listingId", l.title, n.buyer_id AS "buyerId", n.seller_id AS "sellerId", o.terms
    FROM negotiations n JOIN offers o ON o.negotiation_id = n.id AND o.status = 'open' JOIN cattle_listings l ON l.id = n.listing_id
    WHERE n.listing_id = ${listingId}::uuid AND n.status = 'open' ORDER BY n.id`;
  for (const offer of open) await notifyOfferGone(tx, offer, `/offers/${offer.negotiationId}`);
}
