import { requireActor } from '@/lib/auth/viewer';
import { listFavorites } from '@/lib/favorites/list-favorites';
import { defineRoute, json } from '@/lib/http/define-route';

export const GET = defineRoute(async () => json(await listFavorites(await requireActor())));
