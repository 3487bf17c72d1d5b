/**
 * Fetches the texts of a dialog in the page's language. Few visitors open one, so its texts aren't in every page.
 * @throws Error without a connection, or if the server refuses.
 */
export async function fetchWords<Words>(
  dialog: 'areas' | 'comparison' | 'contact' | 'report' | 'confirm-email' | 'save-search' | 'viewed',
): Promise<Words> {
  const answer = await fetch(`/api/words/${dialog}/${document.documentElement.lang}`);
  if (!answer.ok) throw new Error(`${answer.status}: ${answer.statusText}`);
  return (await answer.json()) as Words;
}
