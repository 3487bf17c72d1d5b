import { leaveUnread, type Ad, type Part } from '../ad-text';
import { nounAt } from '../senses';
import type { Stock } from '../stock';
import { isStop } from './clauses';
import { ONE, OTHER } from './some';

/** So many words stand between one animal and the other, with what is said of the first. */
const ONE_AND_OTHER_MAX = 20;

/** «Dos vacas, una de 5 años preñada y la otra de 9 vacía»: where begins what is said of one, and then of the other. */
function oneAndOther(ad: Ad): number | null {
  for (let at = 0; at < ad.tokens.length; at += 1) {
    const isOne = ONE.test(ad.words[at] ?? '') && /^(?:de|con|com|is|esta|tem|tiene|has)$/.test(ad.words[at + 1] ?? '');
    for (let to = at + 2; isOne && to < at + ONE_AND_OTHER_MAX && !isStop(ad, to); to += 1)
      if (OTHER.test(ad.words[to] ?? '') && nounAt(ad, to + 1).length === 0) return at;
  }
  return null;
}

/** Of one animal and another nothing is said that is true of both; whether there are two. */
export function leaveOneAndOther(ad: Ad, stock: Stock): boolean {
  const from = oneAndOther(ad);
  if (from === null) return false;
  const isOfOne = (part: Part) => part.from >= from;
  stock.states.filter(isOfOne).forEach((part) => leaveUnread(ad, part));
  stock.states = stock.states.filter((part) => !isOfOne(part));
  for (const field of ['headCount', 'age', 'ageMin', 'ageMax', 'traits.monthsPregnant', 'weight'] as const) {
    const parts = ad.facts.get(field)?.parts ?? [];
    if (parts.length === 0 || !parts.every(isOfOne)) continue;
    parts.forEach((part) => leaveUnread(ad, part));
    ad.facts.delete(field);
  }
  if (stock.nouns.every(isOfOne)) stock.isMixed = true;
  return true;
}
