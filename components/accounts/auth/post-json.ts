/** The result of a write to the API: success, or the reason for the refusal. */
export type PostResult =
  | { ok: true; status: number; data: unknown }
  | { ok: false; status: number | null; code: string | null; message: string | null; errors: Record<string, string[]> };

/** Posts a form to the API. A refusal has a message in the page's language; a network failure has none. */
export async function postJson(path: string, body: unknown, language: string): Promise<PostResult> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', 'accept-language': language },
    body: JSON.stringify(body),
  }).catch(() => null);
  const answer = (await response?.json().catch(() => null)) as
    { code?: string; message?: string; errors?: Record<string, string[]> } | null | undefined;
  if (response?.ok) return { ok: true, status: response.status, data: answer };
  const { code = null, message = null, errors = {} } = answer ?? {};
  return { ok: false, status: response?.status ?? null, code, message, errors };
}
