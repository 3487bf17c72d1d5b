import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { env } from '@/lib/core/env';
import { logger } from '@/lib/core/log/logger';
import { perProcess } from '@/lib/core/per-process';

const open = perProcess('transactions', () => new AsyncLocalStorage<true>());

/** Runs the work of a transaction, which `refuseInTransaction` recognises, also in what it calls. */
export function asTransaction<T>(work: () => T): T {
  return open.run(true, work);
}

/**
 * Refuses within a transaction what must not happen there: taking a second connection while it holds one, so that as many
 * such requests as the pool has connections wait for each other for ever; and slow work under its locks.
 * In production the fault is only logged.
 */
export function refuseInTransaction(what: string): void {
  if (!open.getStore()) return;
  const fault = new Error(`${what} within a transaction`);
  if (env.NODE_ENV !== 'production') throw fault;
  logger.error({ err: fault }, 'a transaction waits for what it must not');
}
