import 'server-only';
import { Prisma, type Transaction } from '@/lib/core/db/client';
import type { Finding } from '@/lib/records/risk-signals/record-findings';
import { topicText, type Topic } from '@/lib/core/topics/schema';

/** Short texts are alike because there is little to say. */
const LETTERS = 200;
const SIMILARITY = 0.85;
/** Of a copy with some words changed, three words of at least one of these groups are still there. */
const WORDS = 15;
const WORDS_OF_GROUP = 3;
const CANDIDATES = 200;
const SHOWN = 400;

const SOURCES = {
  listing: { table: Prisma.sql`cattle_listings`, isPublic: Prisma.sql`l.is_active` },
  equipment: { table: Prisma.sql`equipment_listings`, isPublic: Prisma.sql`l.is_active` },
  lot: { table: Prisma.sql`auction_lots`, isPublic: Prisma.sql`l.status = 'active'` },
} as const;

/** Animals are copied from listings into lots and back. */
const COPIED_FROM = { listing: ['listing', 'lot'], equipment: ['equipment'], lot: ['listing', 'lot'] } as const;

type Copied = { id: string; similarity: number; text: string; otherText: string };

/**
 * Finds the listing or lot on sale of another account whose text this one repeats; the older one is never accused.
 * Candidates come from the index of words, by the longest words of the text, so that the comparison never reads the whole
 * table.
 */
export async function copiedText(tx: Transaction, { kind, id }: Topic): Promise<Finding[]> {
  const { table } = SOURCES[kind];
  const [own] = await tx.$queryRaw<{ query: string | null }[]>`
    SELECT string_agg('(' || words || ')', ' | ') AS query FROM (
      SELECT string_agg(quote_literal(lexeme), ' & ') AS words FROM (
        SELECT lexeme, row_number() OVER (ORDER BY length(lexeme) DESC, lexeme) - 1 AS place
        FROM ${table} l, unnest(l.search_vector) WHERE l.id = ${id}::uuid AND char_length(l.description) >= ${LETTERS}) long
      WHERE place < ${WORDS} GROUP BY place / ${WORDS_OF_GROUP}) groups`;
  if (!own?.query) return [];
  for (const source of COPIED_FROM[kind]) {
    const { table: others, isPublic } = SOURCES[source];
    const [copy] = await tx.$queryRaw<Copied[]>`
      SELECT c.id, similarity(c.description, own.description) AS similarity, left(own.description, ${SHOWN}) AS text, left(c.description, ${SHOWN}) AS "otherText"
      FROM (SELECT id, user_id, description, created_at FROM ${table} WHERE id = ${id}::uuid) own,
        LATERAL (
          SELECT l.id, l.description FROM ${others} l
          WHERE ${isPublic} AND l.search_vector @@ ${own.query}::tsquery AND l.user_id <> own.user_id AND l.created_at < own.created_at
            AND char_length(l.description) BETWEEN ${LETTERS} AND char_length(own.description) * 2
          LIMIT ${CANDIDATES}) c
      WHERE similarity(c.description, own.description) >= ${SIMILARITY}
      ORDER BY 2 DESC, c.id LIMIT 1`;
    if (!copy) continue;
    const { text, otherText } = copy;
    const similarity = Math.round(copy.similarity * 100) / 100;
    const other = topicText({ kind: source, id: copy.id });
    return [{ rule: 'text_of_another', evidence: { other, similarity, text, otherText } }];
  }
  return [];
}
