import { env } from '@/lib/core/env';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { pageUrl } from '@/lib/core/i18n/site-url';

/** Returns where the reader of a mail writes to for help: the operator's address, or else the contact page. */
export function supportContact(locale: Locale): string {
  return env.SUPPORT_EMAIL ?? pageUrl(locale, '/contact');
}

/** The same as the target of a link on a page. */
export function supportHref(locale: Locale): string {
  return env.SUPPORT_EMAIL ? `mailto:${env.SUPPORT_EMAIL}` : localizedPath(locale, '/contact');
}
