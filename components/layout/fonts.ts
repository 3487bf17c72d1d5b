import localFont from 'next/font/local';

/*
 * Both faces are variable, latin only, and served from our own origin. Next writes a metrics-matched fallback for each, so
 * the swap moves nothing. Only the text face is preloaded: it is half the size, and headings can swap in a moment later
 * without competing with the first picture on a slow line.
 */
export const figtree = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  display: 'swap',
  variable: '--font-figtree',
});

export const bricolage = localFont({
  src: '../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '200 800',
  display: 'swap',
  preload: false,
  variable: '--font-bricolage',
});
