import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildIfChanged } from './lib/build';
import { serverCommand, startChild, waitForExit } from './lib/child';
import { checkEnvironment } from './lib/check-environment';
import { loadDotEnv } from './lib/dot-env';
import { runMain, UserError } from './lib/fail';
import { refuseTakenPort } from './lib/free-port';
import { openLocalInstance } from './lib/local-instance';
import { printMails } from './lib/print-mails';
import { isShuttingDown, shutDown, stopOnSignals } from './lib/shutdown';

const ACCOUNTS = [
  ['admin@corral.test', 'administrator'],
  ['vendedor@corral.test', 'verified seller'],
  ['comprador@corral.test', 'buyer'],
  ['comercial@corral.test', 'commercial seller'],
];

async function demo(): Promise<void> {
  const { values } = parseArgs({ options: { reset: { type: 'boolean', default: false } } });
  loadDotEnv();
  await checkEnvironment();
  const port = process.env.PORT || '3000';
  await refuseTakenPort(Number(port), process.env.HOST || '127.0.0.1');
  const appUrl = process.env.APP_URL || `http://localhost:${port}`;
  const local = await openLocalInstance({ reset: values.reset });
  const env: NodeJS.ProcessEnv = {
    LOG_LEVEL: 'warn',
    ...process.env,
    ...local.env,
    NODE_ENV: 'production',
    PORT: port,
    APP_URL: appUrl,
    CRON_SECRET: process.env.CRON_SECRET || randomBytes(16).toString('hex'),
  };
  await buildIfChanged(env);

  const server = startChild(process.execPath, serverCommand(), {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const exited = waitForExit(server);
  await Promise.race([untilAnswering(`http://localhost:${port}/api/health`), exited]);
  if (server.exitCode === null && server.signalCode === null) announce(`http://localhost:${port}`, local.dataDir);
  printMails(local.dataDir);
  void runJobs(`http://localhost:${port}/api/jobs`, env.CRON_SECRET);
  await Promise.race([exited, local.database.lost]);
  if (!isShuttingDown()) throw new UserError('The server stopped: see its output above.');
  // The signal handler ends the process after stopping everything.
  await new Promise(() => undefined);
}

/** Waits for any response, whatever its status. */
async function untilAnswering(url: string): Promise<void> {
  for (;;) {
    const answered = await fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await sleep(100);
  }
}

/** How often the jobs run: more often than a host needs them, so that nobody who looks around waits. */
const JOBS_EVERY_MS = 60_000;

/** Runs the jobs as a scheduler would, until the script stops; the server's log says what failed. */
async function runJobs(url: string, secret: string | undefined): Promise<void> {
  while (!isShuttingDown()) {
    await fetch(url, { method: 'POST', headers: { authorization: `Bearer ${secret}` } }).catch(() => undefined);
    await sleep(JOBS_EVERY_MS, undefined, { ref: false });
  }
}

function announce(url: string, dataDir: string): void {
  console.log(`
  Corral runs at ${url}

  Sign in with the password corral-demo:
${ACCOUNTS.map(([email = '', role]) => `    ${email.padEnd(24)}${role}`).join('\n')}

  E-mails are not sent: each appears here, with the code that a new account needs, and in ${path.join(dataDir, 'outbox')}
  Ctrl-C stops everything; the data stays. npm run demo -- --reset starts over.
`);
}

stopOnSignals();
runMain(() => demo().finally(shutDown));
