import { myStanding } from '@/lib/auctions/my-standing';
import { requireActor } from '@/lib/auth/viewer';
import { defineRoute, json } from '@/lib/http/define-route';

type Params = { id: string };

export const GET = defineRoute<Params>(async ({ params }) => json(await myStanding(await requireActor(), params.id)));
