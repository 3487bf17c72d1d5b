import 'server-only';

/**
 * Returns a body whose text is generated as the reader consumes it. A reader who disconnects stops the generator. If
 * the generator throws, `broke` is called and the body is aborted: the status has already been sent.
 */
export function textStream(
  pieces: AsyncGenerator<string>,
  broke: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let isRead = true;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const piece = await pieces.next();
        if (!isRead) return;
        if (piece.done) controller.close();
        else controller.enqueue(encoder.encode(piece.value));
      } catch (error) {
        broke(error);
        if (isRead) controller.error(error);
      }
    },
    async cancel() {
      isRead = false;
      await pieces.return(undefined);
    },
  });
}
