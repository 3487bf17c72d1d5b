import { IncomingMessage } from 'node:http';

/** Pieces of a body smaller than this are collected; copying larger ones would cost more than it saves. */
const SMALL_BYTES = 4096;
const BUFFER_BYTES = 16 * 1024;
/** After so many chunks in one turn the socket waits for the next one: libuv would read two megabytes without a break. */
const CHUNKS_OF_TURN = 1000;

/**
 * A request whose body arrives in few pieces, however many chunks the client cut it into. Everything behind it works
 * per piece, so that a body in chunks of one byte would otherwise occupy the process for seconds.
 */
export class CorralRequest extends IncomingMessage {
  private collected: Buffer | null = null;
  private used = 0;
  private chunks = 0;

  /** Node's parser calls this for every chunk, and with null at the end of the body. */
  override push(chunk: Buffer | null): boolean {
    if (chunk && chunk.length < SMALL_BYTES) {
      this.collect(chunk);
      // False stops reading from the socket until what was collected has been passed on.
      return this.chunks < CHUNKS_OF_TURN && this.readableLength < this.readableHighWaterMark;
    }
    this.passOn();
    return super.push(chunk);
  }

  private collect(chunk: Buffer): void {
    if (this.collected && this.used + chunk.length > BUFFER_BYTES) this.passOn();
    if (!this.collected) {
      this.collected = Buffer.allocUnsafeSlow(BUFFER_BYTES);
      // Immediates run after all chunks of one read from the socket.
      setImmediate(() => {
        this.chunks = 0;
        this.passOn();
      });
    }
    this.used += chunk.copy(this.collected, this.used);
    this.chunks += 1;
  }

  private passOn(): void {
    const piece = this.collected?.subarray(0, this.used);
    this.collected = null;
    this.used = 0;
    if (piece && !this.destroyed && !this.readableEnded) super.push(piece);
  }
}
