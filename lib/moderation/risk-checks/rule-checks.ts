import 'server-only';
import type { Transaction } from '@/lib/core/db/client';
import type { RiskSubject } from '@/lib/records/risk-signals/dto';
import { recordSignal } from '@/lib/records/risk-signals/record-signal';
import { DAY_MS, HOUR_MS } from '@/lib/core/durations';
import { recordFindings, type Finding } from '@/lib/records/risk-signals/record-findings';
import { checkAnimalListing, checkEquipment, checkLot } from './check-listing';
import { isAskedTwice, suspectWords } from './text-findings';

type RuleCheck = (tx: Transaction, id: string, now: Date) => Promise<void>;

/** What is checked when a subject is new or has changed. */
export const RULE_CHECKS: Record<RiskSubject, RuleCheck> = {
  user: checkUser,
  listing: checkAnimalListing,
  equipment: checkEquipment,
  lot: checkLot,
  message: checkMessage,
};

/** Scams write the same first message to many. */
const PEOPLE = 3;
const READ = 200;

type Sent = { id: string; toUserId: string; message: string; ownerId: string | null };

/** Checks a message: whether its sender asks several people for money, or offers a seller to overpay. */
async function checkMessage(tx: Transaction, id: string, now: Date): Promise<void> {
  const message = await tx.message.findUnique({ where: { id }, select: { fromUserId: true, message: true } });
  if (!message) return;
  const { fromUserId } = message;
  // An account that was deleted meanwhile has no signals.
  if ((await tx.user.count({ where: { id: fromUserId } })) === 0) return;
  await checkUser(tx, fromUserId, now);
  if (suspectWords(message.message).length === 0) return;
  const sent = await tx.$queryRaw<Sent[]>`
    SELECT m.id, m.to_user_id AS "toUserId", m.message, coalesce(a.user_id, e.user_id, t.user_id) AS "ownerId"
    FROM (SELECT * FROM messages WHERE from_user_id = ${fromUserId}::uuid ORDER BY id DESC LIMIT ${READ}) m
    LEFT JOIN cattle_listings a ON a.id = m.listing_id LEFT JOIN equipment_listings e ON e.id = m.equipment_id
    LEFT JOIN auction_lots t ON t.id = m.auction_lot_id ORDER BY m.id`;
  const about = { subject: 'user', subjectId: fromUserId, userId: fromUserId } as const;
  const asked = firstMessages(sent).flatMap(({ message: text }) => {
    const words = suspectWords(text);
    // Sellers ask for deposits: only what two kinds of evidence speak for is counted.
    return isAskedTwice(words) ? [words] : [];
  });
  if (asked.length >= PEOPLE) {
    const evidence = { words: asked.flat().slice(0, 10), people: asked.length };
    await recordSignal(tx, { ...about, rule: 'payment_words_sent', evidence });
  }
  const words = suspectWords(message.message).filter(({ hint }) => hint === 'overpayment' || hint === 'passing_on');
  const own = sent.find((one) => one.id === id);
  if (words.length > 0 && own?.ownerId === own?.toUserId) {
    await recordSignal(tx, { ...about, rule: 'overpayment', evidence: { words } });
  }
}

/** The first message to each person. */
function firstMessages(sent: readonly Sent[]): Sent[] {
  return [...new Map([...sent].reverse().map((one) => [one.toUserId, one])).values()];
}

const YOUNG_MS = 72 * HOUR_MS;
const MANY_LISTINGS = 4;
const MANY_CONTACTS = 15;

/** Checks an account's address, and whether it is new and does more than a new rancher would. */
async function checkUser(tx: Transaction, id: string, now: Date): Promise<void> {
  const user = await tx.user.findUnique({ where: { id }, select: { email: true, createdAt: true, role: true } });
  if (!user || user.role === 'admin') return;
  const findings: Finding[] = [
    ...(await throwawayMail(user.email)),
    ...(await youngAndFast(tx, id, user.createdAt, now)),
  ];
  // An account that grows older was young and fast all the same, so that is not withdrawn.
  await recordFindings(tx, { subject: 'user', subjectId: id, userId: id, rules: ['throwaway_mail'] }, findings, now);
}

async function throwawayMail(email: string): Promise<Finding[]> {
  // A list of 60,000 domains, loaded with the first check only.
  const { isValid } = await import('mailchecker');
  const domain = email.split('@')[1] ?? '';
  return isValid(`rancher@${domain}`) ? [] : [{ rule: 'throwaway_mail', evidence: { domain } }];
}

async function youngAndFast(tx: Transaction, id: string, createdAt: Date, now: Date): Promise<Finding[]> {
  const age = now.getTime() - createdAt.getTime();
  if (age >= YOUNG_MS) return [];
  const since = new Date(now.getTime() - DAY_MS);
  const [row] = await tx.$queryRaw<{ listings: number; contacts: number }[]>`
    SELECT (SELECT count(*) FROM cattle_listings WHERE user_id = ${id}::uuid)::int + (SELECT count(*) FROM equipment_listings WHERE user_id = ${id}::uuid)::int AS listings,
      (SELECT count(DISTINCT m.to_user_id) FROM messages m WHERE m.from_user_id = ${id}::uuid AND m.created_at >= ${since}
         AND NOT EXISTS (SELECT 1 FROM messages e WHERE e.from_user_id = m.to_user_id AND e.to_user_id = m.from_user_id AND e.id < m.id))::int AS contacts`;
  const { listings = 0, contacts = 0 } = row ?? {};
  if (listings < MANY_LISTINGS && contacts < MANY_CONTACTS) return [];
  return [{ rule: 'young_and_fast', evidence: { hours: Math.floor(age / HOUR_MS), listings, contacts } }];
}
