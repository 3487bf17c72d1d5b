import { serverCommand, startChild, waitForExit } from './lib/child';
import { checkEnvironment } from './lib/check-environment';
import { loadDotEnv } from './lib/dot-env';
import { runMain } from './lib/fail';
import { openLocalInstance } from './lib/local-instance';
import { printMails } from './lib/print-mails';
import { isShuttingDown, shutDown, stopOnSignals } from './lib/shutdown';

/** Starts the server in Next's development mode on the demo's database; `-p` and `-H` choose port and address. */
async function dev(): Promise<void> {
  loadDotEnv();
  await checkEnvironment();
  const local = await openLocalInstance({ reset: false });
  const server = startChild(process.execPath, serverCommand(...process.argv.slice(2)), {
    env: { LOG_LEVEL: 'warn', ...process.env, ...local.env, NODE_ENV: 'development' },
  });
  printMails(local.dataDir);
  process.exitCode = await Promise.race([waitForExit(server), local.database.lost]);
  if (isShuttingDown()) await new Promise(() => undefined);
}

stopOnSignals();
runMain(() => dev().finally(shutDown));
