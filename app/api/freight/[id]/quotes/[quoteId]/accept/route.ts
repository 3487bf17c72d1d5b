import { acceptQuote } from '@/lib/deals/freight/accept-quote';
import { acceptSchema } from '@/lib/deals/freight/schema';
import { defineMemberRoute } from '@/lib/web/http/define-route';

/** Accepts a quote in the version that was seen. */
export const POST = defineMemberRoute(
  acceptSchema,
  (actor, { version }, { id, quoteId }: { id: string; quoteId: string }) => acceptQuote(actor, id, quoteId, version),
);
