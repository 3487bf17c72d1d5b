import localFont from 'next/font/local';

/*
 * Self-hosted. The text face is variable. Headings and prices have one weight: a static face, not preloaded because it
 * may swap later. The metrics-matched fallbacks are in globals.css, since Next.js generates them for Arial only, which
 * phones lack.
 *
 * Of the fonts of Fontsource (the Latin subsets, 5.3.0) they have the letters of our languages and of German names. For
 * another one, convert its woff2 to TrueType, run fontTools, and convert the result to woff2 again:
 *
 * pyftsubset FONT.ttf --layout-features=kern,tnum,rvrn --name-IDs='*' --unicodes=U+0020-007E,U+00A0-00A1,U+00A7,\
 * U+00A9-00AB,U+00B0-00B3,U+00B7,U+00B9-00C4,U+00C7-00CF,U+00D1-00D7,U+00D9-00DC,U+00DF-00E4,U+00E7-00EF,U+00F1-00F6,\
 * U+00F9-00FC,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+202F,U+20AC,U+2190,U+2192,U+2212
 *
 * Kerning was nearly half of the heading face. Its table is rounded to five thousandths of an em, without pairs below
 * eight and pairs with other signs than .,;:!?¡¿-–—/%()'"‘’“”«»&·$ beside letters and digits: nobody sees the difference.
 */
export const figtree = localFont({
  src: './figtree.woff2',
  weight: '300 900',
  display: 'swap',
  adjustFontFallback: false,
  variable: '--font-figtree',
});

export const bricolage = localFont({
  src: './bricolage-grotesque.woff2',
  weight: '500 800',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  variable: '--font-bricolage',
});
