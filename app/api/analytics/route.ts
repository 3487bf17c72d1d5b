import { clientAddress } from '@/lib/core/rate-limit/client-address';
import { defineRoute, noContent } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';
import { recordEvent } from '@/lib/accounts/onboarding/record-event';
import { onboardingEventSchema } from '@/lib/accounts/onboarding/schema';

const MAX_BYTES = 1024;

/** Accepts `navigator.sendBeacon`, whose bodies are plain text by default. */
export const POST = defineRoute(async ({ request }) => {
  const { headers } = request;
  const event = await readJson(request, onboardingEventSchema, { maxBytes: MAX_BYTES, plainText: true });
  const optedOut = headers.get('dnt') === '1' || headers.get('sec-gpc') === '1';
  await recordEvent(event, { optedOut, address: clientAddress(headers) });
  return noContent();
});
