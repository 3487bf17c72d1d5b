import cluster from 'node:cluster';
import { createRequire } from 'node:module';
import { env } from '@/lib/core/env';
import { logger } from '@/lib/core/log/logger';
import { leadWorkers } from './lead-workers';

/** `tsx/cjs` compiles what is required, not what is imported dynamically. */
const load = createRequire(__filename);

/** What an operator should know, once however many processes there are. */
function warn(): void {
  if (env.NODE_ENV === 'production' && !env.RESEND_API_KEY)
    logger.warn('RESEND_API_KEY is not set: mails are not sent but stored as files in the data directory');
  if (!env.PHONE_DRIVER) logger.info('PHONE_DRIVER is not set: nobody can confirm a phone');
}

/**
 * Starts the server: in this process or, with `WORKERS`, in several that this one leads. With `NODE_ENV=development` it
 * works like `next dev`, in one process; otherwise it serves the last build. Options: `-p` (or `PORT`) and `-H` (or
 * `HOST`) for the address to listen on.
 */
async function start(): Promise<void> {
  if (!cluster.isWorker) warn();
  if (!cluster.isWorker && env.WORKERS > 1 && env.NODE_ENV !== 'development')
    return leadWorkers({ program: __filename, count: env.WORKERS });
  // Only here: a process that leads others needs none of it.
  const { serve } = load('./serve') as typeof import('./serve');
  await serve();
}

start().catch((error: unknown) => {
  logger.fatal({ err: error }, 'not started');
  process.exit(1);
});
