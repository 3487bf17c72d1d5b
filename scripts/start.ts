import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { nextCommand, startChild, waitForExit } from './lib/child';
import { loadDotEnv } from './lib/dot-env';
import { runMain, UserError } from './lib/fail';
import { refuseTakenPort } from './lib/free-port';
import { fromRoot } from './lib/paths';
import { shutDown, stopOnSignals } from './lib/shutdown';

/** The production server, configured by the environment; further arguments go to `next start`. A wrong configuration is said before it starts. */
async function start(): Promise<void> {
  loadDotEnv();
  Object.assign(process.env, { NODE_ENV: 'production' });
  const port = await import('../lib/env').then(
    ({ env }) => env.PORT,
    (error: unknown) => {
      throw new UserError(error instanceof Error ? error.message : String(error));
    },
  );
  const args = ['-p', String(port), ...process.argv.slice(2)];
  const { values } = parseArgs({
    args,
    strict: false,
    options: { port: { type: 'string', short: 'p' }, hostname: { type: 'string', short: 'H' } },
  });
  await refuseTakenPort(Number(values.port), values.hostname ? String(values.hostname) : undefined);
  if (!existsSync(fromRoot('.next', 'BUILD_ID')))
    throw new UserError('There is no build yet: run npm run build first.');
  const server = startChild(process.execPath, nextCommand('start', ...args));
  process.exitCode = await waitForExit(server);
}

stopOnSignals();
runMain(() => start().finally(shutDown));
