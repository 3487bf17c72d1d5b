import 'server-only';
import { createHash } from 'node:crypto';
import { isRobot } from '@/lib/core/write-behind/robots';
import { writeBehind, type Counts } from '@/lib/core/write-behind/write-behind';
import { db } from '@/lib/core/db/client';
import { toDay } from '@/lib/core/durations';
import { consumeHere } from '@/lib/core/rate-limit/limit-here';
import { topicSchema } from '@/lib/core/topics/schema';

/** Who looks; used to tell who it isn't and how often, and never stored. */
type Viewer = { viewerId: string | null; address: string; userAgent: string | null };

const views = writeBehind({ name: 'topic views', write: writeViews });

/** Adds the counts to the daily rows: of what is on sale, without its seller's own. */
async function writeViews(counts: Counts): Promise<void> {
  const counted = [...counts].map(([key, number]) => {
    const [id, day, viewer] = key.split(' ');
    return { id, day, viewer: viewer === '' ? null : viewer, views: number };
  });
  // In one order, so that processes which write at once don't wait for each other.
  await db.$executeRaw`
    INSERT INTO topic_view_days AS d (topic_id, day, views)
    SELECT c.id, c.day, sum(c.views)::int
    FROM jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) AS c(id uuid, day date, viewer uuid, views int)
    JOIN LATERAL (
      SELECT user_id FROM cattle_listings WHERE id = c.id AND is_active
      UNION ALL SELECT user_id FROM equipment_listings WHERE id = c.id AND is_active
      UNION ALL SELECT user_id FROM auction_lots WHERE id = c.id AND status = 'active'
    ) seen ON seen.user_id IS DISTINCT FROM c.viewer OR c.viewer IS NULL
    GROUP BY c.id, c.day ORDER BY c.id, c.day
    ON CONFLICT (topic_id, day) DO UPDATE SET views = d.views + excluded.views`;
}

/** Whether this browser looks for the first time in a while: who reloads a page or comes back to it is not counted again. */
function isFirstLook(id: string, { address, userAgent }: Viewer): Promise<boolean> {
  // Many phones of one carrier share an address, but seldom a browser's exact name as well.
  const browser = createHash('sha256').update(`${address} ${userAgent}`).digest('base64url');
  return consumeHere('topicViewByBrowser', `${id} ${browser}`).then(
    () => true,
    () => false,
  );
}

/**
 * Counts a view of the page of a listing or lot in memory; the days are written every few seconds. Ignores robots,
 * sellers' views of their own, a second view by the same browser within half an hour, and what is not on sale.
 * @throws DomainError `rate_limited`.
 */
export async function countTopicView(
  topic: { kind: string; id: string },
  viewer: Viewer,
  now = new Date(),
): Promise<void> {
  if (isRobot(viewer.userAgent) || !topicSchema.safeParse(topic).success) return;
  await consumeHere('topicViewByAddress', viewer.address);
  if (await isFirstLook(topic.id, viewer)) views.add(`${topic.id} ${toDay(now)} ${viewer.viewerId ?? ''}`);
}
