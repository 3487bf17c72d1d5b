import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import type { Locale } from '@/lib/i18n/locales';
import { takenDownText } from '@/lib/reports/report-mails';
import { CASE_ANSWERS } from '@/lib/reports/schema';
import { parseTopic } from '@/lib/topics/schema';
import { latestTakeDown } from './appealed-decision';
import type { AppealPage } from './dto';

/**
 * Returns why the actor's listing was taken down, in the language of the page, and the state of their appeal; null if
 * no decision took down a listing of theirs with this id. Never says who reported it or how many they were.
 */
export async function getAppealPage(actor: Actor, topicText: string, language: Locale): Promise<AppealPage | null> {
  const topic = parseTopic(topicText);
  if (!topic || topic.kind === 'lot') return null;
  const decision = await latestTakeDown({ kind: topic.kind, id: topic.id }, actor.id);
  const listing = decision?.listing ?? decision?.equipment;
  if (!decision || listing?.userId !== actor.id) return null;
  const { title, notes, createdAt, appeal } = decision;
  const answer = CASE_ANSWERS.find((known) => known === decision.answer);
  const why = answer ? { answer } : { reason: decision.reports[0]?.reason ?? 'other', notes };
  const reasons = (await takenDownText(language, { title, topic, why })).slice(0, -1);
  const answered = appeal?.answer?.action;
  const state = appeal
    ? answered === 'upheld' || answered === 'restored'
      ? answered
      : 'waiting'
    : listing.takenDownAt
      ? 'open'
      : 'closed';
  return { title, takenDownAt: createdAt.toISOString(), reasons, state, text: appeal?.text ?? null };
}
