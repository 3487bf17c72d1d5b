import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
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

/** A whole word counts twice its beginning: `seña` before `señal`. */
const hits = (words: readonly string[], searched: string) =>
  words.some((word) => stem(word) === searched) ? 2 : words.some((word) => word.startsWith(searched)) ? 1 : 0;

function scoreOf({ title, words, summary, text }: HelpArticle, searched: readonly string[]): number[] {
  const places = [
    { weight: TITLE, words: split(title) },
    { weight: WORDS, words: split(words) },
    { weight: SUMMARY, words: split(summary) },
    { weight: TEXT, words: split(text) },
  ];
  return searched.map((one) => places.reduce((sum, { weight, words }) => sum + hits(words, one) * weight, 0));
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
  const scored = (await readHelp(locale)).map((article) => {
    const scores = scoreOf(article, searched);
    return { article, total: scores.reduce((sum, score) => sum + score, 0), complete: scores.every(Boolean) };
  });
  const complete = scored.filter((one) => one.complete);
  return (complete.length > 0 ? complete : scored.filter(({ total }) => total > 0))
    .sort((a, b) => b.total - a.total)
    .map(({ article }) => article);
}
