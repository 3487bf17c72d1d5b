import { countPostView } from '@/lib/blog/count-post-view';
import { clientAddress } from '@/lib/rate-limit/client-address';
import { defineRoute, noContent } from '@/lib/http/define-route';

/** Takes the beacon of a post's page, which is cached and so can't count its readers itself. */
export const POST = defineRoute<{ slug: string }>(async ({ request: { headers }, params }) => {
  await countPostView(params.slug, { address: clientAddress(headers), userAgent: headers.get('user-agent') });
  return noContent();
});
