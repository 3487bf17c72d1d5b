import { EARLY_REQUEST } from '@/lib/core/visitor-hints/early-request';

/** The request for the dashboard's data, sent before the page's scripts have loaded. */
export interface EarlyRequest {
  /** The URL query that it was sent for. */
  search: string;
  /** Null after a network failure. */
  answer: Promise<Response | null>;
}

/** Requests the dashboard's data from an inline script. */
export function EarlyRequestScript() {
  return <script dangerouslySetInnerHTML={{ __html: EARLY_REQUEST }} />;
}
