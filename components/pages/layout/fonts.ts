import localFont from 'next/font/local';

/*
 * Latin only, self-hosted. The text face is variable. Headings and prices have one weight: a static face of half the
 * size, not preloaded because it may swap later. The metrics-matched fallbacks are in globals.css, since Next.js
 * generates them for Arial only, which phones lack.
 */
export const figtree = localFont({
  src: '../../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  display: 'swap',
  adjustFontFallback: false,
  variable: '--font-figtree',
});

export const bricolage = localFont({
  src: '../../../node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2',
  weight: '500 800',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  variable: '--font-bricolage',
});
