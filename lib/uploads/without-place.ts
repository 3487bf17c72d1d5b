/** Boxes in which cameras write where, when and with what a video was recorded. */
const BLANKED = new Set(['udta', 'meta', 'uuid']);
/** Containers of such boxes. */
const ENTERED = new Set(['moov', 'trak']);
const EMPTY = 'free';
/** Real videos have some dozens of boxes; a crafted file with millions must not cost more. */
const BOXES_MAX = 10_000;

/** Returns the header of a box, whose size may take eight more bytes; null if it is incomplete. */
function headAt(bytes: Buffer, at: number): { type: string; length: number; size: number } | null {
  if (bytes.length - at < 8) return null;
  const [short, type] = [bytes.readUInt32BE(at), bytes.toString('latin1', at + 4, at + 8)];
  if (short !== 1) return { type, length: 8, size: short === 0 ? Infinity : short };
  return bytes.length - at < 16 ? null : { type, length: 16, size: Number(bytes.readBigUInt64BE(at + 8)) };
}

/**
 * Passes an MP4 or QuickTime file through without the camera's metadata, above all the location. Metadata boxes
 * become empty boxes of the same length, so that the offsets in the file's index stay valid.
 */
export async function* withoutPlace(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer = Buffer.alloc(0);
  // How much of the current box is left to pass through, and whether it is blanked.
  let left = 0;
  let isBlanked = false;
  let boxes = 0;
  for await (const chunk of chunks) {
    const bytes = held.length > 0 ? Buffer.concat([held, chunk]) : Buffer.from(chunk);
    let at = 0;
    while (at < bytes.length) {
      const step = Math.min(left, bytes.length - at);
      if (step > 0) {
        if (isBlanked) bytes.fill(0, at, at + step);
        at += step;
        left -= step;
        continue;
      }
      const head = headAt(bytes, at);
      if (!head) break;
      const { type, length, size } = head;
      boxes += 1;
      const isStrange = boxes > BOXES_MAX || size < length;
      isBlanked = !isStrange && BLANKED.has(type);
      if (isBlanked) bytes.write(EMPTY, at + 4, 'latin1');
      left = isStrange ? Infinity : ENTERED.has(type) ? 0 : size - length;
      at += isStrange ? 0 : length;
    }
    held = bytes.subarray(at);
    if (at > 0) yield bytes.subarray(0, at);
  }
  if (held.length > 0) yield held;
}
