import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, DatabaseError, type QueryResultRow } from 'pg';
import { env } from '@/lib/env';
import { logger } from '@/lib/log/logger';

/** A server that takes longer counts as unreachable, even if it still accepts connections. */
const PATIENCE_MS = 2_000;
const AGAIN_MS = 500;

type Hearer = { onMessage: (payload: string) => void; onConnected: () => void };
type Ear = { client: Client | null; firstTry: Promise<void> | null; hearers: Map<string, Set<Hearer>>; lost: boolean };

/** One per process; on `globalThis`, because Next bundles the modules of each route separately. */
const registry = globalThis as typeof globalThis & { corralEar?: Ear };
const ear = (registry.corralEar ??= {
  client: null,
  firstTry: null,
  hearers: new Map<string, Set<Hearer>>(),
  lost: false,
});

const listenOn = (client: Client, channel: string) => client.query(`LISTEN ${client.escapeIdentifier(channel)}`);

/** Connects and listens until the connection is lost; calls `tried` once it listens or has failed to connect. */
async function hearUntilLost(tried: () => void): Promise<void> {
  const client = new Client({
    connectionString: env.DATABASE_URL,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    keepAlive: true,
  });
  const lost = new Promise<unknown>((resolve) => client.on('error', resolve).on('end', () => resolve(null)));
  client.on('notification', ({ channel, payload }) =>
    ear.hearers.get(channel)?.forEach(({ onMessage }) => onMessage(payload ?? '')),
  );
  let why: unknown;
  try {
    await client.connect();
    for (const channel of ear.hearers.keys()) await listenOn(client, channel);
    ear.client = client;
    if (ear.lost) logger.info('the connection that listens is back');
    ear.lost = false;
    for (const hearers of ear.hearers.values()) hearers.forEach(({ onConnected }) => onConnected());
    tried();
    why = await lost;
  } catch (error) {
    why = error;
  }
  ear.client = null;
  client.end().catch(() => undefined);
  tried();
  // Logged once per loss, not once per attempt, and not on a clean shutdown.
  if (!ear.lost && ear.hearers.size > 0)
    logger.warn({ err: why }, 'the connection that listens was lost; connecting again until it is back');
  ear.lost = true;
}

async function keepHearing(tried: () => void): Promise<void> {
  while (ear.hearers.size > 0) {
    await hearUntilLost(tried);
    await pause(AGAIN_MS, undefined, { ref: false });
  }
  ear.firstTry = null;
}

/**
 * Listens to the notifications of `channel` on this process's one listening connection. A lost connection is replaced,
 * and `onConnected` called each time, so that the caller can read what it missed. Resolves after the first attempt,
 * successful or not; never throws.
 */
export async function listen(
  channel: string,
  onMessage: (payload: string) => void,
  onConnected: () => void,
): Promise<void> {
  const hearers = ear.hearers.get(channel) ?? new Set<Hearer>();
  hearers.add({ onMessage, onConnected });
  ear.hearers.set(channel, hearers);
  const { client } = ear;
  if (client) {
    await listenOn(client, channel).then(onConnected, (error: unknown) => client.emit('error', error));
  } else {
    await (ear.firstTry ??= new Promise((resolve) => void keepHearing(resolve)));
  }
}

/**
 * Queries the database over the listening connection, which doesn't wait for the pool, and detects a server that went
 * silent.
 * @throws if there is no connection, or no answer within two seconds.
 */
export async function askWhereListening<Row extends QueryResultRow>(sql: string, values: unknown[]): Promise<Row[]> {
  const { client } = ear;
  if (!client) throw new Error('the connection that listens is lost');
  try {
    return (await client.query<Row>(sql, values)).rows;
  } catch (error) {
    // An error reported by the server proves that the connection works.
    if (!(error instanceof DatabaseError)) client.emit('error', error);
    throw error;
  }
}

/** Stops listening, for a clean shutdown. */
export async function stopListening(): Promise<void> {
  ear.hearers.clear();
  await ear.client?.end().catch(() => undefined);
}
