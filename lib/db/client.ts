import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import { Pool } from 'pg';
import { env } from '@/lib/env';
import { observe } from '@/lib/metrics/metrics';
import { serializeQueries } from './serialize-queries';
import { Prisma, PrismaClient } from './generated/client';
import { observeQueries } from './observe-queries';

export { Prisma };
export type Transaction = Prisma.TransactionClient;

/** Longer than any of our queries takes. A server that accepts and never answers must not block requests for ever. */
const QUERY_TIMEOUT_MS = 10_000;
/**
 * Releases the locks of a process that froze within a transaction. Longer than any work between two statements of one.
 */
const IDLE_IN_TRANSACTION_MS = 90_000;

/**
 * Longer than Prisma's defaults of two and five seconds: a repeated click waits for the first one's lock, and requests
 * at a peak for a connection.
 */
const transactionOptions = { maxWait: 10_000, timeout: 10_000 };

function connect() {
  const pool = new Pool({
    connectionString: env.DATABASE_URL,
    max: env.DATABASE_POOL_SIZE,
    connectionTimeoutMillis: 5_000,
    query_timeout: QUERY_TIMEOUT_MS,
    statement_timeout: QUERY_TIMEOUT_MS,
    // Detects a peer that was switched off without closing its connections.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  });
  // A connection that breaks while idle is replaced on the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  observeQueries(pool);
  pool.on('connect', serializeQueries);
  observe({
    type: 'gauge',
    name: 'corral_database_pool_connections',
    help: 'Database connections of the pool, by state; waiting counts queued requests for one.',
    label: 'state',
    read: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  });
  return { pool, db: new PrismaClient({ adapter: new PrismaPg(pool), transactionOptions }) };
}

// One pool per process: Next evaluates modules again on every change in development and once per bundle in production.
const shared = globalThis as { corralDatabase?: ReturnType<typeof connect> };

/** The application's database client, and its connection pool. Both connect on the first query. */
export const { db, pool } = (shared.corralDatabase ??= connect());
