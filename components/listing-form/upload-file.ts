/** What became of a file: the server's answer, or the status (0 without one) and words of its refusal. */
export type UploadResult<T> = { ok: true; data: T } | { ok: false; status: number; message: string | null };

interface UploadOptions {
  url: string;
  field: string;
  file: File;
  /** The language of the page, for the words of a refusal. */
  language: string;
  /** Whole percent. */
  onProgress: (percent: number) => void;
  signal?: AbortSignal;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Sends one file. By XMLHttpRequest, because `fetch` tells nothing about the way up. */
export function uploadFile<T>({ url, field, file, language, onProgress, signal }: UploadOptions): Promise<UploadResult<T>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Accept-Language', language);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(Math.round((loaded / total) * 100));
    };
    request.onload = () => {
      const body = parse(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve({ ok: true, data: body as T });
      else {
        const { message, errors } = (body ?? {}) as { message?: string; errors?: Record<string, string[]> };
        resolve({ ok: false, status: request.status, message: Object.values(errors ?? {})[0]?.[0] ?? message ?? null });
      }
    };
    request.onerror = request.onabort = () => resolve({ ok: false, status: 0, message: null });
    signal?.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append(field, file);
    request.send(form);
  });
}
