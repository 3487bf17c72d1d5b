/** Letters, digits and signs that never need to be escaped; not the dot, of which `..` is made. */
const NEEDLESS = /%(?:2d|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

const ID = /(?<=\/)[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=\/|$)/gi;

/**
 * Returns the address of a page under which it is cached: ids in lower case, and nothing escaped that needn't be. Null if
 * the request names it so already. Otherwise each spelling would be an entry of its own in the page cache.
 */
export function canonicalPath(url: string): string | null {
  if (/^\/(?:\/|api\/|media\/|_next\/)/.test(url)) return null;
  const [path = '', ...query] = url.split('?');
  const canonical = path.replace(NEEDLESS, decodeURIComponent).replace(ID, (id) => id.toLowerCase());
  if (canonical === path) return null;
  return [canonical, ...query].join('?');
}
