import { CLASSES } from '@/lib/livestock/stock/classes';
import { leaveUnread, match, type Ad, type Part } from '../ad-text';
import { AROUND } from '../ad-words';
import { clauseEnd, clauseStart, tokensOf } from '../doubts/clauses';
import { nounAt, sensesAt } from '../senses';

/** A word for animals of so many families names none of them: «vacunos», “cattle”. */
const FAMILIES_MIN = 4;

/** Whether a word says which animals are meant: their class, their sex or their state. */
const isTelling = (ad: Ad, at: number): boolean => {
  const families = new Set(nounAt(ad, at).map((code) => CLASSES[code].family));
  const isOfSome = families.size > 0 && families.size < FAMILIES_MIN;
  return isOfSome || (sensesAt(ad, at)?.senses.some(({ sex, state }) => sex ?? state) ?? false);
};

function drop(ad: Ad, part: Part): void {
  leaveUnread(ad, part);
  ad.facts.delete('headCount');
}

/**
 * «1200 vacunos. Entran 200 novillos y 150 vacas»: where several lots are named, a count of animals of any kind is of
 * all of them, and of no lot.
 */
export function dropTotal(ad: Ad): void {
  const part = ad.facts.get('headCount')?.parts[0];
  if (!part) return;
  const first = ad.breaks.find((at) => at > part.from) ?? Infinity;
  const end = Math.min(clauseEnd(ad, part.from), first);
  const next = tokensOf(part.from + part.length, end).find((at) => ad.tokens[at]?.kind === 'number') ?? end;
  // “Flock of hens, 9 in all: 4 Marans, 3 Sussex and 2 cockerels”.
  const isInAll = tokensOf(part.from, part.from + part.length).some((at) => match(ad, AROUND.inAll, at));
  if (isInAll) return drop(ad, part);
  if (tokensOf(clauseStart(ad, part.from), next).some((at) => isTelling(ad, at))) return;
  // «OVELHAS Santa Inês», and «35 cab» on the next line: of the only animals that were named so far.
  if (tokensOf(0, part.from).filter((at) => nounAt(ad, at).length > 0 && isTelling(ad, at)).length === 1) return;
  drop(ad, part);
}
