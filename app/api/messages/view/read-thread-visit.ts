import 'server-only';
import type { ThreadVisitView } from '@/components/messages/visits/thread-visit';
import type { Actor } from '@/lib/core/actors/actor';
import { findVisit } from '@/lib/deals/visits/get-visit';
import { getVisitable } from '@/lib/deals/visits/get-visitable';
import type { ThreadDto } from '@/lib/messages/messages/dto';

/** Reads what a conversation shows of a visit to what it is about; null where there is nothing to show or to do. */
export async function readThreadVisit(actor: Actor, thread: ThreadDto | null): Promise<ThreadVisitView | null> {
  if (thread?.topic?.kind !== 'listing') return null;
  const { topic, person, offered, blockedByMe } = thread;
  const visit = await findVisit(actor, person.id, topic.id);
  if (visit?.status === 'agreed' && visit.chosen) return { kind: 'agreed', id: visit.id, slot: visit.chosen };
  if (visit) return { kind: 'open', id: visit.id, isMine: visit.proposedBy === visit.side };
  if (!offered || offered.isMine || blockedByMe || !person.isReachable) return null;
  const visitable = await getVisitable(actor, topic.id);
  return visitable?.person.id === person.id && !visitable.isBlocked ? { kind: 'none', listingId: topic.id } : null;
}
