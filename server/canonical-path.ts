import { LOCALES } from '@/lib/core/i18n/locales';

/** Letters, digits and signs that never need to be escaped; not the dot, of which `..` is made. */
const NEEDLESS = /%(?:2d|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/** The language that a path begins with, in any case. */
const LOCALE = new RegExp(`^/(?:${LOCALES.join('|')})(?=/|$)`, 'i');

const ID = /(?<=\/)[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=\/|$)/gi;

/**
 * Returns the address of a page under which it is cached: ids and language in lower case, nothing escaped needlessly. Null if
 * the request names it so already. Otherwise each spelling would be an entry of its own in the page cache.
 */
export function canonicalPath(url: string): string | null {
  if (/^\/(?:\/|api\/|media\/|_next\/)/.test(url)) return null;
  const [path = '', ...query] = url.split('?');
  const canonical = path
    .replace(NEEDLESS, decodeURIComponent)
    .replace(LOCALE, (locale) => locale.toLowerCase())
    .replace(ID, (id) => id.toLowerCase());
  if (canonical === path) return null;
  return [canonical, ...query].join('?');
}
