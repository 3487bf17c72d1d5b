import { requireActor } from '@/lib/web/auth/viewer';
import { listPendingRequests } from '@/lib/money/banner-ads/list-banner-ads';
import { pendingBannerQuerySchema } from '@/lib/money/banner-ads/schema';
import { defineRoute, json } from '@/lib/web/http/define-route';

export const GET = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  return json(
    await listPendingRequests(actor, pendingBannerQuerySchema.parse(Object.fromEntries(request.nextUrl.searchParams))),
  );
});
