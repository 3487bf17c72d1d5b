import { requestContext, type RequestContext } from '@/lib/log/request-context';

/** What uploads that are being answered may hold of a process's memory together; a form of five photographs is 50 MB at most. */
const HELD_MAX_BYTES = 256 * 1024 * 1024;

/** By request; null once it has been answered, or its reader is gone: nothing that still comes is kept for long, nor would anybody give it back. */
type Held = { bytes: number; by: WeakMap<RequestContext, number | null> };

/** On `globalThis`, because Next bundles each route with modules of its own. */
const shared = globalThis as typeof globalThis & { corralUploadMemory?: Held };
const held: Held = (shared.corralUploadMemory ??= { bytes: 0, by: new WeakMap<RequestContext, number | null>() });

/** From here on the request under way may hold memory, until it is answered. Answers what takes some of it: false where there is none left. */
export function memoryFor(): (bytes: number) => boolean {
  const context = requestContext.getStore();
  // Outside of a server of ours a process answers one request at a time.
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

/** Gives back what a request held, once it has been answered. */
export function letGoOf(context: RequestContext): void {
  held.bytes -= held.by.get(context) ?? 0;
  held.by.set(context, null);
}
