import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { fullName } from '@/lib/core/validation/full-name';
import { requireAdmin } from '@/lib/records/audit/admin-act';
import { db } from '@/lib/core/db/client';
import { listSealed } from '@/lib/records/sealed-records/read-sealed';
import { hasColleague } from './has-colleague';
import { mayDecideAppeal } from './policy';
import { translator } from '@/lib/core/i18n/translator';
import { takenDownText } from '@/lib/moderation/reports/report-mails';
import { answersFor, type CaseAnswer, type ReportReason } from '@/lib/moderation/reports/schema';
import { aboutSubject, isTopic, type ReportSubject } from '@/lib/moderation/reports/subject';
import { findOwner } from './case-owner';
import { recordOf } from './case-record';
import { caseRisk } from './case-risk';
import { reportsOf, subjectOfCase } from './case-rows';
import { findSubject } from './case-subject';
import type { RiskRule } from '@/lib/records/risk-signals/dto';
import { excerptOf } from '@/lib/core/validation/excerpt';
import type { CaseDetail, CaseReport, CaseRisk, CaseSubject } from './dto';
import { parseCaseKey } from './schema';

/** More reports than anybody reads; pending ones come first. */
const REPORTS = 50;

/** What is said by the same words; what isn't, a moderator chooses. */
type Answers<Name extends string> = { readonly [Key in Name]?: CaseAnswer };

/** The canned answers that say what a reason does, about a listing or a lot. */
const ANSWER_OF: Answers<ReportReason> = { inappropriate: 'rules', misleading: 'price' };

/** The same about a person or a message. */
const CONDUCT_ANSWER_OF: Answers<ReportReason> = {
  spam: 'advertising',
  inappropriate: 'abuse',
  misleading: 'falsehood',
  other: 'conduct',
};

/** The answers that say what a risk signal found. */
const SIGNAL_ANSWER_OF: Answers<RiskRule> = {
  photo_of_another: 'photo',
  stock_photo: 'photo',
  payment_words: 'payment',
  price_low: 'price',
  price_typo: 'price',
  cheap_and_risky: 'price',
};

type ReportRow = Omit<CaseReport, 'createdAt'> & {
  createdAt: Date;
  title: string;
  pending: number;
  newest: Date | null;
};

/**
 * Returns a case with everything that a decision needs; null if there is no such subject, no report of it and no sealed copy.
 * @throws DomainError `forbidden` for anyone but administrators.
 */
export async function getCase(actor: Actor, key: string, now = new Date()): Promise<CaseDetail | null> {
  requireAdmin(actor);
  const ref = parseCaseKey(key);
  if (!ref) return null;
  const about = subjectOfCase(ref);
  const [rows, found, record, appeal, sealed, claim] = await Promise.all([
    db.$queryRaw<ReportRow[]>`
      SELECT r.id, r.reason::text, r.description, r.status::text, r.created_at AS "createdAt", r.listing_title AS title,
             nullif(trim(u.first_name || ' ' || u.last_name), '') AS reporter,
             (count(*) FILTER (WHERE r.status = 'pending') OVER ())::int AS pending, max(r.created_at) FILTER (WHERE r.status = 'pending') OVER () AS newest
      FROM (SELECT * FROM reports WHERE ${reportsOf(ref)}) r LEFT JOIN users u ON u.id = r.reported_by
      ORDER BY r.status <> 'pending', r.created_at, r.id LIMIT ${REPORTS}`,
    about && findSubject(actor, about),
    about ? recordOf(about) : [],
    about && waitingAppeal(about, actor),
    listSealed(actor, ref.id, now),
    db.caseClaim.findFirst({
      where: { caseKey: key, until: { gt: now }, userId: { not: actor.id } },
      select: { user: { select: { firstName: true, lastName: true } } },
    }),
  ]);
  const [first] = rows;
  const [copy] = sealed;
  if (!found && !first && !copy) return null;
  const [owner, risk] = await Promise.all([
    about && found?.ownerId ? findOwner(found.ownerId, about) : null,
    about && isTopic(about) && found ? caseRisk(about, found.ownerId, now) : null,
  ]);
  const title = (found?.subject.title || first?.title) ?? copy?.title ?? '';
  const answers = answersFor([ref.kind]);
  const pending = rows.filter(({ status }) => status === 'pending');
  return {
    key,
    kind: ref.kind,
    title,
    stock: found?.stock ?? 'bovine',
    subject: found?.subject ?? null,
    owner: owner?.owner ?? null,
    reports: rows.map(({ id, reason, description, status, reporter, createdAt }) => ({
      id,
      reason,
      description,
      status,
      reporter,
      createdAt: createdAt.toISOString(),
    })),
    pending: first?.pending ?? 0,
    risk,
    until: [(first?.newest ?? new Date(0)).toISOString(), risk?.newest ?? ''].sort().at(-1) ?? '',
    record,
    sealed,
    appeal,
    answers,
    suggested: mostGiven(pending, about && !isTopic(about) ? CONDUCT_ANSWER_OF : ANSWER_OF) ?? strongest(risk),
    previews:
      about && owner
        ? await previews(owner, answers, { title: ownTitle(found?.subject, title), subject: about })
        : null,
    ownerLanguage: owner?.language ?? null,
    claimedBy: claim && fullName(claim.user),
  };
}

/** Returns the answer that says the reason that most of these reports give; null if none does. */
function mostGiven(reports: readonly { reason: ReportReason }[], answerOf: Answers<ReportReason>): CaseAnswer | null {
  const counts = new Map<ReportReason, number>();
  for (const { reason } of reports) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return (most && answerOf[most[0]]) ?? null;
}

/** Returns the answer that says what the strongest signal found of a case that waits for it; null if none does. */
function strongest(risk: CaseRisk | null): CaseAnswer | null {
  const found = risk?.waits ? risk.signals.filter(({ points }) => points > 0) : [];
  const [answer] = found.toSorted((a, b) => b.points - a.points).flatMap(({ rule }) => SIGNAL_ANSWER_OF[rule] ?? []);
  return answer ?? null;
}

/** Returns what an owner would read with each answer, in their language. */
async function previews(
  { firstName, language }: { firstName: string; language: string },
  answers: readonly CaseAnswer[],
  about: { title: string; subject: ReportSubject },
): Promise<Partial<Record<CaseAnswer, string[]>>> {
  const t = await translator(language, 'email');
  const texts = await Promise.all(
    answers.map(async (answer) => [
      answer,
      [t('greeting', { name: firstName }), ...(await takenDownText(language, { ...about, why: { answer } }))],
    ]),
  );
  return Object.fromEntries(texts) as Partial<Record<CaseAnswer, string[]>>;
}

/** Returns what the owner reads as the title: the beginning of their message. */
function ownTitle(subject: CaseSubject | undefined, title: string): string {
  const message = subject?.kind === 'message' && subject.messages.find(({ isReported }) => isReported);
  return message ? excerptOf(message.text.map(({ text }) => text).join('')) : title;
}

async function waitingAppeal(subject: ReportSubject, actor: Actor): Promise<CaseDetail['appeal']> {
  if (subject.kind === 'lot') return null;
  const decision = { undoneAt: null, ...aboutSubject(subject) };
  const appeal = await db.appeal.findFirst({
    where: { answerId: null, decision },
    select: { text: true, createdAt: true, decision: { select: { decidedBy: true } } },
  });
  if (!appeal) return null;
  const isOwn = !mayDecideAppeal(actor.id, appeal.decision.decidedBy, await hasColleague(actor.id));
  return { text: appeal.text, at: appeal.createdAt.toISOString(), isOwn };
}
