import { capitalised } from '@/lib/core/i18n/format';
import { Phrases, plainPhrase } from '@/lib/language/lexicon/tokens';
import { inSameClause, leaveUnread, markUsed, match, take, upTo, written, type Ad, type Part } from './ad-text';
import { doubtOfDeclaration } from './doubts/unsure';
import type { AdField } from './dto';
import { ofSome } from './doubts/some';
import healthWords from './words/health.json';

type Status = 'vaccinated' | 'free' | 'negative' | 'tested';

/** A disease or a vaccine that is named. */
interface Named {
  /** The form has no place for it. */
  unlisted?: true;
  /** The trait that holds its status, and the one that is ticked once vaccinated. */
  trait?: string;
  tick?: string;
}

const NAMES = new Phrases<Named>();
for (const { words, ...named } of healthWords.names as (Named & { words: string[] })[])
  for (const word of words) NAMES.set(plainPhrase(word), named);

/** Whether a disease or a vaccine is named at a token. */
export const isDiseaseAt = (ad: Ad, at: number): boolean => match(ad, NAMES, at) !== null;

const phrases = (words: readonly string[]) => {
  const all = new Phrases<true>();
  for (const word of words) all.set(plainPhrase(word), true);
  return all;
};

const LINKS = phrases(healthWords.links);
/** The words of each status before the names and after them; «negative» says more than “tested”. */
const STATUSES: readonly { status: Status; before: Phrases<true>; after: Phrases<true> }[] = [
  { status: 'negative', before: phrases(healthWords.negative), after: phrases(healthWords.negativeAfter) },
  { status: 'free', before: phrases(healthWords.free), after: phrases(healthWords.freeAfter) },
  { status: 'vaccinated', before: phrases(healthWords.vaccinated), after: phrases(healthWords.vaccinatedAfter) },
  { status: 'tested', before: phrases(healthWords.tested), after: phrases(healthWords.testedAfter) },
];

const LINKS_MAX = 3;
/** More diseases than these nobody names in a row: to look for more at each would cost time and say nothing. */
const NAMES_MAX = 12;

/** The names that follow each other at a token, with nothing but commas and links between them. */
function namesAt(ad: Ad, from: number): { names: (Part & { named: Named })[]; to: number } {
  const names: (Part & { named: Named })[] = [];
  let to = from;
  for (let at = from, links = 0; at < ad.tokens.length && links <= LINKS_MAX && names.length < NAMES_MAX;) {
    const gap = ad.text.slice(ad.tokens[at - 1]?.end ?? 0, ad.tokens[at]?.start);
    if (names.length > 0 && /[.;\n!?]/.test(gap)) break;
    const found = match(ad, NAMES, at);
    if (found) {
      names.push({ ...upTo(at, at + found.length), named: found.meaning });
      at += found.length;
      to = at;
      links = 0;
      continue;
    }
    const link = match(ad, LINKS, at);
    if (!link) break;
    at += link.length;
    links += 1;
  }
  return { names, to };
}

/** What is said of a named disease fills its trait; a vaccine joins the others in their line. */
function takeStatus(ad: Ad, status: Status, { named, ...own }: Part & { named: Named }, part: Part): void {
  const { unlisted, trait, tick } = named;
  const isVaccine = status === 'vaccinated' && trait !== NEVER_VACCINATED;
  if (unlisted || status === 'tested' || (!isVaccine && (!trait || status === 'vaccinated'))) {
    leaveUnread(ad, own);
    return;
  }
  if (trait) take(ad, `traits.${trait}`, status, own);
  if (tick) take(ad, `traits.${tick}`, true, own);
  if (status !== 'vaccinated') return;
  if (!trait) take(ad, 'vaccinated', true, part);
  const known = ad.facts.get('traits.vaccines');
  const line = typeof known?.value === 'string' ? known.value.split(', ') : [];
  const value = [...new Set([...line, capitalised(ad.locale, written(ad, own))])].join(', ');
  ad.facts.set('traits.vaccines' satisfies AdField, { value, parts: [...(known?.parts ?? []), own] });
}

/** Nobody vaccinates against it: what is written so is its writer's to explain. */
const NEVER_VACCINATED = 'tuberculosis';

/** Words that say of a disease that all is well, but not what was done. */
const OPEN = /^(?:ok|al d[ií]a|em dia|up to date|current|al corriente|vigentes?)$/i;

/** Whether nothing is said of a name after a comma but its status: of «brucelose aguardando exame» it may not be true. */
function isClosed(ad: Ad, { from }: Part, to: number, at: number): boolean {
  const isSameClause = inSameClause(ad, from, at);
  const isLast = inSameClause(ad, from, to - 1);
  return isSameClause || !isLast || !inSameClause(ad, to, to - 1) || match(ad, LINKS, to) !== null;
}

/** What parts a status from the names behind it: «vacunadas, TB», «vacunadas y brucelosis negativa». */
const APART = /[,;]|(?:^|\s)(?:y|e|and|&|\+)(?:\s|$)/i;

/** What stands between two parts. */
const between = (ad: Ad, one: Part, to: number) =>
  ad.text.slice(ad.tokens[one.from + one.length - 1]?.end, ad.tokens[to]?.start);

/**
 * Of names between two words for a status, «vacunadas aftosa, brucelosis y TB negativas», the last is of the second, and
 * what may be of either is shown.
 */
function takeBoth(
  ad: Ad,
  names: readonly (Part & { named: Named })[],
  word: Part,
  [first, second]: readonly [Status, Status],
): void {
  const last = names.findLastIndex((one, nth) => nth > 0 && /[,;]/.test(between(ad, names[nth - 1] ?? one, one.from)));
  const own = names.filter(({ named }, nth) => nth < names.length - 1 && (nth < last || named.trait === undefined));
  const { from, length } = own.at(-1) ?? word;
  const part = upTo(word.from, from + length);
  names.forEach((one, nth) => {
    if (nth === names.length - 1) takeStatus(ad, second, one, one);
    else if (own.includes(one)) takeStatus(ad, first, one, part);
    else leaveUnread(ad, one);
  });
  if (first === 'vaccinated') take(ad, 'vaccinated', true, word);
}

/** What is declared of health, origin and papers: never said where its words are denied or in doubt. */
export const DECLARED = new Set<string>([
  ...['vaccinated', 'healthCertificate', 'pregnancyTested', 'origin'],
  ...['brucellosis', 'tuberculosis', 'bvd', 'ovisEpididymitis', 'cae', 'footrot', 'marek', 'newcastle', 'gumboro']
    .concat(['vaccines', 'ticks', 'hormoneFree', 'registered', 'traced', 'pregnancyMethod'])
    .map((trait) => `traits.${trait}`),
]);

/** What doubts or denies a declaration, if the field holds one; it is shown then. */
export const undeclaredBy = (ad: Ad, field: string, part: Part): Part | null =>
  DECLARED.has(field) ? doubtOfDeclaration(ad, part) : null;

/**
 * Reads vaccines and tests that are named: «vacunados contra aftosa y brucelosis», “BVD PI tested negative”. What was
 * tested without a result, denied, or what the form has no place for stays unread.
 */
export function readHealth(ad: Ad, at: number): number {
  const before = STATUSES.flatMap(({ status, before: words }) => {
    const found = match(ad, words, at);
    return found ? [{ status, length: found.length }] : [];
  }).toSorted((a, b) => b.length - a.length)[0];
  const { names, to } = namesAt(ad, at + (before?.length ?? 0));
  const [first] = names;
  if (!first || (before && first.from > at + before.length + 1)) return 0;
  const isApart = before?.status === 'vaccinated' && APART.test(between(ad, upTo(at, at + before.length), first.from));
  // What is apart is of the word behind it, «vacunadas y brucelosis negativa», or of none.
  if (isApart && names.some(({ named }) => named.trait ?? named.unlisted)) return 0;
  const after = STATUSES.map(({ status, after: words }) => ({ status, length: match(ad, words, to)?.length ?? 0 }));
  const isTold = (one: { length: number; status: Status }) => one.length > 0 && inSameClause(ad, to, to - 1);
  const told = after.filter(isTold).toSorted((a, b) => b.length - a.length)[0];
  const isStronger = told && (!before || before.status === 'tested') && !(before && told.status === 'vaccinated');
  const status = isStronger ? told.status : before?.status;
  if (!status) return 0;
  const end = told ? to + told.length : to;
  const said = written(ad, upTo(to, end));
  const part = upTo(at, end);
  const some = ofSome(ad, part);
  if (some) return leaveUnread(ad, some) && markUsed(ad, part);
  const doubt = doubtOfDeclaration(ad, part);
  if (doubt) {
    leaveUnread(ad, part, doubt);
    return markUsed(ad, part);
  }
  // «Brucelose e tuberculose ok»: tested or vaccinated, nobody knows.
  const isOpen = !before && told?.status === 'vaccinated' && OPEN.test(said);
  if (isOpen && names.every(({ named }) => named.trait)) return leaveUnread(ad, part);
  const isWeaker =
    told?.status === 'vaccinated' ? OPEN.test(said) : told?.status === 'tested' && status !== 'vaccinated';
  if (before && told && !isStronger && told.status !== status && !isWeaker) {
    takeBoth(ad, names, upTo(at, at + before.length), [status, told.status]);
    return markUsed(ad, part);
  }
  // «Aftosa y brucelosis al día»: of the first nothing else can be meant than the vaccine.
  const sure = isOpen
    ? names.filter(({ named }) => !named.trait)
    : told
      ? names
      : names.filter((one) => isClosed(ad, one, to, at));
  names.filter((one) => !sure.includes(one)).forEach((one) => leaveUnread(ad, one));
  const isNever = status === 'vaccinated' && names.some(({ named }) => named.trait === NEVER_VACCINATED);
  const isPartly = told && sure.length < names.length;
  const word = before ? upTo(at, at + before.length) : upTo(to, end);
  for (const one of sure) takeStatus(ad, status, one, isNever || isPartly ? word : part);
  return markUsed(ad, part);
}
