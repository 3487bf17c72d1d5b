import 'server-only';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { db } from '@/lib/core/db/client';
import { FIRST_ID } from '@/lib/core/db/for-each-due';
import { languageOf } from '@/lib/core/i18n/locales';
import { saidColumns } from '@/lib/language/lexicon/said';

const BATCH = 1_000;

const batchAfter = (id: string) =>
  db.animalListing.findMany({
    where: { id: { gt: id } },
    orderBy: { id: 'asc' },
    take: BATCH,
    select: {
      id: true,
      title: true,
      description: true,
      category: true,
      class: true,
      language: true,
      country: true,
      saidClass: true,
      saidFacts: true,
      updatedAt: true,
    },
  });

/**
 * Reads the words of every listing again, as after a correction of the lexicon, and stores what they say now. Returns how
 * many said something else before.
 */
export async function rereadWords(): Promise<number> {
  let changed = 0;
  for (let rows = await batchAfter(FIRST_ID); rows.length > 0; rows = await batchAfter(rows.at(-1)?.id ?? '')) {
    for (const row of rows) {
      const language = languageOf(row.language);
      const { saidClass, saidFacts } = saidColumns({ ...row, language });
      if (saidClass === row.saidClass && saidFacts.join() === row.saidFacts.join()) continue;
      // In SQL, so that "updated_at" stays; whoever changed the listing meanwhile has had its words read.
      changed += await db.$executeRaw`
        UPDATE cattle_listings SET said_class = ${saidClass}, said_facts = ${saidFacts}
        WHERE id = ${row.id}::uuid AND updated_at = ${row.updatedAt}`;
    }
  }
  if (changed > 0) await pagesChanged(db, ['listings']);
  return changed;
}
