import { tabStorage } from '@/components/ui/shared-data/stored';

const KEY = 'results';

/** The page of results that a listing was opened from, and what leads back to it. */
interface ResultsWay {
  href: string;
  text: string;
}

/** Keeps the way back to this page of results. */
export function rememberResults(text: string): void {
  const { pathname, search } = window.location;
  tabStorage.write(KEY, JSON.stringify({ href: pathname + search, text } satisfies ResultsWay));
}

/** The way back to the results whose link led to this page; null if it was opened otherwise. */
export function resultsWay(): ResultsWay | null {
  const kept = tabStorage.readJson(KEY) as Partial<ResultsWay> | null;
  if (typeof kept?.href !== 'string' || typeof kept.text !== 'string') return null;
  return document.referrer === window.location.origin + kept.href ? { href: kept.href, text: kept.text } : null;
}
