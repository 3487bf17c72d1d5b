import { CLASSES, type ClassCode } from '@/lib/livestock/stock/classes';
import { areAllYoung, MILKED_FAMILIES, MOTHER_FAMILIES, WITH_YOUNG } from '@/lib/livestock/stock/roles';
import { VOCABULARY, type Sense } from '@/lib/language/lexicon/lexicon';
import { valueOf } from '@/lib/language/quantities/quantity';
import { quantityAt } from '@/lib/language/quantities/quantity-at';
import { inSameClause, leaveUnread, match, take, upTo, written, type Ad, type Part } from '../ad-text';
import { AROUND, BORN, NAMES_YOUNG, WEANS } from '../ad-words';
import { isOfOtherAnimals } from '../doubts/elsewhere';
import { nounAt, sensesAt } from '../senses';

/** What is known of the animals for sale. */
interface Named {
  codes: readonly ClassCode[];
}

/** A word or a sign between two things. */
export const isAnd = (ad: Ad, at: number) =>
  ['y', 'e', 'and', '+', '&', '/', 'o'].includes(ad.words[at] ?? '') || (ad.locale === 'en' && ad.words[at] === 'n');

/** Heavier is no calf at foot. */
const CALF_KG_MAX = 330;

/**
 * Passes over the young of mothers, whose weight is a fact of theirs: «terneros de 60 kg» after «vacas con cría». What
 * is said of their age is not said of the mothers.
 */
export function passYoung(ad: Ad, { codes }: Named, from: number): number {
  // «Cría al pie hembra 1 mes».
  const quantity = quantityAt(ad.tokens, from, ad.locale) ?? quantityAt(ad.tokens, from + 1, ad.locale);
  if (!quantity || !inSameClause(ad, from, quantity.to - 1)) return 0;
  if (quantity.unit.of !== 'weight' && quantity.unit.of !== 'age') return 0;
  const isKilograms = quantity.unit.of === 'weight' && quantity.unit.factor === 1 && quantity.high === undefined;
  const part = { from, length: quantity.to - from };
  // «Bezerros desmamam com 230 kg»: what they weigh one day.
  const isWeaned = [from, from - 2].some((at) => match(ad, AROUND.weaning, at) ?? WEANS.test(ad.words[at] ?? ''));
  if (isWeaned || isOfOtherAnimals(ad, part)) return leaveUnread(ad, part);
  // «Ternero de 40 kg al nacer», and «vacas con cría 450 kg», which are what the mothers weigh.
  const isBorn = [0, 1, 2].some((more) => BORN.test(ad.words[quantity.to + more] ?? ''));
  const isTheirs = codes.every(isMother) && !(valueOf(quantity.low) > CALF_KG_MAX);
  if (isBorn || (isKilograms && !isTheirs)) return leaveUnread(ad, part);
  const length = isKilograms ? take(ad, 'traits.calfKg', quantity.low, part) : part.length;
  // «Bezerros de 5 meses e 150 kg».
  const next = isAnd(ad, quantity.to) ? quantity.to + 1 : quantity.to;
  const more = inSameClause(ad, next, from) ? quantityAt(ad.tokens, next, ad.locale) : null;
  const isMore = more !== null && more.unit.of === 'weight' && quantity.unit.of === 'age';
  return isMore ? leaveUnread(ad, upTo(from, more.to)) : length;
}

/** Words between «sin» and the young: «sin el ternero». */
const ARTICLES = /^(?:el|la|los|las|su|sus|o|a|os|as|seu|seus|the|her|their)$/;

/** So many words say that young ones stay behind: «no se incluye». */
const LEFT_WORDS_MAX = 4;

/** «No incluye cría», «no se vende el ternero»: whether such words end at a token. */
const endsLeftBehind = (ad: Ad, last: number): boolean =>
  Array.from({ length: LEFT_WORDS_MAX }, (_, nth) => nth).some(
    (back) => inSameClause(ad, last - back, last + 1) && match(ad, AROUND.leftBehind, last - back)?.length === back + 1,
  );

/** Whether it is said that the young stay behind: «bezerras não acompanham», «sin el ternero», “calves not included”. */
export const isWithoutYoung = (ad: Ad): boolean =>
  ad.tokens.some((_, at) => {
    const codes = nounAt(ad, at);
    const isYoung = codes.length > 0 && areAllYoung(codes);
    if (!isYoung && !NAMES_YOUNG.test(ad.words[at] ?? '')) return false;
    const before = ARTICLES.test(ad.words[at - 1] ?? '') ? at - 2 : at - 1;
    const isDenied = /^(?:sin|sem|without)$/.test(ad.words[before] ?? '') || endsLeftBehind(ad, before);
    return isDenied || match(ad, AROUND.leftBehind, at + (sensesAt(ad, at)?.length ?? 1)) !== null;
  });

const WITH = /^(?:con|com|with|w|c)$/;

/** The classes of mothers with their young. */
const WITH_YOUNG_SAID = VOCABULARY.get('con cria')?.flatMap(({ state }) => state ?? []) ?? [];

interface State {
  concept: string;
  codes: readonly ClassCode[];
  sex: Sense['sex'];
}

const AT_FOOT_MAX = 6;

/** «Bezerro de 2@ ao pé»: young ones beside mothers, unless it is said that these aren't for sale. */
export function isAtFoot(ad: Ad, { from, length }: Part): boolean {
  for (let at = from + length; at < from + length + AT_FOOT_MAX && inSameClause(ad, at, from); at += 1) {
    const found = match(ad, AROUND.atFoot, at);
    if (found) return !/^(?:de|da|do|del|of)$/.test(ad.words[at + found.length] ?? '');
  }
  return false;
}

const isMother = (code: ClassCode): boolean =>
  MOTHER_FAMILIES.has(CLASSES[code].family) || MILKED_FAMILIES.has(CLASSES[code].family);

/** So many groups of a sex there are. */
const SEXES_MAX = 2;

/** A group of a sex at a number: «12 machos», “8 bull calves”; where it ends, or null. */
function groupAt(ad: Ad, at: number): { to: number; isOfSex: boolean } | null {
  const found = ad.tokens[at]?.kind === 'number' && inSameClause(ad, at + 1, at) ? sensesAt(ad, at + 1) : null;
  const isOfSex = found?.senses.some(({ sex }) => sex) ?? false;
  const named = nounAt(ad, at + 1);
  const isNoMother = named.length > 0 && !named.every(isMother);
  const ofYoung = found && (isNoMother || (isOfSex && named.length === 0)) ? found.length : 0;
  const next = at + 1 + ofYoung;
  const more = ofYoung > 0 && inSameClause(ad, next, at) && nounAt(ad, next).length > 0 ? sensesAt(ad, next) : null;
  return ofYoung > 0 ? { to: next + (more?.length ?? 0), isOfSex } : null;
}

/**
 * «Con 12 machos y 8 hembras al pie», “calves at foot, 8 bulls and 6 heifers”: how many of each sex the young of mothers
 * are, and not how many animals there are; where it ends, or null.
 */
export function sexesOfYoung(
  ad: Ad,
  { codes, states }: Named & { states: readonly { concept: string }[] },
  at: number,
) {
  let [to, groups, areOfSex] = [at, 0, true];
  while (groups < SEXES_MAX) {
    const group = groupAt(ad, groups > 0 && isAnd(ad, to) ? to + 1 : to);
    if (!group) break;
    [to, groups] = [group.to, groups + 1];
    areOfSex &&= group.isOfSex;
  }
  if (groups === 0) return null;
  const areMothers = codes.length > 0 && codes.every(isMother);
  const isWith = states.some(({ concept }) => concept === 'with_young' || concept === 'three_in_one');
  const isBeside =
    areMothers && groups > 1 && (areOfSex || isWith || /^(?:con|com|with|w)$/.test(ad.words[at - 1] ?? ''));
  return isBeside || match(ad, AROUND.atFoot, to) ? to : null;
}

/** The young of mothers, by a noun or beside them: “calves”, “calves by side”. */
const isYoungAt = (ad: Ad, at: number): boolean => {
  const found = sensesAt(ad, at);
  const nouns = nounAt(ad, at);
  const isBeside = found?.senses.some(({ concept }) => concept === 'with_young' || concept === 'three_in_one');
  if (isBeside) return NAMES_YOUNG.test(ad.words[at] ?? '');
  return nouns.length > 0 && areAllYoung(nouns);
};

/** “W/ 150-200 lb calves by side”: a weight right before the young of mothers is theirs, unless another one follows. */
export function isOfYoung(ad: Ad, { codes }: Named, end: number): boolean {
  const isLinked = isAnd(ad, end) || /^(?:w|with|plus)$/.test(ad.words[end] ?? '');
  const at = [end, end + 1].find((one) => inSameClause(ad, one, end - 1) && isYoungAt(ad, one));
  if (ad.locale !== 'en' || codes.length === 0 || at === undefined || (isLinked && at > end)) return false;
  const next = at + (sensesAt(ad, at)?.length ?? 1);
  const isOwnMeasured = ad.tokens[next]?.kind === 'number' && inSameClause(ad, next, at);
  const isOfMothers = codes.every(isMother);
  return !isOwnMeasured && (isOfMothers || isAtFoot(ad, upTo(at, at + 1)));
}

/** So far back in a part of a sentence the young are named that a sex is said of. */
const SEX_WORDS_MAX = 8;
/** What calves are called by their sex. */
const SEX_FAMILIES = new Set(['steer', 'bull', 'heifer', 'dairy']);

/** “Calves 250 lb black steers and heifers”: whether a noun says the sex of the young beside mothers. */
export function isSexOfYoung(
  ad: Ad,
  { codes, states }: Named & { states: readonly { concept: string }[] },
  named: readonly ClassCode[],
  at: number,
): boolean {
  const isWith = states.some(({ concept }) => concept === 'with_young' || concept === 'three_in_one');
  const areMothers = codes.length > 0 && codes.every(isMother);
  if (!areMothers || !(isWith || codes.every((code) => WITH_YOUNG.includes(code)))) return false;
  if (ad.locale !== 'en' || !named.every((code) => SEX_FAMILIES.has(CLASSES[code].family))) return false;
  for (let back = at - 1; back >= at - SEX_WORDS_MAX && inSameClause(ad, back, at); back -= 1)
    if (isYoungAt(ad, back)) return back + (sensesAt(ad, back)?.length ?? 1) < (isAnd(ad, at - 1) ? at - 1 : at + 1);
  return false;
}

/** No animal is older that is sold at its mother's foot. */
const AT_FOOT_MONTHS_MAX = 12;

/**
 * «Cabra parida 2 cabritos», «cabra con 2 cabritas»: where the young end that are counted right behind one mother; null if
 * they are others.
 */
export function endOfYoung(
  ad: Ad,
  { codes, nouns, states }: Named & { nouns: readonly Part[]; states: (Part & State)[] },
  { from, to }: { from: number; to: number },
  noun: number,
): number | null {
  const [mother, state] = [nouns.at(-1), states.at(-1)];
  const isOne = mother !== undefined && !/s$/i.test(written(ad, mother));
  const isBeside = state?.concept === 'with_young' && state.from + state.length === from && isYoungAt(ad, noun);
  const end = noun + (sensesAt(ad, noun)?.length ?? 1);
  if (isOne && isBeside) return end;
  const isOfMother = (code: ClassCode) =>
    CLASSES[code].months[0] < AT_FOOT_MONTHS_MAX &&
    codes.some((one) => CLASSES[one].category === CLASSES[code].category);
  const before = ad.words[to - 2] === '/' ? to - 3 : to - 2;
  const isWith = WITH.test(ad.words[before] ?? '') && inSameClause(ad, before, noun);
  const areDams = codes.some(isMother) && codes.every((code) => CLASSES[code].sex === 'female');
  if (!isOne || !isWith || !areDams || !nounAt(ad, noun).some(isOfMother)) return null;
  states.push({ concept: 'with_young', codes: WITH_YOUNG_SAID, sex: undefined, ...upTo(before, end) });
  return end + passYoung(ad, { codes }, end);
}

/** The young of mothers by any word, “heifer calf at foot” or “with calves” too. */
export const namesYoungAt = (ad: Ad, at: number): boolean => {
  const found = sensesAt(ad, at);
  const isBeside = found?.senses.some(({ concept }) => concept === 'with_young') ?? false;
  return isYoungAt(ad, at) || (isBeside && NAMES_YOUNG.test(written(ad, upTo(at, at + (found?.length ?? 1)))));
};
