import 'server-only';
import type { z } from 'zod';
import { isFieldOfNext } from '@/lib/core/next-wire.mjs';
import type { Actor } from '@/lib/core/actors/actor';
import { getViewer } from '@/lib/web/auth/viewer';
import { applyPageChanges } from '@/lib/core/cache/apply-page-changes';
import { languageOf } from '@/lib/core/i18n/locales';
import { parseInput } from '@/lib/web/request-bodies/read-body';
import { asDomainError, translateError, translateFields } from './error-answer';

/** What a form shows after it was sent: the result, or what was typed with translated errors. */
type FormState<T> =
  | { status: 'empty' }
  | { status: 'done'; data: T }
  | { status: 'refused'; values: Record<string, string>; message: string; fields: Record<string, string> };

/**
 * Defines the server action of a form that also works for visitors and without JavaScript, in which case the page shows
 * the returned state. The form names its language in a field `language`. (`server/refusals.ts` rejects other origins.)
 */
export function defineFormAction<Schema extends z.ZodType, T>(
  schema: Schema,
  act: (viewer: Actor | null, input: z.output<Schema>) => Promise<T>,
) {
  return async (_before: FormState<T>, form: FormData): Promise<FormState<T>> => {
    const values = Object.fromEntries(
      [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && !isFieldOfNext(entry[0])),
    );
    try {
      const data = await applyPageChanges(async () => act(await getViewer(), parseInput(schema, values)));
      return { status: 'done', data };
    } catch (error) {
      const refusal = asDomainError(error);
      const locale = languageOf(values.language);
      const fields = Object.entries(await translateFields(refusal.fields, locale)).map(
        ([field, [first = '']]) => [field, first] as const,
      );
      return {
        status: 'refused',
        values,
        message: await translateError(refusal, locale),
        fields: Object.fromEntries(fields),
      };
    }
  };
}
