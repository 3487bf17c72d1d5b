import { acceptQuote } from '@/lib/deals/freight/accept-quote';
import { acceptSchema } from '@/lib/deals/freight/schema';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';

/** Accepts a quote in the version that was seen. */
export const POST = defineRoute<{ id: string; quoteId: string }>(async ({ request, params }) => {
  const actor = await requireActor();
  const { version } = await readJson(request, acceptSchema);
  return json(await acceptQuote(actor, params.id, params.quoteId, version));
});
