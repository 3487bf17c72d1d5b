import type { Locale } from '@/lib/i18n/locales';

/** The request for the dashboard's data, sent before the page's scripts have loaded. */
export interface EarlyRequest {
  /** The URL query that it was sent for. */
  search: string;
  /** Null after a network failure. */
  answer: Promise<Response | null>;
}

/** Requests the dashboard's data from an inline script: on a slow connection, the scripts take the longest to load. */
export function EarlyRequestScript({ locale }: { locale: Locale }) {
  const request = `{const s=location.search;window.corralDashboard={search:s,answer:fetch('/api/dashboard/view?'+(s?s.slice(1)+'&':'')+'locale=${locale}',{headers:{accept:'application/json'}}).catch(()=>null)}}`;
  return <script dangerouslySetInnerHTML={{ __html: request }} />;
}
