import 'server-only';
import type { NextRequest } from 'next/server';
import type { z } from 'zod';
import type { Actor } from '@/lib/core/actors/actor';
import { applyPageChanges } from '@/lib/core/cache/apply-page-changes';
import { DomainError } from '@/lib/core/errors/domain-error';
import { underAnId } from '@/lib/core/log/request-context';
import { getViewer, requireActor } from '@/lib/web/auth/viewer';
import { readJson } from '@/lib/web/request-bodies/read-body';
import { asDomainError, errorAnswer } from './error-answer';
import { refusalLocale } from './request-locale';
import { isSameOrigin } from './same-origin';

type Params = Record<string, string>;

type RouteHandler<P extends Params> = (context: { request: NextRequest; params: P }) => Promise<Response>;

/**
 * Defines a route handler of the `/api` contract: rejects writes from other origins and turns errors into `{ message,
 * code, errors?, current? }` in the visitor's language. `anyOrigin` is for signed links, which mail programs post: they
 * carry their own authorization, and cookies are ignored.
 */
export function defineRoute<P extends Params = Params>(handler: RouteHandler<P>, { anyOrigin = false } = {}) {
  return (request: NextRequest, { params }: { params: Promise<P> }): Promise<Response> =>
    underAnId(async () => {
      try {
        const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
        if (isWrite && !anyOrigin && !isSameOrigin(request.headers)) throw new DomainError('foreign_origin');
        return await applyPageChanges(async () => handler({ request, params: await params }));
      } catch (error) {
        return errorAnswer(asDomainError(error), await refusalLocale(request, getViewer));
      }
    });
}

/** Returns a JSON response that no cache stores, because it may be personal. */
export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'private, no-store' } });
}

/** Returns a 204 response. */
export function noContent(): Response {
  return new Response(null, { status: 204 });
}

/**
 * Defines a route for signed-in users that parses a JSON body, once it is known who sends it, and answers with what one verb
 * returns.
 */
export const defineMemberRoute = <Schema extends z.ZodType, P extends Params>(
  schema: Schema,
  act: (actor: Actor, input: z.output<Schema>, params: P) => Promise<unknown>,
  status = 200,
) =>
  defineRoute<P>(async ({ request, params }) => {
    const actor = await requireActor();
    return json(await act(actor, await readJson(request, schema), params), status);
  });
