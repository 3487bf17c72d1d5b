import type { LotLive } from '@/lib/market/auctions/dto';
import { MINUTE_MS } from '@/lib/core/durations';

/** `live`: the stream is open. `polling`: it isn't, but the server answers. `lost`: the server doesn't answer. */
export type Connection = 'connecting' | 'live' | 'polling' | 'lost';

const POLL_MS = 5000;
/** Closes the stream after this long in the background: browsers allow six connections per server. */
const HIDDEN_MS = MINUTE_MS;
/** How often a stream is reopened that the server refused or a proxy buffers. */
const REOPEN_MS = 30_000;

interface LiveSource {
  refresh: () => Promise<void>;
  close: () => void;
}

/**
 * Follows a lot through the server's event stream, which the browser reopens itself, and by polling while there is
 * none. Every update carries the whole state, so a lost one does no harm.
 */
export function followLot(
  id: string,
  onLot: (lot: LotLive) => void,
  onConnection: (connection: Connection) => void,
): LiveSource {
  let stream: EventSource | null = null;
  let open = false;
  let openedAt = 0;
  let closed = false;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  const refresh = async () => {
    const response = await fetch(`/api/auctions/${id}`, { headers: { accept: 'application/json' } }).catch(() => null);
    const lot = response?.ok ? ((await response.json().catch(() => null)) as LotLive | null) : null;
    if (closed) return;
    if (lot) onLot(lot);
    if (!open) onConnection(lot ? 'polling' : 'lost');
  };
  const stop = () => {
    stream?.close();
    stream = null;
    open = false;
  };
  const start = () => {
    stop();
    if (typeof EventSource === 'undefined') return;
    openedAt = Date.now();
    const source = new EventSource(`/api/auctions/${id}/stream`);
    stream = source;
    const read = (event: MessageEvent<string>) => {
      if (!open) onConnection('live');
      open = true;
      onLot(JSON.parse(event.data) as LotLive);
    };
    source.addEventListener('message', read);
    source.addEventListener('lot', read);
    source.addEventListener('error', () => {
      if (source !== stream) return;
      open = false;
      void refresh();
    });
  };
  const beat = setInterval(() => {
    if (open || document.hidden) return;
    void refresh();
    if (Date.now() - openedAt > REOPEN_MS) start();
  }, POLL_MS);
  const onVisibility = () => {
    clearTimeout(hiding);
    if (document.hidden) {
      hiding = setTimeout(stop, HIDDEN_MS);
      return;
    }
    void refresh();
    if (!stream) start();
  };

  document.addEventListener('visibilitychange', onVisibility);
  start();
  return {
    refresh,
    close: () => {
      closed = true;
      stop();
      clearInterval(beat);
      clearTimeout(hiding);
      document.removeEventListener('visibilitychange', onVisibility);
    },
  };
}
