import type { Locale } from '@/lib/core/i18n/locales';

/** How many lots a search finds, and the words of the button that shows them. */
interface CountOfSearch {
  shown: string;
  button: string;
}

/** Asks how many lots a search finds; null where nothing answers. */
export async function countOfSearch(query: URLSearchParams, locale: Locale): Promise<CountOfSearch | null> {
  const asked = new URLSearchParams(query);
  asked.set('language', locale);
  const answer = await fetch(`/api/cattle/count?${asked.toString()}`).catch(() => null);
  return answer?.ok ? ((await answer.json()) as CountOfSearch) : null;
}
