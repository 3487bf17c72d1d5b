import 'server-only';
import { buffer } from 'node:stream/consumers';
import { startProcess } from '@/lib/images/start-process';
import { inTurn } from '@/lib/images/turns';
import { logger } from '@/lib/log/logger';
import { storage } from '@/lib/storage/storage';

const LIMIT_MS = 10_000;
/** What the reader may ask for in all, as a multiple of the file: an index is read more than once, frames are not. */
const READS_MAX = 3;
const HEAP_MB = 192;

type Message = { start: number; end: number } | { isVideo: boolean };

/** Reads a part of a stored file. */
async function part(key: string, start: number, end: number): Promise<Buffer> {
  const file = await storage().get(key, { start, end: end - 1 });
  if (!file) throw new Error('the part is outside of the file');
  return buffer(file.body);
}

function ask(key: string, size: number, limitMs: number): Promise<boolean> {
  const child = startProcess('lib/uploads/video-reader.mjs', [`--max-old-space-size=${HEAP_MB}`]);
  return new Promise<boolean>((resolve, reject) => {
    let left = READS_MAX * size;
    const end = (settle: () => void): void => {
      clearTimeout(limit);
      child.removeAllListeners();
      child.on('error', () => undefined);
      child.kill('SIGKILL');
      settle();
    };
    const refuse = (why: string): void => {
      logger.warn({ key, size, why }, 'a video could not be read');
      end(() => resolve(false));
    };
    const limit = setTimeout(() => refuse('it took too long'), limitMs);
    child.on('error', (error) => end(() => reject(error)));
    child.on('exit', () => refuse('the reader ended'));
    child.on('message', (message) => {
      const answer = message as Message;
      if ('isVideo' in answer) return end(() => resolve(answer.isVideo));
      left -= answer.end - answer.start;
      if (left < 0 || answer.start < 0 || answer.end > size || answer.end <= answer.start)
        return refuse('it asks for too much');
      part(key, answer.start, answer.end).then(
        (bytes) => child.connected && child.send({ ...answer, bytes }),
        (error: unknown) => end(() => reject(error instanceof Error ? error : new Error(String(error)))),
      );
    });
    child.send({ size });
  });
}

/**
 * Whether a stored file is a video: has a track with frames that are in the file, and is for the most part made of its
 * tracks. A maintained library reads it in a process of its own with a time limit, one file at a time with turns for each
 * person. Frames are not decoded.
 */
export function checkVideo(key: string, size: number, limitMs = LIMIT_MS): Promise<boolean> {
  return inTurn('video', () => ask(key, size, limitMs));
}
