import type { Breed } from '@/lib/livestock/stock/breeds';
import { CLASSES, CLASS_CODES, type ClassCode } from '@/lib/livestock/stock/classes';
import { areAllYoung, SIRES, WITH_YOUNG } from '@/lib/livestock/stock/roles';
import { VOCABULARY, phrasesOf, type Sense } from './lexicon';
import { isAnyBreedAt } from './kept';
import { isLongEared } from './meant-nouns';
import { BREED_GROUPS, OTHER_BREEDS } from './other-breeds';
import { breedAt } from './sentence-tokens';
import { sensesAt, typoAt, type Said, type Written } from './senses-at';
import { isBeside, type Token } from './tokens';
import keptWords from './words/kept.json';

/** What is denied; of what is castrated or entire the opposite is meant. */
interface Denied extends Said {
  meant?: readonly ClassCode[];
}

/** Before and after the breed of which an animal is a cross: «cruza cebú», “brahman cross”. */
const BLOOD = phrasesOf({ before: keptWords.blood });
const BLOODED = phrasesOf({ after: keptWords.blooded });

/** The breeds that words at a token name; none of the form's list for “belgian blue”. */
function breedsAt(written: Written, at: number): { breeds: readonly Breed[]; length: number } | null {
  const { tokens } = written;
  const said = sensesAt(written, at);
  const names = (said?.senses ?? []).flatMap(({ breed }) => (breed && breed !== 'Crossbred' ? [breed] : []));
  const known = said && names.length > 0 ? { breeds: names, length: said.length } : null;
  const group = BREED_GROUPS.match(tokens, at);
  const other = said ? null : OTHER_BREEDS.match(tokens, at);
  return (
    known ?? (group && { breeds: group.meaning.breeds, length: group.length }) ?? (other && { ...other, breeds: [] })
  );
}

/** «Sin cruza cebú», «sem sangue nelore», “no brahman cross”: the breed is not wanted, nor any cross of it. */
function deniedBreedAt(written: Written, at: number): Said | null {
  const { tokens } = written;
  const blood = BLOOD.match(tokens, at)?.length ?? 0;
  const named = blood > 0 && !isBeside(tokens, at + blood) ? null : breedsAt(written, at + blood);
  if (!named) return null;
  let length = blood + named.length;
  while (isBeside(tokens, at + length)) {
    const more = BLOODED.match(tokens, at + length)?.length ?? 0;
    if (more === 0) break;
    length += more;
  }
  return { senses: named.breeds.map((breed) => ({ concept: breed, breed })), length };
}

const PURE = /^(?:pur[oa]s?|pure(?:bred)?)$/;

/** «No puro cebú» wants none of the breed itself: how many tokens name it behind such a word. */
export const pureBreedAt = (tokens: readonly Token[], at: number): number =>
  PURE.test(tokens[at - 1]?.text ?? '') && isAnyBreedAt(tokens, at) ? (breedAt(tokens, at)?.length ?? 1) : 0;

const isOfCross = (senses: readonly Sense[]): boolean => senses.some(({ breed }) => breed === 'Crossbred');
const USES = new Set(['dairy', 'calf_dairy', 'meat']);
const isOfUse = (senses: readonly Sense[]): boolean => senses.some(({ concept }) => USES.has(concept));

/** «Cruzado de leite», “dairy cross”: which crosses are not wanted no filter says, and neither word alone is denied. */
function deniedCrossAt(written: Written, { senses, length }: Said, at: number): Said | null {
  const next = at + length;
  if (!isBeside(written.tokens, next)) return null;
  const blooded = isOfUse(senses) ? BLOODED.match(written.tokens, next) : null;
  const after = sensesAt(written, next);
  const isOne = after && isOfCross(senses) && isOfUse(after.senses);
  const more = blooded?.length ?? (isOne ? after.length : 0);
  return more > 0 ? { senses: [], length: length + more } : null;
}

const classesOfWord = (word: string) => VOCABULARY.get(word)?.find(({ state }) => state)?.state ?? [];
const OPPOSITES: Partial<Record<string, readonly ClassCode[]>> = {
  gelded: classesOfWord('uncastrated'),
  entire: classesOfWord('castrated'),
};

/** Horns by themselves say nothing; who denies them wants animals without: «que no tenga cuernos». */
const HORNS = /^(?:cuernos?|guampas?|astas?|cachos?|chifres?|aspas?|cornos?|horns?)$/;
const HORNED = VOCABULARY.get('con cuernos') ?? [];

/** The senses of what is denied: of «no toros angus», «não quero gado de leite» those of the breed and of the state. */
export function deniedSensesAt(written: Written, at: number): Denied | null {
  const breed = deniedBreedAt(written, at);
  if (breed) return breed;
  if (HORNS.test(written.tokens[at]?.text ?? '')) return { senses: HORNED, length: 1 };
  const found = sensesAt(written, at) ?? typoAt(written.tokens, at, written.context);
  const cross = found && deniedCrossAt(written, found, at);
  if (cross) return cross;
  const isOrder = found?.senses.some(({ filters }) => filters?.sort) ?? false;
  // «Menos toros, angus negro»: behind a comma, another thing is said.
  const end = found && (isOrder || found.senses.some(({ stock }) => stock)) ? at + found.length : NaN;
  const next = isBeside(written.tokens, end) ? sensesAt(written, end) : null;
  const after = found && at + found.length;
  // «Sem fêmea erada»: old ones aren't wanted either way.
  const order = after && isBeside(written.tokens, after) ? sensesAt(written, after) : null;
  if (found && !next && order?.senses.some(({ filters }) => filters?.sort))
    return { senses: [], length: found.length + order.length };
  // “No old cows”: others may be among those that are looked for.
  if (found && isOrder && next?.senses.some(({ stock }) => stock))
    return { senses: found.senses, length: found.length + next.length };
  const isMore = next?.senses.some(({ state, breed: of, filters }) => state ?? of ?? filters?.sort);
  if (found && next && isMore) return { senses: next.senses, length: found.length + next.length };
  const meant = OPPOSITES[found?.senses[0]?.concept ?? ''];
  return found && meant ? { ...found, meant } : found;
}

/** What isn't horned; that animals aren't polled, or dehorned, leaves too much open. */
const HORNLESS = 'polled,dehorned';

/** A coat of some crosses, which others don't have: «careta no». */
const COAT = /^caretas?$/;

/** The filters that exclude what is denied: a breed, or horns; null where classes are denied, or none excludes it. */
export function deniedFilters(
  senses: readonly Sense[],
  tokens: readonly Token[],
  at: number,
): Record<string, string> | null {
  if (COAT.test(tokens[at]?.text ?? '') || senses.some(({ state, stock }) => state ?? stock)) return null;
  const breeds = senses.flatMap(({ breed }) => breed ?? []);
  if (breeds.length > 0) return { notBreed: breeds.join() };
  return senses.some(({ concept }) => concept === 'horned') ? { horns: HORNLESS } : null;
}

/** Males that are denied with the grown ones of their family, where those alone were not what was named: “cattle, no bulls”. */
function withYoungSires(denied: readonly ClassCode[], nouns: readonly { codes: readonly ClassCode[] }[]): ClassCode[] {
  const families = SIRES.filter((code) => code === CLASSES[code].family && denied.includes(code)).map(String);
  const areNamed = nouns.some(({ codes }) => codes.every((code) => families.includes(CLASSES[code].family)));
  const isYounger = (code: ClassCode) => !areNamed && families.includes(CLASSES[code].family);
  return CLASS_CODES.filter((code) => denied.includes(code) || isYounger(code));
}

/**
 * The classes that denied words leave out: those that a search for them is for, of those that animals are said to be of;
 * none of other animals than those that were named, of which “no buck” says something else. `first` are the senses of the
 * first of these words.
 */
export function deniedClasses(
  senses: readonly Sense[],
  first: readonly Sense[],
  { nouns, states }: Record<'nouns' | 'states', readonly { codes: readonly ClassCode[] }[]>,
): ClassCode[] {
  const categories = new Set(nouns.flatMap(({ codes }) => codes.map((code) => CLASSES[code].category)));
  // «Vacas con cría, sin terneros machos»: no class says the sex of the young that are sold with their mothers.
  const areWithYoung = [...nouns, ...states].some(
    ({ codes }) => codes.some((code) => WITH_YOUNG.includes(code)) && !codes.includes('cow_bred'),
  );
  if (areWithYoung && first.some(({ stock }) => stock && areAllYoung(stock))) return [];
  // «Ganado menor que no sea chivo»: whatever goats are called, none of them is wanted.
  const [only, ...others] = nouns;
  const small = senses.flatMap(({ stock }) => stock ?? []).map((code) => CLASSES[code].category);
  if (only && others.length === 0 && categories.size === 2 && new Set(small).size === 1)
    return CLASS_CODES.filter((code) => CLASSES[code].category === small[0]);
  const denied = senses
    .flatMap(({ state, stock, sought }) => (state ?? stock ?? []).filter((code) => sought?.includes(code) ?? true))
    .filter((code) => categories.size === 0 || categories.has(CLASSES[code].category));
  // “Cull cows, not canners”: of what was named already another word denies nothing.
  const isNamed = (code: ClassCode) => CLASSES[code].family === 'cow' && denied.includes(code);
  if (nouns.some(({ codes }) => codes.length > 0 && codes.every(isNamed))) return [];
  const areYoung = nouns.length > 0 && nouns.every(({ codes }) => areAllYoung(codes));
  const areAll = (...families: string[]) =>
    denied.length > 0 && denied.every((code) => families.includes(CLASSES[code].family));
  // “Calves, not bulls”: whether young males are castrated no class says.
  if (areYoung && areAll('bull')) return [];
  // “Calves, no heifers”.
  if (areYoung && areAll('heifer', 'dairy')) return ['calf_f'];
  // “Pony, not a mare”: any other horse, but no mule.
  const areMares = denied.length > 0 && denied.every((code) => CLASSES[code].family === 'mare');
  if (areMares && !nouns.some(({ codes }) => isLongEared(codes))) return [...denied, 'mule', 'donkey'];
  const all = withYoungSires(denied, nouns);
  // “Cows in calf, no first calvers”: which of those in calf are it no class says.
  const families = new Set(nouns.flatMap(({ codes }) => codes.map((code) => CLASSES[code].family)));
  const ofState = states.map(({ codes }) => codes.filter((code) => families.has(CLASSES[code].family)));
  if (ofState.some((codes) => codes.length > 0 && codes.every((code) => all.includes(code)))) return [];
  // Dairy heifers are sold about to calve.
  return all.includes('heifer_bred') ? [...all, 'dairy_heifer'] : all;
}
