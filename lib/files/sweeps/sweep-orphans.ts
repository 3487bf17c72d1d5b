import 'server-only';
import type { PoolClient } from 'pg';
import { pool } from '@/lib/core/db/client';
import { storage } from '@/lib/files/storage/storage';

/**
 * The folders this application writes to. Everything else in the store stays, such as the shared demo pictures
 * (`demo/`).
 */
const FOLDERS = ['listings/', 'blog/', 'banners/', 'people/', 'videos/', 'private/', 'health/'] as const;

const BATCH = 1000;

/**
 * Every file that a row refers to, pictures without their width and extension. One statement over all tables, so that
 * it sees one snapshot: a picture that is moving from its upload to a listing is in one of the two. New columns that
 * name files must be added here; a test checks it.
 */
const REFERENCES = `
  CREATE TEMPORARY TABLE file_references AS
  SELECT DISTINCT regexp_replace(name, '^/media/|-(400|800|1600)\\.webp$', '', 'g') AS name FROM (
    SELECT unnest(images) AS name FROM cattle_listings
    UNION ALL SELECT video_file FROM cattle_listings WHERE video_file IS NOT NULL
    UNION ALL SELECT unnest(images) FROM equipment_listings
    UNION ALL SELECT unnest(images) FROM auction_lots
    UNION ALL SELECT unnest(images) FROM messages
    UNION ALL SELECT profile_image_url FROM users WHERE profile_image_url IS NOT NULL
    UNION ALL SELECT 'private/verification/' || unnest(verification_documents) FROM users
    UNION ALL SELECT image_url FROM banner_ads WHERE image_url IS NOT NULL
    UNION ALL SELECT (regexp_matches(content || ' ' || coalesce(featured_image, ''), '/media/[a-z0-9./-]+', 'g'))[1] FROM blog_posts
    UNION ALL SELECT unnest(files) FROM sealed_records
    UNION ALL SELECT 'private/exports/' || id || '.zip' FROM data_exports
    UNION ALL SELECT key FROM papers
    UNION ALL SELECT key FROM uploads
    UNION ALL SELECT 'private/incoming/' || id FROM direct_uploads
  ) AS named`;

/** Returns those of `keys` that no row refers to. */
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
  /** Younger files stay: an upload is stored before any row refers to it. */
  olderThanMs: number;
  /** Only reports, deletes nothing. */
  dryRun?: boolean;
  /** Called with each orphan's key. */
  onOrphan?: (key: string) => void;
};

/**
 * Deletes files that no row refers to, left by crashes and failed deletions. Keys are random and never reused, so an
 * orphan can't be referenced again. Returns how many files were checked and how many were orphans.
 * @throws DomainError `storage_unavailable`; files deleted before stay deleted and the next run continues.
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
    // Closing the connection drops the temporary table.
    client.release(true);
  }
}
