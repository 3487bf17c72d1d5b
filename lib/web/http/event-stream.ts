import 'server-only';
import { MINUTE_MS } from '@/lib/core/durations';
import { DomainError } from '@/lib/core/errors/domain-error';
import { env } from '@/lib/core/env';
import { observe } from '@/lib/core/metrics/metrics';
import { perProcess } from '@/lib/core/per-process';

/**
 * Streams end after about 15 minutes, with jitter: otherwise all clients that reconnected after a restart would keep
 * reconnecting at once.
 */
const LIFETIME_MS = 15 * MINUTE_MS;
/** Proxies close connections that are silent for a minute. */
const HEARTBEAT_MS = 20_000;
/** Events queued for a slow reader; beyond that the stream closes, and the reader reconnects where it stopped. */
const WAITING_MAX = 32;
/** A school, an office or a mobile carrier may share one address. */
const PER_ADDRESS = 100;
const IN_ALL = 20_000;
const RETRY_AFTER_SECONDS = 30;

type Open = { byAddress: Map<string, number>; close: Set<() => void>; stopped: boolean };
const open = perProcess<Open>('event-streams', () => ({
  byAddress: new Map(),
  close: new Set(),
  stopped: false,
}));

observe({
  type: 'gauge',
  name: 'corral_event_streams',
  help: 'Streams of events that are open.',
  label: 'state',
  read: () => ({ open: open.close.size }),
});

const encoder = new TextEncoder();
const encoded = new WeakMap<object, Uint8Array>();

/** Encodes an event for the wire, once for all its readers. */
function encode(event: { version: number }): Uint8Array {
  const known = encoded.get(event) ?? encoder.encode(`id: ${event.version}\ndata: ${JSON.stringify(event)}\n\n`);
  encoded.set(event, known);
  return known;
}

const OPENING = encoder.encode('retry: 1000\n\n');
const HEARTBEAT = encoder.encode(': \n\n');

/** Response headers of an event stream. */
export const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // No transformation and no buffering (nginx): both would hold events back.
  'cache-control': 'private, no-store, no-transform',
  'x-accel-buffering': 'no',
};

function enter(address: string): void {
  const mine = open.byAddress.get(address) ?? 0;
  if (open.stopped) throw new DomainError('unavailable');
  if (mine >= Math.ceil(PER_ADDRESS * env.RATE_LIMIT_FACTOR) || open.close.size >= IN_ALL)
    throw new DomainError('rate_limited', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  open.byAddress.set(address, mine + 1);
}

function leave(address: string): void {
  const left = (open.byAddress.get(address) ?? 1) - 1;
  if (left > 0) open.byAddress.set(address, left);
  else open.byAddress.delete(address);
}

/**
 * Returns the version of the last event that the reader received before its connection broke; null on the first
 * connection.
 */
export function lastEventId(headers: Headers): number | null {
  const given = headers.get('last-event-id') ?? '';
  return /^\d{1,9}$/.test(given) ? Number(given) : null;
}

/**
 * Returns a stream of server-sent events until the reader disconnects, for about 15 minutes at most. `follow` gets
 * the function that sends an event, and returns the one that unsubscribes.
 * @throws DomainError `rate_limited` if an address has too many open streams, `unavailable` while the process is
 * stopping; rethrows what `follow` throws.
 */
export async function eventStream<Event extends { version: number }>(
  { signal, address }: { signal: AbortSignal; address: string },
  follow: (send: (event: Event) => void) => Promise<() => void>,
): Promise<Response> {
  enter(address);
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let stopFollowing: (() => void) | undefined;
  let closed = false;
  const close = () => {
    if (closed) return;
    closed = true;
    clearInterval(heartbeat);
    clearTimeout(end);
    open.close.delete(close);
    signal.removeEventListener('abort', close);
    leave(address);
    stopFollowing?.();
    try {
      controller?.close();
    } catch {
      // The reader has already disconnected.
    }
  };
  const send = (bytes: Uint8Array) => {
    if (closed || !controller) return;
    if ((controller.desiredSize ?? 0) <= 0) close();
    else controller.enqueue(bytes);
  };
  const heartbeat = setInterval(() => send(HEARTBEAT), HEARTBEAT_MS).unref();
  const end = setTimeout(close, LIFETIME_MS * (0.8 + 0.4 * Math.random())).unref();
  open.close.add(close);
  signal.addEventListener('abort', close);
  const body = new ReadableStream<Uint8Array>(
    { start: (given) => void (controller = given), cancel: close },
    { highWaterMark: WAITING_MAX },
  );
  try {
    send(OPENING);
    stopFollowing = await follow((event) => send(encode(event)));
  } catch (error) {
    close();
    throw error;
  }
  // The reader may have disconnected while `follow` was loading.
  if (closed) stopFollowing();
  return new Response(body, { headers: STREAM_HEADERS });
}

/** Closes every stream and rejects new ones: an open stream would keep a stopping process alive. */
export function closeStreams(): void {
  open.stopped = true;
  for (const close of [...open.close]) close();
}
