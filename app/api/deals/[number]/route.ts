import { getDeal } from '@/lib/deals/deals/get-deal';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';

export const GET = defineRoute<{ number: string }>(async ({ params }) =>
  json(await getDeal(await requireActor(), Number(params.number))),
);
