/** Key of all dashboard data, for invalidation after a change. */
export const DASHBOARD_KEY = ['/api/dashboard/view'] as const;

/** Key of all that `/messages` shows, for invalidation after a change. */
export const MESSAGES_KEY = ['/api/messages/view'] as const;
