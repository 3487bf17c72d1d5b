import { getViewer, requireActor } from '@/lib/web/auth/viewer';
import { defineRoute } from '@/lib/web/http/define-route';
import { STREAM_HEADERS, eventStream } from '@/lib/web/http/event-stream';
import type { InboxLive } from '@/lib/messages/messages/dto';
import { followInbox } from '@/lib/messages/messages/follow-inbox';
import { clientAddress } from '@/lib/core/rate-limit/client-address';

/**
 * Streams the signed-in user's unread counts (`InboxLive`) now and after every change of their conversations. Without a
 * session it answers 204, after which browsers don't connect again, as the standard of event streams has it.
 */
export const GET = defineRoute(async ({ request }) => {
  const actor = await getViewer();
  if (!actor) return new Response(null, { status: 204 });
  return eventStream<InboxLive>({ signal: request.signal, address: clientAddress(request.headers) }, (tell) =>
    followInbox(actor, tell),
  );
});

/** Answers whether the stream exists. Next would otherwise call GET and open a stream that nobody reads or closes. */
export const HEAD = defineRoute(async () => {
  await requireActor();
  return new Response(null, { headers: STREAM_HEADERS });
});
