import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { perProcess } from '@/lib/core/per-process';

/** Added to every log line of a request or job. */
export type RequestContext = {
  requestId: string;
  userId?: string;
  /** The IP address as rate limits count it, by which queues take turns where nobody is signed in; left out of the log. */
  address?: string;
  /** The request has a session cookie, which hasn't been validated yet. */
  isMember?: true;
  job?: string;
  trace_id?: string;
  unavailable?: true;
  malformed?: true;
};

/** The context of the current request or job. */
export const requestContext = perProcess('request-context', () => new AsyncLocalStorage<RequestContext>());

/** Returns the log's id of the current request or job; a new one outside of both. */
export function currentRequestId(): string {
  return requestContext.getStore()?.requestId ?? randomUUID();
}

/** Adds the signed-in user to the request's context. */
export function noteUser(userId: string): void {
  const context = requestContext.getStore();
  if (context) context.userId = userId;
}

/**
 * Concurrent visitors of a page share one rendering. If it fails, only the first request's context is marked, and the
 * others are answered within this time, after every timeout that the rendering waited for.
 */
const TOGETHER_MS = 10_000;
const failures = perProcess('failures', () => ({ lastAt: -Infinity }));

/** Records that the request fails because a dependency such as the database is unavailable. */
export function noteUnavailable(): void {
  failures.lastAt = performance.now();
  const context = requestContext.getStore();
  if (context) context.unavailable = true;
}

/**
 * Whether the request failed, itself or together with one whose rendering it shared, because a dependency is
 * unavailable.
 */
export function isUnavailable(): boolean {
  return requestContext.getStore()?.unavailable ?? performance.now() - failures.lastAt < TOGETHER_MS;
}

/** Records that the request fails because its body can't be parsed. */
export function noteMalformed(): void {
  const context = requestContext.getStore();
  if (context) context.malformed = true;
}

/**
 * Runs `work` in a request context with an id, unless there is one already; there is none on serverless platforms,
 * which don't run our server.
 */
export function underAnId<T>(work: () => T): T {
  return requestContext.getStore() ? work() : requestContext.run({ requestId: randomUUID() }, work);
}
