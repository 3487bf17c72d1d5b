import 'server-only';
import type { Prisma, Transaction } from '@/lib/core/db/client';
import { IMAGE_WIDTHS } from '@/lib/files/images/widths';

/**
 * Deletes the accounts `u` that meet a condition and never confirmed an address, and leaves their files to the job
 * `deleteDiscardedFiles`: portraits and uploads. They own nothing that others see. Returns how many.
 */
export function deleteClaimants(
  tx: Pick<Transaction, '$executeRaw' | '$queryRaw'>,
  condition: Prisma.Sql,
): Promise<number> {
  return tx.$queryRaw<{ deleted: number }[]>`
      WITH gone AS (
        DELETE FROM users u WHERE email_confirmed_at IS NULL AND role = 'user' AND suspended_at IS NULL AND ${condition}
        RETURNING id, profile_image_url
      ), discarded AS (
        INSERT INTO discarded_files (key)
        SELECT substr(profile_image_url, length('/media/') + 1) FROM gone WHERE profile_image_url LIKE '/media/people/%'
        UNION SELECT key || '-' || width || '.webp' FROM uploads, unnest(${[...IMAGE_WIDTHS]}::int[]) AS width
          WHERE kind = 'image' AND key NOT LIKE 'demo/%' AND user_id IN (SELECT id FROM gone)
        UNION SELECT key FROM uploads WHERE kind <> 'image' AND user_id IN (SELECT id FROM gone)
        UNION SELECT 'private/incoming/' || id FROM direct_uploads WHERE user_id IN (SELECT id FROM gone)
        ON CONFLICT DO NOTHING
      ) SELECT count(*)::int AS deleted FROM gone`.then(([row]) => row?.deleted ?? 0);
}
