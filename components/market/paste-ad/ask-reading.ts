import { sendJson } from '@/components/ui/forms/send-json';
import type { Locale } from '@/lib/core/i18n/locales';

type Refusal = { code: string; retryAfterSeconds?: number };

/** Asks the server what an advertisement says of what it sells; null without an answer. */
export async function askReading<Reading extends object>(
  text: string,
  language: Locale,
  of: 'animals' | 'equipment' | 'auction',
  signal: AbortSignal,
): Promise<{ reading: Reading } | { refusal: Refusal } | null> {
  const answer = await sendJson('POST', '/api/ad-readings', { text, language, of }, signal);
  const body = (await answer?.json().catch(() => null)) as Reading | Refusal | null | undefined;
  if (!body) return null;
  return 'code' in body ? { refusal: body } : { reading: body };
}
