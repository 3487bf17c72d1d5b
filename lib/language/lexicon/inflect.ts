import type { Locale } from '@/lib/core/i18n/locales';

/** Words that end the part of a phrase that changes: «vacas con cría», “cows in milk”. */
const LINKS = new Set(
  'a al ao at com con d de del do e em en in kid lb no not of para point por que sem sin to with y and x 1 2 3 6 8 tres'.split(
    ' ',
  ),
);

const IRREGULAR: Partial<Record<string, string>> = { ox: 'oxen', goose: 'geese', calf: 'calves', res: 'reses' };

/** The plurals of a word without accents; `ao` was `ão`. */
function plurals(word: string, language: Locale): string[] {
  const irregular = IRREGULAR[word];
  if (irregular) return [irregular];
  if (language === 'en') {
    if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
    return [/(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`];
  }
  if (word.endsWith('z')) return [language === 'es' ? `${word.slice(0, -1)}ces` : `${word}es`];
  if (language === 'pt' && word.endsWith('ao')) return [`${word.slice(0, -2)}oes`, `${word.slice(0, -2)}aos`];
  if (language === 'pt' && word.endsWith('m')) return [`${word.slice(0, -1)}ns`];
  if (language === 'pt' && word.endsWith('l')) return [`${word.slice(0, -1)}is`];
  return [/[aeiou]$/.test(word) ? `${word}s` : `${word}es`];
}

/** The same word of the other gender, as adjectives have it. */
const otherGender = (word: string) =>
  word.endsWith('o') ? `${word.slice(0, -1)}a` : word.endsWith('a') ? `${word.slice(0, -1)}o` : word;

const withoutSex = (word: string) => word.replace(/[aeo](s?)$/, '$1');

/** Whether two words are other only in the last vowel, which is the sex of an animal: «carneira» is no «carneiro». */
export const isOtherSex = (one: string, other: string): boolean =>
  one !== other && withoutSex(one) === withoutSex(other) && /[aeo]s?$/.test(one);

/** Returns a noun's diminutive, if it has one of its own: «ternerito», «vaquita». */
export function diminutive(word: string, language: Locale): string | null {
  const [, stem = '', vowel = ''] = /^([^ ]{3,})([oa])$/.exec(word) ?? [];
  if (!stem || language === 'en') return null;
  const soft = stem.replace(/c$/, 'qu').replace(/g$/, 'gu');
  return `${soft}${language === 'es' ? 'it' : 'inh'}${vowel}`;
}

/** Returns the other forms of a phrase without accents: its plurals, and of an adjective both genders. */
export function inflections(phrase: string, language: Locale, of: 'noun' | 'adjective'): string[] {
  const words = phrase.split(' ');
  const link = words.findIndex((word) => LINKS.has(word));
  const head = link < 0 ? words : words.slice(0, link);
  const rest = words.slice(head.length);
  const last = head.at(-1);
  if (last === undefined || (language === 'en' && of === 'adjective')) return [];
  const ofLast = (form: string) => [...head.slice(0, -1), form];
  const numbers = (forms: string[]) =>
    language === 'en'
      ? plurals(last, 'en').map(ofLast)
      : plurals(forms.at(-1) ?? '', language).map((_, nth) =>
          forms.map((word) => plurals(word, language)[nth] ?? plurals(word, language)[0] ?? word),
        );
  const genders = of === 'adjective' ? [head, head.map(otherGender)] : [head];
  return genders
    .flatMap((forms) => [forms, ...numbers(forms)])
    .map((forms) => [...forms, ...rest].join(' '))
    .filter((form) => form !== phrase);
}

/** How the first word of a phrase is written short: «c/ cria», «p invernar», “w/ foal”. */
const SHORT: Partial<Record<string, readonly string[]>> = {
  con: ['c', 'c /'],
  com: ['c', 'c /'],
  with: ['w', 'w /'],
  sin: ['s /'],
  sem: ['s /'],
  para: ['p', 'p /', 'pa'],
};

/** Returns a phrase without accents as it is with its first word written short. */
export function shortened(phrase: string): string[] {
  const [first = '', ...rest] = phrase.split(' ');
  return rest.length > 0 ? (SHORT[first] ?? []).map((short) => `${short} ${rest.join(' ')}`) : [];
}

/** Before a verb of service: «toro p/ cubrir vaquillonas», “ram for joining to ewes”. */
const FOR = ['para', 'pra', 'p', 'p /', 'pa', 'for', 'to'];

/** Phrases of what animals are for with their short forms, and those of verbs with each word that may stand before them. */
export const purposes = (phrases: readonly string[], verbs: readonly string[] = []): string[] => [
  ...phrases.flatMap((phrase) => [phrase, ...shortened(phrase)]),
  ...verbs.flatMap((verb) => FOR.map((word) => `${word} ${verb}`)),
];
