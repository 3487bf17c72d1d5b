import { defineRoute, json } from '@/lib/http/define-route';

export const dynamic = 'force-dynamic';

/** The process answers; it asks nothing of anybody else, so that a database that is gone does not get every process restarted. */
export const GET = defineRoute(() => Promise.resolve(json({ status: 'ok' })));
