import { clientAddress } from '@/lib/core/rate-limit/client-address';
import { countTopicView } from '@/lib/market/topic-views/count-topic-view';
import { getViewer } from '@/lib/web/auth/viewer';
import { defineRoute, noContent } from '@/lib/web/http/define-route';

/** Counts a view of a listing or lot: its page is cached and therefore sends a beacon. */
export const POST = defineRoute<{ kind: string; id: string }>(async ({ request: { headers }, params }) => {
  await countTopicView(params, {
    viewerId: (await getViewer())?.id ?? null,
    address: clientAddress(headers),
    userAgent: headers.get('user-agent'),
  });
  return noContent();
});
