'use client';

import { VISITOR_HINTS } from '@/lib/core/visitor-hints/inline-script';

/**
 * The inline script of every page, always the same, so that the content security policy can allow it by its hash. A client
 * component, so that pages don't contain it twice.
 */
export function PageScript() {
  return <script dangerouslySetInnerHTML={{ __html: VISITOR_HINTS }} />;
}
