import { getViewer } from '@/lib/web/auth/viewer';
import { followAd } from '@/lib/money/banner-ads/count-views';
import { clientAddress } from '@/lib/core/rate-limit/client-address';
import { defineRoute } from '@/lib/web/http/define-route';

/** Redirects to the ad's stored URL and counts the click if a person made it. */
export const GET = defineRoute<{ id: string }>(async ({ request, params }) => {
  const { headers } = request;
  const ahead = /prefetch|prerender/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '');
  const viewer = {
    viewerId: (await getViewer())?.id ?? null,
    address: clientAddress(headers),
    userAgent: headers.get('user-agent'),
  };
  const location = await followAd(params.id, viewer, request.method === 'GET' && !ahead);
  return new Response(null, {
    status: 302,
    headers: { location, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' },
  });
});
