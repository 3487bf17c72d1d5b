import 'server-only';
import { findMailRecipient } from '@/lib/accounts/accounts/find-mail-recipient';
import type { Actor } from '@/lib/core/actors/actor';
import { requireConfirmedEmail } from '@/lib/core/actors/require-confirmed-email';
import { DomainError } from '@/lib/core/errors/domain-error';
import { freightStatusNow, quoteStatusNow } from '@/lib/deals/terms/dates/freight-times';
import { isBlockedBetween } from '@/lib/messages/messages/blocks';
import type { FreightDto } from './dto';
import { changeFreight } from './lock-freight';
import { notifyOfFreight, notifyOtherParty } from './notify-of-freight';

/**
 * Accepts a quote in the version that was seen, by whoever asked: it is the carrier of the deal then, the two see each
 * other's contact, and the other quotes are declined.
 * @throws DomainError those of `changeFreight`, `freight_not_asker` for anybody else, `freight_closed`, `freight_quote_not_found`,
 * `freight_quote_closed` once it was withdrawn or expired, `freight_quote_outdated` once it was changed,
 * `person_inactive`, `messaging_blocked`, `email_unconfirmed`.
 */
export async function acceptQuote(
  actor: Actor,
  id: string,
  quoteId: string,
  version: number,
  now = new Date(),
): Promise<FreightDto> {
  requireConfirmedEmail(actor);
  return changeFreight(actor, id, { limit: 'changeByUser', now }, async (tx, row) => {
    if (row.askerId !== actor.id) throw new DomainError('freight_not_asker');
    if (freightStatusNow(row, now) !== 'open') throw new DomainError('freight_closed');
    const quote = row.quotes.find((one) => one.id === quoteId);
    if (!quote) throw new DomainError('freight_quote_not_found');
    if (quoteStatusNow(quote, 'open', now) !== 'open') throw new DomainError('freight_quote_closed');
    if (quote.version !== version) throw new DomainError('freight_quote_outdated');
    if (!(await findMailRecipient(quote.carrierId, tx))) throw new DomainError('person_inactive');
    if (await isBlockedBetween(actor.id, quote.carrierId, tx)) throw new DomainError('messaging_blocked');
    const others = row.quotes.filter((one) => one.id !== quoteId && quoteStatusNow(one, 'open', now) === 'open');
    await tx.freightQuote.update({ where: { id: quoteId }, data: { status: 'accepted', updatedAt: now } });
    await tx.freightQuote.updateMany({
      where: { requestId: id, status: 'open' },
      data: { status: 'declined', updatedAt: now },
    });
    await tx.freightRequest.update({ where: { id }, data: { status: 'accepted', updatedAt: now } });
    await notifyOfFreight(tx, quote.carrierId, 'accepted', row, row.asker);
    for (const { carrierId } of others) await notifyOfFreight(tx, carrierId, 'declined', row, null);
    await notifyOtherParty(tx, 'arranged', row);
  });
}
