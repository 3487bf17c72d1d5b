import { getDisputes } from '@/lib/deals/disputes/get-disputes';
import { openDispute } from '@/lib/deals/disputes/open-dispute';
import { disputeSchema } from '@/lib/deals/disputes/schema';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineMemberRoute, defineRoute, json } from '@/lib/web/http/define-route';

type Params = { number: string };

/** The disputes of a deal, the newest first, to one of its sides. */
export const GET = defineRoute<Params>(async ({ params }) =>
  json({ data: await getDisputes(await requireActor(), Number(params.number)) }),
);

/** Says that something is wrong; answers with what it comes to by the terms. */
export const POST = defineMemberRoute(
  disputeSchema,
  async (actor, input, { number }: { number: string }) => ({ data: await openDispute(actor, Number(number), input) }),
  201,
);
