import 'server-only';
import { fullName } from '@/lib/core/validation/full-name';
import { db, type Prisma } from '@/lib/core/db/client';
import { CASE_ANSWERS } from '@/lib/moderation/reports/schema';
import { aboutSubject, type ReportSubject } from '@/lib/moderation/reports/subject';
import type { CaseEvent } from './dto';

const NAME = { select: { firstName: true, lastName: true } } as const;

/** What one screen shows; the audit log has everything. */
const LIMIT = 20;

const decisionSelect = {
  id: true,
  action: true,
  title: true,
  answer: true,
  notes: true,
  createdAt: true,
  decider: NAME,
} as const satisfies Prisma.CaseDecisionSelect;

type DecisionRow = Prisma.CaseDecisionGetPayload<{ select: typeof decisionSelect }>;

function toEvent({ id, action, title, answer, notes, createdAt, decider }: DecisionRow): CaseEvent {
  return {
    id,
    action,
    title,
    answer: CASE_ANSWERS.find((known) => known === answer) ?? null,
    text: notes,
    by: decider && fullName(decider),
    at: createdAt.toISOString(),
  };
}

/** Returns the decisions and notes about a subject, newest first; without decisions that were undone. */
export async function recordOf(subject: ReportSubject): Promise<CaseEvent[]> {
  const where = aboutSubject(subject);
  const [decisions, notes] = await Promise.all([
    db.caseDecision.findMany({
      where: { ...where, undoneAt: null },
      orderBy: { createdAt: 'desc' },
      take: LIMIT,
      select: decisionSelect,
    }),
    db.caseNote.findMany({
      where,
      orderBy: { createdAt: 'desc' },
      take: LIMIT,
      select: { id: true, text: true, createdAt: true, author: NAME },
    }),
  ]);
  const noted = notes.map(({ id, text, createdAt, author }): CaseEvent => ({
    id,
    action: 'note',
    title: '',
    answer: null,
    text,
    by: author && fullName(author),
    at: createdAt.toISOString(),
  }));
  return [...decisions.map(toEvent), ...noted].sort((a, b) => b.at.localeCompare(a.at));
}

/** Returns the latest decisions about whatever else is an owner's, also deleted. */
export async function decisionsAbout(ownerId: string, except: ReportSubject): Promise<CaseEvent[]> {
  const rows = await db.caseDecision.findMany({
    where: { ownerId, undoneAt: null, NOT: aboutSubject(except) },
    orderBy: { createdAt: 'desc' },
    take: LIMIT,
    select: decisionSelect,
  });
  return rows.map(toEvent);
}
