import { askFreight } from '@/lib/deals/freight/ask-freight';
import { getDealFreight } from '@/lib/deals/freight/get-freight';
import { freightSchema } from '@/lib/deals/freight/schema';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineMemberRoute, defineRoute, json } from '@/lib/web/http/define-route';

type Params = { number: string };

/** What was asked of carriers for a deal, the newest first, to one of its sides. */
export const GET = defineRoute<Params>(async ({ params }) =>
  json({ data: await getDealFreight(await requireActor(), Number(params.number)) }),
);

/** Asks carriers to quote. */
export const POST = defineMemberRoute(
  freightSchema,
  (actor, input, { number }: { number: string }) => askFreight(actor, Number(number), input),
  201,
);
