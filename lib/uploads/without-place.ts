/** Boxes in which cameras write where, when and with what a video was made. */
const TOLD = new Set(['udta', 'meta', 'uuid']);
/** Boxes that have such in them. */
const ENTERED = new Set(['moov', 'trak']);
const EMPTY = 'free';
/** Videos have some dozens of boxes there; whoever makes up millions is not helped. */
const BOXES_MAX = 10_000;

/** The head of a box, whose size may take eight more bytes; null where not all of it is there. */
function headAt(bytes: Buffer, at: number): { type: string; length: number; size: number } | null {
  if (bytes.length - at < 8) return null;
  const [short, type] = [bytes.readUInt32BE(at), bytes.toString('latin1', at + 4, at + 8)];
  if (short !== 1) return { type, length: 8, size: short === 0 ? Infinity : short };
  return bytes.length - at < 16 ? null : { type, length: 16, size: Number(bytes.readBigUInt64BE(at + 8)) };
}

/**
 * Passes an MP4 or QuickTime file on without what its camera wrote beside pictures and sound, the place above all, as photographs lose theirs. Boxes
 * of such become empty ones as long as they were, so that all else stays where the file's index says.
 */
export async function* withoutPlace(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer = Buffer.alloc(0);
  // What is left of a box that is passed over, and whether it is emptied meanwhile.
  let left = 0;
  let isTold = false;
  let boxes = 0;
  for await (const chunk of chunks) {
    const bytes = held.length > 0 ? Buffer.concat([held, chunk]) : Buffer.from(chunk);
    let at = 0;
    while (at < bytes.length) {
      const step = Math.min(left, bytes.length - at);
      if (step > 0) {
        if (isTold) bytes.fill(0, at, at + step);
        at += step;
        left -= step;
        continue;
      }
      const head = headAt(bytes, at);
      if (!head) break;
      const { type, length, size } = head;
      boxes += 1;
      const isStrange = boxes > BOXES_MAX || size < length;
      isTold = !isStrange && TOLD.has(type);
      if (isTold) bytes.write(EMPTY, at + 4, 'latin1');
      left = isStrange ? Infinity : ENTERED.has(type) ? 0 : size - length;
      at += isStrange ? 0 : length;
    }
    held = bytes.subarray(at);
    if (at > 0) yield bytes.subarray(0, at);
  }
  if (held.length > 0) yield held;
}
