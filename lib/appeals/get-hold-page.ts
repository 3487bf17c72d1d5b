import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { db } from '@/lib/db/client';
import type { HoldPage } from '@/lib/moderation/dto';
import { HOLD_HOURS } from '@/lib/moderation/schema';
import { groupsOf } from '@/lib/risk/rules';
import { parseTopic } from '@/lib/topics/schema';

/**
 * Returns why the actor's listing is held, as far as it helps an honest seller, and what they answered; null if none of
 * theirs with this id is held. Never names a rule or who reported it.
 */
export async function getHoldPage(actor: Actor, topicText: string): Promise<HoldPage | null> {
  const topic = parseTopic(topicText);
  if (!topic || topic.kind === 'lot') return null;
  const held = await findHeld(actor, { kind: topic.kind, id: topic.id });
  if (!held) return null;
  const { title, heldAt, rules, answer } = held;
  const helps = groupsOf(rules);
  return {
    title,
    editPath: `/${topic.kind === 'listing' ? 'edit-listing' : 'edit-equipment'}/${topic.id}`,
    heldAt: heldAt.toISOString(),
    decidedBy: new Date(heldAt.getTime() + HOLD_HOURS * 3_600_000).toISOString(),
    helps: helps.length > 0 ? helps : ['identity', 'pictures'],
    answer,
  };
}

async function findHeld(actor: Actor, { kind, id }: { kind: 'listing' | 'equipment'; id: string }) {
  const topic = kind === 'listing' ? { listingId: id } : { equipmentId: id };
  const found = await db.riskCase.findFirst({
    where: { ...topic, ownerId: actor.id, closedAt: null, heldAt: { not: null } },
    select: {
      heldAt: true,
      rules: true,
      answer: true,
      listing: { select: { title: true } },
      equipment: { select: { title: true } },
    },
  });
  const title = (found?.listing ?? found?.equipment)?.title;
  if (!found?.heldAt || title === undefined) return null;
  return { title, heldAt: found.heldAt, rules: found.rules, answer: found.answer };
}
