/** Sends a request whose answer is JSON in the page's language; null if there was no answer. */
export function sendJson(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<Response | null> {
  return fetch(path, {
    method,
    headers: {
      accept: 'application/json',
      'accept-language': document.documentElement.lang,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch(() => null);
}
