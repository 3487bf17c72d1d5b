import 'server-only';
import { db } from '@/lib/db/client';
import type { KindName } from './kinds';

const INDEXES = { listing: 'cattle_listings_words', equipment: 'equipment_listings_words' } as const satisfies Record<KindName, string>;
/** A word that more of the listings have is not worth an index. */
const COMMON_SHARE = 0.15;
const LOOK_AGAIN_MS = 10 * 60_000;

const known = new Map<KindName, { words: Promise<ReadonlySet<string>>; until: number }>();

async function look(kind: KindName): Promise<ReadonlySet<string>> {
  const rows = await db.$queryRaw<{ word: string }[]>`
    SELECT word FROM pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs[1:cardinality(most_common_elems::text::text[])]) AS common(word, share)
    WHERE schemaname = current_schema() AND tablename = ${INDEXES[kind]} AND share > ${COMMON_SHARE}`;
  return new Set(rows.map(({ word }) => word));
}

/** The words that a good part of the listings have, as the database saw when it last took its statistics; remembered for a while. A guess: nothing but speed may depend on it. */
export function commonWords(kind: KindName): Promise<ReadonlySet<string>> {
  const last = known.get(kind);
  if (last && Date.now() < last.until) return last.words;
  const words = look(kind);
  known.set(kind, { words, until: Date.now() + LOOK_AGAIN_MS });
  words.catch(() => known.delete(kind));
  return words;
}
