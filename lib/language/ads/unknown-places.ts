import { ownCurrency } from '@/lib/core/i18n/currencies';
import type { Locale } from '@/lib/core/i18n/locales';
import { LITTLE, MEASURES, VOCABULARY } from '@/lib/language/lexicon/lexicon';
import type { Phrases } from '@/lib/language/lexicon/tokens';
import { gapBefore, isCode, isNegation, inSameClause, leaveUnread, match, upTo, type Ad, type Part } from './ad-text';
import { AROUND, FACT_PHRASES } from './ad-words';
import { OTHER_BREEDS } from '@/lib/language/lexicon/other-breeds';
import type { Place } from '@/lib/places/dto';
import { PEOPLE } from '@/lib/places/ranked';
import { clauseStart, tokensOf } from './doubts/clauses';
import { isWhereSold } from './doubts/sold';
import { sensesAt } from './senses';

/** Words and signs between a place and its region: «Las Flores, pcia. Bs As», “Uberaba/MG”. */
const BETWEEN = new Set(
  'pcia prov provincia dpto depto departamento region estado edo co county condado comarca partido municipio - / ( |'.split(
    ' ',
  ),
);

/** Whether a word stands between a name and its region's: «Young, departamento de Río Negro». */
export const isBetween = ({ words }: Pick<Ad, 'words'>, at: number): boolean =>
  BETWEEN.has(words[at] ?? '') || (words[at] === 'de' && BETWEEN.has(words[at - 1] ?? ''));

/** Behind the name of a place: “Vryburg area”. */
const AFTER = new Set('area district region zona county shire província province valley municipality e'.split(' '));
/** Between the words of a name: «San Pedro del Ycuamandiyú». */
const INSIDE = new Set('de del da do das dos la las los el of the upon on'.split(' '));

const WORDS_MAX = 6;
const LETTERS_MIN = 4;
/** Of a name that is a sentence by itself. */
const ALONE_LETTERS = 5;
/** Endings of words that are hardly a place's: «Excelentes», «Vacunados», “Delivered”. */
const NO_NAME =
  /(?:[ai]d[oa]s?|ed|ing|ly|[ae]ndo|mente|bles?|ntes?|[oae]s|[aei]r|ción|ões|ção|oso|osa|able|ful|ism[oa]|imo|ima|one|ight)$/;

const isCapital = ({ text, tokens }: Ad, at: number) => /\p{Lu}/u.test(text.charAt(tokens[at]?.start ?? text.length));

/** Whether a word is written with a capital; in a text without any, every word may be a name. */
export const isWrittenLarge = (ad: Ad, at: number): boolean => {
  const { start = 0, text = '' } = ad.tokens[at] ?? {};
  return ad.isSmall ? !LITTLE.skip.match(ad.tokens, at) : ad.text.charAt(start) !== text.charAt(0);
};

/** So many words such a name has. */
const FARM_WORDS_MAX = 5;

/** Where the word for a farm or a hamlet stands whose name a token belongs to; null if it belongs to none. */
function farmBefore(ad: Ad, at: number): number | null {
  const isOf = (word: string | undefined) => word !== undefined && /^(?:de|del|d[ao]s?)$/.test(word);
  for (
    let back = at - 1;
    back >= at - FARM_WORDS_MAX && inSameClause(ad, back, at) && ad.tokens[at]?.kind === 'word';
    back -= 1
  ) {
    const isName = ad.tokens[back]?.kind === 'word' && !sensesAt(ad, back);
    if (isName && match(ad, AROUND.farms, back)) return back;
    if (isName && match(ad, AROUND.hamlets, back)) {
      const isTown = ad.words.slice(back + 2, at).some(isOf);
      return isTown ? null : back;
    }
    if (!isName || !(INSIDE.has(ad.words[back] ?? '') || isWrittenLarge(ad, back))) return null;
  }
  return null;
}

/** Whether a name is of a farm, «Finca La Esperanza», or of where others were sold; those are shown. */
export function isOfFarmOrSold(ad: Ad, at: number, from: number, isSaid: boolean): boolean {
  const farm = isSaid ? null : farmBefore(ad, from);
  if (farm === null && !isWhereSold(ad, from)) return false;
  leaveUnread(ad, upTo(farm ?? at, from + 1));
  return true;
}

/** «Marcha de resistencia» is what a horse does, and no place. */
export const isOfRace = (ad: Ad, at: number): boolean =>
  ad.words[at - 1] === 'de' && match(ad, AROUND.races, at - 2) !== null;

/** Whether a name is the end of a longer one, after «de» and another capital word that nobody here knows. */
export const isEndOfName = (ad: Ad, at: number): boolean =>
  /^(?:de|del|da|do)$/.test(ad.words[at - 1] ?? '') &&
  inSameClause(ad, at - 2, at) &&
  !ad.isSmall &&
  !ad.isLarge &&
  isWrittenLarge(ad, at - 2) &&
  inSameClause(ad, at - 3, at) &&
  sensesAt(ad, at - 2) === null &&
  match(ad, AROUND.place, at - 2) === null &&
  !ad.words.slice(Math.max(0, at - FARM_WORDS_MAX), at).some((word) => AROUND.hamlets.get(word));

/** Whether a word is none of those that say something else. */
function isOpen(ad: Ad, at: number): boolean {
  if (ad.tokens[at]?.kind !== 'word' || ad.used.has(at) || isCode(ad, at + 1)) return false;
  const others: readonly Phrases<unknown>[] = [
    LITTLE.noPlace,
    LITTLE.skip,
    LITTLE.ordinary,
    LITTLE.equipment,
    AROUND.silent,
    AROUND.papers,
  ];
  const facts: readonly Phrases<unknown>[] = [
    FACT_PHRASES,
    OTHER_BREEDS,
    VOCABULARY,
    AROUND.vaccines,
    MEASURES.currency,
    AROUND.otherMoney,
  ];
  return !isNegation(ad, at) && !sensesAt(ad, at) && [...others, ...facts].every((words) => !match(ad, words, at));
}

/** The countries of Portuguese and of English; ranchers of the others write Spanish. */
const LANGUAGES: Partial<Record<string, Locale>> = {
  ...{ BR: 'pt', PT: 'pt' },
  ...{ US: 'en', GB: 'en', AU: 'en', NZ: 'en', IE: 'en', CA: 'en', ZA: 'en' },
};
const languageIn = (country: string): Locale => LANGUAGES[country] ?? 'es';

const isOfLanguageAlone = (ad: Ad, at: number, locale: Locale): boolean =>
  VOCABULARY.match(ad.tokens, at)?.meaning.every(({ language }) => language === locale) ?? false;

/**
 * Whether a text says that it is of another country than its writer's: by its money, or by its language. «Barranca» of a
 * Colombian is one of theirs that the gazetteer calls otherwise, rather than that of Peru.
 */
export function isOfCountry(ad: Ad, country: string): boolean {
  const language = languageIn(country);
  // «50 vacas leiteiras»: a word of Portuguese alone is enough.
  const isSpoken = () =>
    language === ad.locale || (language === 'pt' && ad.tokens.some((_, at) => isOfLanguageAlone(ad, at, language)));
  if (ad.country !== null && language !== languageIn(ad.country) && isSpoken()) return true;
  const own = ownCurrency(country);
  return own !== undefined && ad.tokens.some((_, at) => MEASURES.currency.match(ad.tokens, at)?.meaning === own);
}

/** Whether a word of a landscape begins a name. */
export const isLandform = (ad: Ad, at: number): boolean =>
  match(ad, AROUND.landforms, at) !== null &&
  isCapital(ad, at) &&
  inSameClause(ad, at + 1, at) &&
  isCapital(ad, at + 1);

/** Where a name ends that begins at a token: capital words, with «de» or “Co” between them. */
function nameEnd(ad: Ad, from: number, isName: (at: number) => boolean): number {
  let to = from;
  for (let at = from; at < from + WORDS_MAX && inSameClause(ad, at, from); at += 1) {
    const isLink = at > from && (INSIDE.has(ad.words[at] ?? '') || BETWEEN.has(ad.words[at] ?? ''));
    // «Pozo Colorado»: behind another word of a name any may be one.
    const isNext = at > from && ad.tokens[at]?.kind === 'word' && isCapital(ad, at) && !ad.used.has(at) && !ad.isLarge;
    if (isName(at) || isNext) to = at + 1;
    else if (!isLink) break;
  }
  return to;
}

/**
 * Shows a name that no place of ours has, or of which nobody can tell whether it is the place, where a place would
 * stand: after a word such as «en» or «carga en», before “area” or a county, or as a sentence by itself.
 */
export function keepUnknown(ad: Ad, from: number, by: 'place' | 'where' | 'plain', isKnown: boolean): void {
  if (ad.isSmall && by !== 'place' && !isKnown && !isCapital(ad, from)) return;
  if (by === 'plain' && match(ad, AROUND.contacts, from - 1) && inSameClause(ad, from - 1, from)) return;
  const isAnyCase = (ad.isSmall || ad.isLarge) && by === 'place';
  const isFirst = !inSameClause(ad, from - 1, from);
  const isName = (at: number) =>
    (isOpen(ad, at) || (at === from && isLandform(ad, at))) &&
    (isAnyCase || (isWrittenLarge(ad, at) && (isCapital(ad, at) || isKnown)));
  const to = isKnown ? Math.max(from + 1, nameEnd(ad, from, isName)) : nameEnd(ad, from, isName);
  const part = upTo(from, to);
  const letters = ad.text.slice(ad.tokens[from]?.start, ad.tokens[to - 1]?.end).length;
  if (to === from || letters < LETTERS_MIN) return;
  if (by === 'place' || (by === 'where' && !ad.isLarge)) leaveUnread(ad, part);
  else if (ad.isLarge) return;
  else if (isKnown && (!isFirst || to > from + 1)) leaveUnread(ad, part);
  else if (AFTER.has(ad.words[to] ?? '') && inSameClause(ad, to, from)) leaveUnread(ad, part);
  else if (isFirst && !inSameClause(ad, to, from) && from > 0 && isNameLike(ad, part, letters)) leaveUnread(ad, part);
}

/** Whether a sentence of its own looks like a name: of two capital words, or of one that is hardly another word. */
function isNameLike(ad: Ad, { from, length }: Part, letters: number): boolean {
  const isList = /,\s*$/.test(gapBefore(ad, from));
  const word = ad.words[from] ?? '';
  return length > 1 || isList || (letters >= ALONE_LETTERS && !NO_NAME.test(word));
}

/** Whether a name is a line or the tail of a sentence, or stands at its head, and not among words that say something else. */
export function standsAlone(ad: Ad, { from, length }: Part): boolean {
  const isHere = (at: number) => inSameClause(ad, at, from);
  const [before, next] = [from - 1, from + length];
  if (isHere(before) && match(ad, AROUND.noPlaceAfter, before)) return false;
  const isIdle = AROUND.silent.match(ad.tokens, next) !== null || LITTLE.skip.match(ad.tokens, next) !== null;
  return !isHere(before) || !isHere(next) || ad.tokens[next]?.kind !== 'word' || isIdle;
}

/** «En rodeo propio», «em baixa escola»: a word written small before another one, which few know as a place. */
export const isOrdinary = (ad: Ad, { from, length }: Part, [best]: readonly Place[]): boolean =>
  length === 1 &&
  ad.text.charAt(ad.tokens[from]?.start ?? 0) === ad.words[from]?.charAt(0) &&
  (best?.population ?? 0) < PEOPLE.town &&
  inSameClause(ad, from + 1, from) &&
  ad.tokens[from + 1]?.kind === 'word' &&
  LITTLE.skip.match(ad.tokens, from + 1) === null;

const NAME_LINK = /^(?:y|e|and|&|,)$/;

/** «Bois mansos, nomes Mimoso, Estrela e Diamante»: one of the names that animals are called by. */
export function isAmongNames(ad: Ad, at: number): boolean {
  let one = at - 1;
  while (one >= 0 && (isWrittenLarge(ad, one) || NAME_LINK.test(ad.words[one] ?? ''))) one -= 1;
  const isCalled = [one - 1, one].some((from) => match(ad, AROUND.names, from)?.length === one + 1 - from);
  return isCalled && !/[.;!?\n]/.test(ad.text.slice(ad.tokens[one]?.end, ad.tokens[at]?.start));
}

/**
 * «Despacho a todo Cundinamarca», «entrego na zona de Coruche», “can truck to Dubbo”: whether its part of the sentence
 * speaks of bringing animals before the name, and not of where they are after that.
 */
export function isBrought(ad: Ad, at: number): boolean {
  const freight = ad.facts.get('freightPayer');
  // «Frete por conta do comprador Lages SC»: nobody brings them.
  const isBuyers = (one: number) =>
    freight?.value === 'buyer' && freight.parts.some(({ from, length }) => one >= from && one < from + length);
  return tokensOf(clauseStart(ad, at), at).some((one) => match(ad, AROUND.bringing, one) !== null && !isBuyers(one));
}
