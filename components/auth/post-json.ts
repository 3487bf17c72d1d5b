/** What the API answers to a write: its JSON, or why it refused. */
export type PostResult = { ok: true } | { ok: false; message: string | null; errors: Record<string, string[]> };

/** Sends a form to the API. Refusals come in the language of the page; without an answer at all there is no message. */
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
