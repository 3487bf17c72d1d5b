/** The site's own address, which absolute URLs in metadata start from. */
export function siteUrl(): URL {
  return new URL(process.env.APP_URL ?? 'http://localhost:3000');
}
