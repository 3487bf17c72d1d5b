import { BREEDS } from '@/lib/livestock/stock/breeds';
import { CATEGORIES, type Category } from '@/lib/livestock/stock/categories';
import { LITTLE } from '@/lib/language/lexicon/lexicon';
import { ask, deduce, inSameClause, leaveUnread, match, upTo, written, type Ad, type Part } from './ad-text';
import { AROUND } from './ad-words';
import { quantityOf } from './figures/quantity-of';
import { breedsAt, nounAt, sensesAt } from './senses';
import { isBred, type Stock } from './stock';

export const categoriesOf = (breed: string) =>
  CATEGORIES.filter((category) => (BREEDS[category] as readonly string[]).includes(breed));

/** More classes than these, a writer chooses from the form's own list. */
export const CHOICES_MAX = 4;

/** What animals are sold for: «vacas Angus x traslado» are no crosses. */
const REASON =
  /^(?:traslado|retiro|mudan[zc]a|viaje|viagem|falta|cambio|no|venta|liquidaci|urgencia|reforma|espacio|cierre|jubilaci|sequ|seca|motivos?|aposent|fin|fim|kilo|kg|cabe[zc]a|unidade?|lote|todo|tudo|razones|problema|descarte|insemin|monta|iatf|(?:ia|i|ai|tai)$)/;

/** “Angus x steers”: a cross, of which the other breed isn't named. */
function isCrossed(ad: Ad, at: number): boolean {
  if (!['x', '×'].includes(ad.words[at] ?? '')) return false;
  const next = at + 1;
  // “Romney x 2ths”.
  const isTeeth = /^(?:ths?|tooths?|teeth)$/.test(ad.words[next + 1] ?? '');
  return (
    !inSameClause(ad, next, at) ||
    (ad.locale === 'en' && isTeeth) ||
    (ad.tokens[next]?.kind === 'word' && !REASON.test(ad.words[next] ?? ''))
  );
}

/** “50 Char x 725#”: a cross, or so many pounds each. */
const isMaybeCrossed = (ad: Ad, at: number): boolean =>
  isCrossSign(ad, at) && inSameClause(ad, at + 1, at) && quantityOf(ad, at + 1)?.unit.of === 'weight';

/** «Suizo americano x cebú»: where the sign of a cross stands behind a breed, perhaps after a further word of its name. */
function crossBehind(ad: Ad, end: number): number {
  const isWord =
    ad.tokens[end]?.kind === 'word' &&
    inSameClause(ad, end + 1, end - 1) &&
    !isCrossSign(ad, end) &&
    !BREED_AND.has(ad.words[end] ?? '') &&
    !LITTLE.skip.match(ad.tokens, end) &&
    !match(ad, AROUND.registry, end) &&
    nounAt(ad, end).length === 0 &&
    !sensesAt(ad, end)?.senses.some(({ concept }) => isBred(concept));
  return isWord && isCrossSign(ad, end + 1) ? end + 1 : end;
}

/** “Frsn x Hereford”: crossed with what nobody here knows, or with a breed that only some are said to be, “mostly Boer x Kiko”. */
const isBehindUnknown = (ad: Ad, from: number): boolean =>
  isCrossSign(ad, from - 1) &&
  inSameClause(ad, from - 2, from) &&
  (isUnknown(ad, from - 2) || breedsAt(ad, from - 2).length > 0);

/** Takes the breed that is the only one named; of several none, unless they are crossed. */
export function settleBreed(ad: Ad, stock: Stock, category: Category): void {
  const { breeds, otherBreeds, isPartBred, states, codes } = stock;
  // «Mula de paso fino»: how she walks, or by what mare, and no breed of hers.
  if (codes.length > 0 && codes.every((code) => code === 'mule')) {
    breeds.forEach((part) => leaveUnread(ad, part));
    return;
  }
  const others = otherBreeds.filter(({ of }) => of.includes(category)).map(({ from, length }) => ({ from, length }));
  const named = breeds.flatMap(({ names, ...part }) => {
    const name = names.find((breed) => categoriesOf(breed).includes(category));
    return name ? [{ name, ...part }] : [];
  });
  const [first, second] = named;
  const isCross = (at: number) => isCrossSign(ad, at);
  if (others.length > 0) return settleOtherBreed(ad, others, named, isCross);
  if (!first) return;
  const cross = crossBehind(ad, first.from + first.length);
  const joint = second && second.from - cross === 1 && isCross(cross);
  const crossed =
    joint && named.length === 2
      ? first
      : named.find(
          ({ name, from, length }) =>
            name === 'Crossbred' || isCrossed(ad, crossBehind(ad, from + length)) || isBehindUnknown(ad, from),
        );
  const names = [...new Set(named.map(({ name }) => name))];
  // «Égua cruzada lusitana»: a cross, of which horses have no breed.
  if (!crossed && breeds.some((one) => one.names.includes('Crossbred')))
    return deduce(ad, 'breed', first.name, 'oneOf', [upTo(first.from, first.from + first.length)]);
  const parts = named.map(({ from, length }) => ({ from, length }));
  const pure = crossed ? pureBeside(ad, named) : [];
  if (pure.length > 0) {
    [...new Set([...pure, 'Crossbred'])].forEach((name) => deduce(ad, 'breed', name, 'several', parts));
    return;
  }
  const breed = crossed ? 'Crossbred' : names.length === 1 ? first.name : undefined;
  const kinds = [...kindsBeside(ad, parts), ...unknownBeside(ad, named), ...unknownBehind(ad, parts)];
  if (kinds.length > 0) return ask(ad, 'breed', ...parts, ...kinds);
  const words = joint ? [upTo(first.from, second.from + second.length), ...parts] : parts;
  const isJoined = named.some((part) => /^[-/]\p{L}/u.test(ad.text.slice(ad.tokens[part.from + part.length - 1]?.end)));
  // “Grade quarter horse”, «tipo cuarto de milla», «medio cuarto de milla»: of such a kind, or by half.
  // «Vacas servidas Braford»: theirs, or of who served them.
  const served = parts.filter(({ from }) => states.some((s) => s.concept === 'served' && s.from + s.length === from));
  // «Cara blanca»: a face is no breed.
  const faces = parts.filter(({ from, length }) => match(ad, AROUND.kinds, from)?.length === length);
  const typed = breed && breed !== 'Crossbred' ? [...typesBeside(ad, parts), ...served, ...faces] : [];
  if (breed && typed.length > 0) return deduce(ad, 'breed', breed, 'oneOf', typed);
  if (breed && breed !== 'Crossbred' && named.some(({ from, length }) => isMaybeCrossed(ad, from + length)))
    return [breed, 'Crossbred'].forEach((name) => deduce(ad, 'breed', name, 'oneOf', parts));
  // «44 bois Nelore, 8 cruzados no meio».
  if (breed && breed !== 'Crossbred' && isPartBred) deduce(ad, 'breed', breed, 'oneOf', parts);
  else if (breed && breed !== 'Crossbred' && isJoined) ask(ad, 'breed', ...parts);
  else if (breed) ad.facts.set('breed', { value: breed, parts: words });
  // “Angus/Hereford” may be crosses of the two, or of either.
  else if (second && ad.words[second.from - 1] === '/')
    [...names, 'Crossbred'].forEach((name) => deduce(ad, 'breed', name, 'several', parts));
  else if (names.length <= CHOICES_MAX && isPair(ad, named))
    // “Hereford Friesian heifers” are by the one out of the other.
    [...names, 'Crossbred'].forEach((name) => deduce(ad, 'breed', name, 'several', parts));
  else if (names.length <= CHOICES_MAX) names.forEach((name) => deduce(ad, 'breed', name, 'several', parts));
  else ask(ad, 'breed', ...parts);
}

/** Whether nothing stands between two breeds. */
const isPair = (ad: Ad, [first, second, third]: readonly Part[]): boolean =>
  first !== undefined &&
  second?.from === first.from + first.length &&
  third === undefined &&
  inSameClause(ad, first.from, second.from);

/** «Hereford y caretas», «suizo con cebú»: what some of the animals, or one parent, are called beside a breed. */
function kindsBeside(ad: Ad, breeds: readonly Part[]): Part[] {
  return breeds.flatMap(({ from, length }) => {
    const end = from + length;
    const after = BREED_AND.has(ad.words[end] ?? '') ? match(ad, AROUND.kinds, end + 1)?.length : undefined;
    const before = BREED_AND.has(ad.words[from - 1] ?? '') ? kindBefore(ad, from - 1) : null;
    const next = after === undefined ? [] : [upTo(end, end + 1 + after)];
    return [...next, ...(before ? [before] : [])].filter((part) => inSameClause(ad, part.from, from));
  });
}

/** Words that say that animals look like a breed: “grade” before it, «tipo», and “type” behind it. */
const typesBeside = (ad: Ad, breeds: readonly Part[]): Part[] =>
  breeds.flatMap(({ from, length }) => {
    const end = from + length;
    const isBefore =
      inSameClause(ad, from - 1, from) && /^(?:grade|tipo|type|half|medi[oa]|mei[oa])$/.test(ad.words[from - 1] ?? '');
    const isAfter = inSameClause(ad, end, from) && ad.words[end] === 'type' && ad.locale === 'en';
    return isBefore ? [upTo(from - 1, end)] : isAfter ? [upTo(from, end + 1)] : [];
  });

const THEIR = /^(?:sus?|seus?|suas?|their|las?|los|as|os)$/;

/** A short name, or one that is written large. */
const isNameLike = (word: string): boolean => /^(?:\p{Lu}.*|.{2,3})$/u.test(word);

/** «Hereford y Pampeanas»: behind a breed a name that nobody here knows, which ends what is said of them. */
function unknownBehind(ad: Ad, named: readonly Part[]): Part[] {
  return named.flatMap(({ from, length }) => {
    const at = from + length + 1;
    const isOpen = BREED_AND.has(ad.words[at - 1] ?? '') && inSameClause(ad, at, from);
    const isLast = !inSameClause(ad, at + 1, at) || ad.tokens[at + 1]?.kind === 'number';
    return isOpen &&
      isLast &&
      !ad.isLarge &&
      isUnknown(ad, at) &&
      /^\p{Lu}\p{Ll}{3}/u.test(written(ad, upTo(at, at + 1)))
      ? [upTo(at - 1, at + 1)]
      : [];
  });
}

/** Whether a word says nothing else of the animals. */
const isUnknown = (ad: Ad, at: number): boolean =>
  ad.tokens[at]?.kind === 'word' &&
  !ad.used.has(at) &&
  !sensesAt(ad, at) &&
  !LITTLE.skip.match(ad.tokens, at) &&
  !AROUND.silent.match(ad.tokens, at) &&
  !ad.named.some(({ from, length }) => at >= from && at < from + length);

/** «He y cruzas»: before crosses a name that nobody here knows, which is hardly anything but a breed. */
function unknownBeside(ad: Ad, named: readonly (Part & { name: string })[]): Part[] {
  const crossed = named.find(({ name }) => name === 'Crossbred');
  if (!crossed) return [];
  const and = THEIR.test(ad.words[crossed.from - 1] ?? '') ? crossed.from - 2 : crossed.from - 1;
  const at = and - 1;
  const isOpen = BREED_AND.has(ad.words[and] ?? '') && inSameClause(ad, at, crossed.from);
  return isOpen && isUnknown(ad, at) && isNameLike(written(ad, upTo(at, at + 1))) ? [upTo(at, at + 1)] : [];
}

/** So many words such a name has at most. */
const KIND_WORDS_MAX = 2;

function kindBefore(ad: Ad, end: number): Part | null {
  for (let from = end - 1; from >= end - KIND_WORDS_MAX; from -= 1)
    if (match(ad, AROUND.kinds, from)?.length === end - from) return upTo(from, end + 1);
  return null;
}

const BREED_AND = new Set(['y', 'e', 'and', '&', 'o', 'ou', 'or', '+', 'con', 'com', 'with']);

/** So many words stand between breeds that are said of the same animals: «cruza con Angus». */
const BREEDS_APART = 3;

/**
 * Pure breeds that are named beside crossed ones, «Nelore y cruza Brangus»: of such animals no breed is said; nor is it
 * where a cross is spoken of far from the breed. «Cruza Angus y Hereford» are crosses.
 */
function pureBeside(ad: Ad, named: readonly (Part & { name: string })[]): string[] {
  const groups: (Part & { name: string })[][] = [];
  let isOver = false;
  const isCrossedGroup = (group: readonly (Part & { name: string })[]) =>
    group.some(
      ({ name, from, length }) =>
        name === 'Crossbred' || isCrossed(ad, from + length) || isCrossSign(ad, from + length),
    );
  named.forEach((breed, nth) => {
    const last = named[nth - 1];
    const end = last ? last.from + last.length : breed.from;
    const between = ad.words.slice(end, breed.from);
    const isNear = between.length <= BREEDS_APART && !between.some((word) => BREED_AND.has(word) || /\d/.test(word));
    // «Braford / cruza»: one of the two.
    const isEither = between.includes('/') && breed.name === 'Crossbred';
    const isList = isEither || !inSameClause(ad, end - 1, breed.from);
    // “Limousin x cattle … Hereford 01432”: far from crossed ones it is a town.
    if (last && between.length > BREEDS_APART && groups.some(isCrossedGroup)) isOver = true;
    if (isOver) return;
    const group = groups.at(-1);
    if (group && isNear && !isList) group.push(breed);
    else groups.push([breed]);
  });
  const [first] = groups;
  const isOfFirst = first?.[0]?.name === 'Crossbred' && first.length > 1;
  if (isOfFirst || !groups.some(isCrossedGroup)) return [];
  return groups.filter((group) => !isCrossedGroup(group)).flatMap((group) => group.map(({ name }) => name));
}

const isCrossSign = (ad: Ad, at: number) => ['x', '×'].includes(ad.words[at] ?? '');

/** A breed that the form doesn't have is «another», once its writer says so; crossed with one it is a cross. */
function settleOtherBreed(ad: Ad, others: Part[], named: Part[], isCross: (at: number) => boolean): void {
  const parts = [...others, ...named.map(({ from, length }) => ({ from, length }))].sort((a, b) => a.from - b.from);
  const [first, second] = parts;
  const end = first ? first.from + first.length : 0;
  if (first && (isCrossed(ad, end) || (second && isCross(end) && second.from === end + 1)))
    ad.facts.set('breed', { value: 'Crossbred', parts: [upTo(first.from, end + 1), ...parts] });
  else if (named.length === 0 && others.length === 1) deduce(ad, 'breed', 'Other', 'unlisted', parts);
  else ask(ad, 'breed', ...parts);
}
