import 'server-only';
import { createHmac } from 'node:crypto';
import type { Actor } from '@/lib/core/actors/actor';
import { findTopic } from '@/lib/market/topics/find-topic';
import { db } from '@/lib/core/db/client';
import { env } from '@/lib/core/env';
import { DomainError } from '@/lib/core/errors/domain-error';
import { consume } from '@/lib/core/rate-limit/limit';
import { activeSignals } from '@/lib/records/risk-signals/active-signals';
import { riskScore } from '@/lib/records/risk-signals/score';
import { trustOf } from '@/lib/records/risk-signals/trust-of';
import { parseTopic } from '@/lib/core/topics/schema';

/** From this score on, whoever writes to a seller who isn't verified first reads what to ask for. */
const CHECKLIST_SCORE = 20;
/** One in so many of the other listings shows it as well. */
const ONE_IN = 4;

/**
 * Returns whether the actor should read what to ask for before they write to the seller of a topic, which is named as by
 * `topicText`. Doesn't tell why: signals are for moderators, and a seller who asks from another account would try words
 * and prices until nothing is found. So others show it too, another quarter of them each day, the same for everybody; and
 * whoever asks more often than buyers do reads it each time.
 */
export async function needsChecklist(actor: Actor, topicName: string, now = new Date()): Promise<boolean> {
  if (!(await mayAsk(actor))) return true;
  const topic = parseTopic(topicName);
  const subject = topic && (await findTopic(actor, topic));
  if (!subject?.userId || subject.userId === actor.id) return false;
  const [trust, signals] = await Promise.all([
    trustOf(db, subject.userId),
    activeSignals(db, { topicId: subject.id, ownerId: subject.userId }, now),
  ]);
  if (trust.verified) return false;
  return isOfTheDay(subject.id, now) || riskScore(signals, trust, now).score >= CHECKLIST_SCORE;
}

async function mayAsk(actor: Actor): Promise<boolean> {
  try {
    await consume('checklistByUser', actor.id);
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'rate_limited') return false;
    throw error;
  }
}

/** Whether a listing shows the checklist today whatever is found about it. */
function isOfTheDay(id: string, now: Date): boolean {
  const day = now.toISOString().slice(0, 10);
  const drawn = createHmac('sha256', env.AUTH_SECRET).update(`checklist:${day}:${id}`).digest();
  return drawn.readUInt32BE() % ONE_IN === 0;
}
