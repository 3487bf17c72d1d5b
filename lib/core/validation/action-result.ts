import type { FieldErrors } from '@/lib/core/errors/domain-error';

/**
 * Why something sent was refused. The code may be one of a newer server; `message` and `errors` (by field) are in the
 * reader's language, `fields` are keys to be translated.
 */
export type Refusal = {
  code: string;
  fields?: FieldErrors;
  retryAfterSeconds?: number;
  message?: string;
  errors?: Record<string, string[]>;
};

/** What a server action, or a request to the API, comes to. */
export type ActionResult<Data = unknown, Why extends Refusal = Refusal> =
  { ok: true; data: Data } | { ok: false; error: Why };
