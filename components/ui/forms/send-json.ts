/** Sends a request whose answer is JSON in the page's language; null if there was no answer, or it was aborted. */
export function sendJson(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
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
