import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import { Pool } from 'pg';
import { env } from '@/lib/core/env';
import { DomainError } from '@/lib/core/errors/domain-error';
import { observe } from '@/lib/core/metrics/metrics';
import { perProcess } from '@/lib/core/per-process';
import { createTurns } from '@/lib/core/turns/turns';
import { retryStalePlans } from './retry-stale-plans';
import { serializeQueries } from './serialize-queries';
import { statementNames } from './statement-names';
import { Prisma, PrismaClient } from './generated/client';
import { observeQueries } from './observe-queries';
import { asTransaction, refuseInTransaction } from './within-transaction';

export { Prisma };
export type Transaction = Prisma.TransactionClient;

/** Longer than any of our queries takes. A server that accepts and never answers must not block requests for ever. */
const QUERY_TIMEOUT_MS = env.DATABASE_TIMEOUT_MS;
/**
 * Releases the locks of a process that froze within a transaction. Longer than any work between two statements of one.
 */
const IDLE_IN_TRANSACTION_MS = 9 * env.DATABASE_TIMEOUT_MS;

/**
 * Longer than Prisma's defaults of two and five seconds: a repeated click waits for the first one's lock, and requests
 * at a peak for a connection.
 */
const transactionOptions = { maxWait: env.DATABASE_TIMEOUT_MS, timeout: env.DATABASE_TIMEOUT_MS };

/** Counting a use takes a millisecond; so many connections count for a process whose other ones are all at work. */
const COUNTERS_POOL_SIZE = 2;

/**
 * The transactions of one person in this process, most of which wait for the same locks: they take two connections,
 * however many requests arrive at once.
 */
const PER_PERSON = {
  atOnce: Infinity,
  atOncePerPerson: 2,
  waiting: 100,
  waitMs: transactionOptions.maxWait,
  refusal: () => new DomainError('unavailable'),
};

function openPool(max: number, allowExitOnIdle = false): Pool {
  const pool = new Pool({
    connectionString: env.DATABASE_URL,
    max,
    allowExitOnIdle,
    connectionTimeoutMillis: env.DATABASE_TIMEOUT_MS / 2,
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
  const take = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
  pool.connect = ((...args: unknown[]) => {
    refuseInTransaction('a connection of the pool');
    return take(...args);
  }) as Pool['connect'];
  return pool;
}

/** Has every transaction take its person's turn, and marks what runs in it. */
function guardTransactions(db: PrismaClient): PrismaClient {
  type Begin = (work: unknown, options?: object) => Promise<unknown>;
  const begin = db.$transaction.bind(db) as Begin;
  const inTurn = createTurns(PER_PERSON);
  const guarded: Begin = (work, options) => {
    if (typeof work !== 'function') return begin(work, options);
    refuseInTransaction('a transaction');
    return inTurn(() =>
      begin((tx: Transaction) => asTransaction(() => (work as (tx: Transaction) => unknown)(tx)), options),
    );
  };
  return Object.assign(db, { $transaction: guarded });
}

function connect() {
  const pool = openPool(env.DATABASE_POOL_SIZE);
  const names = statementNames();
  pool.on('connect', (client) => retryStalePlans(client, names.forget));
  pool.on('connect', serializeQueries);
  observe({
    type: 'gauge',
    name: 'corral_database_pool_connections',
    help: 'Database connections of the pool, by state; waiting counts queued requests for one.',
    label: 'state',
    read: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  });
  const nameOf = env.DATABASE_PREPARED_STATEMENTS ? names.nameOf : () => '';
  const adapter = new PrismaPg(pool, { statementNameGenerator: ({ sql }) => nameOf(sql) });
  const db = guardTransactions(new PrismaClient({ adapter, transactionOptions }));
  return { pool, db, countersPool: openPool(COUNTERS_POOL_SIZE, true), nameOf };
}

/**
 * The application's database client, its connection pool, and the small one of the limits, which are counted even while
 * all connections of the other are taken. They connect on the first query.
 */
const { nameOf, ...connected } = perProcess('database', connect);
export const { db, pool, countersPool } = connected;

/** A statement for the pool, which has a name once it is asked often, like those of `db`. */
export const statement = (text: string, values: unknown[]) => ({ name: nameOf(text), text, values });
