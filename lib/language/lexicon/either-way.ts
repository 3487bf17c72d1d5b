import { CLASSES, type ClassCode } from '@/lib/livestock/stock/classes';
import { classesNamed, inRole } from '@/lib/livestock/stock/roles';
import { denyBefore, takeOutBefore, type Deniable } from './denied-before';
import { answerAt } from './kept';
import { VOCABULARY, LITTLE, deniedAt, phrasesOf, isNounAt } from './lexicon';
import { isOrAt, sensesAt, type Written } from './senses-at';
import { isBeside } from './tokens';
import littleWords from './words/little-words.json';

const NEEDLESS = phrasesOf({ yes: littleWords.needless });
const UNLESS = phrasesOf({ yes: littleWords.unless });
const NEEDED = phrasesOf({ yes: littleWords.needed });
const BEHIND = phrasesOf({ any: littleWords.needlessBehind, last: littleWords.needlessLast });

/** «Si no están preñadas no quiero vacas»: who doesn't want animals otherwise wants them. */
function unlessAt({ tokens }: Written, at: number): number {
  const from = deniedAt(tokens, at);
  if (from === null || !isNounAt(tokens, from)) return 0;
  return tokens.some((_, one) => UNLESS.match(tokens, one)) ? from - at : 0;
}

/** “No papers needed”: how many tokens say so. */
function neededAt(written: Written, at: number): number {
  const from = deniedAt(written.tokens, at);
  const end = from === null ? NaN : from + (sensesAt(written, from)?.length ?? 1);
  return end - at + (NEEDED.match(written.tokens, end)?.length ?? NaN) || 0;
}

/**
 * How many tokens say that what stands before them need not be: “scanned not needed”, «papeles no hace falta». What else
 * may follow, «no hace falta preñada», must not.
 */
function needlessBehindAt({ text, tokens, words, context }: Written & { text: string }, at: number): number {
  const found = BEHIND.match(tokens, at);
  if (!found) return 0;
  const [last, next] = [tokens[at + found.length - 1], tokens[at + found.length]];
  // «Cabine não precisa Goiás».
  const isBeforePlace = context.places.match(words, at + found.length) !== null;
  const isLast = !next || isBeforePlace || /[,.;:!?)\n]/.test(text.slice(last?.end, next.start));
  return found.meaning === 'any' || isLast ? found.length : 0;
}

/**
 * How many tokens say what animals need not be, «no precisa ser nuevo», “doesn't have to be bred”, which neither asks for
 * it nor excludes it, or deny what is wanted under a condition; 0 if none do.
 */
function needlessAt(written: Written, at: number): number {
  const found = NEEDLESS.match(written.tokens, at);
  if (!found) return neededAt(written, at) || unlessAt(written, at);
  const next = at + found.length;
  const isWord = written.tokens[next]?.kind === 'word' && !LITTLE.where.match(written.tokens, next);
  return found.length + (sensesAt(written, next)?.length ?? (isWord ? 1 : 0));
}

/** What denies what stands before it, if nothing follows: «hereford no», «jersey não quero», “angus not wanted”. */
const REFUSING = phrasesOf({ yes: littleWords.refusing });

/** Whether castrated males are said, or entire ones. */
const isOfMales = (codes: readonly ClassCode[]): boolean =>
  (codes.includes('gelding') && codes.includes('steer_fat')) || (codes.includes('stallion') && codes.includes('bull'));

/** Castrated males, and entire ones of the same species. */
const ALL_MALES = classesNamed('castrated,entire').filter((code) =>
  inRole('castrated').some((one) => CLASSES[one].category === CLASSES[code].category),
);

/** Takes back a part that was read: it stays in the text, and so does «o no» after it. */
function takeBack(reading: Deniable, from: number, to: number): void {
  for (let at = from; at < to; at += 1) reading.read.delete(at);
}

/** «Novillos enteros», «caballos castrados» are called so: makes a noun and a state of such words. */
function splitNoun({ tokens, nouns, states }: Deniable, end: number): void {
  const noun = nouns.at(-1);
  if (!noun || noun.length !== 2 || noun.from + 2 !== end) return;
  const said = (at: number) => VOCABULARY.get(tokens[at]?.text ?? '') ?? [];
  const codes = said(noun.from + 1).flatMap(({ state }) => state ?? []);
  const stock = said(noun.from).find((sense) => sense.stock)?.stock;
  if (!stock || !isOfMales(codes)) return;
  Object.assign(noun, { codes: stock, length: 1 });
  states.push({ codes, sex: undefined, from: noun.from + 1, length: 1 });
}

/** A fact that «o no» after it leaves open: «mochos o no». */
function openFact(reading: Deniable, end: number): boolean {
  const { said, filters } = reading;
  const last = said.findIndex(({ from, length, keys }) => from + length === end && keys.every((key) => key in filters));
  const fact = said[last];
  if (!fact || said.some(({ keys }, nth) => nth !== last && keys.some((key) => fact.keys.includes(key)))) return false;
  for (const key of fact.keys) Reflect.deleteProperty(filters, key);
  said.splice(last, 1);
  takeBack(reading, fact.from, end + 1);
  return true;
}

/**
 * «Castrados o no 300 kg», “polled or not”: what was said before may be or not, so that it is no filter but text; males
 * are castrated ones and entire ones. «Chifruda não, mocha» denies it. What need not
 * be is shown as unused, and is no filter either. Returns how many tokens that takes, and whether
 * they are read.
 */
export function eitherWay(reading: Deniable, at: number): { length: number; isRead: boolean } | null {
  const { tokens, states } = reading;
  const behind = needlessBehindAt(reading, at);
  if (behind > 0) {
    const before = takeOutBefore(reading, at);
    reading.said.push({ from: at - before, length: before + behind, keys: ['not'] });
    return { length: behind, isRead: true };
  }
  const needless = needlessAt(reading, at);
  if (needless > 0) {
    reading.said.push({ from: at, length: needless, keys: ['not'] });
    return { length: needless, isRead: true };
  }
  const said = REFUSING.match(tokens, at)?.length ?? 0;
  // «Toros no, quiero vacas».
  const refusing = tokens.slice(at + 1, at + said).every((_, nth) => isBeside(tokens, at + 1 + nth)) ? said : 1;
  if (refusing === 0) return null;
  if (!isOrAt(reading, at - 1)) {
    if (!denyBefore(reading, at, refusing)) return null;
    reading.read.add(answerAt(tokens, at) ?? at);
    const denied = reading.said.at(-1);
    if (denied) denied.length += refusing - 1;
    return { length: refusing, isRead: true };
  }
  splitNoun(reading, at - 1);
  const last = states.at(-1);
  if (!last || last.from + last.length !== at - 1) {
    if (openFact(reading, at - 1)) return { length: 1, isRead: false };
    // «Mansos o no 200 kg»: it denies no number.
    return tokens[at + 1]?.kind === 'number' ? { length: 1, isRead: true } : null;
  }
  const again = sensesAt(reading, at + 1);
  const isSame = again?.senses.some(({ state }) => state?.join() === last.codes.join());
  const length = 1 + (isSame ? (again?.length ?? 0) : 0);
  if (isOfMales(last.codes)) {
    last.codes = ALL_MALES;
    last.length += 1 + length;
    return { length, isRead: true };
  }
  states.pop();
  takeBack(reading, last.from, at);
  return { length, isRead: false };
}
