import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { makePages } from './paper';

const MB = 1024 * 1024;
const CHUNK = 16 * MB;

/** A deflated stream that holds `megabytes` of one text, and takes a thousandth of that. */
function repeated(text: string, megabytes: number): Buffer {
  const chunk = deflateRawSync(Buffer.alloc(CHUNK, text), { finishFlush: constants.Z_FULL_FLUSH });
  const header = Buffer.from([0x78, 0x9c]);
  const end = Buffer.from([0x03, 0x00, 0, 0, 0, 0]);
  return Buffer.concat([header, ...Array.from({ length: (megabytes * MB) / CHUNK }, () => chunk), end]);
}

/** What an object stream holds: number and place of its objects, then the objects. */
const FILLINGS = {
  /** Nothing that would be kept: memory for the inflated bytes alone. */
  blanks: (megabytes: number) => ({ filter: '/FlateDecode', bytes: repeated(' ', megabytes) }),
  /** Small enough to be inflated, with millions of objects in it. */
  objects: (megabytes: number) => ({
    filter: '/FlateDecode',
    bytes: deflateSync(Buffer.from(`1 0\n[${'1 '.repeat((megabytes * MB) / 2)}]`)),
  }),
  /** Inflated twice. */
  nested: (megabytes: number) => ({
    filter: '[/FlateDecode /FlateDecode]',
    bytes: deflateSync(repeated(' ', megabytes)),
  }),
};

/** Returns a PDF that opens like any other, with an object stream of so many megabytes. */
export async function makePdfBomb(kind: keyof typeof FILLINGS, megabytes: number) {
  const { filter, bytes } = FILLINGS[kind](megabytes);
  const { bytes: whole } = await makePages();
  // Before the objects, so that it is read whatever follows.
  const head = whole.subarray(0, whole.indexOf('\n', 10) + 1);
  const stream = `900 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter ${filter} /Length ${bytes.length} >>\nstream\n`;
  return {
    name: 'guía.pdf',
    bytes: Buffer.concat([
      head,
      Buffer.from(stream),
      bytes,
      Buffer.from('\nendstream\nendobj\n'),
      whole.subarray(head.length),
    ]),
  };
}
