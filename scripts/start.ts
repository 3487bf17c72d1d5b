import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { loadDotEnv } from './lib/dot-env';
import { runMain, UserError } from './lib/fail';
import { refuseTakenPort } from './lib/free-port';
import { fromRoot } from './lib/paths';
import { onceOrphaned } from './lib/shutdown';

/** `tsx/cjs` compiles what is required, not what is imported dynamically. */
const load = createRequire(__filename);

/**
 * Starts the production server in this process; configuration errors are reported first. `-p` and `-H` as in
 * server/start.ts.
 */
async function start(): Promise<void> {
  loadDotEnv();
  Object.assign(process.env, { NODE_ENV: 'production' });
  const { PORT, HOST } = readEnv();
  const { values } = parseArgs({
    options: { port: { type: 'string', short: 'p' }, hostname: { type: 'string', short: 'H' } },
  });
  await refuseTakenPort(Number(values.port ?? PORT), values.hostname ?? HOST);
  if (!existsSync(fromRoot('.next', 'BUILD_ID')))
    throw new UserError('There is no build yet: run npm run build first.');
  onceOrphaned(() => process.kill(process.pid, 'SIGTERM'));
  load('../server/start');
  // The server ends the process.
  await new Promise(() => undefined);
}

/** @throws UserError naming the variables that are missing or wrong */
function readEnv(): typeof import('../lib/core/env').env {
  try {
    return (load('../lib/core/env') as typeof import('../lib/core/env')).env;
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error));
  }
}

runMain(start);
