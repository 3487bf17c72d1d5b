import { env } from '@/lib/core/env';

/** Returns the site's own address, the base of absolute URLs in metadata. */
export function siteUrl(): URL {
  return new URL(env.APP_URL);
}
