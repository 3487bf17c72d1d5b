import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { beginShutdown, finishShutdown } from '@/lib/core/shutdown/shutdown';
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
export function stopOnSignals(server: Server, closeNext: () => Promise<void>, isDevelopment: boolean): void {
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
