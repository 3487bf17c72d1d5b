import cluster from 'node:cluster';
import { Server } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import next from 'next';
import { env } from '@/lib/core/env';
import { logger } from '@/lib/core/log/logger';
import { giveMetrics } from '@/lib/core/metrics/all-metrics';
import { VISITOR_HINTS } from '@/lib/core/visitor-hints/inline-script';
import { compressResponse } from './compress-response';
import { createCorralServer, type Handler } from './create-server';
import { leaveEndedSession } from './ended-session';
import { stopOnSignals } from './graceful-stop';
import { readingLimit } from './limit-reading';
import { renderingLimit } from './limit-rendering';
import { listen } from './listen';
import { readCompressedFiles, serveCompressed } from './static-files';

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
