import 'server-only';
import type { Transaction } from '@/lib/core/db/client';
import { recordFindings } from '@/lib/records/risk-signals/record-findings';
import { topicText } from '@/lib/core/topics/schema';

/** One text may be lent, and two may be a family's; from so many on somebody publishes what is others'. */
const MANY = 3;

type Copied = { subject: 'listing' | 'equipment' | 'lot'; id: string };

/** Records that several of a person's listings and lots show what another account had published before. */
export async function checkCopies(tx: Transaction, userId: string, now: Date): Promise<void> {
  const copied = await tx.$queryRaw<Copied[]>`
    SELECT DISTINCT subject, subject_id::text AS id FROM risk_signals
    WHERE user_id = ${userId}::uuid AND rule IN ('text_of_another', 'photo_of_another') AND points > 0 AND cleared_at IS NULL AND expires_at > ${now}
    ORDER BY 2`;
  const others = copied.map(({ subject: kind, id }) => topicText({ kind, id }));
  const findings = others.length >= MANY ? [{ rule: 'copies_at_once', evidence: { others } } as const] : [];
  const about = { subject: 'user', subjectId: userId, userId, rules: ['copies_at_once'] } as const;
  await recordFindings(tx, about, findings, now);
}
