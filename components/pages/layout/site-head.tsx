'use client';

import { VISITOR_HINTS } from '@/lib/core/visitor-hints/inline-script';

/**
 * The head of every page: the colours of the browser's bars, the icons, and the inline script, always the same, so that the
 * content security policy can allow it by its hash. A client component, so that pages don't contain it twice.
 */
export function SiteHead() {
  return (
    <>
      <meta name="theme-color" content="#fbfaf5" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0f1411" media="(prefers-color-scheme: dark)" />
      <meta name="application-name" content="Corral" />
      <meta name="format-detection" content="telephone=no, address=no, email=no" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <script dangerouslySetInnerHTML={{ __html: VISITOR_HINTS }} />
    </>
  );
}
