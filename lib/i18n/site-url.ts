import { env } from '@/lib/env';

/** The site's own address, which absolute URLs in metadata start from. */
export function siteUrl(): URL {
  return new URL(env.APP_URL);
}
