import { VISITOR_HINTS } from '@/lib/visitor-hints/inline-script';

/** The inline script of every page. The same for all, so that a policy can allow it by its hash. */
export function PageScript() {
  return <script dangerouslySetInnerHTML={{ __html: VISITOR_HINTS }} />;
}
