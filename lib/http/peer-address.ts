import { Server, type IncomingMessage } from 'node:http';

/** Carries the address that a connection really came from; whatever a client sends under this name is overwritten. */
export const PEER_HEADER = 'x-corral-peer';

/**
 * Writes the peer's address into every request of this process. Handlers see no socket, and X-Forwarded-For is whatever the client
 * says unless a proxy of ours wrote it.
 */
export function stampPeerAddress(): void {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its server below
  const emit = Server.prototype.emit as (this: Server, event: string | symbol, ...args: unknown[]) => boolean;
  Server.prototype.emit = function (this: Server, event: string | symbol, ...args: unknown[]) {
    if (event === 'request') {
      const request = args[0] as IncomingMessage;
      request.headers[PEER_HEADER] = request.socket.remoteAddress ?? 'unknown';
    }
    return emit.call(this, event, ...args);
  };
}
