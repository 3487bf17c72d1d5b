import 'server-only';
import { fullName } from '@/lib/core/validation/full-name';
import { readTopicCards } from '@/lib/market/topics/topic-cards';
import { db, type Prisma } from '@/lib/core/db/client';
import { imageUrl } from '@/lib/files/images/widths';
import { activeSignals } from '@/lib/records/risk-signals/active-signals';
import { isRiskRule } from '@/lib/records/risk-signals/rules';
import { riskScore } from '@/lib/records/risk-signals/score';
import { trustOf } from '@/lib/records/risk-signals/trust-of';
import { parseTopic, privateTopicPath, topicText, type Topic } from '@/lib/core/topics/schema';
import { isId } from '@/lib/core/validation/fields';
import type { CaseRisk, CaseSignal } from './dto';
import { HOLD_HOURS } from './schema';

/** Returns the risk signals of a topic, and the state of its risk case; null if nothing was found about it. */
export async function caseRisk(topic: Topic, ownerId: string | null, now: Date): Promise<CaseRisk | null> {
  if (!ownerId) return null;
  const [signals, trust, open] = await Promise.all([
    activeSignals(db, { topicId: topic.id, ownerId }, now),
    trustOf(db, ownerId),
    db.riskCase.findFirst({
      where: { closedAt: null, OR: [{ listingId: topic.id }, { equipmentId: topic.id }, { auctionLotId: topic.id }] },
      select: { heldAt: true, answer: true, answeredAt: true },
    }),
  ]);
  if (signals.length === 0 && !open) return null;
  const { score } = riskScore(signals, trust, now);
  const found = await relatedOf(signals.map(({ evidence }) => evidence));
  return {
    waits: open !== null,
    score,
    verified: trust.verified,
    heldAt: open?.heldAt?.toISOString() ?? null,
    decideBy: open?.heldAt ? new Date(open.heldAt.getTime() + HOLD_HOURS * 3_600_000).toISOString() : null,
    answer: open?.answer ? { text: open.answer, at: (open.answeredAt ?? now).toISOString() } : null,
    newest:
      signals.length > 0
        ? new Date(Math.max(...signals.map(({ createdAt }) => Number(createdAt)))).toISOString()
        : null,
    signals: signals.flatMap(({ id, subject, rule, points, evidence, createdAt }): CaseSignal[] => {
      if (!isRiskRule(rule)) return [];
      const { values, pictures, words, others } = readEvidence(evidence);
      return [
        {
          id,
          rule,
          points,
          ofOwner: subject === 'user' || subject === 'message',
          values,
          words,
          pictures,
          related: others.flatMap((other) => found.get(other) ?? []),
          at: createdAt.toISOString(),
        },
      ];
    }),
  };
}

/** What evidence consists of: values for its text, pictures, words that were found, and what else it names. */
function readEvidence(evidence: Prisma.JsonValue) {
  const values: Record<string, string | number> = {};
  const pictures: string[] = [];
  const others: string[] = [];
  let words: CaseSignal['words'] = [];
  for (const [name, value] of Object.entries((evidence ?? {}) as Prisma.JsonObject)) {
    if (typeof value === 'string' && /^picture$|Picture$/.test(name)) pictures.push(imageUrl(value, 400));
    else if (typeof value === 'string' && name === 'other') others.push(value);
    else if (name === 'others' && Array.isArray(value)) others.push(...value.map(String));
    else if (name === 'words' && Array.isArray(value)) words = value as unknown as CaseSignal['words'];
    else if (Array.isArray(value)) values[name] = value.map(String).join(', ');
    else if (typeof value === 'string' || typeof value === 'number') values[name] = value;
    else if (typeof value === 'boolean') values[name] = value ? 'yes' : 'no';
  }
  return { values, pictures, others, words };
}

/** Returns the listings and people that evidence names, by the text that names them. */
async function relatedOf(evidence: readonly Prisma.JsonValue[]): Promise<Map<string, CaseSignal['related'][number]>> {
  const names = [...new Set(evidence.flatMap((one) => readEvidence(one).others))];
  const topics = names.flatMap((name) => parseTopic(name) ?? []);
  const [cards, people] = await Promise.all([
    readTopicCards(topics),
    db.user.findMany({
      where: { id: { in: names.filter(isId) } },
      select: { id: true, firstName: true, lastName: true },
    }),
  ]);
  return new Map([
    ...topics.flatMap((topic) => {
      const card = cards.get(topic.id);
      return card
        ? [[topicText(topic), { title: card.title, path: privateTopicPath(topic), picture: card.picture }] as const]
        : [];
    }),
    ...people.map(
      ({ id, firstName, lastName }) =>
        [id, { title: fullName({ firstName, lastName }), path: `/seller/${id}`, picture: null }] as const,
    ),
  ]);
}
