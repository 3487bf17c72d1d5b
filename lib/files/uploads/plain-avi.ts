/** Lists whose parts are looked at like those around them. */
const OPENED_LISTS = /^(hdrl|strl|odml|movi|rec )$/;
/** What describes the streams, with the most bytes that it has in real files: more is something else. */
const DESCRIPTIONS: Partial<Record<string, number>> = { avih: 64, strh: 64, strf: 4096, vprp: 256, dmlh: 512 };
/** Frames of a stream and their indexes, by the number of the stream. */
const OF_STREAM = /^(?:(\d\d)(?:d[bc]|wb|pc)|ix(\d\d))$/;
const EMPTY = 'JUNK';

/** The first bytes of a JPEG picture, and the marker behind which its segments end and its pixels begin. */
const JPEG = 0xffd8;
const SCAN = 0xda;
/** Segments for notes of any kind: EXIF above all, and comments. Decoders need none of them. */
/** Real pictures have a dozen segments; of a file of millions, what comes after these is blanked. */
const SEGMENTS_MAX = 300_000;
const isNote = (marker: number) => (marker > 0xe0 && marker < 0xee) || marker === 0xef || marker === 0xfe;

/** Bytes that arrive in pieces, read in parts of the size that is wanted. */
class Pieces {
  private piece: Buffer = Buffer.alloc(0);

  constructor(private readonly source: AsyncIterator<Buffer>) {}

  /** Returns the next bytes, at most as many as wanted; null at the end. */
  async some(wanted: number): Promise<Buffer | null> {
    while (this.piece.length === 0) {
      const next = await this.source.next();
      if (next.done) return null;
      this.piece = next.value;
    }
    const some = this.piece.subarray(0, wanted);
    this.piece = this.piece.subarray(some.length);
    return some;
  }

  /** Returns so many bytes, fewer at the end. */
  async exactly(wanted: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (let left = wanted; left > 0;) {
      const some = await this.some(left);
      if (!some) break;
      parts.push(some);
      left -= some.length;
    }
    return Buffer.concat(parts);
  }

  /** Passes so many bytes on, or zeros instead of them. */
  async *pass(bytes: number, isBlanked: boolean): AsyncGenerator<Buffer> {
    for (let left = bytes; left > 0;) {
      const some = await this.some(left);
      if (!some) return;
      left -= some.length;
      yield isBlanked ? Buffer.alloc(some.length) : some;
    }
  }
}

/**
 * Passes an AVI file through with its streams of picture and sound and nothing else: other lists, streams and parts, in
 * which cameras write where, when and with what a video was recorded, become empty parts of the same length, so that the
 * offsets of its index stay valid. Notes within JPEG pictures are blanked too. The file's lengths have been checked
 * (`ContainerCheck`).
 */
export async function* plainAvi(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const pieces = new Pieces(source[Symbol.asyncIterator]());
  /** Whether each stream is picture or sound. */
  const streams: boolean[] = [];
  const counted = { segments: 0 };
  for (;;) {
    const head = await pieces.exactly(8);
    if (head.length < 8) {
      if (head.length > 0) yield head;
      return;
    }
    const [type, length] = [head.toString('latin1', 0, 4), head.readUInt32LE(4)];
    const named = /^(RIFF|LIST|strh)$/.test(type) ? await pieces.exactly(Math.min(4, length)) : Buffer.alloc(0);
    const name = named.toString('latin1');
    const isOpened = type === 'RIFF' || (type === 'LIST' && OPENED_LISTS.test(name));
    if (type === 'strh') streams.push(name === 'vids' || name === 'auds');
    const isKept = isOpened || type === 'idx1' || isOfKeptStream(type, length, streams);
    if (!isKept) head.write(EMPTY, 0, 'latin1');
    yield head;
    yield isKept || type === 'strh' ? named : Buffer.alloc(named.length);
    if (isOpened) continue;
    // Parts begin at even places.
    const rest = length + (length % 2) - named.length;
    if (isKept && /^\d\dd[bc]$/.test(type)) yield* plainFrame(pieces, rest, counted);
    else yield* pieces.pass(rest, !isKept);
  }
}

/** Whether a part belongs to a stream of picture or sound, or describes the last one that was begun. */
function isOfKeptStream(type: string, length: number, streams: readonly boolean[]): boolean {
  const [, ofFrame, ofIndex] = OF_STREAM.exec(type) ?? [];
  const number = ofFrame ?? ofIndex;
  if (number !== undefined) return streams[Number(number)] === true;
  const isAfterStream = streams.at(-1) ?? type === 'avih';
  if (type === 'indx') return isAfterStream;
  return length <= (DESCRIPTIONS[type] ?? -1) && (isAfterStream || type === 'dmlh');
}

/** Passes a frame on, without the notes of a JPEG picture. */
async function* plainFrame(pieces: Pieces, bytes: number, counted: { segments: number }): AsyncGenerator<Buffer> {
  let left = bytes;
  const read = async (wanted: number): Promise<Buffer> => {
    const some = await pieces.exactly(Math.min(wanted, left));
    left -= some.length;
    return some;
  };
  const start = await read(2);
  yield start;
  for (let isPixels = start.length < 2 || start.readUInt16BE(0) !== JPEG; !isPixels;) {
    counted.segments += 1;
    if (counted.segments > SEGMENTS_MAX) {
      yield* pieces.pass(left, true);
      return;
    }
    const segment = await read(4);
    yield segment;
    if (segment.length < 4) return;
    const marker = segment[0] === 0xff ? segment.readUInt8(1) : SCAN;
    const length = Math.max(0, Math.min(segment.readUInt16BE(2) - 2, left));
    isPixels = marker === SCAN;
    if (isPixels) break;
    left -= length;
    yield* pieces.pass(length, isNote(marker));
  }
  yield* pieces.pass(left, false);
}
