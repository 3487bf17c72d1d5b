import path from 'node:path';
import { parseArgs } from 'node:util';
import { Server } from 'node:http';
import next from 'next';
import { env } from '@/lib/core/env';
import { logger } from '@/lib/core/log/logger';
import { VISITOR_HINTS } from '@/lib/core/visitor-hints/inline-script';
import { compressResponse } from './compress-response';
import { createCorralServer, type Handler } from './create-server';
import { leaveEndedSession } from './ended-session';
import { stopOnSignals } from './graceful-stop';
import { readingLimit } from './limit-reading';
import { renderingLimit } from './limit-rendering';
import { listen } from './listen';
import { readCompressedFiles, serveCompressed } from './static-files';

/**
 * Serves the application: Next's documented custom server behind our own HTTP server. With `NODE_ENV=development` it
 * works like `next dev`, otherwise it serves the last build. Options: `-p` (or `PORT`) and `-H` (or `HOST`) for the
 * address to listen on.
 */
async function start(): Promise<void> {
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
  await app.prepare();
  await listen(server, port, values.hostname);
  stopOnSignals(server, () => app.close(), dev);
  logger.info({ port }, 'listening');
  if (env.NODE_ENV === 'production' && !env.RESEND_API_KEY)
    logger.warn('RESEND_API_KEY is not set: mails are not sent but stored as files in the data directory');
  if (!env.PHONE_DRIVER) logger.info('PHONE_DRIVER is not set: nobody can confirm a phone');
  if (dev) process.stdout.write(`\n  Corral runs at http://localhost:${port}\n\n`);
}

start().catch((error: unknown) => {
  logger.fatal({ err: error }, 'not started');
  process.exit(1);
});
