import { inSameClause, leaveUnread, markUsed, match, upTo, type Ad } from '../ad-text';
import { AROUND } from '../ad-words';
import { nounAt, sensesAt } from '../senses';
import { clauseEnd, clauseStart } from './clauses';

/** So many such words. */
const LINKS_MAX = 3;

const ARTICLES = /^(?:el|l[ao]s?|os?|as?|the|my|all|mis?|meus|minhas|tod[oa]s?)$/;

/** Where a noun or a sex ends that stands at a token, with an article before it; null if none does. */
function animalsAt(ad: Ad, at: number): number | null {
  const from = ARTICLES.test(ad.words[at] ?? '') && inSameClause(ad, at + 1, at) ? at + 1 : at;
  const isAnimals = nounAt(ad, from).length > 0 || sensesAt(ad, from)?.senses.some(({ sex }) => sex);
  return isAnimals ? from + (sensesAt(ad, from)?.length ?? 1) : null;
}

/** Where ends that animals are sold, which begins at a token; null if nothing of the kind does. */
function endOfSold(ad: Ad, at: number): number | null {
  const before = match(ad, AROUND.soldBefore, at);
  if (before) return inSameClause(ad, at + before.length, at) ? animalsAt(ad, at + before.length) : null;
  // Behind other words it is said of what they are about: “bulls and heifers sold as one lot”.
  if (inSameClause(ad, at - 1, at)) return null;
  const animals = animalsAt(ad, at);
  if (animals === null) return null;
  let to = animals;
  while (to < animals + LINKS_MAX && inSameClause(ad, to, at) && match(ad, AROUND.soldLinks, to)) to += 1;
  const sold = inSameClause(ad, to, at) ? (match(ad, AROUND.sold, to) ?? match(ad, AROUND.leftBehind, to)) : null;
  return sold && to + sold.length === clauseEnd(ad, at) ? clauseEnd(ad, at) : null;
}

/** Passes over animals that are sold or stay: «las hembras ya vendidas», “kids not included”. They are shown as not understood. */
export function passSold(ad: Ad, at: number): number {
  const end = endOfSold(ad, at);
  if (end === null) return 0;
  leaveUnread(ad, upTo(at, end));
  return markUsed(ad, upTo(at, end));
}

const TO = /^(?:to|into|a|al|para|pra|p)$/;
/** Beside them, that it is over: «ya vendí todas en Salto»; so says a number right behind, «vendidos 10 en Montería». */
const DONE = /^(?:ya|already|ja|last)$/;
const COUNT = /^\d{1,4}$/;

/** Whether the place at a token is where other animals were sold or sent to: “sold 30 already to Northland”. */
export function isWhereSold(ad: Ad, at: number): boolean {
  const before = ad.words.slice(clauseStart(ad, at), at);
  const verb = before.findIndex((word) => AROUND.went.get(word));
  if (verb < 0 || before[verb - 1] === 'be') return false;
  return (
    TO.test(before.at(-1) ?? '') ||
    COUNT.test(before[verb + 1] ?? '') ||
    before.slice(Math.max(0, verb - 1)).some((word) => DONE.test(word))
  );
}
