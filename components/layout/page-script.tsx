import { VISITOR_HINTS } from './visitor-hints';

/** The inline script of every page. The same for all, so that a policy can allow it by its hash. */
export function PageScript() {
  return <script dangerouslySetInnerHTML={{ __html: VISITOR_HINTS }} />;
}
