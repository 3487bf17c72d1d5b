import 'server-only';

/**
 * A body whose text is made while it is sent, piece by piece as the reader takes it. A reader who leaves ends the making without
 * complaint; `broke` is told where making a piece failed, and the body breaks off: it has begun, so that is all that can still be said.
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
