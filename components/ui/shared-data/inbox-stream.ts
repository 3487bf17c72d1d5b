import { hasSessionHint } from '@/components/ui/viewer/use-viewer';
import type { InboxLive } from '@/lib/messages/messages/dto';

/** Names the lock and the channel that a browser's tabs share. */
const SHARED = 'corral-inbox';
/** How soon a stream is reopened that the server refused. */
const REOPEN_MS = 30_000;

/** Opens the event stream, which the browser reopens itself unless the server refuses it. */
function openStream(onEvent: (live: InboxLive) => void): () => void {
  let source: EventSource | undefined;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    if (!hasSessionHint()) return;
    const opened = new EventSource('/api/messages/stream');
    source = opened;
    opened.addEventListener('message', (event: MessageEvent<string>) => onEvent(JSON.parse(event.data) as InboxLive));
    opened.addEventListener('error', () => {
      if (opened.readyState === EventSource.CLOSED) reopening = setTimeout(open, REOPEN_MS);
    });
  };
  open();
  return () => {
    clearTimeout(reopening);
    source?.close();
  };
}

/**
 * Calls `onEvent` with the events of the member's conversations, until the returned function is called. One tab of the
 * browser holds the stream and tells the others, because browsers allow six connections per server.
 */
export function followInbox(onEvent: (live: InboxLive) => void): () => void {
  const channel = new BroadcastChannel(SHARED);
  channel.onmessage = ({ data }: MessageEvent<InboxLive>) => onEvent(data);
  const ending = new AbortController();
  const lead = () =>
    new Promise<void>((resolve) => {
      const close = openStream((live) => {
        onEvent(live);
        channel.postMessage(live);
      });
      ending.signal.addEventListener('abort', () => {
        close();
        resolve();
      });
    });
  navigator.locks.request(SHARED, { signal: ending.signal }, lead).catch(() => undefined);
  return () => {
    ending.abort();
    channel.close();
  };
}
