import type { LotLive } from '@/lib/market/auctions/dto';
import { followLot } from '@/lib/market/auctions/follow-lot';
import { getLotTopic } from '@/lib/market/auctions/get-lot-topic';
import { DomainError } from '@/lib/core/errors/domain-error';
import { clientAddress } from '@/lib/core/rate-limit/client-address';
import { defineRoute } from '@/lib/web/http/define-route';
import { STREAM_HEADERS, eventStream, lastEventId } from '@/lib/web/http/event-stream';

type Params = { id: string };

/**
 * Streams the lot's state (`LotLive`) now and after every change; a reconnecting client sends its last state as
 * `Last-Event-ID`.
 */
export const GET = defineRoute<Params>(({ request, params }) =>
  eventStream<LotLive>({ signal: request.signal, address: clientAddress(request.headers) }, (send) =>
    followLot(params.id, lastEventId(request.headers), send),
  ),
);

/** Answers whether the stream exists. Next would otherwise call GET and open a stream that nobody reads or closes. */
export const HEAD = defineRoute<Params>(async ({ params }) => {
  if (!(await getLotTopic(params.id))) throw new DomainError('lot_not_found');
  return new Response(null, { headers: STREAM_HEADERS });
});
