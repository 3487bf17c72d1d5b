import type { DirectKind } from '@/lib/web/direct-uploads/schema';

/** The result of an upload: the server's answer, or the status (0 without an answer), code and message of its refusal. */
export type UploadResult<T> =
  { ok: true; data: T } | { ok: false; status: number; message: string | null; code?: string };

interface UploadOptions {
  /** The kind of file, for a direct upload to the object store. */
  kind: DirectKind;
  /** The endpoint and form field of an upload through the server. */
  url: string;
  field: string;
  file: File;
  /** The page's language, for messages. */
  language: string;
  /** In whole percent. */
  onProgress: (percent: number) => void;
  signal?: AbortSignal;
}

type Request = {
  method: 'POST' | 'PUT';
  url: string;
  headers: Record<string, string>;
  body: XMLHttpRequestBodyInit | null;
};
type Watch = Pick<UploadOptions, 'signal'> & { onProgress?: UploadOptions['onProgress'] };

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Sends a request with XMLHttpRequest, because `fetch` reports no upload progress. */
function exchange<T>({ method, url, headers, body }: Request, { onProgress, signal }: Watch): Promise<UploadResult<T>> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve({ ok: false, status: 0, message: null });
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.(Math.round((loaded / total) * 100));
    };
    request.onload = () => {
      const answer = parse(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve({ ok: true, data: answer as T });
      else {
        const refusal = (answer ?? {}) as { message?: string; code?: string; errors?: Record<string, string[]> };
        resolve({
          ok: false,
          status: request.status,
          message: Object.values(refusal.errors ?? {})[0]?.[0] ?? refusal.message ?? null,
          ...(refusal.code ? { code: refusal.code } : {}),
        });
      }
    };
    request.onerror = request.onabort = () => resolve({ ok: false, status: 0, message: null });
    signal?.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

/**
 * Uploads directly to the object store: announces the file to the server, sends it to the store and lets the server
 * verify it there. The result is the same as for an upload through the server.
 */
async function sendToStore<T>({ kind, file, language, onProgress, signal }: UploadOptions): Promise<UploadResult<T>> {
  const headers = { Accept: 'application/json', 'Accept-Language': language };
  const announced = JSON.stringify({
    kind,
    name: file.name,
    size: file.size,
    type: file.type || 'application/octet-stream',
  });
  const watch = signal ? { signal } : {};
  const ticket = await exchange<{ id: string; url: string; type: string }>(
    {
      method: 'POST',
      url: '/api/uploads/direct',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: announced,
    },
    watch,
  );
  if (!ticket.ok) return ticket;
  const { id, url, type } = ticket.data;
  const sent = await exchange(
    { method: 'PUT', url, headers: { 'Content-Type': type }, body: file },
    { ...watch, onProgress },
  );
  // The store's answer isn't meant for users, and the file isn't at fault, so it can be retried.
  if (!sent.ok) return { ok: false, status: 0, message: null };
  return exchange<T>({ method: 'POST', url: `/api/uploads/direct/${id}/complete`, headers, body: null }, watch);
}

/** Uploads one file: through the server or, if so configured (S3_DIRECT_UPLOADS), directly to the object store. */
export function uploadFile<T>(options: UploadOptions): Promise<UploadResult<T>> {
  if (document.body.dataset.directUploads !== undefined) return sendToStore<T>(options);
  const { url, field, file, language } = options;
  const body = new FormData();
  body.append(field, file);
  return exchange<T>(
    { method: 'POST', url, headers: { Accept: 'application/json', 'Accept-Language': language }, body },
    options,
  );
}
