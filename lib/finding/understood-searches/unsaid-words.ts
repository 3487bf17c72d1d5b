import 'server-only';
import { db } from '@/lib/core/db/client';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { LITTLE } from '@/lib/language/lexicon/lexicon';
import { textWithout, tokens } from '@/lib/language/lexicon/tokens';

/** A letter alone says nothing. */
const WORD_MIN = 2;

/** What of a text only ranks, as it was written: what some of the lots that are shown say, and what none of them does. */
interface RankingWords {
  said: string;
  unsaid: readonly string[];
}

/** Parts the words of a text by whether any of some lots says them. */
export async function rankingWords(text: string, ids: readonly string[]): Promise<RankingWords> {
  const all = tokens(text);
  const isLittle = (at: number) =>
    [LITTLE.skip, LITTLE.purpose, LITTLE.not, LITTLE.where].some((words) => words.match(all, at)?.length === 1);
  const counts = all.map(({ kind, text: word }, at) => kind === 'word' && word.length >= WORD_MIN && !isLittle(at));
  const words = all.flatMap(({ text: word }, at) => (counts[at] ? [word] : []));
  const found = await db.$queryRaw<{ word: string }[]>`
    SELECT word FROM unnest(${words}::text[]) AS word WHERE NOT EXISTS (
      SELECT FROM ${ANIMAL_LISTINGS.table} l, corral_search_words(word) AS asked
      WHERE l.id = ANY(${ids}::uuid[]) AND l.search_vector @@ asked.query::tsquery)`;
  const none = new Set(found.map(({ word }) => word));
  const isUnsaid = (at: number) => counts[at] === true && none.has(all[at]?.text ?? '');
  const isAll = words.length > 0 && words.every((word) => none.has(word));
  return {
    said: isAll ? '' : textWithout(text, all, isUnsaid),
    unsaid: all.flatMap(({ start, end }, at) => (isUnsaid(at) ? [text.slice(start, end)] : [])),
  };
}
