/**
 * Fetches the texts of a dialog, of members' menu or of toasts in the page's language. Few visitors see them, so they
 * aren't in every page.
 * @throws Error without a connection, or if the server refuses.
 */
export async function fetchWords<Words>(
  of:
    | 'areas'
    | 'comparison'
    | 'contact'
    | 'report'
    | 'confirm-email'
    | 'favorites'
    | 'map-filters'
    | 'member'
    | 'save-search'
    | 'viewed',
): Promise<Words> {
  const answer = await fetch(`/api/words/${of}/${document.documentElement.lang}`);
  if (!answer.ok) throw new Error(`${answer.status}: ${answer.statusText}`);
  return (await answer.json()) as Words;
}
