import type { Currency } from '@/lib/core/i18n/currencies';
import { BREEDS, type Breed } from '@/lib/livestock/stock/breeds';
import { CLASSES, CLASS_CODES, classesOf, type ClassCode } from '@/lib/livestock/stock/classes';
import { classesNamed } from '@/lib/livestock/stock/roles';
import { isTypo } from '@/lib/core/i18n/is-typo';
import { LOCALES, type Locale } from '@/lib/core/i18n/locales';
import { type PriceBasis } from '@/lib/livestock/pricing/price-bases';
import en from '@/messages/classes/en.json';
import es from '@/messages/classes/es.json';
import pt from '@/messages/classes/pt.json';
import { withAbbreviations, YOUNG_PIGS } from './abbreviations';
import { diminutive, inflections, isOtherSex, purposes, shortened as shortForms } from './inflect';
import { Phrases, plainPhrase, tokens, type Token } from './tokens';
import breedWords from './words/breeds.json';
import factWords from './words/facts.json';
import littleWords from './words/little-words.json';
import measureWords from './words/measures.json';
import numberWords from './words/numbers.json';
import ordinaryWords from './words/ordinary.json';
import stateWords from './words/states.json';
import stockWords from './words/stock.json';
import things from './words/things.json';

/** What a word of ranchers says. */
export interface Sense {
  concept: string;
  /** Undefined for names of breeds, which are the same in every language. */
  language?: Locale;
  /** The countries where it says so; everywhere if not set. */
  only?: readonly string[];
  /** Nouns name animals, states say which of them. */
  stock?: readonly ClassCode[];
  state?: readonly ClassCode[];
  /** The classes that a search with the word is for, if they are more than those that an animal is said to be of. */
  sought?: readonly ClassCode[];
  sex?: 'male' | 'female' | 'mixed';
  breed?: Breed;
  /** Filters of a search, as its query has them. */
  filters?: Readonly<Record<string, string | boolean>>;
}

/** Whether a sense is one of a language; names of breeds are of all. */
export const isOfLanguage = ({ language }: Sense, locale: Locale): boolean => [undefined, locale].includes(language);

/** Returns the senses that hold for a visitor: of the country if there are such, then of the language, else all. */
export function sensesHere(
  senses: readonly Sense[],
  { locale, country }: { locale: Locale; country?: string | null | undefined },
): readonly Sense[] {
  const known = senses.filter(({ only }) => !only || (country && only.includes(country)));
  const local = known.filter(({ only }) => only);
  const own = local.length > 0 ? local : known.filter((sense) => isOfLanguage(sense, locale));
  return own.length > 0 ? own : known;
}

type Group = { concept: string; only?: readonly string[] } & Record<Locale, readonly string[]>;

/** The words of ranchers in three languages with all their forms. */
export const VOCABULARY = new Phrases<readonly Sense[]>();

function add(phrase: string, sense: Sense): void {
  VOCABULARY.set(phrase, [...(VOCABULARY.get(phrase) ?? []), sense]);
}

interface Classes {
  classes?: string;
  sought?: string;
}

const soughtOf = (names: string | undefined) => (names === undefined ? {} : { sought: classesNamed(names) });

const GROUPS: { groups: readonly Group[]; of: 'noun' | 'adjective'; sense: (group: never) => Partial<Sense> }[] = [
  {
    groups: stockWords,
    of: 'noun',
    sense: ({ classes, sought }: Classes) => ({ stock: classesNamed(classes ?? ''), ...soughtOf(sought) }),
  },
  {
    groups: stateWords,
    of: 'adjective',
    sense: ({ classes, sought, sex }: Classes & { sex?: Sense['sex'] }) =>
      sex
        ? { sex, state: CLASS_CODES.filter((code) => CLASSES[code].sex === sex) }
        : { state: classesNamed(classes ?? ''), ...soughtOf(sought) },
  },
  {
    groups: factWords,
    of: 'adjective',
    sense: ({ filters }: { filters: Sense['filters'] & object }) => ({ filters }),
  },
];

type Spoken = Sense & { language: Locale };

/** Adds a form that is made of a word, unless it is another word of the language. */
function addForm(phrase: string, sense: Spoken, taken: ReadonlySet<string>): void {
  const others = VOCABULARY.get(phrase)?.filter(({ language }) => language === sense.language) ?? [];
  if (others.some(({ concept }) => concept === sense.concept)) return;
  if (!taken.has(phrase) || others.length === 0) add(phrase, sense);
}

/** Adds what is written in the files, then the forms that are made of it, which give way to what is written. */
function addGroups(): void {
  const words: [string, Spoken, 'noun' | 'adjective'][] = GROUPS.flatMap(({ groups, of, sense }) =>
    groups.flatMap((group) =>
      LOCALES.flatMap((language) =>
        group[language].map((word): [string, Spoken, typeof of] => [
          plainPhrase(word),
          { concept: group.concept, language, ...(group.only ? { only: group.only } : {}), ...sense(group as never) },
          of,
        ]),
      ),
    ),
  );
  for (const [phrase, sense] of words) add(phrase, sense);
  const written = new Set(VOCABULARY.keys());
  for (const [phrase, sense, of] of words) {
    for (const form of [...inflections(phrase, sense.language, of), ...shortForms(phrase)])
      addForm(form, sense, written);
  }
  const known = new Set(VOCABULARY.keys());
  for (const [phrase, sense, of] of words) {
    const small = of === 'noun' ? diminutive(phrase, sense.language) : null;
    if (small === null || known.has(small)) continue;
    for (const form of [small, ...inflections(small, sense.language, of)]) addForm(form, sense, known);
  }
}

/** Breeds that say no more than the class does, or are everyday words. */
const NOT_NAMES: ReadonlySet<Breed> = new Set<Breed>([
  'Other',
  'Donkey',
  'Mule',
  'Quail',
  'Guinea fowl',
  'Broiler chicken',
  'Hybrid layer',
  'Spanish',
  'Savanna',
]);

function addBreeds(): void {
  const named = new Set<Breed>(Object.values(BREEDS).flat());
  const words: [string, Breed][] = [...named].filter((breed) => !NOT_NAMES.has(breed)).map((breed) => [breed, breed]);
  for (const { breed, words: others } of breedWords) {
    const known = [...named].find((name) => name === breed);
    if (known) words.push(...others.map((word): [string, Breed] => [word, known]));
  }
  for (const [word, breed] of words) {
    const phrase = plainPhrase(word);
    if (!VOCABULARY.get(phrase)?.some((sense) => sense.breed === breed)) add(phrase, { concept: breed, breed });
  }
  // «Novilhas girolandas», “12 Jerseys”: a name has its forms, unless these are other words.
  const known = new Set(VOCABULARY.keys());
  for (const [word, breed] of words) {
    for (const form of inflections(plainPhrase(word), 'en', 'noun')) {
      if (!/[osx]$/.test(word) && !known.has(form)) add(form, { concept: breed, breed });
    }
  }
  for (const [word, breed] of words.filter(([name]) => name.endsWith('o'))) {
    for (const form of inflections(plainPhrase(word), 'es', 'adjective')) {
      if (!known.has(form)) add(form, { concept: breed, breed });
    }
  }
}

const SKIPPED = new Set(littleWords.skip.map(plainPhrase));

/** True if a phrase says nothing that its words don't say. */
function isComposed(phrase: string): boolean {
  const words = tokens(phrase);
  for (let at = 0; at < words.length;) {
    const known = VOCABULARY.match(words, at);
    if (!known && !SKIPPED.has(words[at]?.text ?? '')) return false;
    at += known?.length ?? 1;
  }
  return true;
}

/** Adds the words of titles and filters that the files of the lexicon don't repeat. */
function addClassWords(): void {
  for (const [language, { classes }] of Object.entries({ es, en, pt }) as [Locale, typeof es][]) {
    for (const [key, words] of Object.entries(classes)) {
      const [code = ''] = key.split('@');
      for (const word of words.map((text) => plainPhrase(text.replace('{breed} ', '')))) {
        if (!isComposed(word)) add(word, { concept: code, language, stock: classesOf(code) });
      }
    }
  }
}

addGroups();
addBreeds();
addClassWords();

/** The phrases of a file by what they mean. */
export function phrasesOf<Meaning extends string>(words: Readonly<Partial<Record<Meaning, readonly string[]>>>) {
  const phrases = new Phrases<Meaning>();
  for (const meaning of Object.keys(words) as Meaning[]) {
    for (const word of words[meaning] ?? []) phrases.set(plainPhrase(word), meaning);
  }
  return phrases;
}

export const yes = (words: readonly string[]) => phrasesOf({ yes: words });

/** Whether a phrase names animals that are sold here. */
export const isOfOurs = (phrase: string): boolean => VOCABULARY.get(phrase)?.some(({ stock }) => stock) ?? false;

/** Whether a word names animals. */
export const isNounAt = (tokens: readonly Token[], at: number): boolean =>
  VOCABULARY.match(tokens, at)?.meaning.some(({ stock }) => stock) ?? false;

/** «$» is what a country's ranchers ask in, which may be US dollars; «pesos» are its own money. */
export type LocalCurrency = 'local' | 'own';

/** The words around numbers. */
export const MEASURES = {
  compare: phrasesOf<'max' | 'min' | 'about'>(withAbbreviations(measureWords.compare)),
  /** Between what is said and what takes its place: «300 quilos não melhor 350», “heifers, make that steers”. */
  correcting: phrasesOf({ itself: measureWords.correcting, around: measureWords.aroundCorrecting }),
  /** Before a number without a unit, which is one of kilograms then. */
  weighing: yes(measureWords.weighing),
  /** The same in English, where it may be one of pounds. */
  weighingUnsaid: yes(measureWords.weighingUnsaid),
  /** Before a number that is a price, and before one that counts animals: nobody looks for the least price. */
  pricing: yes(measureWords.pricing),
  count: yes(measureWords.count),
  /** The same in the gender of animals, which money isn't: «unas 60». */
  counting: yes(measureWords.counting),
  /** “420c/kg”. */
  cents: yes(measureWords.cents),
  /** «Dos años y medio». */
  half: yes(measureWords.half),
  /** The same after a number: «o menos», “and up”. */
  compareAfter: phrasesOf<'max' | 'min' | 'about'>(measureWords.compareAfter),
  /** Words that say so only where nothing follows that they belong to: «450 kilos arriba», “850 lbs up”. */
  compareAlone: phrasesOf<'max' | 'min'>(measureWords.compareAlone),
  /** What «para mais» is said before where it is no limit: «para mais informações». */
  toAsk: yes(measureWords.toAsk),
  /** Those of them that are said of weights: «300 pa arriba». */
  upward: yes(measureWords.upward),
  /** Between and behind written numbers: «treinta y dos», “two dozen”. */
  and: yes(measureWords.and),
  multiples: phrasesOf<'12' | '100'>(measureWords.multiples),
  join: yes(measureWords.join),
  scale: phrasesOf<'thousand' | 'million'>(measureWords.scale),
  currency: phrasesOf<Currency | LocalCurrency>(measureWords.currency),
  basis: phrasesOf<PriceBasis>(measureWords.basis),
  /** Behind a kilo or a pound: «€/kg canal». */
  ofCarcass: yes(measureWords.ofCarcass),
  weight: phrasesOf<'kg' | 'lb' | 'arroba' | 'cwt'>(measureWords.weight),
  hundreds: yes(measureWords.hundreds),
  age: phrasesOf<'week' | 'month' | 'year'>(measureWords.age),
  distance: phrasesOf<'km' | 'mile' | 'league'>(measureWords.distance),
  heads: yes(measureWords.heads),
  teeth: yes(measureWords.teeth),
  teethShort: yes(measureWords.teethShort),
  days: yes(measureWords.days),
  termDays: yes(measureWords.termDays),
  /** Units that no filter has: numbers before them count no animals. */
  others: yes(measureWords.others),
  /** Money that nobody can ask in here: amounts of it are no other money's. */
  otherMoney: yes(measureWords.otherMoney),
  terms: yes(measureWords.terms),
  /** «12 cuotas de 500», «24x de 300»: parts of a price. */
  instalments: yes(measureWords.instalments),
};

const numbersOf = (locale: Locale): ReadonlyMap<string, number> =>
  new Map(Object.entries<number>(numberWords[locale]).map(([word, value]) => [plainPhrase(word), value]));

/** Numbers in words, by language. */
export const NUMBER_WORDS = { es: numbersOf('es'), en: numbersOf('en'), pt: numbersOf('pt') };

/** Words that say where, what not, and nothing. */
export const LITTLE = {
  where: phrasesOf<'in' | 'near' | 'from'>({ from: littleWords.from, in: littleWords.in, near: littleWords.near }),
  not: yes(littleWords.not),
  of: yes(littleWords.of),
  with: yes(littleWords.with),
  /** Before animals that others are for: «toro para vaquillonas». */
  purpose: yes(purposes([...littleWords.purpose, ...littleWords.crossing], littleWords.service)),
  crossing: yes(purposes(littleWords.crossing)),
  /** Between a female in young and what she is in young by. */
  sireLinks: yes(littleWords.sireLinks),
  /** Between a negation and what it denies. */
  afterNot: yes(littleWords.afterNot),
  skip: yes([...littleWords.skip, ...littleWords.willDo]),
  /** Verbs and little words that stay in a text and are nothing that a lot may say: «lo más barato que haya». */
  idle: yes(littleWords.idle),
  /** After the name of a town that a province is called like: «corrientes capital». */
  town: yes(littleWords.town),
  /** Towns are called so, and animals: without a word such as «en» no place is meant. */
  noPlace: yes([...littleWords.noPlace, ...littleWords.colours, ...littleWords.origins]),
  /** Coats of animals, which are towns only after such a word: «novillos en tostado», «yegua tostada». */
  colours: yes(littleWords.colours),
  /** Names of lands that are wider than the place of that name, by their country, or by the word behind them. */
  wider: littleWords.wider as readonly { name: string; only: readonly string[]; before: readonly string[] }[],
  /** Before the name of a place they make it another one's: “northern tablelands”. */
  bigger: yes(littleWords.bigger),
  /** Between places of which any will do. */
  joinPlaces: yes(littleWords.joinPlaces),
  /** Between things of which none is wanted. */
  joinDenied: phrasesOf<'any' | 'all'>(littleWords.joinDenied),
  /** What is no animal of ours: «cepo para novillos», “feeder pigs”. */
  equipment: yes([...things.anywhere, ...YOUNG_PIGS].filter((word) => !isOfOurs(plainPhrase(word)))),
  /** Words nearly like those of ranchers that mean something else: «cargador» is no «cargada». */
  ordinary: yes(ordinaryWords),
};

/** Where what a text denies at a token begins: after «no», «que no sean», «no están»; null if it denies nothing there. */
export function deniedAt(tokens: readonly Token[], at: number): number | null {
  const not = LITTLE.not.match(tokens, at);
  if (!not) return null;
  let from = at + not.length;
  // «Que no tengan más de 3 años»: the limit is denied with its number.
  const isLimit = () => tokens[from + (MEASURES.compare.match(tokens, from)?.length ?? NaN)]?.kind === 'number';
  for (let little; !isLimit() && (little = LITTLE.afterNot.match(tokens, from));) from += little.length;
  return from;
}

const TELLING = ['currency', 'otherMoney', 'weight', 'age', 'distance', 'teeth', 'days', 'others', 'basis'] as const;

/** Whether a token says something that no reader may drop: a number, a sign or word of money, a unit, a negation. */
export function isTelling(tokens: readonly Token[], at: number, locale: Locale): boolean {
  const token = tokens[at];
  if (token?.kind === 'number') return true;
  if (LITTLE.not.match(tokens, at)) return locale !== 'pt' || token?.text !== 'no';
  return TELLING.some((key) => MEASURES[key].match(tokens, at));
}

/** Words of five letters or more, by what remains of them without one letter: a word one typo away shares one of these. */
const nearly = new Map<string, string[]>();
/** The same words by their sound: «bakiyonas» are «vaquillonas». */
const sounding = new Map<string, string>();

/** A typo is forgiven from so many letters on, of any letter, and in the name of a breed. */
const [TYPO_LETTERS, OTHER_LETTERS, BREED_LETTERS] = [5, 7, 6];

const shortened = (word: string) => [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];

/** How a word without accents sounds in Spanish and Portuguese, whose writers mix up b and v, s and z, ll and y. */
const soundOf = (word: string) =>
  word
    .replace(/qu?(?=[ei])/g, 'k')
    .replace(/[sc](?=[ei])|z|ç/g, 's')
    .replace(/ch/g, '#')
    .replace(/[ck]/g, 'k')
    .replace(/v/g, 'b')
    .replace(/ll/g, 'y')
    .replace(/(.)\1/g, '$1')
    .replace(/h/g, '');

for (const phrase of VOCABULARY.keys()) {
  if (phrase.includes(' ') || phrase.length < TYPO_LETTERS) continue;
  if (!sounding.has(soundOf(phrase))) sounding.set(soundOf(phrase), phrase);
  for (const part of shortened(phrase)) nearly.set(part, [...(nearly.get(part) ?? []), phrase]);
}

/** Words that begin phrases of two, and are none alone, with what follows them: «sin servicio». */
const following = new Map<string, string[]>();
for (const phrase of VOCABULARY.keys()) {
  const [first = '', second = '', ...others] = phrase.split(' ');
  if (others.length > 0 || second.length < TYPO_LETTERS || VOCABULARY.get(first)) continue;
  following.set(first, [...(following.get(first) ?? []), second]);
}

const namesBreed = (word: string) => VOCABULARY.get(word)?.some(({ breed }) => breed && breed !== 'Crossbred') ?? false;

/** Short words have many neighbours: there only an exchange of two letters is forgiven, or more in the name of a breed. */
const isForgiven = (typed: string, word: string) =>
  Math.max(typed.length, word.length) >= OTHER_LETTERS ||
  (Math.min(typed.length, word.length) >= BREED_LETTERS && namesBreed(word)) ||
  [...typed].sort().join('') === [...word].sort().join('');

/** Returns the senses of the word that was meant by a word with one typo, or written as it sounds. */
export function sensesOfTypo(typed: string): readonly Sense[] | undefined {
  if (typed.length < TYPO_LETTERS || typed.length > 30) return undefined;
  if (LITTLE.noPlace.get(typed) ?? LITTLE.ordinary.get(typed)) return undefined;
  const words = shortened(typed)
    .flatMap((part) => nearly.get(part) ?? [])
    .filter((candidate) => isTypo(typed, candidate) && isForgiven(typed, candidate) && !isOtherSex(typed, candidate));
  // «Weahers» may be wethers or weaners: nobody can tell which animals are meant.
  const named = words.map((word) => VOCABULARY.get(word)?.flatMap(({ stock }) => stock ?? []) ?? []);
  const [first = []] = named.filter((codes) => codes.length > 0);
  if (named.some((codes) => codes.length > 0 && !codes.some((code) => first.includes(code)))) return undefined;
  return VOCABULARY.get(words[0] ?? sounding.get(soundOf(typed)) ?? '');
}

/** Returns the senses of a phrase of two words whose second one has a typo, or is written as it sounds. */
export function sensesOfPhrase(tokens: readonly Token[], at: number): readonly Sense[] | undefined {
  const [first = '', typed = ''] = [tokens[at]?.text, tokens[at + 1]?.text];
  const words = following.get(first);
  const sound = soundOf(typed);
  const isLong = typed.length >= TYPO_LETTERS || words?.some((other) => soundOf(other) === sound);
  if (!words || !isLong || VOCABULARY.match(tokens, at + 1)) return undefined;
  if (LITTLE.noPlace.get(typed) ?? LITTLE.skip.get(typed)) return undefined;
  const word = words.find((other) => soundOf(other) === sound || (isTypo(typed, other) && isForgiven(typed, other)));
  return VOCABULARY.get(`${first} ${word ?? ''}`);
}
