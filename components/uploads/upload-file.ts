import type { DirectKind } from '@/lib/direct-uploads/schema';

/** What became of a file: the server's answer, or the status (0 without one) and words of its refusal. */
export type UploadResult<T> = { ok: true; data: T } | { ok: false; status: number; message: string | null };

interface UploadOptions {
  /** What it is for, where it goes straight to the store. */
  kind: DirectKind;
  /** Where it goes otherwise, and in which field. */
  url: string;
  field: string;
  file: File;
  /** The language of the page, for the words of a refusal. */
  language: string;
  /** Whole percent. */
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

/** By XMLHttpRequest, because `fetch` tells nothing about the way up. */
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
        const { message, errors } = (answer ?? {}) as { message?: string; errors?: Record<string, string[]> };
        resolve({ ok: false, status: request.status, message: Object.values(errors ?? {})[0]?.[0] ?? message ?? null });
      }
    };
    request.onerror = request.onabort = () => resolve({ ok: false, status: 0, message: null });
    signal?.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

/** Announced to the server, sent to the store, and looked at by the server there; the answer is that of the way through it. */
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
  // What the store says is not for people, and no fault of the file: it may be tried again.
  if (!sent.ok) return { ok: false, status: 0, message: null };
  return exchange<T>({ method: 'POST', url: `/api/uploads/direct/${id}/complete`, headers, body: null }, watch);
}

/** Sends one file: through the server, or straight to the store where the site is configured so (S3_DIRECT_UPLOADS). */
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
