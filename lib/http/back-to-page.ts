import 'server-only';
import { isLocale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { siteUrl } from '@/lib/i18n/site-url';

/**
 * The answer to the form of a page that a mail links to: back to that page (`path`), which says how it went. The form names its
 * language as `?page=`; whoever names none is a program and needs no page.
 */
export function backToPage(url: URL, path: string): Response | null {
  const locale = url.searchParams.get('page');
  return isLocale(locale) ? Response.redirect(new URL(localizedPath(locale, path), siteUrl()), 303) : null;
}
