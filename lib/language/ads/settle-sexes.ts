import { CLASSES, CLASS_CODES, type ClassCode } from '@/lib/livestock/stock/classes';
import { areAllYoung, YOUNG_FAMILIES } from '@/lib/livestock/stock/roles';
import { ask, deduce, inSameClause, leaveUnread, type Ad, type Part } from './ad-text';
import { OPPOSITE } from './figures/heads';
import { quantityOf } from './figures/quantity-of';
import { sensesAt } from './senses';
import type { Stock } from './stock';

/** «Becerros, machos a 62 y hembras a 58»: young ones are sold mixed; of others nobody can tell. */
function ofBothSexes(stock: Stock, codes: readonly ClassCode[]): readonly ClassCode[] {
  // “Bottle calves, bulls $450 heifers $600”: of either sex.
  if (codes.every((code) => code === 'calf_dairy')) {
    stock.states = stock.states.filter(({ sex }) => !sex);
    return codes;
  }
  const families = new Set<string>(codes.map((code) => CLASSES[code].family));
  const mixed = CLASS_CODES.filter((code) => families.has(CLASSES[code].family) && CLASSES[code].sex === 'mixed');
  const isYoung = families.size === 1 && [...families].every((family) => YOUNG_FAMILIES.has(family));
  stock.states = stock.states.filter(({ sex }) => !sex);
  if (!isYoung) stock.isMixed = true;
  return isYoung && mixed.length > 0 ? mixed.filter((code) => code !== 'calf_dairy') : codes;
}

/** «12 machos de 28 kg, 6 fêmeas»: what stands between both is of the first only. */
function askOfFirst(ad: Ad, first: Part, second: Part): void {
  const isBetween = ({ from }: Part) => from > first.from && from < second.from;
  for (const [field, { parts }] of ad.facts) {
    const question = /^(?:weight|age)/.exec(field)?.[0];
    if ((question !== 'weight' && question !== 'age') || !parts.every(isBetween)) continue;
    if (ad.rivals.some((rival) => rival.field === field)) continue;
    ad.facts.delete(field);
    ask(ad, question, ...parts);
  }
}

/** «Machos 190 kg» of a lot that has females too: what a sex weighs is not what all of them do. */
function askOfSex(ad: Ad): void {
  for (const field of ['weight', 'weightMin', 'weightMax'] as const) {
    const parts = ad.facts.get(field)?.parts ?? [];
    const isOfSex = ({ from }: Part) =>
      [from - 1, from - 2].some(
        (at) =>
          inSameClause(ad, at, from) &&
          ad.tokens[at - 1]?.kind !== 'number' &&
          sensesAt(ad, at)?.senses.some(({ sex }) => sex),
      );
    if (parts.length === 0 || !parts.every(isOfSex) || ad.rivals.some((rival) => rival.field === field)) continue;
    ad.facts.delete(field);
    ask(ad, 'weight', ...parts);
  }
}

/** Whether a sex stands before a number, in another part of the sentence than that of the animals. */
const isPriced = (ad: Ad, own: Part, { from, length }: Part): boolean =>
  !inSameClause(ad, from, own.from) && ad.tokens[from + length]?.kind === 'number';

/** «31 terneros, 9 hembras»: fewer of the other sex than were counted, which are some of them, or a lot beside them. */
function isOfOtherSex(ad: Ad, { sex, heads }: Stock['sexes'][number], codes: readonly ClassCode[]): boolean {
  const areYoung = codes.length > 0 && areAllYoung(codes);
  const isOther = codes.every((code) => CLASSES[code].sex !== sex && CLASSES[code].sex !== 'mixed');
  return areYoung && isOther && heads < Number(ad.facts.get('headCount')?.value ?? NaN);
}

/** «Becerros 26 para engordar. Hembras 11 de 170»: a sex that the noun isn't of, with a number of its own behind it. */
const countedApart = (ad: Ad, { nouns: [noun], states }: Stock, codes: readonly ClassCode[]) =>
  states.find(({ sex, from, length }) => {
    // «Machos 155 kg, hembras 145» weigh so much.
    const isOfBoth = states.some((one) => one.sex !== sex && ad.tokens[one.from + one.length]?.kind === 'number');
    const end = from + length;
    const isOther =
      codes.length > 0 && areAllYoung(codes) && codes.every((code) => CLASSES[code].sex === OPPOSITE[sex ?? 'mixed']);
    const isFirst = noun !== undefined && from > noun.from && !inSameClause(ad, from - 1, from);
    const quantity = isOther && isFirst && !isOfBoth && inSameClause(ad, end, from) ? quantityOf(ad, end) : null;
    return quantity?.unit.of === 'bare' && /^\d{1,3}$/.test(quantity.low) && quantity.low === ad.words[end];
  });

/** What is counted apart is another lot, or a part of this one: nobody can tell how many of which there are. */
function askOfApart(ad: Ad, stock: Stock, { from, length }: Part): void {
  const heads = ad.facts.get('headCount');
  const more = Number(ad.words[from + length]);
  stock.states = stock.states.filter(({ sex }) => !sex);
  stock.isMixed = true;
  stock.nouns.push({ from, length });
  if (!heads || heads.value === true) return;
  ad.facts.delete('headCount');
  for (const value of [Number(heads.value), Number(heads.value) + more])
    deduce(ad, 'headCount', String(value), 'several', heads.parts);
}

/**
 * Males and females that are counted apart: of young animals, which are sold together, they are one mixed lot of all of
 * them; of others two lots.
 */
export function settleSexes(ad: Ad, stock: Stock, codes: readonly ClassCode[]): readonly ClassCode[] {
  const [first, second] = stock.sexes;
  const [noun] = stock.nouns;
  const own = stock.states.find(
    ({ from, sex }) => sex && noun && from === noun.from + noun.length && inSameClause(ad, from, noun.from),
  );
  // «35 terneros machos», and in a sentence of its own «machos 4.200 hembras 3.900»: what others cost.
  if (own) stock.states = stock.states.filter((state) => !state.sex || state === own || !isPriced(ad, own, state));
  const apart = first ? undefined : countedApart(ad, stock, codes);
  if (apart) askOfApart(ad, stock, apart);
  const named = new Set(stock.states.flatMap(({ sex }) => sex ?? []));
  if (!first && named.has('male') && named.has('female')) return ofBothSexes(stock, codes);
  if (first && !second && isOfOtherSex(ad, first, codes)) {
    stock.isMixed = true;
    stock.nouns.push({ from: first.from, length: first.length });
    return codes;
  }
  if (!first || !second || first.sex === second.sex) return codes;
  const families = new Set<string>(codes.map((code) => CLASSES[code].family));
  const young = CLASS_CODES.filter(
    (code) => families.has(CLASSES[code].family) && YOUNG_FAMILIES.has(CLASSES[code].family),
  );
  const mixed = young.filter((code) => CLASSES[code].sex === 'mixed' && code !== 'calf_dairy');
  const known = Number(ad.facts.get('headCount')?.value);
  const all = first.heads + second.heads;
  // «40 vacas con cría (22 machos y 18 hembras)»: each is of a sex.
  const isParts = known === all && mixed.length === 0 && first.from > (stock.nouns[0]?.from ?? Infinity);
  if (isParts && stock.sexes.length === 2) {
    [first, second].forEach((part) => leaveUnread(ad, part));
    return codes;
  }
  if (stock.sexes.length > 2 || mixed.length === 0 || families.size > 1 || (known !== first.heads && known !== all)) {
    stock.lots += 1;
    ad.breaks.push(second.from);
    return codes;
  }
  stock.states = stock.states.filter(({ sex }) => !sex);
  const counted = [first, second].map(({ from, length }) => ({ from, length }));
  const counts = known === all ? (ad.facts.get('headCount')?.parts ?? []) : [];
  ad.facts.set('headCount', { value: String(all), parts: [...counts, ...counted] });
  askOfFirst(ad, first, second);
  askOfSex(ad);
  return mixed;
}
