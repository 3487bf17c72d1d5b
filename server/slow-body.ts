import type { IncomingMessage, ServerResponse } from 'node:http';
import { refuseMalformed } from './refusals';

/** A modest phone in the country sends faster: 5 kB/s over 20 seconds. */
const WINDOW_MS = 20_000;
const LEAST_BYTES_PER_SECOND = 5_000;

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Ends the connection of a body that arrives more slowly than any phone sends, with 408, and of one that is still
 * being sent a window after its response. It doesn't count while Corral itself is slow to read.
 */
export function endSlowBody(request: IncomingMessage, response: ServerResponse, windowMs = WINDOW_MS): void {
  if (!hasBody(request)) return;
  const { socket } = request;
  let before = socket.bytesRead;
  let waitedForUs = false;
  let answered = false;
  const timer = setInterval(() => {
    const arrived = socket.bytesRead - before;
    before = socket.bytesRead;
    if (request.complete || socket.destroyed) return clearInterval(timer);
    // Not `isPaused()`, which is true for all that is read as a web stream or in a loop. What isn't read fills the buffer.
    const isWaitingForUs = request.readableLength >= request.readableHighWaterMark;
    const isSlow = !isWaitingForUs && !waitedForUs && arrived < (LEAST_BYTES_PER_SECOND * windowMs) / 1000;
    if (isSlow || answered) refuseMalformed({ code: 'ERR_HTTP_REQUEST_TIMEOUT' } as NodeJS.ErrnoException, socket);
    waitedForUs = isWaitingForUs;
    answered = response.writableFinished;
  }, windowMs).unref();
  request.once('end', () => clearInterval(timer)).once('close', () => clearInterval(timer));
}
