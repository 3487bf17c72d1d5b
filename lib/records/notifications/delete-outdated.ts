import 'server-only';
import type { Transaction } from '@/lib/core/db/client';
import { topicText, type Topic } from '@/lib/core/topics/schema';
import { announceInbox } from './announce-inbox';
import type { NotificationKind } from './schema';

/**
 * Deletes what these users were notified of about a topic and is no longer so, in the transaction of what follows it: an
 * outcome is one notification. Their mails that are still queued are not sent.
 */
export async function deleteOutdated(
  tx: Transaction,
  userIds: readonly string[],
  topic: Topic,
  kinds: readonly NotificationKind[],
): Promise<void> {
  const deleted = await tx.$queryRaw<{ userId: string }[]>`
    DELETE FROM notifications
    WHERE user_id = ANY(${[...userIds]}::uuid[]) AND kind = ANY(${[...kinds]}::text[]) AND subject = ${topicText(topic)}
    RETURNING user_id AS "userId"`;
  if (deleted.length > 0)
    await announceInbox(
      tx,
      deleted.map(({ userId }) => userId),
    );
}
