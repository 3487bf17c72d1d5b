import localFont from 'next/font/local';

/*
 * Both faces are variable, latin only, and served from our own origin. Their metrics-matched fallbacks are in globals.css:
 * the ones Next would write know Arial only, which phones don't have. Only the text face is preloaded: it is half the size, and headings can swap in a moment later
 * without competing with the first picture on a slow line.
 */
export const figtree = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  display: 'swap',
  adjustFontFallback: false,
  variable: '--font-figtree',
});

export const bricolage = localFont({
  src: '../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '200 800',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  variable: '--font-bricolage',
});
