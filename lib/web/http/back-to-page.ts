import 'server-only';
import { isLocale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { siteUrl } from '@/lib/core/i18n/site-url';

/**
 * Responds to a form on a page that an e-mail links to: redirects to that page (`path`), which shows the result.
 * Returns null without a locale in `?page=`: the caller is a program and needs no page.
 */
export function backToPage(url: URL, path: string): Response | null {
  const locale = url.searchParams.get('page');
  return isLocale(locale) ? Response.redirect(new URL(localizedPath(locale, path), siteUrl()), 303) : null;
}
