import 'server-only';
import type { Locale } from '@/lib/core/i18n/locales';
import { readHelp, type HelpArticle } from './read-help';

/** The weight of a word by where it is found. */
const TITLE = 8;
const WORDS = 5;
const SUMMARY = 3;
const TEXT = 1;

/** Stop words: common in questions, but unrelated to their subject. */
const STOP_WORDS = new Set(
  (
    'a al an and are can com como con cual cuando da das de del do does dos e el em en es esta for how i la las lo los ' +
    'me mi minha meu my na nas no nos o on or os para pero por que quien se si su to um uma un una what when where who y'
  ).split(' '),
);

/** Words of three letters and more also match without their ending: `señas` finds `seña`. */
const MIN_STEM = 3;

const split = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const stem = (word: string) => (word.length > MIN_STEM + 1 ? word.replace(/(?:es|s|r)$/, '') : word);

type Place = { weight: number; words: string[] };

function placesOf({ title, words, summary, text }: HelpArticle): Place[] {
  return [
    { weight: TITLE, words: split(title) },
    { weight: WORDS, words: split(words) },
    { weight: SUMMARY, words: split(summary) },
    { weight: TEXT, words: split(text) },
  ];
}

const isWhole = (searched: string) => (word: string) => stem(word) === searched;

/** The beginning of a word counts only if the help has no such word: `seña` doesn't find `señal`, `contrase` finds. */
function hits(searched: string, help: readonly Place[][]): (places: readonly Place[]) => number {
  const whole = isWhole(searched);
  const isWord = help.some((places) => places.some(({ words }) => words.some(whole)));
  const isHit = isWord ? whole : (word: string) => word.startsWith(searched);
  return (places) => places.reduce((sum, { weight, words }) => sum + (words.some(isHit) ? weight : 0), 0);
}

/**
 * Returns the help's articles that contain the beginnings of all searched words, best first; if none has them all, those
 * with some of them. Ignores case, accents and words such as "how".
 */
export async function searchHelp(locale: Locale, query: string): Promise<HelpArticle[]> {
  const all = split(query);
  const distinctive = all.filter((word) => !STOP_WORDS.has(word));
  const searched = [...new Set((distinctive.length > 0 ? distinctive : all).map(stem))];
  if (searched.length === 0) return [];
  const help = (await readHelp(locale)).map((article) => ({ article, places: placesOf(article) }));
  const counts = searched.map((word) =>
    hits(
      word,
      help.map(({ places }) => places),
    ),
  );
  const scored = help.map(({ article, places }) => {
    const scores = counts.map((count) => count(places));
    return { article, total: scores.reduce((sum, score) => sum + score, 0), complete: scores.every(Boolean) };
  });
  const complete = scored.filter((one) => one.complete);
  return (complete.length > 0 ? complete : scored.filter(({ total }) => total > 0))
    .sort((a, b) => b.total - a.total)
    .map(({ article }) => article);
}
