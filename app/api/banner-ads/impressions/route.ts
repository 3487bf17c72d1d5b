import { getViewer } from '@/lib/auth/viewer';
import { countImpressions } from '@/lib/banner-ads/count-views';
import { impressionsSchema } from '@/lib/banner-ads/slots';
import { clientAddress } from '@/lib/rate-limit/client-address';
import { defineRoute, noContent } from '@/lib/http/define-route';
import { readJson } from '@/lib/request-bodies/read-body';

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
