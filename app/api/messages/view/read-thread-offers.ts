import 'server-only';
import type { OfferStepView } from '@/components/messages/offers/offer-step';
import type { ThreadOfferView } from '@/components/messages/offers/thread-offer';
import type { Actor } from '@/lib/core/actors/actor';
import type { NegotiationDto } from '@/lib/deals/offers/dto';
import { findNegotiations } from '@/lib/deals/offers/get-negotiation';
import { getOfferable } from '@/lib/deals/offers/get-offerable';
import type { ThreadDto } from '@/lib/messages/messages/dto';

interface ThreadOffers {
  /** What is open, agreed or possible; null where there is nothing to show or to do. */
  offer: ThreadOfferView | null;
  /** What the two offered each other, oldest first. */
  offers: OfferStepView[];
}

/** Reads what a conversation shows of the offers about its listing. */
export async function readThreadOffers(actor: Actor, thread: ThreadDto | null): Promise<ThreadOffers> {
  if (thread?.topic?.kind !== 'listing') return { offer: null, offers: [] };
  const negotiations = await findNegotiations(actor, thread.person.id, thread.topic.id);
  return {
    offer: await newestOf(actor, thread, thread.topic.id, negotiations[0]),
    offers: negotiations.toReversed().flatMap(stepsOf),
  };
}

const stepsOf = ({ id, side, person, offers }: NegotiationDto): OfferStepView[] =>
  offers.map((offer, index) => ({
    offer,
    negotiationId: id,
    kind: index === 0 ? 'offer' : 'counter',
    isMine: offer.side === side,
    name: person.name,
  }));

async function newestOf(
  actor: Actor,
  { person, offered, blockedByMe }: ThreadDto,
  listingId: string,
  negotiation: NegotiationDto | undefined,
): Promise<ThreadOfferView | null> {
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
  const gone: ThreadOfferView | null =
    negotiation && newest?.status === 'gone' ? { kind: 'gone', id: negotiation.id } : null;
  if (!offered || offered.isMine || blockedByMe || !person.isReachable) return gone;
  const offerable = await getOfferable(actor, listingId);
  return offerable?.person.id === person.id && !offerable.isBlocked ? { kind: 'none', listingId } : gone;
}
