/** The next bytes of a file that a parser wants to see, or to pass over; `mayEnd`: the file is whole where it ends before them. */
type Want = { read: number; mayEnd?: boolean } | { skip: number; mayEnd?: boolean };

type Parser = Generator<Want, void, Buffer>;

class Malformed extends Error {}

/** Two for each part of a file. Videos have thousands of parts; one made of millions of empty ones would be half a minute's work. */
const WANTS_MAX = 200_000;

/** MP4 and QuickTime: boxes of a size and a type, an index and media among them. */
function* boxes(): Parser {
  // No more is remembered: a file can bring millions of types.
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

/** A number of Matroska, whose first byte says how long it is; `null` is «unknown». */
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

/** WebM: a head and one segment, as long as it says; of a recording, which did not know how long it would be, it says nothing. */
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

/** Passes over one element of a segment. */
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

/** AVI: one RIFF after the other, each as long as it says. */
function* chunks(): Parser {
  for (let first = true; ; first = false) {
    const head = yield { read: 12, mayEnd: !first };
    if (head.toString('latin1', 0, 4) !== 'RIFF' || head.toString('latin1', 8) !== (first ? 'AVI ' : 'AVIX'))
      throw new Malformed();
    yield { skip: head.readUInt32LE(4) - 4 };
  }
}

const PARSERS = { mp4: boxes, mov: boxes, webm: elements, avi: chunks } as const;

/** What a video may be, by the ending that we give it. */
export type VideoContainer = keyof typeof PARSERS;

/**
 * Reads along while a video passes, and knows at its end whether it was one from head to end by its container's own lengths: neither cut off nor with
 * something else behind. The pictures in it are not looked at.
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

  /** Sees the next bytes; false as soon as nothing that follows could make it whole. */
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
