import { CLASSES, type ClassCode } from '@/lib/livestock/stock/classes';
import { isNegation, leaveUnread, match, upTo, type Ad, type Part } from '../ad-text';
import { AROUND } from '../ad-words';
import { clauseEnd, tokensOf } from '../doubts/clauses';
import { nounAt } from '../senses';
import type { Stock } from '../stock';

/** Forgets the animals that were named, whose words are shown. */
export function forgetAnimals(ad: Ad, stock: Stock): void {
  stock.nouns.splice(0).forEach((noun) => leaveUnread(ad, noun));
  stock.codes = [];
  stock.concepts.clear();
}

/** «Burra e poldra, ou melhor: égua lusitana»: forgets the animals that a seller takes back, and how many others they were. */
function takeBack(ad: Ad, stock: Stock, at: number, codes: readonly ClassCode[]): void {
  const isSame = codes.some((code) => stock.codes.includes(code));
  forgetAnimals(ad, stock);
  if (isSame) return;
  const [first] = ad.breaks.splice(0);
  if (first !== undefined) leaveUnread(ad, upTo(first, at));
  stock.lots = 1;
  ad.facts.get('headCount')?.parts.forEach((part) => leaveUnread(ad, part));
  ad.facts.delete('headCount');
}

/** So many words lead to what takes another's place: “sorry, I mean”. */
const CORRECTION_MAX = 3;
/** What is taken back begins so many words before. */
const TAKEN_BACK_MAX = 8;

/** Whether words such as «ou melhor» lead to animals, of which nothing is denied: «perdón, toros no vendo». */
const isCorrection = (ad: Ad, { from, length }: Part): boolean =>
  from - (ad.breaks[0] ?? from) <= TAKEN_BACK_MAX &&
  tokensOf(Math.max(0, from - CORRECTION_MAX), from).some(
    (one) => match(ad, AROUND.correcting, one)?.length === from - one,
  ) &&
  !tokensOf(from + length, clauseEnd(ad, from)).some((one) => isNegation(ad, one));

/** «Las cabritas, 22 chivas»: a pet name, before how many there are and what they are. */
const isPetName = (ad: Ad, pet: Part, [code]: readonly ClassCode[]): boolean =>
  match(ad, AROUND.petNames, pet.from) !== null &&
  (ad.facts.get('headCount')?.parts[0]?.from ?? 0) > pet.from &&
  nounAt(ad, pet.from).every((named) => code !== undefined && CLASSES[named].category === CLASSES[code].category);

/** Forgets animals that are taken back, or that others name rightly. */
export function forgetOther(ad: Ad, stock: Stock, part: Part, codes: readonly ClassCode[]): void {
  const last = stock.nouns.at(-1);
  if (last && isCorrection(ad, part)) takeBack(ad, stock, part.from, codes);
  else if (last && isPetName(ad, last, codes)) forgetAnimals(ad, stock);
}
