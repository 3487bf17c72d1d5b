import 'server-only';
import { DomainError } from '@/lib/errors/domain-error';
import { env } from '@/lib/env';
import { observe } from '@/lib/metrics/metrics';

/** Streams end after a quarter of an hour, each at a moment of its own, so that a restart does not bring everybody back at once for ever. */
const LIFETIME_MS = 15 * 60_000;
/** Proxies cut what is silent for a minute. */
const HEARTBEAT_MS = 20_000;
/** Events that wait for a slow reader; beyond that the stream ends, and the reader begins anew where it stopped. */
const WAITING_MAX = 32;
/** A school, an office, or a phone company may share one address. */
const PER_ADDRESS = 100;
const IN_ALL = 20_000;
const RETRY_AFTER_SECONDS = 30;

type Open = { byAddress: Map<string, number>; close: Set<() => void>; stopped: boolean };

/** On `globalThis`, because Next bundles each route with modules of its own. */
const registry = globalThis as typeof globalThis & { corralStreams?: Open };
const open = (registry.corralStreams ??= {
  byAddress: new Map<string, number>(),
  close: new Set<() => void>(),
  stopped: false,
});

observe({
  type: 'gauge',
  name: 'corral_event_streams',
  help: 'Streams of events that are open.',
  label: 'state',
  read: () => ({ open: open.close.size }),
});

const encoder = new TextEncoder();
const encoded = new WeakMap<object, Uint8Array>();

/** An event as it goes over the wire; written once, however many read it. */
function encode(event: { version: number }): Uint8Array {
  const known = encoded.get(event) ?? encoder.encode(`id: ${event.version}\ndata: ${JSON.stringify(event)}\n\n`);
  encoded.set(event, known);
  return known;
}

const OPENING = encoder.encode('retry: 1000\n\n');
const HEARTBEAT = encoder.encode(': \n\n');

/** What a stream's answer is sent with. */
export const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Not transformed: compression would hold events back. Nor does nginx.
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

/** The version of the last event that a reader got before its connection broke; null on its first visit. */
export function lastEventId(headers: Headers): number | null {
  const given = headers.get('last-event-id') ?? '';
  return /^\d{1,9}$/.test(given) ? Number(given) : null;
}

/**
 * A stream of events (SSE) for as long as its reader listens, at most a quarter of an hour. `follow` is given what sends an event, and
 * answers how to stop, null where there is nothing to follow.
 * @throws DomainError `rate_limited` where an address has too many open, `unavailable` while the process is stopping, and whatever `follow` throws;
 * `lot_not_found` where it answers null.
 */
export async function eventStream<Event extends { version: number }>(
  { signal, address }: { signal: AbortSignal; address: string },
  follow: (tell: (event: Event) => void) => Promise<(() => void) | null>,
): Promise<Response> {
  enter(address);
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let stopFollowing: (() => void) | null = null;
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
      // The reader was faster.
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
  if (!stopFollowing) {
    close();
    throw new DomainError('lot_not_found');
  }
  // It may have left while its beginning was read.
  if (closed) stopFollowing();
  return new Response(body, { headers: STREAM_HEADERS });
}

/** Ends every stream and takes no more: an open one would keep a stopping process alive. */
export function closeStreams(): void {
  open.stopped = true;
  for (const close of [...open.close]) close();
}
