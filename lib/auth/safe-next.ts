/** The path to go to after signing in: `next` where it is a path on this site, else "/". Never another host. */
export function safeNext(next: string | null | undefined): string {
  if (!next || !/^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(next)) return '/';
  return new URL(next, 'http://site.invalid').host === 'site.invalid' ? next : '/';
}
