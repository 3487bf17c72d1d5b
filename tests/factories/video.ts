type Container = 'mp4' | 'mov' | 'webm' | 'avi';

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** A box of MP4 with its length and type. */
export const box = (type: string, content: Buffer = Buffer.alloc(0)): Buffer =>
  Buffer.concat([uint32(8 + content.length), Buffer.from(type, 'latin1'), content]);

const EBML = Buffer.from(`1a45dfa387428284${Buffer.from('webm').toString('hex')}`, 'hex');

/** Returns the beginning of a video of `size` bytes; the remaining bytes may be anything. */
export function videoHead(container: Container, size: number): Buffer {
  if (container === 'webm') {
    const length = Buffer.alloc(8);
    length.writeBigUInt64BE((1n << 56n) | BigInt(size - EBML.length - 12));
    return Buffer.concat([EBML, Buffer.from('18538067', 'hex'), length]);
  }
  if (container === 'avi') {
    const head = Buffer.from('RIFF....AVI LIST\x10\0\0\0hdrlstrh\x04\0\0\0vidsLIST....movi00dc....', 'latin1');
    head.writeUInt32LE(size - 8, 4);
    head.writeUInt32LE(size - 44, 40);
    head.writeUInt32LE(size - 56, 52);
    return head;
  }
  const brand = container === 'mov' ? 'qt  \0\0\0\0qt  ' : 'isom\0\0\x02\0isommp42';
  const start = Buffer.concat([box('ftyp', Buffer.from(brand, 'latin1')), box('moov', box('mvhd', Buffer.alloc(100)))]);
  return Buffer.concat([start, uint32(size - start.length), Buffer.from('mdat')]);
}

/** Returns a file with a valid video container but no frames. */
export function makeVideo(container: Container = 'mp4', size = 2_000): Buffer {
  const bytes = Buffer.alloc(size, 1);
  videoHead(container, size).copy(bytes);
  return bytes;
}
