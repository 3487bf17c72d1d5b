import { defineRoute, json } from '@/lib/web/http/define-route';

export const dynamic = 'force-dynamic';

/**
 * Liveness: the process responds. Checks no dependency, so that a database outage doesn't get every process restarted.
 */
export const GET = defineRoute(() => Promise.resolve(json({ status: 'ok' })));
