/** The path to go to after signing in: `next` where it is a path on this site, else "/". Never another host. Written as addresses are, since a header takes no other letters. */
export function safeNext(next: string | null | undefined): string {
  if (!next || !/^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(next)) return '/';
  const { host, pathname, search, hash } = new URL(next, 'http://site.invalid');
  const path = pathname + search + hash;
  // Without its dots `/.//evil.example` would be one of another host.
  return host === 'site.invalid' && !path.startsWith('//') ? path : '/';
}
