import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { fullName } from '@/lib/core/validation/full-name';
import { db } from '@/lib/core/db/client';
import { DAY_MS, HOUR_MS, toDay } from '@/lib/core/durations';
import { listDeals } from '@/lib/deals/deals/list-deals';
import { listQuotesToAnswer } from '@/lib/deals/freight/get-freight';
import { listNegotiations } from '@/lib/deals/offers/get-negotiation';
import { listVisits } from '@/lib/deals/visits/get-visit';
import { topicOf } from '@/lib/core/topics/schema';
import { ANSWER_MISSED } from '@/lib/market/auctions/lot-rows';
import type { KindName } from '@/lib/market/listings/kind';
import { NAME, dateOf, kindOf } from '@/lib/market/papers/rows';
import { conversationKeyText } from '@/lib/messages/messages/conversation-key';
import { listConversations } from '@/lib/messages/messages/list-conversations';
import { isSentAgain } from '@/lib/money/banner-ads/schema';
import { HOLD_HOURS } from '@/lib/moderation/cases/schema';
import type { Task } from './dto';
import { whyOf } from './why-taken-down';

/** Days after which what nobody did is no task of today any more, and those before a date on which it becomes one. */
const FORGOTTEN_DAYS = 30;
const EXPIRES_DAYS = 7;
const PAPER_DAYS = 10;
/** Days on sale without a question or a change after which something about an offer should change. */
const QUIET_DAYS = 30;
/** Hours before the end of an agreed visit from which it is something of today. */
const VISIT_SOON_HOURS = 36;
/** The longest part of a message that a task shows. */
const EXCERPT = 120;
const LISTED_MAX = 100;

/** Deadlines first, then who waits, then what has no buyers meanwhile, papers, what expires, and what only ages. */
const ORDER: readonly Task['kind'][] = [
  'held',
  'visitSoon',
  'offer',
  'visit',
  'freight',
  'deal',
  'answerMissed',
  'message',
  'paperAsked',
  'takenDown',
  'ad',
  'paperExpires',
  'expires',
  'quiet',
];

/** The moment by which tasks of a kind are ordered, the most urgent first. */
function momentOf(task: Task): string {
  if ('by' in task) return task.by;
  if (task.kind === 'paperExpires') return task.on;
  return task.kind === 'expires' ? task.at : task.since;
}

/** Lists what the actor has to do today, the most urgent first. The kinds are queried at once. */
export async function listTasks(actor: Actor, now = new Date()): Promise<Task[]> {
  const tasks = await Promise.all([
    heldTasks(actor, now),
    offerTasks(actor, now),
    visitTasks(actor, now),
    freightTasks(actor, now),
    dealTasks(actor),
    messageTasks(actor, now),
    paperRequests(actor, now),
    missedAnswers(actor),
    takenDownTasks(actor, now),
    adTasks(actor, now),
    listingTasks(actor, now),
    expiringPapers(actor, now),
  ]);
  return tasks
    .flat()
    .sort(
      (one, other) =>
        ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind) || momentOf(one).localeCompare(momentOf(other)),
    );
}

const titled = { select: { title: true } } as const;

async function heldTasks(actor: Actor, now: Date): Promise<Task[]> {
  const held = await db.riskCase.findMany({
    where: {
      ownerId: actor.id,
      closedAt: null,
      answeredAt: null,
      heldAt: { not: null, gt: new Date(now.getTime() - FORGOTTEN_DAYS * DAY_MS) },
      // A lot that its seller cancelled while it was held stays with the moderators.
      OR: [{ auctionLotId: null }, { auctionLot: { status: 'held' } }],
    },
    include: { listing: titled, equipment: titled, auctionLot: titled },
    take: LISTED_MAX,
  });
  return held.flatMap(({ listing, equipment, auctionLot, heldAt, ...ids }): Task[] => {
    const topic = topicOf(ids);
    const about = listing ?? equipment ?? auctionLot;
    if (!topic || !about || !heldAt) return [];
    const by = new Date(heldAt.getTime() + HOLD_HOURS * HOUR_MS).toISOString();
    return [{ kind: 'held', listingId: ids.listingId, topic, title: about.title, by }];
  });
}

async function offerTasks(actor: Actor, now: Date): Promise<Task[]> {
  const negotiations = await listNegotiations(actor, now);
  return negotiations.flatMap(({ id, side, person, listing, offers, isBelowFloor }): Task[] => {
    const offer = offers.at(-1);
    if (offer?.status !== 'open' || offer.side === side || isBelowFloor) return [];
    const { heads, amount, basis, currency } = offer.terms;
    const terms = { heads, amount, basis, currency };
    const about = { listingId: listing.id, title: listing.title };
    return [{ kind: 'offer', id, name: person.name, ...about, terms, by: offer.expiresAt }];
  });
}

async function visitTasks(actor: Actor, now: Date): Promise<Task[]> {
  const soon = new Date(now.getTime() + VISIT_SOON_HOURS * HOUR_MS).toISOString();
  const visits = await listVisits(actor, now);
  return visits.flatMap(({ id, status, side, proposedBy, person, listing, slotsLeft, chosen, endsAt }): Task[] => {
    const about = { id, name: person.name, listingId: listing.id, title: listing.title, by: endsAt };
    if (status === 'agreed' && chosen) return endsAt <= soon ? [{ kind: 'visitSoon', ...about, slot: chosen }] : [];
    if (proposedBy === side) return [];
    return [{ kind: 'visit', ...about, isOthers: proposedBy === 'seller', count: slotsLeft.length }];
  });
}

async function freightTasks(actor: Actor, now: Date): Promise<Task[]> {
  const freights = await listQuotesToAnswer(actor, now);
  return freights.map((freight) => ({ kind: 'freight', ...freight }));
}

async function dealTasks(actor: Actor): Promise<Task[]> {
  const deals = await listDeals(actor);
  return deals.flatMap(({ number, waits: step, askedUntil: until, ...deal }): Task[] => {
    const { personName: name, listingId, title, since } = deal;
    return step ? [{ kind: 'deal', number, step, name, listingId, title, since, until }] : [];
  });
}

async function messageTasks(actor: Actor, now: Date): Promise<Task[]> {
  const [{ conversations }, blocks] = await Promise.all([
    listConversations(actor),
    db.userBlock.findMany({
      where: { OR: [{ blockerId: actor.id }, { blockedId: actor.id }] },
      select: { blockerId: true, blockedId: true },
    }),
  ]);
  // Nobody can write to whom they blocked, or to whom blocked them.
  const unreachable = new Set(blocks.flatMap(({ blockerId, blockedId }) => [blockerId, blockedId]));
  const since = new Date(now.getTime() - FORGOTTEN_DAYS * DAY_MS).toISOString();
  return conversations.flatMap(({ person, topic, lastMessage }): Task[] => {
    if (!lastMessage) return [];
    const { fromUserId, isRemoved, createdAt, message, images } = lastMessage;
    if (fromUserId === actor.id || isRemoved || createdAt < since) return [];
    if (person.isDeleted || unreachable.has(person.id)) return [];
    const key = conversationKeyText({ personId: person.id, topic });
    const text = message.slice(0, EXCERPT);
    const about = { listingId: topic?.kind === 'listing' ? topic.id : null, title: topic?.title ?? null };
    return [{ kind: 'message', key, name: fullName(person), ...about, text, photos: images.length, since: createdAt }];
  });
}

async function paperRequests(actor: Actor, now: Date): Promise<Task[]> {
  const asked = await db.paperGrant.findMany({
    where: {
      paper: { ownerId: actor.id },
      grantedAt: null,
      revokedAt: null,
      requestedAt: { gt: new Date(now.getTime() - FORGOTTEN_DAYS * DAY_MS) },
    },
    select: { requestedAt: true, user: { select: NAME }, paper: { select: { kind: true } } },
    take: LISTED_MAX,
  });
  return asked.map(({ user, paper, requestedAt }) => ({
    kind: 'paperAsked',
    name: fullName(user),
    paper: kindOf(paper.kind),
    since: requestedAt.toISOString(),
  }));
}

async function missedAnswers(actor: Actor): Promise<Task[]> {
  const lots = await db.$queryRaw<{ id: string; title: string; settledAt: Date }[]>`
    SELECT l.id, l.title, l.settled_at AS "settledAt" FROM auction_lots l
    WHERE l.user_id = ${actor.id}::uuid AND ${ANSWER_MISSED} LIMIT ${LISTED_MAX}`;
  return lots.map(({ id, title, settledAt }) => ({
    kind: 'answerMissed',
    id,
    title,
    since: settledAt.toISOString(),
  }));
}

async function takenDownTasks(actor: Actor, now: Date): Promise<Task[]> {
  const down = { userId: actor.id, takenDownAt: { not: null }, soldAt: null };
  const decisions = await db.caseDecision.findMany({
    where: {
      ownerId: actor.id,
      changedListing: true,
      action: { in: ['taken_down', 'suspended'] },
      undoneAt: null,
      createdAt: { gt: new Date(now.getTime() - FORGOTTEN_DAYS * DAY_MS) },
      appeal: null,
      OR: [{ listing: down }, { equipment: down }],
    },
    orderBy: { createdAt: 'desc' },
    select: {
      ...{ listingId: true, equipmentId: true, title: true, answer: true, createdAt: true },
      reports: { select: { reason: true }, take: 1 },
    },
    take: LISTED_MAX,
  });
  const seen = new Set<string>();
  return decisions.flatMap((decision): Task[] => {
    const topic = topicOf(decision);
    if (!topic || seen.has(topic.id)) return [];
    seen.add(topic.id);
    const { listingId, title, createdAt } = decision;
    return [{ kind: 'takenDown', listingId, topic, title, why: whyOf(decision), since: createdAt.toISOString() }];
  });
}

async function adTasks(actor: Actor, now: Date): Promise<Task[]> {
  const ads = await db.bannerAd.findMany({
    where: { requestedBy: actor.id, updatedAt: { gt: new Date(now.getTime() - FORGOTTEN_DAYS * DAY_MS) } },
    orderBy: { id: 'desc' },
    take: LISTED_MAX,
  });
  return ads.flatMap((ad, index): Task[] => {
    const { id, title, status, paymentStatus, updatedAt } = ad;
    // One that was sent again waits for us.
    const isRejected = status === 'rejected' && !isSentAgain(ad, ads.slice(0, index));
    const isUnpaid = status === 'pending_approval' && (paymentStatus === 'pending' || paymentStatus === 'failed');
    return isRejected || isUnpaid ? [{ kind: 'ad', id, title, isRejected, since: updatedAt.toISOString() }] : [];
  });
}

type ListingRow = { kind: KindName; id: string; title: string; createdAt: Date; expiresAt: Date };

/**
 * What expires, or did a short while ago, and animals that nobody has asked about though nothing about them changed for a
 * while; each listing once.
 */
async function listingTasks(actor: Actor, now: Date): Promise<Task[]> {
  const soon = new Date(now.getTime() + EXPIRES_DAYS * DAY_MS);
  const long = new Date(now.getTime() - FORGOTTEN_DAYS * DAY_MS);
  const quiet = new Date(now.getTime() - QUIET_DAYS * DAY_MS);
  const rows = await db.$queryRaw<ListingRow[]>`
    SELECT 'listing' AS kind, id, title, created_at AS "createdAt", expires_at AS "expiresAt" FROM cattle_listings l
    WHERE user_id = ${actor.id}::uuid AND sold_at IS NULL AND taken_down_at IS NULL AND held_at IS NULL AND (
      (expires_at > ${long} AND expires_at <= ${now}) OR (is_active AND expires_at > ${now} AND (expires_at <= ${soon} OR (
        greatest(created_at, updated_at) <= ${quiet} AND NOT EXISTS (SELECT 1 FROM messages m WHERE m.listing_id = l.id AND m.to_user_id = l.user_id)))))
    UNION ALL
    SELECT 'equipment', id, title, created_at, expires_at FROM equipment_listings
    WHERE user_id = ${actor.id}::uuid AND sold_at IS NULL AND taken_down_at IS NULL AND held_at IS NULL
      AND ((expires_at > ${long} AND expires_at <= ${now}) OR (is_active AND expires_at > ${now} AND expires_at <= ${soon}))
    ORDER BY "createdAt" DESC LIMIT ${LISTED_MAX}`;
  return rows.map(({ kind, id, title: said, createdAt, expiresAt }): Task => {
    const title = { title: said, listingId: kind === 'listing' ? id : null };
    if (expiresAt <= soon)
      return {
        kind: 'expires',
        listing: { kind, id },
        ...title,
        at: expiresAt.toISOString(),
        isOver: expiresAt <= now,
      };
    const days = Math.floor((now.getTime() - createdAt.getTime()) / DAY_MS);
    return { kind: 'quiet', id, ...title, days, since: createdAt.toISOString() };
  });
}

async function expiringPapers(actor: Actor, now: Date): Promise<Task[]> {
  const papers = await db.paper.findMany({
    where: {
      ownerId: actor.id,
      expiresOn: { gte: dateOf(now), lte: new Date(now.getTime() + PAPER_DAYS * DAY_MS) },
      // A paper of animals that were sold is nobody's task.
      OR: [{ listingId: null }, { listing: { soldAt: null } }],
    },
    select: { kind: true, expiresOn: true, listing: { select: { id: true, title: true } } },
    take: LISTED_MAX,
  });
  return papers.flatMap(({ kind, expiresOn, listing }): Task[] => {
    const about = { listingId: listing?.id ?? null, title: listing?.title ?? null };
    return expiresOn ? [{ kind: 'paperExpires', paper: kindOf(kind), on: toDay(expiresOn), ...about }] : [];
  });
}
