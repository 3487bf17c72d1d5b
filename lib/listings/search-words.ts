import 'server-only';
import type { Transaction } from '@/lib/db/client';

const TYPO_MIN_LETTERS = 5;
const TWO_TYPOS_MIN_LETTERS = 8;
const WORDS_MAX = 8;
const CORRECTIONS_MAX = 6;

/** Edits between two words, an exchange of neighbouring letters counting as one (optimal string alignment distance). */
export function editDistance(a: string, b: string): number {
  let twoBack: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, (twoBack[j - 2] ?? 0) + 1);
      row.push(best);
    }
    twoBack = previous;
    previous = row;
  }
  return previous[b.length] ?? 0;
}

function swaps(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, i) => word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2));
}

/**
 * Splits a search into words and gives for each the texts that satisfy it: the word itself or, where no listing has a word of five
 * letters or more, the known words one typo away (two from eight letters on).
 */
export async function searchAlternatives(client: Transaction, search: string): Promise<string[][]> {
  const words = search.split(/\s+/).filter(Boolean).slice(0, WORDS_MAX);
  return Promise.all(words.map(async (word) => [word, ...(await corrections(client, word))]));
}

async function corrections(client: Transaction, word: string): Promise<string[]> {
  if (word.length < TYPO_MIN_LETTERS || !/^\p{L}+$/u.test(word)) return [];
  const [found] = await client.$queryRaw<{ normal: string; known: boolean }[]>`
    SELECT corral_normalize(${word}) AS normal,
           EXISTS (SELECT 1 FROM search_words WHERE word LIKE corral_contains_pattern(${word})) AS known`;
  if (!found || found.known) return [];
  const { normal } = found;
  const candidates = await client.$queryRaw<{ word: string }[]>`
    (SELECT word FROM search_words WHERE word % ${normal} ORDER BY similarity(word, ${normal}) DESC, word LIMIT 40)
    UNION
    SELECT word FROM search_words WHERE word = ANY(${swaps(normal)}::text[])`;
  const allowed = normal.length >= TWO_TYPOS_MIN_LETTERS ? 2 : 1;
  return candidates
    .map((candidate) => ({ word: candidate.word, distance: editDistance(normal, candidate.word) }))
    .filter(({ distance }) => distance <= allowed)
    .sort((a, b) => a.distance - b.distance || (a.word < b.word ? -1 : 1))
    .slice(0, CORRECTIONS_MAX)
    .map((candidate) => candidate.word);
}
