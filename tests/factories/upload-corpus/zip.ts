import { crc32 } from 'node:zlib';

/** A zip archive of one file, not compressed. */
export function makeZip(name: string, text: string): Buffer {
  const [content, named] = [Buffer.from(text), Buffer.from(name)];
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(content.length, 14);
  facts.writeUInt32LE(content.length, 18);
  facts.writeUInt16LE(named.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, named, content]);
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), facts, Buffer.alloc(14), named]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}
