import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadDotEnv } from './lib/dot-env';
import { runMain, UserError } from './lib/fail';
import { refuseTakenPort } from './lib/free-port';
import { fromRoot } from './lib/paths';
import { onceOrphaned } from './lib/shutdown';

/**
 * Starts the production server in this process; configuration errors are reported first. `-p` and `-H` as in
 * server/start.ts.
 */
async function start(): Promise<void> {
  loadDotEnv();
  Object.assign(process.env, { NODE_ENV: 'production' });
  const port = await import('../lib/env').then(
    ({ env }) => env.PORT,
    (error: unknown) => {
      throw new UserError(error instanceof Error ? error.message : String(error));
    },
  );
  const { values } = parseArgs({
    options: { port: { type: 'string', short: 'p' }, hostname: { type: 'string', short: 'H' } },
  });
  await refuseTakenPort(Number(values.port ?? port), values.hostname);
  if (!existsSync(fromRoot('.next', 'BUILD_ID')))
    throw new UserError('There is no build yet: run npm run build first.');
  onceOrphaned(() => process.kill(process.pid, 'SIGTERM'));
  await import('../server/start');
  // The server ends the process.
  await new Promise(() => undefined);
}

runMain(start);
