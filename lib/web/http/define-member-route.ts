import 'server-only';
import type { z } from 'zod';
import type { Actor } from '@/lib/core/actors/actor';
import { requireActor } from '@/lib/web/auth/viewer';
import { readJson } from '@/lib/web/request-bodies/read-body';
import { defineRoute, json } from './define-route';

/**
 * Defines a route for signed-in users that parses a JSON body, once it is known who sends it, and answers with what one verb
 * returns.
 */
export const defineMemberRoute = <Schema extends z.ZodType, P extends Record<string, string>>(
  schema: Schema,
  act: (actor: Actor, input: z.output<Schema>, params: P) => Promise<unknown>,
  status = 200,
) =>
  defineRoute<P>(async ({ request, params }) => {
    const actor = await requireActor();
    return json(await act(actor, await readJson(request, schema), params), status);
  });
