import 'server-only';
import type { NextRequest } from 'next/server';
import { applyPageChanges } from '@/lib/cache/apply-page-changes';
import { DomainError } from '@/lib/errors/domain-error';
import { underAnId } from '@/lib/log/request-context';
import { asDomainError, errorAnswer } from './error-answer';
import { localeOf } from './request-locale';
import { isSameOrigin } from './same-origin';

type Params = Record<string, string>;

type RouteHandler<P extends Params> = (context: { request: NextRequest; params: P }) => Promise<Response>;

/**
 * A route handler of the `/api` contract: refuses writes from other origins, and turns refusals into `{ message, code, errors? }` in the
 * visitor's language. `anyOrigin` is for signed links, which carry their right themselves and are posted by mail programs: no cookie
 * counts there.
 */
export function defineRoute<P extends Params = Params>(handler: RouteHandler<P>, { anyOrigin = false } = {}) {
  return (request: NextRequest, { params }: { params: Promise<P> }): Promise<Response> =>
    underAnId(async () => {
      try {
        const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
        if (isWrite && !anyOrigin && !isSameOrigin(request.headers)) throw new DomainError('foreign_origin');
        return await applyPageChanges(async () => handler({ request, params: await params }));
      } catch (error) {
        return errorAnswer(asDomainError(error), localeOf(request));
      }
    });
}

/** A JSON answer that no cache keeps: it may be personal. */
export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'private, no-store' } });
}

/** An answer without a body. */
export function noContent(): Response {
  return new Response(null, { status: 204 });
}
