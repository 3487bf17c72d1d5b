import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireConfirmedEmail } from '@/lib/core/actors/require-confirmed-email';
import type { Transaction } from '@/lib/core/db/client';
import { DomainError, invalidField } from '@/lib/core/errors/domain-error';
import { READY_DAYS, refusedDay, zoneOf } from '@/lib/deals/terms/dates/day-end';
import { freightStatusNow, quoteExpiry, quoteStatusNow } from '@/lib/deals/terms/dates/freight-times';
import { isBlockedBetween } from '@/lib/messages/messages/blocks';
import { refuseContact } from '@/lib/records/risk-phrases/refuse-contact';
import type { FreightDto } from './dto';
import { changeFreight } from './lock-freight';
import { roleOf, type FreightRow } from './map-freight';
import { notifyOfFreight, notifyOtherParty, type FreightNews } from './notify-of-freight';
import type { QuoteInput } from './schema';

/** Carriers who may quote for a request: nobody compares more. */
const QUOTES_MAX = 100;

/** @throws DomainError `freight_own`, `freight_closed`, `person_inactive`, `messaging_blocked`. */
async function requireQuotable(tx: Transaction, actor: Actor, row: FreightRow, now: Date): Promise<void> {
  if (roleOf(row, actor.id) !== 'carrier') throw new DomainError('freight_own');
  if (freightStatusNow(row, now) !== 'open') throw new DomainError('freight_closed');
  if (row.asker.suspendedAt || row.asker.closedAt) throw new DomainError('person_inactive');
  if (await isBlockedBetween(actor.id, row.askerId, tx)) throw new DomainError('messaging_blocked');
}

/**
 * What is stored of a quote.
 * @throws DomainError `invalid_input` at `validUntil` for a day that is over or too far ahead, at `trucks` with a contact.
 */
function dataOf(row: FreightRow, { validUntil, ...quote }: QuoteInput, now: Date) {
  const refused = validUntil === null ? null : refusedDay(validUntil, zoneOf(row.fromPlace), now, READY_DAYS);
  if (refused) throw invalidField('validUntil', refused, { days: READY_DAYS });
  refuseContact(quote.trucks, 'trucks');
  return {
    ...quote,
    validUntil: validUntil === null ? null : new Date(validUntil),
    expiresAt: quoteExpiry(validUntil, row),
    updatedAt: now,
  };
}

async function notifyAsker(tx: Transaction, row: FreightRow, news: FreightNews, actor: Actor): Promise<void> {
  const select = { id: true, firstName: true, lastName: true } as const;
  const carrier = await tx.user.findUniqueOrThrow({ where: { id: actor.id }, select });
  await notifyOfFreight(tx, row.askerId, news, row, carrier);
}

const ownQuote = (row: FreightRow, actor: Actor) => row.quotes.find(({ carrierId }) => carrierId === actor.id);

/** @throws DomainError `freight_quote_not_found` for another carrier's. */
function requireOwn(row: FreightRow, actor: Actor, quoteId: string) {
  const own = ownQuote(row, actor);
  if (!own || own.id !== quoteId) throw new DomainError('freight_quote_not_found');
  return own;
}

/**
 * Quotes for a request, by anybody but the two sides of its deal. One that was withdrawn before is quoted anew.
 * @throws DomainError those of `changeFreight`, `freight_own`, `freight_closed`, `freight_quoted` if the actor's quote
 * waits for its answer already, `conflict` after a hundred carriers, `person_inactive`, `messaging_blocked`,
 * `email_unconfirmed`, `invalid_input`.
 */
export async function quoteFreight(actor: Actor, id: string, input: QuoteInput, now = new Date()): Promise<FreightDto> {
  requireConfirmedEmail(actor);
  return changeFreight(actor, id, { limit: 'freightQuoteByUser', now }, async (tx, row) => {
    await requireQuotable(tx, actor, row, now);
    const own = ownQuote(row, actor);
    if (own?.status === 'open') throw new DomainError('freight_quoted');
    const data = dataOf(row, input, now);
    if (own) {
      const again = { ...data, status: 'open', version: own.version + 1 };
      await tx.freightQuote.update({ where: { id: own.id }, data: again });
    } else if (row.quotes.length >= QUOTES_MAX) throw new DomainError('conflict');
    else await tx.freightQuote.create({ data: { ...data, requestId: row.id, carrierId: actor.id } });
    await notifyAsker(tx, row, 'quoted', actor);
  });
}

/**
 * Changes the actor's quote, also one whose day is over: it gets another version, which alone can be accepted.
 * @throws DomainError those of `quoteFreight`, `freight_quote_not_found`, `freight_quote_closed` once it was withdrawn.
 */
export async function changeQuote(
  actor: Actor,
  id: string,
  quoteId: string,
  input: QuoteInput,
  now = new Date(),
): Promise<FreightDto> {
  requireConfirmedEmail(actor);
  return changeFreight(actor, id, { limit: 'freightQuoteByUser', now }, async (tx, row) => {
    const own = requireOwn(row, actor, quoteId);
    await requireQuotable(tx, actor, row, now);
    if (own.status !== 'open') throw new DomainError('freight_quote_closed');
    const data = { ...dataOf(row, input, now), version: own.version + 1 };
    await tx.freightQuote.update({ where: { id: own.id }, data });
    await notifyAsker(tx, row, 'changed', actor);
  });
}

/**
 * Withdraws the actor's quote, and calls the freight off if it was accepted.
 * @throws DomainError those of `changeFreight`, `freight_quote_not_found`, `freight_quote_closed`.
 */
export const withdrawQuote = (actor: Actor, id: string, quoteId: string, now = new Date()): Promise<FreightDto> =>
  changeFreight(actor, id, { limit: 'changeByUser', now }, async (tx, row) => {
    const own = requireOwn(row, actor, quoteId);
    const status = freightStatusNow(row, now);
    const isAgreed = own.status === 'accepted' && status === 'accepted';
    if (!isAgreed && quoteStatusNow(own, status, now) !== 'open') throw new DomainError('freight_quote_closed');
    await tx.freightQuote.update({ where: { id: own.id }, data: { status: 'withdrawn', updatedAt: now } });
    if (!isAgreed) return notifyAsker(tx, row, 'withdrawn', actor);
    await tx.freightRequest.update({ where: { id }, data: { status: 'cancelled', updatedAt: now } });
    await notifyAsker(tx, row, 'dropped', actor);
    await notifyOtherParty(tx, 'off', row);
  });
