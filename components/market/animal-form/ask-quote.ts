import { sendJson } from '@/components/ui/forms/send-json';
import type { LotQuote } from '@/lib/market/animal-lots/lots/quote-schema';

/**
 * Asks the server what a price comes to; null without an answer. A request of its own and not a server action: those run
 * one after the other, so that a slow answer would delay publishing, and one that is still waiting when the form has
 * been sent would be sent to the next page, which doesn't know it.
 */
export async function askQuote(asked: object, signal: AbortSignal): Promise<LotQuote | null> {
  const answer = await sendJson('POST', '/api/cattle/quote', asked, signal);
  // The connection may end within the answer as well.
  return answer?.ok ? ((await answer.json().catch(() => null)) as LotQuote | null) : null;
}
