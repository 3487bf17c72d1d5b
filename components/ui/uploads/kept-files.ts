/** Files of drafts whose upload wasn't done when the session ended: they stay in this browser until the draft is back. */
const CACHE = 'corral-kept-files';

/** Keeps the files of the draft under `key`; not where the browser can't, as on pages without encryption. */
export async function keepFiles(key: string, files: readonly File[]): Promise<void> {
  if (!('caches' in window) || files.length === 0) return;
  const cache = await caches.open(CACHE);
  // One by one: they come back in the order in which they were put there.
  for (const [index, file] of files.entries())
    await cache.put(`/${[key, index, file.name].map(encodeURIComponent).join('/')}`, new Response(file));
}

/** Gives the files that are kept of a draft to `take`, and forgets them once it says that it has taken them over. */
export async function takeKeptFiles(key: string, take: (files: readonly File[]) => boolean): Promise<void> {
  if (!('caches' in window)) return;
  const cache = await caches.open(CACHE);
  const [requests, files]: [Request[], File[]] = [[], []];
  for (const request of await cache.keys()) {
    const [, of, , name = ''] = new URL(request.url).pathname.split('/').map(decodeURIComponent);
    const blob = of === key ? await (await cache.match(request))?.blob() : undefined;
    if (!blob) continue;
    requests.push(request);
    files.push(new File([blob], name, { type: blob.type }));
  }
  if (files.length === 0 || !take(files)) return;
  for (const request of requests) await cache.delete(request);
}

/** Forgets the files of all drafts. */
export function forgetFiles(): void {
  if ('caches' in window) void caches.delete(CACHE).catch(() => undefined);
}
