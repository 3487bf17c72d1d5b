import { quoteFreight } from '@/lib/deals/freight/quote-freight';
import { quoteSchema } from '@/lib/deals/freight/schema';
import { defineMemberRoute } from '@/lib/web/http/define-route';

/** Quotes for a request. */
export const POST = defineMemberRoute(
  quoteSchema,
  (actor, input, { id }: { id: string }) => quoteFreight(actor, id, input),
  201,
);
