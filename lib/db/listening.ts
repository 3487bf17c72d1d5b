import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, DatabaseError, type QueryResultRow } from 'pg';
import { env } from '@/lib/env';
import { logger } from '@/lib/log/logger';

/** A server that takes longer is taken for gone, also where it still accepts connections. */
const PATIENCE_MS = 2_000;
const AGAIN_MS = 500;

type Hearer = { onMessage: (payload: string) => void; onConnected: () => void };
type Ear = { client: Client | null; firstTry: Promise<void> | null; hearers: Map<string, Set<Hearer>>; lost: boolean };

/** One per process; on `globalThis`, because Next bundles each route with modules of its own. */
const registry = globalThis as typeof globalThis & { corralEar?: Ear };
const ear = (registry.corralEar ??= {
  client: null,
  firstTry: null,
  hearers: new Map<string, Set<Hearer>>(),
  lost: false,
});

const listenOn = (client: Client, channel: string) => client.query(`LISTEN ${client.escapeIdentifier(channel)}`);

/** Connects and hears until the connection is lost; `tried` is said once it hears, or does not come to. */
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
  // Once per loss, not once per try; and a clean stop loses nothing.
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
 * Hears what is notified on `channel`, on the one connection of this process that listens. A connection that breaks is replaced, and
 * `onConnected` said each time, for what was missed meanwhile. Ends with the first try, whether or not it came about; it never throws.
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
 * Asks the database over the connection that listens: it waits for no place in the pool, and a server that went silent is noticed.
 * @throws where there is no connection, or no answer within two seconds.
 */
export async function askWhereListening<Row extends QueryResultRow>(sql: string, values: unknown[]): Promise<Row[]> {
  const { client } = ear;
  if (!client) throw new Error('the connection that listens is lost');
  try {
    return (await client.query<Row>(sql, values)).rows;
  } catch (error) {
    // What the server refuses says that it is there.
    if (!(error instanceof DatabaseError)) client.emit('error', error);
    throw error;
  }
}

/** Hears no more, for a clean stop. */
export async function stopListening(): Promise<void> {
  ear.hearers.clear();
  await ear.client?.end().catch(() => undefined);
}
