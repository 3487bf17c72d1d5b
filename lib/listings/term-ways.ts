import 'server-only';
import { Prisma } from '@/lib/db/client';
import { KINDS } from './kinds';
import type { Asked } from './query-hits';
import { shareOf, type Filter } from './search-terms';
import { isTold, rowCondition, wordTerms, type SoughtWord } from './search-words';
import type { TableStatistics } from './table-statistics';

/** What it takes, as measured, to compare an entry of the shortest list of terms, by list and by term; to read a row that the index of terms names, or a row and its text; and a row and its text in another index's order. The unit is some 70 ns. */
export const COST = { list: 1.2, term: 0.35, row: 24, text: 30, inOrder: 40 };

/** The condition of the index of terms, which is written otherwise than those of the others so that none is combined with it. */
const IN_TERMS = Prisma.sql`l.is_active IS TRUE`;

/** A search of text, and what is known of the table that it looks in. */
export interface TextSearch {
  asked: Asked;
  words: SoughtWord[];
  statistics: TableStatistics;
}

/** Conditions by which hits can be found, and what that takes. */
export interface Way {
  cost: number;
  conditions: Prisma.Sql[];
}

/** Something that the index of terms may be asked: one of these. */
interface Probe {
  terms: string[];
  share: number;
  /** The word that it is of; a filter's has none. */
  word?: SoughtWord;
}

/** What the index can be asked of a search, what fewest listings have first. */
function probesOf({ words, statistics: { shares } }: TextSearch, filters: Filter[]): Probe[] {
  const ofWords = words.flatMap((word) =>
    wordTerms(word).map((terms) => ({ terms, share: shareOf(terms, shares), word })),
  );
  const ofFilters = filters.flatMap(({ terms }) => (terms ? [{ terms, share: shareOf(terms, shares) }] : []));
  return [...ofWords, ...ofFilters].sort((a, b) => a.share - b.share);
}

/** What it takes to find the entries that several lists share. */
function comparing(probes: Probe[], rows: number): number {
  const shortest = rows * Math.min(...probes.map(({ share }) => share));
  return shortest * probes.reduce((sum, { terms }) => sum + COST.list + COST.term * terms.length, 0);
}

/** As many listings as a search can find, and what it takes to find and read them by what fewest have; without end where the index can be asked nothing. */
export function rarest(search: TextSearch): { hits: number; cost: number } {
  const { rows } = search.statistics;
  const [probe] = probesOf(search, search.asked.filters);
  if (!probe) return { hits: rows, cost: Infinity };
  return { hits: rows * probe.share, cost: comparing([probe], rows) + COST.row * rows * probe.share };
}

/** As many listings as a search finds if what it asks for is spread by chance. */
export const likelyHits = (search: TextSearch) =>
  probesOf(search, search.asked.filters).reduce((product, { share }) => product * share, search.statistics.rows);

/** Hits in question: how many there are, about, of which `part` are to be read; and what comes first in the order, if only hits of that are, with how many it has. */
interface Sought {
  hits: number;
  part?: number;
  first?: { filter: Filter; hits: number };
}

/** Ways to the hits by the index of terms: it is asked about what fewest listings have, about the two of which fewest have either, and so on; all else is read in the rows that it names. */
export function waysByTerms(search: TextSearch, { hits, part = 1, first }: Sought): Way[] {
  const { rows } = search.statistics;
  const filters = [...search.asked.filters, ...(first ? [first.filter] : [])];
  const probes = probesOf(search, filters);
  return probes.map((_, last) => {
    const asked = probes.slice(0, last + 1);
    const inText = search.words
      .filter((word) => !isTold(word) || !asked.some((probe) => probe.word === word))
      .map(rowCondition);
    // Not all by chance, as their product would be: words belong together.
    const least = first && asked.some(({ terms }) => terms === first.filter.terms) ? first.hits : hits;
    const named = Math.max(
      least,
      asked.reduce((product, { share }) => product * share, rows),
    );
    // Broad filters are made for few rows.
    const others = filters.map(({ condition, inRow, isBroad }) => (isBroad ? condition : (inRow ?? condition)));
    const indexed = asked.map(({ terms }) => Prisma.sql`${KINDS[search.asked.kind].terms} && ${terms}::text[]`);
    return {
      cost: comparing(asked, rows) + (inText.length > 0 ? COST.text : COST.row) * named * part,
      conditions: [IN_TERMS, ...indexed, ...inText, ...others],
    };
  });
}

export const cheapest = (ways: Way[]): Way | undefined =>
  ways.reduce<Way | undefined>((best, way) => (best && best.cost <= way.cost ? best : way), undefined);
