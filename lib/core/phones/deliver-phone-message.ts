import 'server-only';
import { writeToOutbox } from '@/lib/core/email/write-to-outbox';
import { env } from '@/lib/core/env';
import type { PhoneMessage } from './phone-message';

type Envelope = { id: string; createdAt: Date; signal: AbortSignal };

/** WhatsApp's names of our languages. */
const TEMPLATE_LANGUAGE = { es: 'es', en: 'en', pt: 'pt_BR' } as const;

/** @throws Error with the service's status and code; never with its message, which may contain the number. */
async function post(service: string, url: string, init: RequestInit): Promise<void> {
  // oxlint-disable-next-line no-restricted-globals -- a service of the configuration, which has no smaller client
  const response = await fetch(url, { ...init, method: 'POST', redirect: 'error' });
  const answer = (await response.json().catch(() => null)) as {
    code?: number;
    sid?: string;
    messages?: unknown[];
    error?: { code?: number };
  } | null;
  const isTaken = response.ok && (answer?.sid !== undefined || (answer?.messages?.length ?? 0) > 0);
  if (!isTaken) throw new Error(`${service} refused: ${response.status} ${answer?.code ?? answer?.error?.code ?? ''}`);
}

const toTwilio = ({ phone, text }: PhoneMessage, signal: AbortSignal): Promise<void> => {
  const { TWILIO_ACCOUNT_SID: account = '', TWILIO_AUTH_TOKEN: token = '', TWILIO_FROM: from = '' } = env;
  const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From';
  return post('Twilio', `${env.TWILIO_BASE_URL}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`, {
    signal,
    headers: { authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}` },
    body: new URLSearchParams({ To: phone, [sender]: from, Body: text }),
  });
};

const toWhatsApp = ({ phone, code, language }: PhoneMessage, signal: AbortSignal): Promise<void> => {
  const parameters = [{ type: 'text', text: code }];
  const components = [
    { type: 'body', parameters },
    // The button that copies the code; WhatsApp requires it of every template for codes.
    { type: 'button', sub_type: 'url', index: '0', parameters },
  ];
  const template = { name: env.WHATSAPP_TEMPLATE, language: { code: TEMPLATE_LANGUAGE[language] }, components };
  return post('WhatsApp', `${env.WHATSAPP_BASE_URL}/${encodeURIComponent(env.WHATSAPP_PHONE_ID ?? '')}/messages`, {
    signal,
    headers: { authorization: `Bearer ${env.WHATSAPP_TOKEN ?? ''}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: phone.slice(1),
      type: 'template',
      template,
    }),
  });
};

/**
 * Delivers a code by the driver of `PHONE_DRIVER`: Twilio (SMS), WhatsApp's Cloud API, or a JSON file in
 * `$CORRAL_DATA_DIR/outbox`. The services know no idempotency keys: after a crash a code may arrive twice.
 * @throws Error if the message was not accepted; never contains the number.
 */
export async function deliverPhoneMessage(message: PhoneMessage, { id, createdAt, signal }: Envelope): Promise<void> {
  switch (env.PHONE_DRIVER) {
    case 'twilio':
      return toTwilio(message, signal);
    case 'whatsapp_cloud':
      return toWhatsApp(message, signal);
    case 'outbox':
      return writeToOutbox(message, { id, createdAt, signal });
    case null:
      throw new Error('PHONE_DRIVER is not set');
  }
}
