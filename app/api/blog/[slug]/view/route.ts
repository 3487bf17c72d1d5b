import { countPostView } from '@/lib/pages/blog/count-post-view';
import { clientAddress } from '@/lib/core/rate-limit/client-address';
import { defineRoute, noContent } from '@/lib/web/http/define-route';

/** Counts a view: the post's page is cached and therefore sends a beacon. */
export const POST = defineRoute<{ slug: string }>(async ({ request: { headers }, params }) => {
  await countPostView(params.slug, { address: clientAddress(headers), userAgent: headers.get('user-agent') });
  return noContent();
});
