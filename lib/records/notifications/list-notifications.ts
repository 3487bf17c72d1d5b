import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { columnsOf } from '@/lib/core/db/columns-of';
import { parseTopic } from '@/lib/core/topics/schema';
import type { NotificationData, NotificationDto } from './dto';
import { HAS_HAPPENED } from './has-happened';
import { isNotificationKind } from './schema';
import { notificationPath } from './path';

/** The page shows so many; older ones are of no use. */
const SHOWN = 100;

/** Returns what the actor was last notified of, newest first. */
export async function listNotifications(actor: Actor, limit = SHOWN): Promise<NotificationDto[]> {
  const rows = await db.$queryRaw<
    {
      id: string;
      kind: string;
      topic: string | null;
      data: NotificationData;
      count: number;
      happenedAt: Date;
      readAt: Date | null;
      firstName: string | null;
      lastName: string | null;
    }[]
  >`
    SELECT ${columnsOf('Notification', ['id', 'kind', 'topic', 'data', 'count', 'happenedAt', 'readAt'], 'n')},
      ${columnsOf('User', ['firstName', 'lastName'], 'u')}
    FROM notifications n LEFT JOIN users u ON u.id = (n.data ->> 'personId')::uuid
    WHERE n.user_id = ${actor.id}::uuid AND ${HAS_HAPPENED}
    ORDER BY n.happened_at DESC, n.id DESC LIMIT ${limit}`;
  return rows.flatMap(({ kind, topic, data, happenedAt, readAt, firstName, lastName, ...row }) => {
    if (!isNotificationKind(kind)) return [];
    const named = { ...data, person: [firstName, lastName].filter(Boolean).join(' ') };
    const about = topic === null ? null : parseTopic(topic);
    return [
      {
        ...row,
        kind,
        topic: about,
        data: named,
        happenedAt: happenedAt.toISOString(),
        isRead: readAt !== null,
        path: notificationPath({ kind, topic: about, data }),
      },
    ];
  });
}
