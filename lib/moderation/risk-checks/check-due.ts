import 'server-only';
import { claimDue } from '@/lib/core/db/claim-due';
import { db, Prisma, type Transaction } from '@/lib/core/db/client';
import { columnsOf } from '@/lib/core/db/columns-of';
import { logger } from '@/lib/core/log/logger';
import type { RiskSubject } from '@/lib/records/risk-signals/dto';
import { type Topic, topicText } from '@/lib/core/topics/schema';
import { recordFindings } from '@/lib/records/risk-signals/record-findings';
import { checkPictures } from './check-pictures';
import { computeScore } from './compute-score';
import { RULE_CHECKS } from './rule-checks';

/** One run stops here, so that it never lasts longer than the time to the next one. */
const MOST = 100;
const ATTEMPTS = 6;
/** Listings of one person whose score follows from what is found about them. */
const LISTINGS_OF_ONE = 200;

type Due = { subject: RiskSubject; subjectId: string; attempts: number; dueAt: Date };

/** Checks the rules and scores that are due, each in its own transaction; safe in several processes. Returns how many. */
export async function checkDue(now = new Date()): Promise<number> {
  let done = 0;
  while (done < MOST && (await checkNext(now))) done += 1;
  return done;
}

/**
 * Returns false if none is due. A check is first put off and deleted once it is done, so that nobody who publishes waits
 * for it: one that fails is tried again later, and one that was queued again meanwhile is done again.
 */
async function checkNext(now: Date): Promise<boolean> {
  const [next] = await claimDue<Due>({
    table: Prisma.sql`risk_checks`,
    key: Prisma.sql`subject_id`,
    // A second more, because the database rounds times up.
    due: Prisma.sql`due_at <= ${now}::timestamptz + interval '1 second'`,
    order: Prisma.sql`due_at`,
    putOff: Prisma.sql`due_at = ${now}::timestamptz + interval '1 minute' * power(2, attempts)`,
    returning: columnsOf('RiskCheck', ['subject', 'subjectId', 'attempts', 'dueAt']),
  });
  if (!next) return false;
  const { subject, subjectId, attempts, dueAt } = next;
  const done = await db
    .$transaction((tx) => check(tx, next, now))
    .then(
      () => true,
      (error: unknown) => {
        logger.error({ err: error, subject, subjectId, attempts }, 'risk check failed');
        return attempts >= ATTEMPTS;
      },
    );
  if (done) await db.riskCheck.deleteMany({ where: { subjectId, dueAt } });
  return true;
}

async function check(tx: Transaction, { subject, subjectId }: Due, now: Date): Promise<void> {
  await RULE_CHECKS[subject](tx, subjectId, now);
  if (subject === 'user') return computeAllOf(tx, subjectId, now);
  if (subject === 'message') return;
  const ownerId = await checkPictures(tx, { kind: subject, id: subjectId });
  if (ownerId) await checkCopies(tx, ownerId, now);
  await computeScore(tx, { kind: subject, id: subjectId }, now);
}

/** Computes the scores of everything that a person has on sale, or that is held. */
async function computeAllOf(tx: Transaction, userId: string, now: Date): Promise<void> {
  const where = { userId, OR: [{ isActive: true }, { heldAt: { not: null } }] };
  const newest = { orderBy: { id: 'desc' }, take: LISTINGS_OF_ONE, select: { id: true } } as const;
  const animals = await tx.animalListing.findMany({ where, ...newest });
  const equipment = await tx.equipmentListing.findMany({ where, ...newest });
  const lots = await tx.auctionLot.findMany({ where: { userId, status: { in: ['active', 'held'] } }, ...newest });
  const inOrder = (kind: Topic['kind'], rows: readonly { id: string }[]) =>
    rows.map(({ id }) => ({ kind, id })).sort((a, b) => a.id.localeCompare(b.id));
  // By kind and id, the order in which a moderator who suspends their owner locks them too.
  const topics = [...inOrder('listing', animals), ...inOrder('equipment', equipment), ...inOrder('lot', lots)];
  for (const topic of topics) await computeScore(tx, topic, now);
}

/** One text may be lent, and two may be a family's; from so many on somebody publishes what is others'. */
const MANY = 3;

type Copied = { subject: 'listing' | 'equipment' | 'lot'; id: string };

/** Records that several of a person's listings and lots show what another account had published before. */
async function checkCopies(tx: Transaction, userId: string, now: Date): Promise<void> {
  const copied = await tx.$queryRaw<Copied[]>`
    SELECT DISTINCT subject, subject_id::text AS id FROM risk_signals
    WHERE user_id = ${userId}::uuid AND rule IN ('text_of_another', 'photo_of_another') AND points > 0 AND cleared_at IS NULL AND expires_at > ${now}
    ORDER BY 2`;
  const others = copied.map(({ subject: kind, id }) => topicText({ kind, id }));
  const findings = others.length >= MANY ? [{ rule: 'copies_at_once', evidence: { others } } as const] : [];
  const about = { subject: 'user', subjectId: userId, userId, rules: ['copies_at_once'] } as const;
  await recordFindings(tx, about, findings, now);
}
