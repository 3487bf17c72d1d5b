import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import type { Locale } from '@/lib/core/i18n/locales';
import type { AppealPage } from '@/lib/moderation/cases/dto';
import { takenDownText } from '@/lib/moderation/reports/report-mails';
import { CASE_ANSWERS } from '@/lib/moderation/reports/schema';
import { excerptOf } from '@/lib/core/validation/excerpt';
import { latestAppealable, parseAppealSubject, stillHolds } from './appealed-decision';

/**
 * Returns why the actor's listing was taken down, their message removed or they were warned, in the language of the page,
 * and the state of their appeal; null if no decision concerns them with this subject. Never says who reported it or how
 * many they were.
 */
export async function getAppealPage(actor: Actor, text: string, language: Locale): Promise<AppealPage | null> {
  const subject = parseAppealSubject(text);
  const decision = subject && (await latestAppealable(subject, actor.id));
  const listing = decision?.listing ?? decision?.equipment;
  const isGone = subject?.kind === 'message' ? !decision?.message : subject?.kind !== 'user' && !listing;
  if (!decision || isGone || (listing && listing.userId !== actor.id)) return null;
  const { notes, createdAt, appeal } = decision;
  const title = decision.message?.message ?? decision.title;
  const answer = CASE_ANSWERS.find((known) => known === decision.answer);
  const why = answer ? { answer } : { reason: decision.reports[0]?.reason ?? 'other', notes };
  const reasons = (
    await takenDownText(language, { title: decision.message ? excerptOf(title) : title, subject, why })
  ).slice(0, -1);
  const answered = appeal?.answer?.action;
  const state = appeal
    ? answered === 'upheld' || answered === 'restored'
      ? answered
      : 'waiting'
    : stillHolds(subject, decision)
      ? 'open'
      : 'closed';
  return {
    about: subject.kind === 'user' || subject.kind === 'message' ? subject.kind : 'listing',
    title,
    decidedAt: createdAt.toISOString(),
    reasons,
    state,
    text: appeal?.text ?? null,
  };
}
