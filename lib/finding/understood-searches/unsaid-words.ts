import 'server-only';
import { db } from '@/lib/core/db/client';
import { plain } from '@/lib/core/i18n/country';
import { LOCALES } from '@/lib/core/i18n/locales';
import { FACT_PHRASES } from '@/lib/language/ads/ad-words';
import { LITTLE, MEASURES, NUMBER_WORDS } from '@/lib/language/lexicon/lexicon';
import { textWithout, tokens, type Token } from '@/lib/language/lexicon/tokens';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { classTexts } from '@/lib/market/animal-lots/class-words';

/** A letter alone says nothing. */
const WORD_MIN = 2;
/** Words for numbers and for units are no wishes: «by the pound», «two or three». */
const LITTLE_WORDS = [
  LITTLE.skip,
  LITTLE.idle,
  LITTLE.purpose,
  LITTLE.not,
  LITTLE.where,
  MEASURES.weight,
  MEASURES.age,
  MEASURES.distance,
];
const LITRES = '(?:litros?|lit(?:er|re)s?|lts?|l)';
const UNITS = new RegExp(`^(?:by|arrobas?|days?|dias?|${LITRES})$`);
/** Words with the same beginning are forms of one: «trabajar», «trabajo». */
const [STEM_MIN, ENDING_MAX] = [4, 3];

/** What of a text only ranks, as it was written: what some of the lots that are shown say, and what none of them does. */
interface RankingWords {
  said: string;
  unsaid: readonly string[];
}

/** What phrases of a text say, in whatever language: “gentle”, «manso». */
const factsOf = (all: readonly Token[]): string[] =>
  all.flatMap((_, at) => {
    const fact = FACT_PHRASES.match(all, at)?.meaning;
    return fact?.value ? [`${fact.field} ${fact.value}`] : [];
  });

/** Returns whether some lots may say a word otherwise: in another form or language, or by the name of the class or breed. */
async function saysOtherwise(ids: readonly string[]): Promise<(word: string) => boolean> {
  const lots = await db.$queryRaw<{ text: string; class: string | null; breed: string }[]>`
    SELECT l.title || ' ' || l.description AS text, l.class, l.breed FROM ${ANIMAL_LISTINGS.table} l
    WHERE l.id = ANY(${ids}::uuid[])`;
  const names = LOCALES.map(classTexts).flatMap(({ classes, breeds }) =>
    lots.flatMap((lot) => [...(classes[lot.class ?? ''] ?? []), ...(breeds[lot.breed] ?? [lot.breed])]),
  );
  const all = tokens([...lots.map(({ text }) => text), ...names].join('. '));
  const facts = new Set(factsOf(all));
  return (word) => {
    const stem = plain(word).slice(0, Math.max(STEM_MIN, word.length - ENDING_MAX));
    return (
      all.some(({ text }) => plain(text).startsWith(stem)) || factsOf(tokens(word)).some((fact) => facts.has(fact))
    );
  };
}

/** Parts of blood and litres of milk, which say what animals are: «3/4», «25 litros». */
const FIGURES = new RegExp(
  `(?<![\\d/.,])(?:\\d+/(?:2|4|8|16|32)(?![\\d/])|(?<litres>\\d+(?:[.,]\\d+)?)\\s*${LITRES}(?!\\p{L}))`,
  'giu',
);

/** What finds a figure in a text; litres by any of their spellings. */
const patternOf = ({ 0: figure, groups }: RegExpExecArray): string =>
  groups?.litres
    ? `(^|[^0-9.,]|[^0-9][.,])${groups.litres.replace(/[.,]/, '[.,]')}\\s*${LITRES}\\M`
    : `(^|[^0-9/])${figure}($|[^0-9/])`;

/** Those figures of a text that no lot says. */
async function unsaidFigures(text: string, ids: readonly string[]): Promise<string[]> {
  const figures = [...text.matchAll(FIGURES)];
  const found = await db.$queryRaw<{ figure: string }[]>`
    SELECT asked.figure FROM unnest(${figures.map(([figure]) => figure)}::text[], ${figures.map(patternOf)}::text[])
      AS asked(figure, pattern) WHERE NOT EXISTS (
      SELECT FROM ${ANIMAL_LISTINGS.table} l
      WHERE l.id = ANY(${ids}::uuid[]) AND (l.title || ' ' || l.description) ~* asked.pattern)`;
  return found.map(({ figure }) => figure);
}

/** Parts the words of a text by whether any of some lots says them; those that may be said otherwise are in neither part. */
export async function rankingWords(text: string, ids: readonly string[]): Promise<RankingWords> {
  const all = tokens(text);
  const isLittle = (at: number) =>
    UNITS.test(all[at]?.text ?? '') ||
    LOCALES.some((locale) => NUMBER_WORDS[locale].has(all[at]?.text ?? '')) ||
    LITTLE_WORDS.some((words) => words.match(all, at)?.length === 1);
  const counts = all.map(({ kind, text: word }, at) => kind === 'word' && word.length >= WORD_MIN && !isLittle(at));
  const words = all.flatMap(({ text: word }, at) => (counts[at] ? [word] : []));
  const found = await db.$queryRaw<{ word: string }[]>`
    SELECT word FROM unnest(${words}::text[]) AS word WHERE NOT EXISTS (
      SELECT FROM ${ANIMAL_LISTINGS.table} l, corral_search_words(word) AS asked
      WHERE l.id = ANY(${ids}::uuid[]) AND l.search_vector @@ asked.query::tsquery)`;
  const none = new Set(found.map(({ word }) => word));
  const isSaid = (at: number) => counts[at] === true && !none.has(all[at]?.text ?? '');
  const leadsToSaid = (at: number, step: 1 | -1): boolean =>
    counts[at] === false ? leadsToSaid(at + step, step) : isSaid(at);
  // Little words stay between others, and numbers before them: «15 hands».
  const isJoining = (at: number) =>
    counts[at] === false && leadsToSaid(at, 1) && (all[at]?.kind === 'number' || leadsToSaid(at, -1));
  const mayBeSaid = none.size > 0 ? await saysOtherwise(ids) : () => false;
  return {
    said: textWithout(text, all, (at) => !isSaid(at) && !isJoining(at)),
    unsaid: [
      ...all.flatMap(({ text: word, start, end }, at) =>
        counts[at] && none.has(word) && !mayBeSaid(word) ? [text.slice(start, end)] : [],
      ),
      ...(await unsaidFigures(text, ids)),
    ],
  };
}
