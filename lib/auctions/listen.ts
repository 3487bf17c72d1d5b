import 'server-only';
import { Client } from 'pg';
import { env } from '@/lib/env';
import { logger } from '@/lib/log/logger';

const CHANNEL = 'auction_lots';
const PATIENCE_MS = 5_000;
const AGAIN_MS = 1_000;

type Ear = { stop: () => Promise<void>; ready: Promise<void> };

/**
 * Hears, on a connection of its own, which lot changed. A connection that breaks is replaced, and `onConnected` said each time, for what
 * was missed meanwhile. `ready` ends with the first try, whether or not it came about.
 */
export function listenForLots(onLot: (lotId: string) => void, onConnected: () => void): Ear {
  let client: Client | null = null;
  let stopped = false;
  let again: NodeJS.Timeout | undefined;

  const lose = (lost: Client) => {
    if (client !== lost) return;
    client = null;
    lost.end().catch(() => undefined);
    if (!stopped) again = setTimeout(() => void connect(), AGAIN_MS).unref();
  };
  const connect = async () => {
    const fresh = new Client({ connectionString: env.DATABASE_URL, connectionTimeoutMillis: PATIENCE_MS, keepAlive: true });
    client = fresh;
    fresh.on('error', () => lose(fresh));
    fresh.on('end', () => lose(fresh));
    fresh.on('notification', ({ payload }) => payload && onLot(payload));
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${CHANNEL}`);
      onConnected();
    } catch (error) {
      logger.warn({ err: error }, 'changes of lots not heard; trying again');
      lose(fresh);
    }
  };
  const ready = connect();
  return {
    ready,
    stop: async () => {
      stopped = true;
      clearTimeout(again);
      const open = client;
      client = null;
      await open?.end().catch(() => undefined);
    },
  };
}
