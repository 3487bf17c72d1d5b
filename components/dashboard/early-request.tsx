import type { Locale } from '@/lib/i18n/locales';

/** The request for what a member's dashboard shows, sent while the page's scripts are still on their way. */
export interface EarlyRequest {
  /** The query of the address that it was sent for. */
  search: string;
  /** Null where the line was cut. */
  answer: Promise<Response | null>;
}

/** On a slow line the scripts take longest, so what they will ask for is asked at once. */
export function EarlyRequestScript({ locale }: { locale: Locale }) {
  const request = `{const s=location.search;window.corralDashboard={search:s,answer:fetch('/api/dashboard/view?'+(s?s.slice(1)+'&':'')+'locale=${locale}',{headers:{accept:'application/json'}}).catch(()=>null)}}`;
  return <script dangerouslySetInnerHTML={{ __html: request }} />;
}
