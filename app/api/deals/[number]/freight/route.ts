import { askFreight } from '@/lib/deals/freight/ask-freight';
import { getDealFreight } from '@/lib/deals/freight/get-freight';
import { freightSchema } from '@/lib/deals/freight/schema';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';

type Params = { number: string };

/** What was asked of carriers for a deal, the newest first, to one of its sides. */
export const GET = defineRoute<Params>(async ({ params }) =>
  json({ data: await getDealFreight(await requireActor(), Number(params.number)) }),
);

/** Asks carriers to quote. */
export const POST = defineRoute<Params>(async ({ request, params }) => {
  const actor = await requireActor();
  const input = await readJson(request, freightSchema);
  return json(await askFreight(actor, Number(params.number), input), 201);
});
