import { env } from '@/lib/core/env';
import type { Locale } from '@/lib/core/i18n/locales';

/** A code on its way to a phone. `text` is for drivers that send a text; WhatsApp sends its approved template. */
export type PhoneMessage = { phone: string; code: string; language: Locale; text: string };

/** How codes reach a phone, for the words around them. */
export type PhoneChannel = 'sms' | 'whatsapp';

/** Returns how codes reach a phone; null if the operator has set up nothing, and no phone can be confirmed. */
export function phoneChannel(): PhoneChannel | null {
  if (!env.PHONE_DRIVER) return null;
  return env.PHONE_DRIVER === 'whatsapp_cloud' ? 'whatsapp' : 'sms';
}
