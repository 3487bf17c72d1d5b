import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { DomainError } from '@/lib/core/errors/domain-error';
import { perProcess } from '@/lib/core/per-process';
import { drawPreview } from '@/lib/files/images/process-image';
import { storage } from '@/lib/files/storage/storage';
import { previewPath, type Shared } from './subject';

/** Some 200 previews: who asks for one in an hour asks for others of the same page too, and CDNs keep them for ever. */
const MEMORY_BYTES = 24_000_000;
/** Drawing takes a quarter of a second each, one at a time. */
const MOST_WAITING = 40;

const drawings = perProcess('drawings', () => ({
  kept: new LRUCache<string, Buffer>({ maxSize: MEMORY_BYTES, sizeCalculation: ({ length }) => length }),
  underWay: new Map<string, Promise<Buffer>>(),
}));

/** Reads a stored picture; null if it is gone. Never the address of another site. */
async function readPicture(address: string): Promise<Buffer | null> {
  const file = address.startsWith('/media/') ? await storage().get(address.slice('/media/'.length)) : null;
  return file && buffer(file.body);
}

async function draw({ picture, stock, lead, price, title, details, badge }: Shared): Promise<Buffer> {
  const words = { lead, price, title, details, badge };
  const bytes = picture && (await readPicture(picture));
  const drawn = bytes && (await drawPreview(bytes, words).catch(unlessUnreadable));
  if (drawn) return drawn;
  const illustration = await readFile(path.join(process.cwd(), 'public', stock));
  // Ours can be read: whatever is said of it, the machine was too busy to draw it in time.
  return (await drawPreview(illustration, words).catch(unlessUnreadable)) ?? refuse();
}

function refuse(): never {
  throw new DomainError('unavailable');
}

/** A picture that can't be read is replaced by the illustration. */
function unlessUnreadable(error: unknown): null {
  if (error instanceof DomainError) return null;
  throw error;
}

/**
 * Returns the preview of what is shared. Each is drawn once and kept in memory, at most so many bytes; `beforeDrawing`
 * may refuse.
 * @throws DomainError `unavailable` while too many wait to be drawn, and if drawing takes too long.
 */
export async function drawShared(shared: Shared, beforeDrawing: () => Promise<void>): Promise<Buffer> {
  const key = previewPath(shared);
  const kept = drawings.kept.get(key);
  if (kept) return kept;
  await beforeDrawing();
  const { underWay } = drawings;
  let drawing = underWay.get(key);
  if (!drawing) {
    if (underWay.size >= MOST_WAITING) throw new DomainError('unavailable');
    drawing = draw(shared).finally(() => underWay.delete(key));
    underWay.set(key, drawing);
  }
  const drawn = await drawing;
  drawings.kept.set(key, drawn);
  return drawn;
}
