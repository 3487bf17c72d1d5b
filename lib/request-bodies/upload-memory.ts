import { requestContext, type RequestContext } from '@/lib/log/request-context';

/** The memory that concurrent uploads may hold in one process; a form with five photographs takes up to 50 MB. */
const HELD_MAX_BYTES = 256 * 1024 * 1024;

/**
 * Bytes by request; null after its response was sent or its client disconnected: later chunks are discarded soon and
 * must not be counted, because nothing would release them.
 */
type Held = { bytes: number; by: WeakMap<RequestContext, number | null> };

/** On `globalThis`, because Next bundles each route with its own copy of modules. */
const shared = globalThis as typeof globalThis & { corralUploadMemory?: Held };
const held: Held = (shared.corralUploadMemory ??= { bytes: 0, by: new WeakMap<RequestContext, number | null>() });

/**
 * Returns a function that reserves memory for the current request until it is answered, or returns false if the limit
 * is reached.
 */
export function memoryFor(): (bytes: number) => boolean {
  const context = requestContext.getStore();
  // Without our server (serverless platforms), a process handles one request at a time.
  if (!context) return () => true;
  return (bytes) => {
    const mine = held.by.get(context);
    if (mine === null) return true;
    if (held.bytes + bytes > HELD_MAX_BYTES) return false;
    held.bytes += bytes;
    held.by.set(context, (mine ?? 0) + bytes);
    return true;
  };
}

/** Releases a request's memory after it was answered. */
export function releaseUploadMemory(context: RequestContext): void {
  held.bytes -= held.by.get(context) ?? 0;
  held.by.set(context, null);
}
