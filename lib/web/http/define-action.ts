import 'server-only';
import type { z } from 'zod';
import type { Actor } from '@/lib/core/actors/actor';
import type { FieldErrors } from '@/lib/core/errors/domain-error';
import type { ActionResult, Refusal } from '@/lib/core/validation/action-result';
import { requireActor } from '@/lib/web/auth/viewer';
import { applyPageChanges } from '@/lib/core/cache/apply-page-changes';
import { parseInput } from '@/lib/web/request-bodies/read-body';
import { asDomainError } from './error-answer';

/**
 * Defines a server action for signed-in users: authenticates, parses the input and calls one verb. Returns errors
 * instead of throwing, so that the form keeps the input. `keepsPrefetched` as in `applyPageChanges`.
 * (`server/refusals.ts` rejects other origins.)
 */
export function defineAction<Schema extends z.ZodType, T>(
  schema: Schema,
  act: (actor: Actor, input: z.output<Schema>) => Promise<T>,
  { keepsPrefetched = false } = {},
) {
  return async (input: unknown): Promise<ActionResult<T, Refusal & { fields: FieldErrors }>> => {
    try {
      return {
        ok: true,
        data: await applyPageChanges(async () => act(await requireActor(), parseInput(schema, input)), keepsPrefetched),
      };
    } catch (error) {
      const { code, fields, retryAfterSeconds } = asDomainError(error);
      return { ok: false, error: { code, fields, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) } };
    }
  };
}

/** Defines an action of which only the outcome is sent, whatever its verb returns. */
export const defineCommand = <Schema extends z.ZodType>(
  schema: Schema,
  act: (actor: Actor, input: z.output<Schema>) => Promise<unknown>,
) =>
  defineAction(schema, async (actor, input) => {
    await act(actor, input);
    return null;
  });
