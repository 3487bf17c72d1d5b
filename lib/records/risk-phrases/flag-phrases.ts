import { FRAUD_HINTS, type FraudHint, type Passage } from './dto';
import { termPattern, type Term } from './fraud-phrases';
import { fold, joinSpelled, unleet } from './look-alikes';

type Rule = {
  hint: FraudHint;
  /** The terms that say it: the second follows within a few words. */
  says: readonly [Term, Term?];
  /** The second term is the next word. */
  next?: true;
  /** What else the same passage says, in any order. */
  with?: readonly (Term | readonly Term[])[];
  /** Also asked of the reader as a question: "can you send …". */
  asked?: true;
  /** Holds whatever is denied around it. */
  undenied?: true;
  /** Holds whatever moment beside the animals is named as well, as that of what else is paid. */
  anyway?: true;
};

/**
 * Who asks whom to pay, when and how. Every rule but those that hold `anyway` is silent where the passage names a moment
 * beside the animals (`safe`), and every one where the writer pays (`offers`), and where it is denied (`denies`).
 */
const RULES: readonly Rule[] = [
  { hint: 'advance', says: ['asks', 'deposit'], asked: true },
  { hint: 'advance', says: ['demands', 'deposit'] },
  { hint: 'advance', says: ['deposit', 'early'] },
  { hint: 'advance', says: ['deposit'], with: ['holds'] },
  { hint: 'advance', says: ['noHold'], undenied: true },
  { hint: 'advance', says: ['asks', 'payment'], with: [['now', 'early', 'holds', 'absence']], asked: true },
  { hint: 'advance', says: ['demands', 'payment'], with: [['now', 'early', 'holds', 'absence']] },
  { hint: 'advance', says: ['asksPay'], with: [['now', 'early', 'holds', 'absence']], asked: true },
  { hint: 'advance', says: ['paying', 'early'] },
  { hint: 'advance', says: ['payment'], with: ['now', 'holds'] },
  { hint: 'advance', says: ['asks', 'payment'], with: ['absence'], anyway: true },
  { hint: 'advance', says: ['asksPay'], with: ['absence', 'payment'], anyway: true },
  { hint: 'advance', says: ['asks', 'freight'], with: [['now', 'early', 'fastMeans']], anyway: true },
  { hint: 'advance', says: ['refundable'], with: ['asks'], anyway: true },
  { hint: 'advance', says: ['firstPays'] },
  { hint: 'advance', says: ['deposit'], with: ['unseen'] },
  { hint: 'advance', says: ['toSee', 'deposit'] },
  { hint: 'advance', says: ['toSee', 'demands'], with: [['deposit', 'payment']] },
  { hint: 'advance', says: ['asks', 'payment'], with: ['unseen'] },
  { hint: 'advance', says: ['demands', 'payment'], with: ['unseen'] },
  { hint: 'advance', says: ['asksPay'], with: ['unseen'] },
  { hint: 'advance', says: ['shownOncePaid'], undenied: true, anyway: true },
  { hint: 'advance', says: ['asksPay'], with: ['now', 'leaves'], anyway: true },
  { hint: 'advance', says: ['asks', 'payment'], with: ['now', 'leaves'], anyway: true },
  { hint: 'advance', says: ['asksPay'], with: ['thenShown'], anyway: true },
  { hint: 'advance', says: ['asks', 'payment'], with: ['thenShown'], anyway: true },
  { hint: 'advance', says: ['demands', 'payment'], with: ['thenShown'], anyway: true },
  { hint: 'advance', says: ['freight'], with: [['now', 'early'], 'givenBack'], anyway: true },
  { hint: 'irreversible', says: ['only', 'means'], undenied: true },
  { hint: 'irreversible', says: ['means', 'only'], next: true, undenied: true },
  { hint: 'irreversible', says: ['means'] },
  { hint: 'advance', says: ['carrier', 'collects'] },
  { hint: 'code', says: ['tells', 'code'] },
  { hint: 'code', says: ['code', 'tells'] },
  { hint: 'code', says: ['sendsCode', 'code'], undenied: true },
  { hint: 'code', says: ['readsOut'], with: ['arrives'] },
  { hint: 'haste', says: ['haste'] },
  { hint: 'absence', says: ['absence'], undenied: true },
];

const SIMPLE = new Map<string, RegExp>();

function find(text: string, first: Term, then?: Term, words = 3): RegExpExecArray[] {
  const name = `${first} ${then ?? ''} ${words}`;
  const pattern = SIMPLE.get(name) ?? termPattern(first, then, words);
  SIMPLE.set(name, pattern);
  return [...text.matchAll(pattern)];
}

const says = (text: string, term: Term): boolean => find(text, term).length > 0;

type Range = readonly [from: number, to: number];

const rangeOf = ({ index, 0: found }: RegExpExecArray): Range => [index, index + found.length];

/** Blanks ranges of a text, in order, so that what is left keeps its place. */
function blank(text: string, ranges: readonly Range[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const [from, to] of ranges) {
    if (to <= at) continue;
    parts.push(text.slice(at, Math.max(at, from)), '.'.repeat(to - Math.max(at, from)));
    at = to;
  }
  return parts.join('') + text.slice(at);
}

const without = (text: string, found: readonly RegExpExecArray[]): string => blank(text, found.map(rangeOf));

const CLAUSE_END = /[,;:()\n]|[.!]\s|\s(?:pero|but|mas|sino|solo|solamente|unicamente|only|just|somente|apenas)\s/;
/** How far a denial reaches, and an offer its money, in characters. */
const DENIED_WITHIN = 60;
const OFFERED_WITHIN = 20;

/** What a passage says about its reader's money, with what is denied and what its writer pays left out. */
function affirmed(passage: string): string {
  const heard = without(passage, find(passage, 'soothes'));
  if (says(heard, 'swindle')) return '.'.repeat(passage.length);
  const money = [...find(heard, 'deposit'), ...find(heard, 'payment')].map(rangeOf);
  const offers = find(heard, 'offers').map((match): Range => {
    const [from, end] = rangeOf(match);
    const paid = money.filter(([begin]) => begin >= end && begin - end < OFFERED_WITHIN);
    return [from, Math.max(end, ...paid.map(([, to]) => to))];
  });
  const offered = blank(heard, offers);
  const denials = find(offered, 'denies').map((match): Range => {
    const [from, end] = rangeOf(match);
    const after = offered.slice(end, end + DENIED_WITHIN);
    const clause = after.search(CLAUSE_END);
    return [from, end + (clause < 0 ? after.length : clause)];
  });
  return blank(offered, denials);
}

/** Whether a passage names a moment beside the animals, other than that of what remains to be paid, or before they are seen. */
function isSafe(passage: string): boolean {
  const seen = without(passage, find(passage, 'unseen'));
  return says(without(seen, find(seen, 'rest', 'safe')), 'safe');
}

type Found = { from: number; to: number; hint: FraudHint };

function readPassage(text: string, at: number): Found[] {
  const heard = affirmed(text);
  const isQuestion = text.trimEnd().endsWith('?');
  const unsafe = !isSafe(heard);
  return RULES.flatMap(({ hint, says: [first, then], with: others = [], next, asked, undenied, anyway }) => {
    if (hint === 'advance' && (!(unsafe || anyway) || (isQuestion && !asked))) return [];
    if (hint === 'irreversible' && isQuestion && !says(heard, 'asks')) return [];
    const read = undenied ? text : heard;
    const all = others.every((terms) => [terms].flat().some((term) => says(term === 'holds' ? text : heard, term)));
    if (!all) return [];
    return find(read, first, then, next ? 0 : 3).map((match) => ({
      from: at + match.index,
      to: at + match.index + match[0].length,
      hint,
    }));
  });
}

/** A cheque for more than the price, whose rest is to be passed on. */
function readOverpayment(text: string): Found[] {
  const heard = affirmed(text);
  const isCheque = says(text, 'cheque');
  const paysCarrier = says(text, 'sendsCheque') || says(text, 'more') ? find(heard, 'youPayCarrier') : [];
  const [passed] = [
    ...find(heard, 'passesOn'),
    ...find(text, 'youPassOn'),
    ...find(heard, 'restToCarrier'),
    ...(isCheque ? paysCarrier : []),
  ];
  const [more] = find(text, 'more');
  const range = (match: RegExpExecArray, hint: FraudHint): Found => ({
    from: match.index,
    to: match.index + match[0].length,
    hint,
  });
  if (passed && (more ?? (isCheque && says(text, 'carrier')))) {
    const [paid = passed] = more ? [more] : find(text, 'cheque');
    return [range(paid, 'overpayment'), range(passed, 'passing_on')];
  }
  const [[overpaid], [back]] = [find(text, 'overpaid'), find(text, 'asksBack')];
  if (overpaid && back && back.index > overpaid.index)
    return [range(overpaid, 'overpayment'), range(back, 'passing_on')];
  const [cheque] = find(text, 'chequeForMore');
  if (cheque) return [range(cheque, 'overpayment')];
  const [sent] = find(text, 'sendsCheque');
  return sent && says(text, 'carrier') && !isSafe(text) ? [range(sent, 'overpayment')] : [];
}

const SENTENCE = /[^.!?;\n]+(?:[.!?;](?!\s|$)[^.!?;\n]*)*(?:[.!?;]+|\n|$)/g;

/** Finds what scams say, as ranges of the text as it reads. */
function findHints(text: string): Found[] {
  const sentences = [...text.matchAll(SENTENCE)].map(({ 0: words, index }) => ({ words, index }));
  const alone = sentences.flatMap(({ words, index }) => readPassage(words, index));
  const pairs = sentences.slice(1).flatMap(({ words, index }, before) => {
    const first = sentences[before];
    return first && !first.words.trimEnd().endsWith('?') && !words.trimEnd().endsWith('?')
      ? readPassage(text.slice(first.index, index + words.length), first.index)
      : [];
  });
  const found = [...alone, ...pairs, ...readOverpayment(text)];
  const isAdvance = found.some(({ hint }) => hint === 'advance');
  const fast = isAdvance ? find(affirmed(text), 'fastMeans') : [];
  return [
    ...found,
    ...fast.map((match): Found => ({ from: match.index, to: match.index + match[0].length, hint: 'irreversible' })),
  ];
}

/** Splits a text at the phrases that scams use; the passages joined are the text. */
export function flagPhrases(text: string): Passage[] {
  const folded = joinSpelled(fold(text));
  const found = findHints(unleet(folded.text)).sort((a, b) => a.from - b.from || b.to - a.to);
  const passages: Passage[] = [];
  let from = 0;
  for (const { from: begin, to: end, hint } of found) {
    const start = folded.at[begin] ?? text.length;
    const stop = folded.at[end] ?? text.length;
    if (start < from) continue;
    if (start > from) passages.push({ text: text.slice(from, start), hint: null });
    passages.push({ text: text.slice(start, stop), hint });
    from = stop;
  }
  if (from < text.length) passages.push({ text: text.slice(from), hint: null });
  return passages;
}

/**
 * Returns what a message hints at that its reader should be warned of. Haste and absence are ordinary, and count only
 * beside a hint about money.
 */
export function fraudHints(text: string): FraudHint[] {
  const found = new Set(findHints(unleet(joinSpelled(fold(text)).text)).map(({ hint }) => hint));
  const hints = FRAUD_HINTS.filter((hint) => found.has(hint));
  return hints.some((hint) => hint !== 'haste' && hint !== 'absence') ? hints : [];
}
