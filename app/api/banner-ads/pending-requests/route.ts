import { requireActor } from '@/lib/auth/viewer';
import { listPendingRequests } from '@/lib/banner-ads/list-banner-ads';
import { pendingBannerQuerySchema } from '@/lib/banner-ads/schema';
import { defineRoute, json } from '@/lib/http/define-route';

export const GET = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  return json(
    await listPendingRequests(actor, pendingBannerQuerySchema.parse(Object.fromEntries(request.nextUrl.searchParams))),
  );
});
