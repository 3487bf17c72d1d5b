import type { Locale } from '@/lib/core/i18n/locales';
import type { ClassCode } from '@/lib/livestock/stock/classes';
import { WITH_YOUNG } from '@/lib/livestock/stock/roles';
import { WILL_DO } from './kept';
import { LITTLE } from './lexicon';
import { isOrAt } from './senses-at';
import { isBeside, type Token } from './tokens';

interface Part {
  from: number;
  length: number;
}

interface Written {
  tokens: readonly Token[];
  context: { locale: Locale };
}

interface Named extends Part {
  name: string | undefined;
}

/** Whether a cross is one of several things of which any will do: «cruzas o puras», “red angus or charolais cross”. */
function isCrossOrOther(written: Written, breeds: readonly Part[], { from, length }: Part, others: readonly Part[]) {
  const isAnother = (at: number) => !others.some((one) => one.from <= at && at < one.from + one.length);
  const of = breeds.find((one) => one.from + one.length === from)?.from ?? from - 1;
  return (
    (isOrAt(written, from - 1) && isAnother(from - 2)) ||
    (isOrAt(written, from + length) && isAnother(from + length + 1)) ||
    isOrAt(written, of - 1)
  );
}

/** Before a place that a search doesn't know: “or the Dakotas”, «o la mesopotamia». */
const ARTICLE = new Set(['the', 'el', 'la', 'los', 'las', 'o', 'a', 'os', 'as']);

/**
 * «Chaco o San Pedro», “Montana or the Dakotas”, where one is no place that a search knows: of it and those it knows any
 * will do.
 */
export function isAlternativePlace(
  written: Written & { read: ReadonlySet<number> },
  first: Part,
  last: Part = first,
): boolean {
  const { tokens, read } = written;
  const isUnknown = (at: number) => tokens[at]?.kind === 'word' && !read.has(at);
  const end = last.from + last.length;
  const isLast = (at: number) => at === tokens.length || !isBeside(tokens, at);
  const name = [1, 2].find((length) => isUnknown(end + length) && isLast(end + length + 1));
  const isNamed = (ARTICLE.has(tokens[end + 1]?.text ?? '') && isUnknown(end + 2)) || (name && isUnknown(end + 1));
  return (isOrAt(written, first.from - 1) && isUnknown(first.from - 2)) || (isOrAt(written, end) && Boolean(isNamed));
}

/** «Angus o pampa», “hebridean or texel”: of a breed and a word that stays in the text either will do. */
export function isAlternative(
  written: Written & { read: ReadonlySet<number>; breeds: readonly (Part & { names: readonly string[] })[] },
  part: Named,
): boolean {
  const { tokens, read, breeds } = written;
  const { from, length, name } = part;
  const isCross = ({ names }: { names: readonly string[] }) => names.includes('Crossbred');
  if (name === 'Crossbred')
    return isCrossOrOther(
      written,
      breeds.filter((one) => !isCross(one)),
      part,
      breeds.filter(isCross),
    );
  const isUnread = (at: number) => tokens[at]?.kind === 'word' && !read.has(at);
  const to = from + length;
  // «Nelore, anelorada tb serve».
  const willDo = isUnread(to) && WILL_DO.match(tokens, to + 1) !== null;
  return willDo || (isOrAt(written, from - 1) && isUnread(from - 2)) || (isOrAt(written, to) && isUnread(to + 1));
}

/** Whether nothing but «y», «o» or a comma stands between two breeds: «angus o hereford», “angus, hereford”. */
function isListed({ text, tokens }: Written & { text: string }, one: Part, next: Part): boolean {
  const end = one.from + one.length;
  const joined = LITTLE.joinDenied.match(tokens, end) ? end + 1 : end;
  return joined === next.from && (joined > end || text.slice(tokens[end - 1]?.end, tokens[end]?.start).trim() === ',');
}

/** Whether nothing but a space stands between two breeds. */
const areBreedsBeside = ({ text, tokens }: Written & { text: string }, { from, length }: Part, next: Part): boolean =>
  from + length === next.from && !text.slice(tokens[next.from - 1]?.end, tokens[next.from]?.start).trim();

/** Of what Girolando is made: sellers call such a cross either way. */
const GIROLANDO = new Set(['Girolando', 'Gyr', 'Holstein', 'Crossbred']);

/**
 * The breeds that a text asks for, of which any will do, or a cross of several; none if it may be another one that nobody
 * here knows, or if it isn't said how several belong together.
 */
export function meantBreeds(
  written: Written & { text: string },
  named: readonly Named[],
  mayBeAnother: (one: Named) => boolean,
): readonly string[] {
  const names = [...new Set(named.flatMap(({ name }) => name ?? []))];
  const crosses = named.filter(({ name }) => name === 'Crossbred');
  const areListed = named.every((one, nth) => nth === 0 || isListed(written, named[nth - 1] ?? one, one));
  // «Angus o cruzas».
  if (areListed && crosses.length === 1 && names.length > 1 && named.at(-1)?.name === 'Crossbred') return names;
  // «Gir x holandês», «girolando ou gir x holandês».
  if (crosses.length > 0 && names.length > 2 && names.every((name) => GIROLANDO.has(name)))
    return ['Girolando', 'Crossbred'];
  // «Holando o cruza holando», “holstein or jersey cross”: the breed before the word, or a cross.
  const [first] = named;
  const areKnown = crosses.length === 1 && named.length > 1 && named.every(({ name }) => name);
  if (areKnown && first?.name && first.name !== 'Crossbred' && isOrAt(written, first.from + first.length))
    return [first.name, 'Crossbred'];
  if (crosses.length > 0) return crosses.some(mayBeAnother) ? [] : ['Crossbred'];
  if (named.some((one) => one.name === undefined || mayBeAnother(one))) return [];
  // «Vacas angus hereford»: both, or a cross of them.
  const areBeside = named.every((one, nth) => nth === 0 || areBreedsBeside(written, named[nth - 1] ?? one, one));
  if (names.length === 2 && areBeside && !areListed) return [...names, 'Crossbred'];
  return names.length < 2 || areListed ? names : [];
}

interface Stated extends Written {
  nouns: readonly (Part & { codes: readonly ClassCode[] })[];
  states: readonly (Part & { codes: readonly ClassCode[]; sex: string | undefined; isOpposite?: boolean })[];
}

/** “Pairs” say of themselves that they have young. */
const saysState = (codes: readonly ClassCode[]): boolean => codes.every((code) => WITH_YOUNG.includes(code));

/**
 * The classes of animals beside those of a state, joined by «o» or «y», of which it isn't said: «vacas paridas o vaquillonas
 * preñadas», “pairs or bred cows”. It is said of what stands behind the animals that it precedes, “bred cows or heifers”, or
 * before those that it follows, «vacas o vaquillonas preñadas», unless that has a state of its own.
 */
export function classesApart({ tokens, nouns, states, context }: Stated, state: Stated['states'][number]): ClassCode[] {
  const isJoin = (at: number) =>
    LITTLE.joinDenied.match(tokens, at) !== null && !(context.locale === 'pt' && tokens[at]?.text === 'o');
  const isCounted = (noun: { from: number } | undefined) => noun && tokens[noun.from - 1]?.kind === 'number';
  const bounds = nouns.slice(1).flatMap(({ from }, nth) => {
    const before = nouns[nth];
    const end = before ? before.from + before.length : from;
    // «30 vacas preñadas 2 toros».
    if (isCounted(before) && isCounted({ from })) return from - 1;
    return Array.from({ length: from - end }, (_, back) => from - 1 - back).find(isJoin) ?? [];
  });
  const groupOf = ({ from }: Part) => bounds.filter((bound) => bound < from).length;
  const mine = groupOf(state);
  const own = nouns.filter((noun) => groupOf(noun) === mine);
  if (state.isOpposite || own.length === 0) return [];
  const isStated = (group: number) =>
    states.some((one) => one !== state && !one.sex && groupOf(one) === group) ||
    nouns.some((noun) => groupOf(noun) === group && saysState(noun.codes));
  const isBehind = own.some(({ from }) => from < state.from);
  const isApart = (noun: Stated['nouns'][number]) => {
    const group = groupOf(noun);
    const mayBeIn = noun.codes.some((code) => state.codes.includes(code));
    return group !== mine && (!mayBeIn || isStated(group) || group > mine === isBehind);
  };
  const isOther = ({ codes }: { codes: readonly ClassCode[] }) =>
    saysState(codes) ||
    !codes.every((code) => own.some((noun) => noun.codes.includes(code))) ||
    !codes.some((code) => state.codes.includes(code));
  return nouns.filter((noun) => isApart(noun) && isOther(noun)).flatMap(({ codes }) => codes);
}
