import 'server-only';
import { randomUUID } from 'node:crypto';
import type { NextRequest } from 'next/server';
import { DomainError } from '@/lib/errors/domain-error';
import { logger } from '@/lib/log/logger';
import { asDomainError, errorAnswer } from './error-answer';
import { localeOf } from './request-locale';
import { isSameOrigin } from './same-origin';

type Params = Record<string, string>;

type RouteHandler<P extends Params> = (context: { request: NextRequest; params: P }) => Promise<Response>;

/**
 * A route handler of the `/api` contract: refuses writes from other origins, turns refusals into `{ message, code, errors? }` in the
 * visitor's language, and logs one line per request. `anyOrigin` is for signed links, which carry their right themselves and are
 * posted by mail programs: no cookie counts there.
 */
export function defineRoute<P extends Params = Params>(handler: RouteHandler<P>, { anyOrigin = false } = {}) {
  return async (request: NextRequest, { params }: { params: Promise<P> }): Promise<Response> => {
    const requestId = randomUUID();
    const started = performance.now();
    let response: Response;
    try {
      const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
      if (isWrite && !anyOrigin && !isSameOrigin(request.headers)) throw new DomainError('foreign_origin');
      response = await handler({ request, params: await params });
    } catch (error) {
      response = await errorAnswer(asDomainError(error, requestId), localeOf(request), requestId);
    }
    const ms = Math.round(performance.now() - started);
    logger.debug({ requestId, method: request.method, path: request.nextUrl.pathname, status: response.status, ms }, 'request');
    return response;
  };
}

/** A JSON answer that no cache keeps: it may be personal. */
export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'private, no-store' } });
}

/** An answer without a body. */
export function noContent(): Response {
  return new Response(null, { status: 204 });
}
