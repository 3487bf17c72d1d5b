import { WILL_DO } from './kept';
import { LITTLE, MEASURES, VOCABULARY } from './lexicon';
import type { Reader } from '@/lib/places/ranked';
import { placesAt, type Places } from './meant-places';
import { OTHER_BREEDS } from './other-breeds';
import { placeWordsOf } from './place-words';
import { groupsJoined, tokens, withBreedCodes, withPounds, withRands, type Token } from './tokens';

type Here = Reader & { places: Places };

/** What «n» before these stands for in names of places: «n sra aparecida». */
const SAINT = /^(?:s|sr|sra|senhora)$/;

/** So many words a breed may be named by, the most first. */
const NAME_WORDS = [3, 2, 1];

const otherAt = (all: readonly Token[], at: number) => {
  const found = OTHER_BREEDS.match(all, at);
  return found && { length: found.length, name: undefined };
};

/** The breed that words name, by the name that the list has for it if there is one. */
export function breedAt(all: readonly Token[], at: number): { length: number; name: string | undefined } | null {
  const known = VOCABULARY.match(all, at);
  const name = known?.meaning.find(({ breed }) => breed)?.breed;
  return name && known ? { length: known.length, name } : otherAt(all, at);
}

/** The parents of a Girolando. */
const isGirolando = (names: readonly (string | undefined)[]): boolean =>
  names.includes('Gyr') && names.includes('Holstein');

/** Whether a stroke stands between two breeds, and nothing says that it makes a cross of them. */
function isBetweenBreeds(all: readonly Token[], at: number): boolean {
  const next = breedAt(all, at + 1);
  const words = NAME_WORDS.find((length) => breedAt(all, at - length)?.length === length);
  if (!next || !words) return false;
  const isCrossed = [at + 1 + next.length, at - words - 1].some((beside) => breedAt(all, beside));
  return !isCrossed && !isGirolando([next.name, breedAt(all, at - words)?.name]);
}

/** What is no place behind «x», whatever is called so: «angus x limusin», «x pardo», «x cabeza». */
const OTHERS = [VOCABULARY, OTHER_BREEDS, LITTLE.noPlace, MEASURES.scale, MEASURES.heads, MEASURES.weight];

/** «Vaquillonas aa x tacuarembó» are looked for «por Tacuarembó»: before a place «x» is no sign of a cross. */
function isBeforePlace(text: string, all: readonly Token[], at: number, context: Here): boolean {
  const isOther = OTHERS.some((phrases) => phrases.match(all, at + 1));
  return !isOther && placesAt({ text, tokens: all, words: placeWordsOf(all), context }, at + 1, 'bare') !== null;
}

/** «Ternero/a», «novilhos/as». */
const FEMALE = /^as?$/;

/** The females of the animals that a word before «/a» names. */
function femaleOf(males: Token | undefined, { text }: Token): string | null {
  const word = males?.text.replace(/os?$/, text) ?? '';
  const isNoun = VOCABULARY.get(males?.text ?? '')?.some(({ stock }) => stock) ?? false;
  return isNoun && word !== males?.text && VOCABULARY.get(word) ? word : null;
}

/**
 * Writes out what Spanish and Portuguese shorten: «vaca n prenha», but not «10 n»; «q pasen de 450 kilos»; the stroke of
 * «hereford/braford», of which in English a cross is one; «x tacuarembó».
 */
function spelledOut(text: string, all: readonly Token[], here: Here): readonly Token[] {
  const isPortuguese = here.locale === 'pt';
  if (here.locale === 'en') return all;
  return all.map((token, at) => {
    const next = all[at + 1];
    const as = (word: string): Token => ({ ...token, text: word, kind: 'word' });
    if (token.text === '/' && isBetweenBreeds(all, at)) return as(isPortuguese ? 'ou' : 'o');
    // In Chile «sobre 200 kg» is more than that.
    if (token.text === 'sobre' && next?.kind === 'number' && here.country === 'CL') return as('desde');
    const female = FEMALE.test(token.text) && all[at - 1]?.text === '/' ? femaleOf(all[at - 2], token) : null;
    if (female) return as(female);
    if (token.text === '/' && next && FEMALE.test(next.text) && femaleOf(all[at - 1], next)) return as('y');
    // In English «sim» is Simmental.
    if (isPortuguese && token.text === 'sim') return as('yes');
    // «Égua tb serve»: no Thoroughbred.
    if (token.text === 'tb' && WILL_DO.match(all, at)) return as(isPortuguese ? 'tambem' : 'tambien');
    if (next?.kind !== 'word') return token;
    if (token.text === 'q') return as('que');
    const isNot = token.text === 'n' && all[at - 1]?.kind !== 'number' && !SAINT.test(next.text);
    if (isPortuguese) return isNot ? as('nao') : token;
    return token.text === 'x' && isBeforePlace(text, all, at, here) ? as('en') : token;
  });
}

/** The tokens of a sentence, with what its abbreviations stand for in a language and a country. */
export const sentenceTokens = (text: string, here: Here): readonly Token[] =>
  withPounds(
    withRands(withBreedCodes(spelledOut(text, tokens(groupsJoined(text, here.country)), here)), here.country),
    here.country,
  );
