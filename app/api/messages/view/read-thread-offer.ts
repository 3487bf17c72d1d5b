import 'server-only';
import type { ThreadOfferView } from '@/components/messages/offers/thread-offer';
import type { Actor } from '@/lib/core/actors/actor';
import { findNegotiation } from '@/lib/deals/offers/get-negotiation';
import { getOfferable } from '@/lib/deals/offers/get-offerable';
import type { ThreadDto } from '@/lib/messages/messages/dto';

/** Reads what a conversation shows of the offers about its listing; null where there is nothing to show or to do. */
export async function readThreadOffer(actor: Actor, thread: ThreadDto | null): Promise<ThreadOfferView | null> {
  if (thread?.topic?.kind !== 'listing') return null;
  const { topic, person, offered, blockedByMe } = thread;
  const negotiation = await findNegotiation(actor, person.id, topic.id);
  const newest = negotiation?.offers.at(-1);
  if (negotiation && newest?.status === 'open') {
    const { heads, amount, basis, currency } = newest.terms;
    return {
      kind: 'open',
      id: negotiation.id,
      isMine: newest.side === negotiation.side,
      terms: { heads, amount, basis, currency },
      expiresAt: newest.expiresAt,
    };
  }
  const { deal = null } = negotiation ?? {};
  if (deal !== null) return { kind: 'agreed', deal };
  if (!offered || offered.isMine || blockedByMe || !person.isReachable) return null;
  const offerable = await getOfferable(actor, topic.id);
  return offerable?.person.id === person.id ? { kind: 'none', listingId: topic.id } : null;
}
