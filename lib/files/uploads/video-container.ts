/** The next bytes that a parser wants to read or skip; `mayEnd`: the file is complete if it ends before them. */
type Want = { read: number; mayEnd?: boolean } | { skip: number; mayEnd?: boolean };

type Parser = Generator<Want, void, Buffer>;

class Malformed extends Error {}

/**
 * Two for each part of a file. Real videos have thousands of parts; a file of millions of empty ones would take half
 * a minute.
 */
const WANTS_MAX = 200_000;

/** MP4 and QuickTime: a sequence of boxes with size and type, including an index and media. */
function* boxes(): Parser {
  // Only flags, because a file can contain millions of box types.
  const seen = { media: false, index: false, fragment: false };
  for (;;) {
    const mayEnd = seen.media && (seen.index || seen.fragment);
    const head = yield { read: 8, mayEnd };
    const type = head.toString('latin1', 4);
    if (!/^[\x20-\x7e\xa9]{4}$/.test(type)) throw new Malformed();
    if (type === 'mdat') seen.media = true;
    if (type === 'moov') seen.index = true;
    if (type === 'moof') seen.fragment = true;
    const size = head.readUInt32BE(0);
    if (size === 0) yield { skip: Infinity, mayEnd: mayEnd || (type === 'mdat' && seen.index) };
    else if (size === 1) yield { skip: Number((yield { read: 8 }).readBigUInt64BE()) - 16 };
    else yield { skip: size - 8 };
  }
}

/** Reads a Matroska variable-length integer, whose first byte encodes its length; `null` means "unknown". */
function* variableNumber(): Generator<Want, bigint | null, Buffer> {
  const [first = 0] = yield { read: 1 };
  const length = Math.clz32(first) - 24;
  if (length > 7) throw new Malformed();
  const rest = length > 0 ? yield { read: length } : Buffer.alloc(0);
  const value = [...rest].reduce((sum, byte) => (sum << 8n) | BigInt(byte), BigInt(first & (0x7f >> length)));
  return value === (1n << BigInt(7 * (length + 1))) - 1n ? null : value;
}

const EBML = 0x1a45dfa3;
const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;

/** WebM: a header and one segment of declared size; live recordings don't declare it. */
function* elements(): Parser {
  if ((yield { read: 4 }).readUInt32BE() !== EBML) throw new Malformed();
  yield { skip: Number((yield* variableNumber()) ?? -1n) };
  if ((yield { read: 4 }).readUInt32BE() !== SEGMENT) throw new Malformed();
  const size = yield* variableNumber();
  if (size !== null) yield { skip: Number(size) };
  else while (!(yield* isCluster()));
  yield size === null ? { skip: Infinity, mayEnd: true } : { read: 1, mayEnd: true };
  throw new Malformed();
}

/** Skips one element of a segment; returns true at a cluster instead. */
function* isCluster(): Generator<Want, boolean, Buffer> {
  const [first = 0] = yield { read: 1 };
  const length = Math.clz32(first) - 24;
  if (length > 3) throw new Malformed();
  const id = length > 0 ? yield { read: length } : Buffer.alloc(0);
  const size = yield* variableNumber();
  if (Buffer.concat([Buffer.from([first]), id]).equals(Buffer.from(CLUSTER.toString(16), 'hex'))) return true;
  yield { skip: Number(size ?? -1n) };
  return false;
}

/** Lists whose parts are read like those around them. */
const OPENED_LISTS = /^(hdrl|strl|movi|rec )$/;
/** A compressed or plain picture of one of up to a hundred streams. */
const FRAME = /^\d\dd[bc]$/;

/** AVI: RIFF chunks of declared size, which describe a stream of pictures and hold some; browsers don't play it. */
function* chunks(): Parser {
  const seen = { stream: false, frame: false };
  for (let first = true; ; first = false) {
    const head = yield { read: 12, mayEnd: !first && seen.stream && seen.frame };
    if (head.toString('latin1', 0, 4) !== 'RIFF' || head.toString('latin1', 8) !== (first ? 'AVI ' : 'AVIX'))
      throw new Malformed();
    let left = head.readUInt32LE(4) - 4;
    while (left >= 8) {
      const part = yield { read: 8 };
      const [type, length] = [part.toString('latin1', 0, 4), part.readUInt32LE(4)];
      left -= 8;
      if (!/^[\x20-\x7e]{4}$/.test(type) || length > left) throw new Malformed();
      const named = type === 'LIST' || type === 'strh' ? (yield { read: 4 }).toString('latin1') : '';
      if (type === 'strh' && named === 'vids') seen.stream = true;
      if (FRAME.test(type) && length > 0) seen.frame = true;
      // Parts begin at even places.
      const whole = Math.min(length + (length % 2), left);
      const rest = type === 'LIST' && OPENED_LISTS.test(named) ? 0 : whole - named.length;
      yield { skip: rest };
      left -= named.length + rest;
    }
    yield { skip: left };
  }
}

const PARSERS = { mp4: boxes, mov: boxes, webm: elements, avi: chunks } as const;

/** The accepted containers, by the file extension that we assign. */
export type VideoContainer = keyof typeof PARSERS;

/**
 * Checks a video as it streams past: by its container's own lengths, the file must be complete and have nothing
 * appended. Doesn't decode the frames.
 */
export class ContainerCheck {
  private readonly parser: Parser;
  private want: Want | null;
  private held: Buffer = Buffer.alloc(0);
  private wants = 0;

  constructor(container: VideoContainer) {
    this.parser = PARSERS[container]();
    this.want = this.advance(Buffer.alloc(0));
  }

  private advance(bytes: Buffer): Want | null {
    if (++this.wants > WANTS_MAX) return null;
    try {
      const { value, done } = this.parser.next(bytes);
      if (done || ('skip' in value && !(value.skip >= 0))) return null;
      return value;
    } catch (error) {
      if (error instanceof Malformed) return null;
      throw error;
    }
  }

  /** Consumes the next bytes; returns false as soon as the file can't become complete any more. */
  push(chunk: Buffer): boolean {
    let rest = chunk;
    while (this.want) {
      if ('skip' in this.want) {
        const passed = Math.min(this.want.skip, rest.length);
        rest = rest.subarray(passed);
        this.want = { ...this.want, skip: this.want.skip - passed };
        if (this.want.skip > 0) break;
        this.want = this.advance(Buffer.alloc(0));
      } else {
        const missing = this.want.read - this.held.length;
        this.held = Buffer.concat([this.held, rest.subarray(0, missing)]);
        rest = rest.subarray(missing);
        if (this.held.length < this.want.read) break;
        const bytes = this.held;
        this.held = Buffer.alloc(0);
        this.want = this.advance(bytes);
      }
    }
    return this.want !== null;
  }

  /** Whether the file may end here. */
  isWhole(): boolean {
    return this.held.length === 0 && this.want?.mayEnd === true;
  }
}
