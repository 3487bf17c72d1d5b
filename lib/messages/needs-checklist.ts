import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { findTopic } from '@/lib/catalog/find-topic';
import { db } from '@/lib/db/client';
import { activeSignals } from '@/lib/risk/active-signals';
import { riskScore } from '@/lib/risk/score';
import { trustOf } from '@/lib/risk/trust-of';
import { parseTopic } from '@/lib/topics/schema';

/** From this score on, whoever writes to a seller who isn't verified first reads what to ask for. */
const CHECKLIST_SCORE = 20;

/**
 * Returns whether the actor should read what to ask for before they write to the seller of a topic, which is named as by
 * `topicText`. Doesn't tell why: signals are for moderators.
 */
export async function needsChecklist(actor: Actor, topicName: string, now = new Date()): Promise<boolean> {
  const topic = parseTopic(topicName);
  const subject = topic && (await findTopic(actor, topic));
  if (!subject?.userId || subject.userId === actor.id) return false;
  const [trust, signals] = await Promise.all([
    trustOf(db, subject.userId),
    activeSignals(db, { topicId: subject.id, ownerId: subject.userId }, now),
  ]);
  return !trust.verified && riskScore(signals, trust, now).score >= CHECKLIST_SCORE;
}
