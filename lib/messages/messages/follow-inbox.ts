import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { listen } from '@/lib/core/db/listening';
import { logger } from '@/lib/core/log/logger';
import { perProcess } from '@/lib/core/per-process';
import { INBOX_CHANNEL } from '@/lib/records/notifications/announce-inbox';
import { countUnreadNotifications } from '@/lib/records/notifications/count-unread-notifications';
import { countUnread } from './count-unread';
import type { InboxLive } from './dto';

/** Several changes within this time are one event. */
const PACE_MS = 100;

type Follower = (live: InboxLive) => void;
type Hub = {
  followers: Map<string, Set<Follower>>;
  due: Map<string, NodeJS.Timeout>;
  version: number;
  hearing: Promise<void> | null;
};
const hub = perProcess<Hub>('inbox-hub', () => ({
  followers: new Map(),
  due: new Map(),
  version: 0,
  hearing: null,
}));

async function read(userId: string): Promise<InboxLive> {
  const [{ messages, conversations }, notifications] = await Promise.all([
    countUnread({ id: userId }),
    countUnreadNotifications({ id: userId }),
  ]);
  return {
    version: ++hub.version,
    unreadMessages: messages,
    unreadConversations: conversations,
    unreadNotifications: notifications,
  };
}

async function notifyFollowers(userId: string): Promise<void> {
  hub.due.delete(userId);
  const followers = hub.followers.get(userId);
  if (!followers) return;
  try {
    const live = await read(userId);
    for (const follower of followers) follower(live);
  } catch (error) {
    logger.warn({ err: error }, 'unread messages not counted for an open page; the next change counts them');
  }
}

function changed(userId: string): void {
  if (!hub.followers.has(userId) || hub.due.has(userId)) return;
  hub.due.set(userId, setTimeout(() => void notifyFollowers(userId), PACE_MS).unref());
}

/** Notifies all followers one after another: anything may have changed while the connection was lost. */
async function notifyAllFollowers(): Promise<void> {
  for (const userId of hub.followers.keys()) await notifyFollowers(userId);
}

/**
 * Follows the actor's conversations and notifications: calls `follower` with the unread counts now, and whenever a
 * message or a notification arrives, is sent or is read, in whichever process that happens. One query per change,
 * however many pages the actor has open.
 * @returns a function that stops following.
 */
export async function followInbox(actor: Actor, follower: Follower): Promise<() => void> {
  await (hub.hearing ??= listen(INBOX_CHANNEL, changed, () => void notifyAllFollowers()));
  const followers = hub.followers.get(actor.id) ?? new Set<Follower>();
  hub.followers.set(actor.id, followers);
  followers.add(follower);
  const stop = () => {
    followers.delete(follower);
    if (followers.size === 0 && hub.followers.get(actor.id) === followers) hub.followers.delete(actor.id);
  };
  try {
    follower(await read(actor.id));
    return stop;
  } catch (error) {
    stop();
    throw error;
  }
}
