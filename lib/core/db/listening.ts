import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, DatabaseError, type QueryResultRow } from 'pg';
import { env } from '@/lib/core/env';
import { logger } from '@/lib/core/log/logger';
import { perProcess } from '@/lib/core/per-process';

/** A server that takes longer counts as unreachable, even if it still accepts connections. */
const TIMEOUT_MS = 2_000;
const RETRY_MS = 500;

type Listener = { onMessage: (payload: string) => void; onConnected: () => void };
type Connection = {
  client: Client | null;
  firstAttempt: Promise<void> | null;
  listeners: Map<string, Set<Listener>>;
  lost: boolean;
};

const connection = perProcess<Connection>('listening', () => ({
  client: null,
  firstAttempt: null,
  listeners: new Map(),
  lost: false,
}));

const listenOn = (client: Client, channel: string) => client.query(`LISTEN ${client.escapeIdentifier(channel)}`);

/** Connects and listens until the connection is lost; calls `attempted` once it listens or has failed to connect. */
async function listenUntilLost(attempted: () => void): Promise<void> {
  const client = new Client({
    connectionString: env.DATABASE_URL,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    keepAlive: true,
  });
  const lost = new Promise<unknown>((resolve) => client.on('error', resolve).on('end', () => resolve(null)));
  client.on('notification', ({ channel, payload }) =>
    connection.listeners.get(channel)?.forEach(({ onMessage }) => onMessage(payload ?? '')),
  );
  let reason: unknown;
  try {
    await client.connect();
    for (const channel of connection.listeners.keys()) await listenOn(client, channel);
    connection.client = client;
    if (connection.lost) logger.info('listening connection restored');
    connection.lost = false;
    for (const listeners of connection.listeners.values()) listeners.forEach(({ onConnected }) => onConnected());
    attempted();
    reason = await lost;
  } catch (error) {
    reason = error;
  }
  connection.client = null;
  client.end().catch(() => undefined);
  attempted();
  // Logged once per loss, not once per attempt, and not on a clean shutdown.
  if (!connection.lost && connection.listeners.size > 0)
    logger.warn({ err: reason }, 'listening connection lost; reconnecting');
  connection.lost = true;
}

async function reconnectWhileNeeded(attempted: () => void): Promise<void> {
  while (connection.listeners.size > 0) {
    await listenUntilLost(attempted);
    await pause(RETRY_MS, undefined, { ref: false });
  }
  connection.firstAttempt = null;
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
  const listeners = connection.listeners.get(channel) ?? new Set<Listener>();
  listeners.add({ onMessage, onConnected });
  connection.listeners.set(channel, listeners);
  const { client } = connection;
  if (client) {
    await listenOn(client, channel).then(onConnected, (error: unknown) => client.emit('error', error));
  } else {
    await (connection.firstAttempt ??= new Promise((resolve) => void reconnectWhileNeeded(resolve)));
  }
}

/**
 * Queries the database over the listening connection, which doesn't wait for the pool, and detects a server that went
 * silent.
 * @throws if there is no connection, or no answer within two seconds.
 */
export async function queryWhereListening<Row extends QueryResultRow>(sql: string, values: unknown[]): Promise<Row[]> {
  const { client } = connection;
  if (!client) throw new Error('there is no listening connection');
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
  connection.listeners.clear();
  await connection.client?.end().catch(() => undefined);
}
