import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { columnsOf } from '@/lib/core/db/columns-of';
import {
  parseTopic,
  appealPath,
  appealPathOf,
  privateTopicPath,
  topicPath,
  type Topic,
} from '@/lib/core/topics/schema';
import { savedSearchPath } from '@/lib/core/topics/search-path';
import type { NotificationData, NotificationDto } from './dto';
import { HAS_HAPPENED } from './has-happened';
import { isNotificationKind } from './schema';

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

type Shown = Pick<NotificationDto, 'kind' | 'topic' | 'data'>;

const ofOwn = (topic: Topic | null) => (topic ? privateTopicPath(topic) : '/dashboard');

/** Returns the path of the page that a notification leads to, without the locale. */
function notificationPath({ kind, topic, data }: Shown): string {
  switch (kind) {
    case 'message':
      return `/messages?conversation=${data.conversation}`;
    case 'offer':
    case 'deal':
    case 'visit':
    case 'freight':
      return String(data.path);
    case 'savedSearch':
      return data.query ? savedSearchPath(String(data.query)) : '/';
    case 'verificationDecided':
      return '/verification';
    case 'phoneAsked':
    case 'phoneAnswered':
      return '/profile#confirm-phone';
    case 'bannerDecided':
      return '/banner-ads';
    case 'listingHeld':
      return topic && data.outcome === 'held' ? appealPath(topic) : ofOwn(topic);
    case 'paperRequested':
    case 'paperExpires':
      return '/papers';
    case 'paperGranted':
      return topic ? `/papers/of/${topic.id}` : '/dashboard/notifications';
    case 'takenDown':
      return topic && topic.kind !== 'lot' ? appealPath(topic) : ofOwn(topic);
    case 'reportDecided':
      return topic && data.outcome !== 'takenDown' ? topicPath(topic) : '/help/report-listing';
    case 'conductReportDecided':
      return '/help/report-listing';
    case 'messageRemoved':
    case 'warned':
    case 'conductAppealDecided':
      return appealPathOf(String(data.subject));
    case 'listingExpires':
    case 'listingReviewed':
    case 'appealDecided':
      return ofOwn(topic);
    case 'outbid':
    case 'lotEnding':
    case 'lotWon':
    case 'lotLost':
    case 'lotNotReached':
    case 'lotSold':
    case 'lotUnsold':
    case 'lotWithoutBids':
    case 'lotCancelled':
    case 'lotReckoned':
    case 'bidsVoid':
    case 'winVoid':
    case 'lotAwarded':
    case 'lotClosed':
    case 'answerMissed':
      return topic ? topicPath(topic) : '/auctions';
  }
}
