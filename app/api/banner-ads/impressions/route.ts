import { getViewer } from '@/lib/web/auth/viewer';
import { countImpressions } from '@/lib/money/banner-ads/count-views';
import { impressionsSchema } from '@/lib/money/banner-ads/slots';
import { clientAddress } from '@/lib/core/rate-limit/client-address';
import { defineRoute, noContent } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';

const MAX_BYTES = 1024;

/** Accepts `navigator.sendBeacon`, whose bodies are plain text by default. */
export const POST = defineRoute(async ({ request }) => {
  const { headers } = request;
  const { ids } = await readJson(request, impressionsSchema, { maxBytes: MAX_BYTES, plainText: true });
  await countImpressions(ids, {
    viewerId: (await getViewer())?.id ?? null,
    address: clientAddress(headers),
    userAgent: headers.get('user-agent'),
  });
  return noContent();
});
