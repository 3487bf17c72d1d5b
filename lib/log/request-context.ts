import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** What every line of the log says about the request, or the job, that it belongs to. */
export type RequestContext = {
  requestId: string;
  userId?: string;
  /** It brings a session cookie; whether that is worth anything is not known yet. */
  isMember?: true;
  job?: string;
  trace_id?: string;
  unavailable?: true;
  malformed?: true;
};

/** On `globalThis`, because Next bundles each route with modules of its own. */
const shared = globalThis as typeof globalThis & { corralRequestContext?: AsyncLocalStorage<RequestContext> };

/** The request under way, for everything that is done on its behalf. */
export const requestContext = (shared.corralRequestContext ??= new AsyncLocalStorage<RequestContext>());

/** The id under which the log knows what is under way; of its own where that is no request. */
export function currentRequestId(): string {
  return requestContext.getStore()?.requestId ?? randomUUID();
}

/** Notes who the request's signed-in person is. */
export function noteUser(userId: string): void {
  const context = requestContext.getStore();
  if (context) context.userId = userId;
}

/** Visitors who ask for a page that is being rendered wait for that one rendering. Its failure is told in the context of the first alone, and they are answered when all that it waited for has given up. */
const TOGETHER_MS = 10_000;
const failures = globalThis as typeof globalThis & { corralUnavailableAt?: number };

/** Notes that the request fails because something that it needs, such as the database, is gone for now. */
export function noteUnavailable(): void {
  failures.corralUnavailableAt = performance.now();
  const context = requestContext.getStore();
  if (context) context.unavailable = true;
}

/** Whether the request failed because something that it needs is gone, or failed together with one that did. */
export function isUnavailable(): boolean {
  return (
    requestContext.getStore()?.unavailable ??
    performance.now() - (failures.corralUnavailableAt ?? -Infinity) < TOGETHER_MS
  );
}

/** Notes that the request fails because it says nothing that could be understood. */
export function noteMalformed(): void {
  const context = requestContext.getStore();
  if (context) context.malformed = true;
}

/** Runs `work` under an id, where nothing else has given it one: outside of a server of ours, as on a platform of functions. */
export function underAnId<T>(work: () => T): T {
  return requestContext.getStore() ? work() : requestContext.run({ requestId: randomUUID() }, work);
}
