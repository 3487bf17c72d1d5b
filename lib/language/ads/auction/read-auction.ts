import 'server-only';
import type { Writer } from '../ad-text';
import { readPastedAnimals } from '../doubts/read-pasted';
import type { AdAsks, AdField, AdReading, Span } from '../dto';

/** What the form of an auction's lot has a field for. */
const FIELDS: ReadonlySet<AdField> = new Set<AdField>([
  ...(['category', 'class', 'breed', 'headCount', 'age', 'weight', 'shrinkPercent', 'location', 'endTime'] as const),
  ...(['priceAmount', 'priceBasis', 'priceCurrency', 'youtubeUrl'] as const),
  ...(['vaccinated', 'healthCertificate', 'pregnancyTested'] as const),
]);
const UNASKED: ReadonlySet<AdAsks> = new Set<AdAsks>(['payment']);

const isIn = ({ start, end }: Span, spans: readonly Span[]) =>
  spans.some((other) => other.start <= start && end <= other.end);

/** Parts in the order of the text, those that touch joined. */
function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = all.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else all.push({ ...span });
  }
  return all;
}

/**
 * Reads an advertisement that was pasted where lots are put up for auction. What a lot has no field for stays in its
 * description. An end is read as it was meant at `now`.
 */
export function readPastedAuction(text: string, writer: Writer, now = new Date()): AdReading {
  const reading = readPastedAnimals(text, { ...writer, auctionAt: now });
  const facts = reading.facts.filter(({ field }) => FIELDS.has(field));
  const questions = reading.questions.filter(({ asks }) => !UNASKED.has(asks));
  // The form asks of a reserve what to do with it.
  const reserves = reading.reserves.map((words) => ({
    start: text.indexOf(words),
    end: text.indexOf(words) + words.length,
  }));
  const unread = reading.unread.filter((span) => !isIn(span, reserves));
  const held = [...facts, ...questions].flatMap(({ spans }) => spans);
  const others = [
    ...reading.facts.filter(({ field }) => !FIELDS.has(field)),
    ...reading.questions.filter(({ asks }) => UNASKED.has(asks)),
  ].flatMap(({ spans }) => spans);
  return { ...reading, facts, questions, unread, described: joined(others.filter((span) => !isIn(span, held))) };
}
