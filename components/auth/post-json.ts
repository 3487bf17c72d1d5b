/** The result of a write to the API: success, or the reason for the refusal. */
export type PostResult = { ok: true } | { ok: false; message: string | null; errors: Record<string, string[]> };

/** Posts a form to the API. A refusal has a message in the page's language; a network failure has none. */
export async function postJson(path: string, body: unknown, language: string): Promise<PostResult> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', 'accept-language': language },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (response?.ok) return { ok: true };
  const refusal = (await response?.json().catch(() => null)) as
    { message?: string; errors?: Record<string, string[]> } | null | undefined;
  return { ok: false, message: refusal?.message ?? null, errors: refusal?.errors ?? {} };
}
