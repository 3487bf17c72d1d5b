import { env } from '@/lib/core/env';
import { DomainError } from '@/lib/core/errors/domain-error';
import { requestContext, type RequestContext } from '@/lib/core/log/request-context';
import { perProcess } from '@/lib/core/per-process';

const MB = 1024 * 1024;
/** The memory that concurrent uploads may hold in one process; a form with five photographs takes up to 50 MB. */
const HELD_MAX_BYTES = 256 * MB;
/** The most that one user, and one address (possibly a school or an office), may hold of it. */
const PERSON_MAX_BYTES = 64 * MB;
const ADDRESS_MAX_BYTES = 128 * MB;
const RETRY_SECONDS = 10;

type Share = { bytes: number; keys: readonly string[] };

/**
 * The bytes held in total, by user or address, and by request. A request's entry is null once it is answered or its
 * client has disconnected: later chunks are about to be discarded and must not be counted, because nothing would
 * release them.
 */
type Held = { bytes: number; byKey: Map<string, number>; by: WeakMap<RequestContext, Share | null> };
const held = perProcess<Held>('upload-memory', () => ({ bytes: 0, byKey: new Map(), by: new WeakMap() }));

/**
 * Returns a function that reserves memory for the current request until it is answered, or returns an error if the
 * limit of the process, the user or `address` is reached.
 */
export function memoryFor(address: string): (bytes: number) => DomainError | null {
  const context = requestContext.getStore();
  // Without our server (serverless platforms), a process handles one request at a time.
  if (!context) return () => null;
  const limits = new Map([[`address ${address}`, ADDRESS_MAX_BYTES * Math.max(1, env.RATE_LIMIT_FACTOR)]]);
  if (context.userId) limits.set(`person ${context.userId}`, PERSON_MAX_BYTES);
  return (bytes) => {
    const mine = held.by.get(context);
    if (mine === null) return null;
    if (held.bytes + bytes > HELD_MAX_BYTES) return new DomainError('unavailable');
    for (const [key, limit] of limits)
      if ((held.byKey.get(key) ?? 0) + bytes > limit)
        return new DomainError('rate_limited', { retryAfterSeconds: RETRY_SECONDS });
    add([...limits.keys()], bytes);
    held.by.set(context, { bytes: (mine?.bytes ?? 0) + bytes, keys: [...limits.keys()] });
    return null;
  };
}

function add(keys: readonly string[], bytes: number): void {
  held.bytes += bytes;
  for (const key of keys) {
    const sum = (held.byKey.get(key) ?? 0) + bytes;
    if (sum > 0) held.byKey.set(key, sum);
    else held.byKey.delete(key);
  }
}

/** Releases a request's memory after it was answered. */
export function releaseUploadMemory(context: RequestContext): void {
  const share = held.by.get(context);
  if (share) add(share.keys, -share.bytes);
  held.by.set(context, null);
}
