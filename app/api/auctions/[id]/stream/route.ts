import type { LotLive } from '@/lib/auctions/dto';
import { followLot } from '@/lib/auctions/follow-lot';
import { clientAddress } from '@/lib/http/client-address';
import { defineRoute } from '@/lib/http/define-route';
import { eventStream, lastEventId } from '@/lib/http/event-stream';

type Params = { id: string };

/** The lot's state now and after every change, as `LotLive`; a reader that comes back says with `Last-Event-ID` what it has. */
export const GET = defineRoute<Params>(({ request, params }) =>
  eventStream<LotLive>({ signal: request.signal, address: clientAddress(request.headers) }, (tell) => followLot(params.id, lastEventId(request.headers), tell)),
);
