import cluster from 'node:cluster';
import { Server } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import next from 'next';
import { setTimeout as sleep } from 'node:timers/promises';
import { env } from '@/lib/core/env';
import { logger } from '@/lib/core/log/logger';
import { giveMetrics } from '@/lib/core/metrics/all-metrics';
import { VISITOR_HINTS } from '@/lib/core/visitor-hints/inline-script';
import { beginShutdown, finishShutdown } from '@/lib/core/shutdown/shutdown';
import { compressResponse } from './compress-response';
import { createCorralServer, type Handler } from './create-server';
import { leaveEndedSession } from './ended-session';
import { readingLimit } from './limit-reading';
import { renderingLimit } from './limit-rendering';
import { listen } from './listen';
import { readCompressedFiles, serveCompressed } from './static-files';
import { EXIT_CODES, STOP_SIGNALS } from './stop-signals';

/**
 * How long new connections are still accepted, so that clients with an open one can send one more request or close it.
 */
const DRAIN_MS = 1_000;
/** Connections that are still busy after this time are cut off. */
const CLOSE_MS = 8_000;
const CLOSE_IDLE_EVERY_MS = 100;
/** How long e-mails, counters and traces may take. In total, the process ends within fifteen seconds. */
const FINISH_MS = 5_000;

/**
 * Stops on SIGTERM, Ctrl-C or a closed terminal without failing a request. Closing the port at once would drop requests
 * in transit, so responses first say `Connection: close` (`CorralResponse`) while connections are still accepted; then
 * the port is closed, requests in flight finish, and the `beforeExit` callbacks run.
 *
 * @param closeNext waits for the `after()` callbacks of requests
 */
function stopOnSignals(server: Server, closeNext: () => Promise<void>, isDevelopment: boolean): void {
  const stop = async () => {
    if (!isDevelopment) {
      await sleep(DRAIN_MS);
      await closeGracefully(server);
    }
    const finished = closeNext().then(finishShutdown);
    await Promise.race([finished, sleep(FINISH_MS)]);
  };
  for (const signal of STOP_SIGNALS)
    process.on(signal, () => {
      if (beginShutdown()) void stop().finally(() => process.exit(EXIT_CODES[signal]));
    });
}

/** Closes the port and waits for requests in flight. */
function closeGracefully(server: Server): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
  const limit = setTimeout(() => server.closeAllConnections(), CLOSE_MS);
  return new Promise((resolve) =>
    server.close(() => {
      clearInterval(idle);
      clearTimeout(limit);
      resolve();
    }),
  );
}

/** Serves the application in this process: Next's documented custom server behind our own HTTP server. */
export async function serve(): Promise<void> {
  const { values } = parseArgs({
    options: { port: { type: 'string', short: 'p' }, hostname: { type: 'string', short: 'H' } },
  });
  const port = Number(values.port ?? env.PORT);
  const dev = env.NODE_ENV === 'development';
  const dir = path.resolve(__dirname, '..');
  const files = readCompressedFiles(path.join(dir, '.next', 'brotli'));
  const limitReading = readingLimit();
  const limitRendering = renderingLimit();
  const answer: Handler = async (request, response) => {
    if (!dev && serveCompressed(files, request, response)) return;
    if (await limitReading(request, response)) return;
    if (await leaveEndedSession(request, response)) return;
    if (await limitRendering(request, response)) return;
    compressResponse(request, response);
    await handle(request, response);
  };
  const server = createCorralServer(answer, {
    layoutScripts: [VISITOR_HINTS],
    acceptUpgrades: dev,
  });
  // Next adds an upgrade listener to `httpServer`; in production it gets a server that never listens.
  const app = next({
    dev,
    dir,
    hostname: values.hostname,
    port,
    httpServer: dev ? server : new Server(),
  });
  const handle = app.getRequestHandler();
  giveMetrics();
  await app.prepare();
  await listen(server, port, values.hostname);
  stopOnSignals(server, () => app.close(), dev);
  // Of several, the process that leads them says it once.
  if (!cluster.isWorker) logger.info({ port }, 'listening');
  if (dev) process.stdout.write(`\n  Corral runs at http://localhost:${port}\n\n`);
}
