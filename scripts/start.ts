import { existsSync } from 'node:fs';
import { nextCommand, startChild, waitForExit } from './lib/child';
import { loadDotEnv } from './lib/dot-env';
import { runMain, UserError } from './lib/fail';
import { fromRoot } from './lib/paths';
import { shutDown, stopOnSignals } from './lib/shutdown';

/** The production server, configured by the environment alone; a wrong configuration is said before it starts. */
async function start(): Promise<void> {
  loadDotEnv();
  Object.assign(process.env, { NODE_ENV: 'production' });
  const port = await import('../lib/env').then(
    ({ env }) => env.PORT,
    (error: unknown) => {
      throw new UserError(error instanceof Error ? error.message : String(error));
    },
  );
  if (!existsSync(fromRoot('.next', 'BUILD_ID'))) throw new UserError('There is no build yet: run npm run build first.');
  const server = startChild(process.execPath, nextCommand('start', '-p', String(port), ...process.argv.slice(2)));
  process.exitCode = await waitForExit(server);
}

stopOnSignals();
runMain(() => start().finally(shutDown));
