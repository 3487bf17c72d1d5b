import { requireActor } from '@/lib/auth/viewer';
import { defineRoute, json } from '@/lib/http/define-route';
import { listOwnListings } from '@/lib/listings/list-own-listings';

const LIMIT = 500;

export const GET = defineRoute(async () => json((await listOwnListings(await requireActor(), { limit: LIMIT })).listings));
