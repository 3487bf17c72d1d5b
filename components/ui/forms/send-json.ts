import type { ActionResult, Refusal } from '@/lib/core/validation/action-result';

/** Sends a request whose answer is JSON in the page's language; null if there was no answer, or it was aborted. */
export function sendJson(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  signal?: AbortSignal,
): Promise<Response | null> {
  return fetch(path, {
    method,
    signal,
    headers: {
      accept: 'application/json',
      'accept-language': document.documentElement.lang,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch(() => null);
}

/** Reads an answer of the API as an action's result; null if there was none. */
export async function resultOf<Data = unknown>(response: Response | null): Promise<ActionResult<Data> | null> {
  if (!response) return null;
  const body = (await response.json().catch(() => null)) as (Data & Partial<Refusal>) | null;
  if (response.ok) return { ok: true, data: body as Data };
  const code = response.status === 401 ? 'unauthorized' : (body?.code ?? 'internal');
  return { ok: false, error: { code, message: body?.message, errors: body?.errors } };
}
