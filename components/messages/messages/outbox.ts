import { z } from 'zod';
import { sendConfirmed } from '@/components/accounts/confirm-email/send-confirmed';
import { sendJson } from '@/components/ui/forms/send-json';
import { tabStorage } from '@/components/ui/shared-data/stored';
import { MINUTE_MS } from '@/lib/core/durations';
import type { MessageDto } from '@/lib/messages/messages/dto';
import { sendMessageSchema } from '@/lib/messages/messages/schema';

const outgoingSchema = z.object({
  /** The idempotency key: sent again with the same key, it is one message. */
  key: z.string(),
  /** Who wrote it, and in which conversation. */
  viewerId: z.string(),
  conversation: z.string(),
  input: sendMessageSchema,
  /** Addresses of the photographs in this tab. */
  previews: z.array(z.string()),
  createdAt: z.string(),
  state: z.enum(['queued', 'failed']),
  /** The server's reason, if it refused the message. */
  reason: z.string().nullable(),
});

/** A message that is on its way, or that failed. */
export type Outgoing = z.output<typeof outgoingSchema>;

const STORED = 'messages-outbox';
/** How long the server recognises a key. Older messages are sent again only when their writer says so. */
const KEY_VALID_MS = 9 * MINUTE_MS;
const NONE: readonly Outgoing[] = [];

let items: readonly Outgoing[] | null = null;
let delivering = false;
const listeners = new Set<() => void>();
const hearers = new Set<(message: MessageDto) => Promise<unknown>>();
let onUnauthorized = (): void => undefined;

function stored(): readonly Outgoing[] {
  const found = z.array(outgoingSchema).safeParse(tabStorage.readJson(STORED)).data ?? NONE;
  return found.map((item) => ({
    ...item,
    // They ended with the page.
    previews: [],
    state: Date.now() - Date.parse(item.createdAt) < KEY_VALID_MS ? item.state : 'failed',
  }));
}

function change(next: readonly Outgoing[]): void {
  items = next;
  tabStorage.write(STORED, JSON.stringify(next));
  listeners.forEach((listener) => listener());
}

const update = (key: string, part: Partial<Outgoing>) =>
  change(outgoing().map((item) => (item.key === key ? { ...item, ...part } : item)));

/** Returns this tab's outgoing messages, oldest first; they survive a reload. */
export function outgoing(): readonly Outgoing[] {
  return (items ??= stored());
}

/** The outgoing messages while the page is rendered on the server. */
export const nothingOutgoing = (): readonly Outgoing[] => NONE;

async function send({ key, input }: Outgoing): Promise<Response | null> {
  return sendConfirmed(() => sendJson('POST', '/api/messages', { ...input, idempotencyKey: key }));
}

async function deliver(item: Outgoing): Promise<void> {
  const response = await send(item);
  if (response?.ok) {
    const message = (await response.json()) as MessageDto;
    // Removed only once the conversation shows it, so that it doesn't flicker.
    await Promise.all([...hearers].map((hear) => hear(message).catch(() => undefined)));
    item.previews.forEach((preview) => URL.revokeObjectURL(preview));
    withdraw(item.key);
    return;
  }
  // Without a signal it stays queued and is sent when the signal is back.
  if (!response && !navigator.onLine) return;
  if (response?.status === 401) onUnauthorized();
  const refusal = (await response?.json().catch(() => null)) as
    { message?: string; errors?: Record<string, string[]> } | null | undefined;
  const refused = response && response.status < 500 && response.status !== 401;
  const reason = refused ? (Object.values(refusal?.errors ?? {})[0]?.[0] ?? refusal?.message ?? null) : null;
  update(item.key, { state: 'failed', reason });
}

/** Sends what is queued, one message after the other, unless there is no signal. */
export async function deliverQueued(): Promise<void> {
  if (delivering) return;
  delivering = true;
  try {
    for (;;) {
      const next = navigator.onLine ? outgoing().find(({ state }) => state === 'queued') : undefined;
      if (!next) return;
      await deliver(next);
    }
  } finally {
    delivering = false;
  }
}

/** Queues a message and sends it. */
export function post(message: Pick<Outgoing, 'viewerId' | 'conversation' | 'input' | 'previews'>): void {
  const createdAt = new Date().toISOString();
  change([...outgoing(), { ...message, key: crypto.randomUUID(), createdAt, state: 'queued', reason: null }]);
  void deliverQueued();
}

/** Sends a failed message again. After a refusal it is a new request, hence a new key. */
export function retry(key: string): void {
  const item = outgoing().find((candidate) => candidate.key === key);
  if (!item) return;
  update(key, { state: 'queued', reason: null, ...(item.reason === null ? {} : { key: crypto.randomUUID() }) });
  void deliverQueued();
}

/** Removes a failed message, for example to edit it. */
export function withdraw(key: string): void {
  change(outgoing().filter((item) => item.key !== key));
}

/** Queues again what failed for want of a connection, and sends it. */
function sendAgain(): void {
  change(outgoing().map((item) => (item.reason === null ? { ...item, state: 'queued' } : item)));
  void deliverQueued();
}

/** Subscribes to changes of the outgoing messages. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', sendAgain);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('online', sendAgain);
  };
}

/** Calls `hear` with every message that was delivered, until the returned function is called. */
export function onDelivered(hear: (message: MessageDto) => Promise<unknown>, unauthorized: () => void): () => void {
  hearers.add(hear);
  onUnauthorized = unauthorized;
  return () => void hearers.delete(hear);
}
