import type { Locale } from '@/lib/core/i18n/locales';
import { MAKES, NOUNS, WORDY_MAKES } from '@/lib/language/ads/equipment/words';
import { beginsWithThing, isOfOthers, namesThing } from '@/lib/language/lexicon/kept';
import { LITTLE, VOCABULARY, isNounAt } from '@/lib/language/lexicon/lexicon';
import { tokens as tokensOf, type Token } from '@/lib/language/lexicon/tokens';
import { geneticsIn } from './other-animals';

/** The filters that say which animals are asked for. */
export const ANIMAL_FILTERS = ['category', 'class', 'sex', 'breed', 'notBreed'] as const;

/** True if a text is nothing but a name of equipment: «alambre»; in English “hay”, which in Spanish is “there is”. */
function isEquipmentAlone(text: string, locale: Locale): boolean {
  const tokens = tokensOf(text);
  if (tokens.length === 0 || isNounAt(tokens, 0)) return false;
  if (tokens.length === 1 && tokens[0]?.text === 'hay') return locale === 'en';
  return NOUNS.match(tokens, 0)?.length === tokens.length;
}

/** Where a text first names animals; in «cavalo mecânico» it names none. */
function firstAnimal(tokens: readonly Token[]): number {
  for (let at = 0; at < tokens.length; at += LITTLE.equipment.match(tokens, at)?.length ?? 1)
    if (isNounAt(tokens, at) && !LITTLE.equipment.match(tokens, at)) return at;
  return -1;
}

/** True if a text asks for animals and no equipment: «vaquillonas angus». */
export const isOfAnimals = (text: string, locale: Locale): boolean =>
  firstAnimal(tokensOf(text)) >= 0 && !isOfEquipment(text, locale);

/** Whether a maker is named whose name is no other word: «massey 265», but not “dodge city”. */
function isMakeAt(tokens: readonly Token[], at: number): boolean {
  const make = MAKES.match(tokens, at);
  return make !== null && !WORDY_MAKES.has(make.meaning) && tokens[at + make.length]?.kind !== 'word';
}

/** Whether words say but an order: «barata», which equipment may be as well. */
const isOrderAt = (tokens: readonly Token[], at: number): boolean =>
  VOCABULARY.match(tokens, at)?.meaning.every(({ filters }) => filters?.sort !== undefined) ?? false;

/** Whether a text names equipment, and has no word of ranchers: “alfalfa hay”. */
const namesNothingElse = (tokens: readonly Token[], locale: Locale): boolean =>
  tokens.some(
    (token, at) => isMakeAt(tokens, at) || (NOUNS.match(tokens, at) && (token.text !== 'hay' || locale === 'en')),
  ) && !tokens.some((_, at) => VOCABULARY.match(tokens, at) && !isOrderAt(tokens, at));

const isThingAt = (tokens: readonly Token[], at: number): boolean =>
  (LITTLE.equipment.match(tokens, at) ?? NOUNS.match(tokens, at)) !== null;

/** Whether animals stand right before what is for them, as in English: “cattle trailer”. */
const areBeforeThing = (tokens: readonly Token[]): boolean =>
  tokens.some((_, at) => isNounAt(tokens, at) && isThingAt(tokens, at + (VOCABULARY.match(tokens, at)?.length ?? 1)));

const FOR = /^(?:para|pra|for)$/;

/**
 * True if a text asks for equipment first: «bebederos para vacas» do, «toros con semen probado» don't. In English the
 * noun comes last: “cattle trailer”, but not “cows broke to electric fence”.
 */
export function isOfEquipment(text: string, locale: Locale): boolean {
  const tokens = tokensOf(text);
  if (geneticsIn(text, locale)) return false;
  const animal = firstAnimal(tokens);
  const before = animal < 0 ? tokens : tokens.slice(0, animal);
  const purpose = before.findIndex(({ text: word }) => FOR.test(word));
  return (
    isEquipmentAlone(text, locale) ||
    beginsWithThing(tokens) ||
    namesNothingElse(animal >= 0 && purpose > 0 ? tokens.slice(0, purpose) : tokens, locale) ||
    namesThing(before) ||
    (locale === 'en' && areBeforeThing(tokens) && isOfOthers(tokens))
  );
}
