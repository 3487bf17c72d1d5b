import 'server-only';
import type { PoolClient } from 'pg';
import { pool } from '@/lib/db/client';
import { storage } from '@/lib/storage/storage';

/** The folders that we write. Whatever else lies in the store is not ours; pictures of the demonstration (`demo/`) are shared and stay. */
const FOLDERS = ['listings/', 'blog/', 'banners/', 'people/', 'videos/', 'private/', 'health/'] as const;

const BATCH = 1000;

/**
 * Every file that a row refers to, pictures without width and ending, by all tables in one statement: it sees one moment, in which a picture on its
 * way from the waiting room to a listing is in one of the two. Whoever adds a column that names files adds it here; a test compares.
 */
const REFERENCES = `
  CREATE TEMPORARY TABLE file_references AS
  SELECT DISTINCT regexp_replace(name, '^/media/|-(400|800|1600)\\.webp$', '', 'g') AS name FROM (
    SELECT unnest(images) AS name FROM cattle_listings
    UNION ALL SELECT video_file FROM cattle_listings WHERE video_file IS NOT NULL
    UNION ALL SELECT unnest(images) FROM equipment_listings
    UNION ALL SELECT unnest(images) FROM auction_lots
    UNION ALL SELECT profile_image_url FROM users WHERE profile_image_url IS NOT NULL
    UNION ALL SELECT 'private/verification/' || unnest(verification_documents) FROM users
    UNION ALL SELECT image_url FROM banner_ads WHERE image_url IS NOT NULL
    UNION ALL SELECT (regexp_matches(content || ' ' || coalesce(featured_image, ''), '/media/[a-z0-9./-]+', 'g'))[1] FROM blog_posts
    UNION ALL SELECT key FROM uploads
    UNION ALL SELECT 'private/incoming/' || id FROM direct_uploads
  ) AS named`;

/** Of these keys, those that nothing refers to. */
async function unnamed(client: PoolClient, keys: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    `SELECT key FROM unnest($1::text[]) AS key
     WHERE NOT EXISTS (SELECT 1 FROM file_references WHERE name = regexp_replace(key, '-(400|800|1600)\\.webp$', ''))`,
    [keys],
  );
  return rows.map(({ key }) => key);
}

async function* oldFiles(before: Date): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for (const folder of FOLDERS) {
    for await (const { key, modified } of storage().list(folder)) {
      if (modified >= before) continue;
      batch.push(key);
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
  }
  yield batch;
}

type SweepOptions = {
  /** Younger files stay: one that is being uploaded is in the store before any row names it. */
  olderThanMs: number;
  /** Removes nothing. */
  dryRun?: boolean;
  /** Is told of every file that goes, or would. */
  onOrphan?: (key: string) => void;
};

/**
 * Removes the files that nothing refers to: what crashes and deletions that the store refused have left. Keys are random and never used again, so
 * what nothing refers to now, nothing will. Answers how many files were looked at and how many of them were orphans.
 * @throws DomainError `storage_unavailable`; what was removed until then is gone, and the next run goes on.
 */
export async function sweepOrphans({
  olderThanMs,
  dryRun = false,
  onOrphan = () => undefined,
}: SweepOptions): Promise<{ seen: number; orphans: number }> {
  const before = new Date(Date.now() - olderThanMs);
  const client = await pool.connect();
  let seen = 0;
  let orphans = 0;
  try {
    await client.query(REFERENCES);
    await client.query('CREATE INDEX ON file_references (name); ANALYZE file_references');
    for await (const keys of oldFiles(before)) {
      const gone = await unnamed(client, keys);
      if (!dryRun) await storage().delete(gone);
      gone.forEach(onOrphan);
      seen += keys.length;
      orphans += gone.length;
    }
    return { seen, orphans };
  } finally {
    // With the connection goes the table.
    client.release(true);
  }
}
