import { Server } from 'node:http';

/** New connections are still taken for so long after a clean stop began: whoever keeps one open sends a request more or lets it go. */
const DRAIN_MS = 1_000;
/** What is not finished by then is cut off, so that the process ends within fifteen seconds, with what `finishOnStop` still does. */
const LIMIT_MS = 9_000;
const LOOK_MS = 100;

/** On `globalThis`, because Next bundles each route with modules of its own. */
const shared = globalThis as typeof globalThis & { corralStopping?: boolean };

/** Whether this process is stopping; it still answers what comes in. */
export const isStopping = (): boolean => shared.corralStopping === true;

/**
 * Has a server close gently. Next answers a signal by `server.close()`, which cuts connections that are idle just then, and with them requests that
 * are on their way, and waits for ever for those that are busy without end. So first every answer says `Connection: close` (see
 * `prepareRequests`) while connections are taken as before; after a second the server is closed, and after nine what still runs is cut off.
 */
export function closeGently(): void {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its server below
  const { close } = Server.prototype;
  Server.prototype.close = function (this: Server, done) {
    shared.corralStopping = true;
    const started = Date.now();
    let closed = false;
    const look = setInterval(() => {
      if (Date.now() - started >= LIMIT_MS) this.closeAllConnections();
      else if (closed) this.closeIdleConnections();
    }, LOOK_MS);
    setTimeout(() => {
      closed = true;
      close.call(this, (error) => {
        clearInterval(look);
        done?.(error);
      });
    }, DRAIN_MS);
    return this;
  };
}
