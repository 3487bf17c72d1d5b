import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import type { HoldPage } from '@/lib/moderation/cases/dto';
import { HOLD_HOURS } from '@/lib/moderation/cases/schema';
import { groupsOf } from '@/lib/records/risk-signals/rules';
import { editPath, parseTopic, topicIds, type Topic } from '@/lib/core/topics/schema';

/**
 * Returns why the actor's listing or lot is held, as far as it helps an honest seller, and what they answered; null if
 * none of theirs with this id is held. Never names a rule or who reported it.
 */
export async function getHoldPage(actor: Actor, topicText: string): Promise<HoldPage | null> {
  const topic = parseTopic(topicText);
  const held = topic && (await findHeld(actor, topic));
  if (!held) return null;
  const { title, heldAt, rules, answer } = held;
  const helps = groupsOf(rules);
  return {
    title,
    editPath: editPath(topic),
    heldAt: heldAt.toISOString(),
    decidedBy: new Date(heldAt.getTime() + HOLD_HOURS * 3_600_000).toISOString(),
    helps: helps.length > 0 ? helps : ['identity', 'pictures'],
    answer,
  };
}

async function findHeld(actor: Actor, topic: Topic) {
  const title = { select: { title: true } } as const;
  const found = await db.riskCase.findFirst({
    where: {
      ...topicIds(topic),
      ownerId: actor.id,
      closedAt: null,
      heldAt: { not: null },
      // A lot that its seller cancelled while it was held stays with the moderators.
      OR: [{ auctionLotId: null }, { auctionLot: { status: 'held' } }],
    },
    select: { heldAt: true, rules: true, answer: true, listing: title, equipment: title, auctionLot: title },
  });
  const named = found?.listing ?? found?.equipment ?? found?.auctionLot;
  if (!found?.heldAt || !named) return null;
  return { title: named.title, heldAt: found.heldAt, rules: found.rules, answer: found.answer };
}
