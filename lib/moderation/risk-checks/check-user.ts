import 'server-only';
import type { Transaction } from '@/lib/core/db/client';
import { DAY_MS, HOUR_MS } from '@/lib/core/durations';
import { recordFindings, type Finding } from '@/lib/records/risk-signals/record-findings';

const YOUNG_MS = 72 * HOUR_MS;
const MANY_LISTINGS = 4;
const MANY_CONTACTS = 15;

/** Checks an account's address, and whether it is new and does more than a new rancher would. */
export async function checkUser(tx: Transaction, id: string, now: Date): Promise<void> {
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
