import type { NotificationEntry } from './entries';

/** What the bell shows, as `GET /api/notifications` returns it. */
export interface BellView {
  entries: NotificationEntry[];
  labels: Record<'markAll' | 'all' | 'unread' | 'empty' | 'emptyText', string>;
}
