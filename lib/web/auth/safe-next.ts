/**
 * Returns the path to redirect to after signing in: `next` if it is a path on this site, else `/`. Never another host.
 * Percent-encoded, because the Location header takes ASCII only.
 */
export function safeNext(next: string | null | undefined): string {
  if (!next || !/^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(next)) return '/';
  const { host, pathname, search, hash } = new URL(next, 'http://site.invalid');
  const path = pathname + search + hash;
  // Once its dot segment is resolved, `/.//evil.example` would lead to another host.
  return host === 'site.invalid' && !path.startsWith('//') ? path : '/';
}
