import { withdrawDispute } from '@/lib/deals/disputes/settle-dispute';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';

/** Withdraws the open dispute, by the side that opened it. */
export const POST = defineRoute<{ number: string }>(async ({ params }) =>
  json({ data: await withdrawDispute(await requireActor(), Number(params.number)) }),
);
