import { gapBefore, inSameClause, spanOf, upTo, type Ad, type Part } from '../ad-text';
import { LITTLE, MEASURES } from '@/lib/language/lexicon/lexicon';
import type { AdField, Span } from '../dto';
import { countedAt } from '../figures/heads';
import { isNamedAgain } from '../figures/numbers';
import { quantityOf } from '../figures/quantity-of';
import { nounAt, sensesAt } from '../senses';
import { IDLE, ofAllLots, type Kept, type Read, PRICE_LINK } from './of-all';

/** More lots than these are published from a list of their own. */
const LOTS_MAX = 6;

/** What lots of one advertisement have in common, wherever it stands: where they are, and the terms. */
const SHARED: ReadonlySet<AdField> = new Set<AdField>([
  ...(['location', 'paymentKind', 'paymentParts', 'freightPayer', 'buyerCommission', 'shrinkPercent'] as const),
  ...(['priceNegotiable', 'vaccinated', 'healthCertificate'] as const),
]);

/** A text of which only some parts are left, each where it stood. */
function masked(text: string, kept: readonly Kept[]): string {
  let left = '';
  let from = 0;
  for (const { start, end, goesOn } of [...kept].sort((a, b) => a.start - b.start)) {
    if (end <= from) continue;
    const out = text.slice(from, Math.max(from, start));
    left += (goesOn ? ' '.repeat(out.length) : blank(out)) + text.slice(Math.max(from, start), end);
    from = end;
  }
  return left + blank(text.slice(from));
}

/** What is taken out parts sentences. */
const blank = (text: string) => (text === '' ? '' : `\n${' '.repeat(text.length - 1)}`);

/** Where the words of a lot begin, at the number that begins it: after «+», «y», «también», or a list's «2)». */
function startOf(ad: Ad, at: number): number {
  const { tokens, clauses } = ad;
  let from = at;
  // «A 100 usd y 1 carnero»: the money is of the lot before.
  // So is «c/u».
  const isOfSlash = (token: number) =>
    [token - 1, token].some((one) => tokens[one]?.text === '/' && tokens[one - 1]?.end === tokens[one]?.start);
  const isIdle = (token: number) =>
    !isOfSlash(token) &&
    ((LITTLE.skip.match(tokens, token) !== null && !MEASURES.currency.match(tokens, token)) ||
      // «Carneros (3) y ovejas»: the sign closes what is of the lot before.
      (tokens[token]?.kind === 'sign' && !/[$€£%@]/.test(tokens[token].text) && tokens[token - 2]?.text !== '('));
  while (from > 0 && clauses[from - 1] === clauses[at] && isIdle(from - 1)) from -= 1;
  const isNumbered = tokens[from]?.text === ')' && /^\d{1,2}$/.test(tokens[from - 1]?.text ?? '');
  if (isNumbered && gapBefore(ad, from - 1).includes('\n')) from -= 1;
  return tokens[from]?.start ?? 0;
}

/** The only price of all lots, by the head, where it names none of them: «5 vacas y 1 toro, $ 25.000 c/u». */
function commonPrice({ ad, prices, stock }: Read): Span[] {
  const [price, ...others] = prices;
  if (!price || others.length > 0 || price.basis !== 'head') return [];
  const clause = ad.clauses[price.from];
  const namesOne = ad.tokens.some(
    (_, at) => ad.clauses[at] === clause && (nounAt(ad, at).length > 0 || isSexAt(ad, at)),
  );
  const isAfter = price.from > Math.max(...ad.breaks) && stock.lots > 1;
  return isAfter && !namesOne ? [spanOf(ad, price)] : [];
}

/**
 * «3 carneros a conversar», «20 bois a 318 prazo 30 dias», “6500 obo”: negotiable, or paid by then, are the animals that
 * the same part of the sentence names or prices.
 */
const isOfOne = (ad: Ad, field: AdField, parts: readonly Part[]): boolean =>
  /^(?:priceNegotiable|payment)/.test(field) &&
  parts.every(({ from }) =>
    ad.tokens.some(
      ({ kind }, at) =>
        inSameClause(ad, at, from) && (nounAt(ad, at).length > 0 || (kind === 'number' && field === 'priceNegotiable')),
    ),
  );

/** What is said, and the places of which one is meant. */
const placedFacts = (ad: Ad) => [
  ...ad.facts,
  ...ad.deduced.flatMap((fact) => (fact.field === 'location' ? [[fact.field, fact] as const] : [])),
];

const isSexAt = (ad: Ad, at: number) => sensesAt(ad, at)?.senses.some(({ sex }) => sex) ?? false;

/** What is said of all lots at once, such as one price for all: it is of none alone. */
const sharedPrices = ({ ad, prices }: Read): Span[] =>
  prices.filter(({ basis }) => basis === 'lot').map((part) => spanOf(ad, part));

/**
 * Parts an advertisement of several lots: the text of each, with what all share, every letter where it stood. `others`
 * are the parts that are not of the first, `joint` the prices of all.
 */
export function textsOfLots(
  text: string,
  whole: Read,
  read: (text: string) => Read,
): { texts: string[]; others: Span[]; joint: Span[] } {
  const starts = [...new Set(whole.ad.breaks)].sort((a, b) => a - b).map((at) => startOf(whole.ad, at));
  if (starts.length === 0) return { texts: [text], others: [], joint: [] };
  const ends = [...starts, text.length];
  const segments = [0, ...starts].map((start, index): Span => ({ start, end: ends[index] ?? text.length }));
  const forAll = sharedPrices(whole);
  const common = commonPrice(whole);
  const own = segments.map((segment) => without(segment, forAll));
  const othersIn = (only: string) => taken(text, only).flatMap((part) => without(part, forAll));
  if (segments.length > LOTS_MAX) {
    // Only the first is made ready; what the last has for all is its, too.
    const edges = [segments[0], segments.at(-1)].flatMap((segment) => segment ?? []);
    const reads = edges.map((segment) => read(masked(text, [segment])));
    const more = ofAllLots(whole, reads, edges).more[0]?.flatMap((part) => without(part, forAll));
    const only = masked(text, [...(own[0] ?? []), ...(more ?? [])]);
    return { texts: [only], others: othersIn(only), joint: forAll };
  }
  const reads = own.map((parts) => read(masked(text, parts)));
  const has = ({ ad }: Read, field: AdField) => ad.facts.has(field) || ad.deduced.some((fact) => fact.field === field);
  moveNamed(whole, own, reads);
  const { more, less } = ofAllLots(whole, reads, segments);
  const texts = own.map((parts, index) => {
    const shared = reads.flatMap(({ ad }, other) =>
      other === index
        ? []
        : placedFacts(ad)
            .filter(
              ([field, fact]) =>
                SHARED.has(field) &&
                !isOfOne(ad, field, fact.parts) &&
                reads.every((one, lot) => lot === other || !has(one, field)),
            )
            .flatMap(([, fact]) => fact.parts.map((part) => spanOf(ad, part))),
    );
    // «Y 40 hembras»: they are called as those before them.
    const { ad, stock } = reads[index] ?? whole;
    const isLeft = (part: Part) => without(spanOf(ad, part), less).length > 0;
    const [noun] = [...stock.nouns, ...stock.others].some(isLeft) ? [] : whole.stock.nouns;
    const named = noun && index > 0 ? [spanOf(whole.ad, upTo(noun.from, noun.from + 1))] : [];
    const mine = [
      ...parts.flatMap((one) => without(one, less)),
      ...(more[index] ?? []).flatMap((one) => without(one, forAll).map((left) => ({ ...one, ...left }))),
    ];
    return masked(text, [...mine, ...shared, ...common, ...named]);
  });
  const first = texts[0] ?? '';
  return { texts, others: othersIn(first), joint: forAll };
}

/** Where animals are named with a price of theirs, «las vacas 1400 c/u la vaquillona 1250», each up to the next. */
function namedPrices({ ad }: Read): Part[] {
  const nouns = ad.tokens.flatMap((_, at) => (nounAt(ad, at).length > 0 ? [upTo(at, at + 1)] : []));
  const starts: number[] = [];
  let priced = 0;
  for (const { from: at } of nouns) {
    const end = at + (sensesAt(ad, at)?.length ?? 1);
    const link = PRICE_LINK.test(ad.words[end] ?? '') ? end + 1 : end;
    // «Cabras 600 bodes 900»: the number before is of those before.
    const isCounted = at > priced && inSameClause(ad, at - 1, at) && ad.tokens[at - 1]?.kind === 'number';
    const isAgain = !isCounted && inSameClause(ad, link, at) && isNamedAgain(ad, nouns, at);
    const quantity = isAgain ? quantityOf(ad, link) : null;
    const next = quantity ? countedAt(ad, quantity.to) : 0;
    if (!quantity || !/^(?:price|bare)$/.test(quantity.unit.of) || (next > 0 && next !== quantity.to)) continue;
    starts.push(at);
    priced = quantity.to;
  }
  return starts.map((at, nth) => {
    let to = at + 1;
    while (to < (starts[nth + 1] ?? ad.tokens.length) && !/[.;!?\n](?:\s|$)/.test(gapBefore(ad, to))) to += 1;
    while (IDLE.test(ad.words[to - 1] ?? '')) to -= 1;
    return upTo(at, to);
  });
}

/** Gives each lot the prices that name its animals, wherever they stand. */
function moveNamed(whole: Read, own: Span[][], reads: readonly Read[]): void {
  for (const part of namedPrices(whole)) {
    const codes = nounAt(whole.ad, part.from);
    const owners = reads.flatMap(({ stock }, lot) => (stock.codes.some((code) => codes.includes(code)) ? [lot] : []));
    const [owner] = owners;
    const span = spanOf(whole.ad, part);
    const isWithin = (parts: readonly Span[]) => parts.some(({ start, end }) => start <= span.start && end >= span.end);
    if (owner === undefined || owners.length > 1 || isWithin(own[owner] ?? [])) continue;
    own.forEach((parts, lot) => {
      own[lot] = lot === owner ? [...parts, span] : parts.flatMap((one) => without(one, [span]));
    });
  }
}

/** A span without others that stand in it. */
export function without({ start, end }: Span, out: readonly Span[]): Span[] {
  const inside = out.filter((span) => span.start < end && span.end > start).sort((a, b) => a.start - b.start);
  const edges = [start, ...inside.flatMap((span) => [span.start, span.end]), end];
  return Array.from({ length: edges.length / 2 }, (_, index) => ({
    start: edges[2 * index] ?? start,
    end: edges[2 * index + 1] ?? end,
  })).filter((span) => span.end > span.start);
}

/** The parts that were taken out of a text. */
function taken(text: string, left: string): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (left[at] === text[at]) continue;
    const last = spans.at(-1);
    if (last && /^\s*$/.test(text.slice(last.end, at))) last.end = at + 1;
    else spans.push({ start: at, end: at + 1 });
  }
  return spans;
}

/** What names a telephone or leads to it, right before it: without it, «Cel», «o al» and “at” say nothing. */
const PHONE_LABEL =
  /(?<![\p{L}\d])(?:(?:[oye]|or|and|ou)\s+)?(?:(?:al|no|at|on|pelo)\s+)?(?:(?:cel(?:ular)?|tel(?:[eé]fono?)?|fone|whats(?:app?)?|wsp|wpp|zap|m[oó]vil|mobile|ph)[\s.:]{0,4})?$/iu;
const LABEL_MAX = 24;

const withLabel = (text: string, { start, end }: Span): Span => {
  const label = PHONE_LABEL.exec(text.slice(Math.max(0, start - LABEL_MAX), start));
  return { start: start - (label?.[0].length ?? 0), end };
};

/** A text as it is written, without telephone numbers and what names them, addresses, and the blanks of what was taken out. */
export function textOf(text: string, hidden: readonly Span[]): string {
  const left = hidden
    .map((span) => withLabel(text, span))
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text);
  return (
    left
      .replace(/\r/g, '')
      .replace(/(?<=\S)[^\S\n]{2,}(?=[.,;!])/g, '')
      .replace(/(?<=\S)[^\S\n]{2,}(?=\S)/g, ' ')
      .replace(/^[^\S\n]+|[^\S\n]+$/gm, '')
      .replace(/\n{3,}/g, '\n\n')
      // «Juan, 099 123 456»: nothing follows the comma now.
      .replace(/[\s,;:]+$/, (end) => (hidden.length > 0 ? '' : end))
      .replace(/^(?:(?:y|e|and|&|\+)\s+)+|^[\s.,;]+(?=\p{L}|\d)/iu, '')
      .trim()
  );
}

/** The parts of a span that are outside of others. */
export const outside = (span: Span, others: readonly Span[]): Span[] =>
  others.reduce<Span[]>(
    (parts, { start, end }) =>
      parts
        .flatMap((part) => [
          { start: part.start, end: Math.min(part.end, start) },
          { start: Math.max(part.start, end), end: part.end },
        ])
        .filter((part) => part.start < part.end),
    [span],
  );
