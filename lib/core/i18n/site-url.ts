import { env } from '@/lib/core/env';
import { languageOf } from './locales';
import { localizedPath } from './paths';

/** Returns the site's own address, the base of absolute URLs in metadata. */
export function siteUrl(): URL {
  return new URL(env.APP_URL);
}

/** Returns the absolute address of a page in a stored language, for mails. */
export function pageUrl(language: string, path: string): string {
  return new URL(localizedPath(languageOf(language), path), siteUrl()).href;
}
