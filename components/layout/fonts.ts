import localFont from 'next/font/local';

/*
 * Latin only, served from our own origin. The text face is variable; headings and prices have one weight, so theirs is a static face of
 * half the size, and not preloaded: it can swap in a moment later. Their metrics-matched fallbacks are in globals.css: the ones Next
 * would write know Arial only, which phones don't have.
 */
export const figtree = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  display: 'swap',
  adjustFontFallback: false,
  variable: '--font-figtree',
});

export const bricolage = localFont({
  src: '../../node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2',
  weight: '500 800',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  variable: '--font-bricolage',
});
