import { sendJson } from '@/components/ui/forms/send-json';
import type { AdReading } from '@/lib/language/ads/dto';
import type { Locale } from '@/lib/core/i18n/locales';

type Refusal = { code: string; retryAfterSeconds?: number };

/** Asks the server what an advertisement says; null without an answer. */
export async function askReading(
  text: string,
  language: Locale,
  signal: AbortSignal,
): Promise<{ reading: AdReading } | { refusal: Refusal } | null> {
  const answer = await sendJson('POST', '/api/ad-readings', { text, language }, signal);
  const body = (await answer?.json().catch(() => null)) as AdReading | Refusal | null | undefined;
  if (!body) return null;
  return 'code' in body ? { refusal: body } : { reading: body };
}
