import 'server-only';
import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { startLimited } from '@/lib/files/images/start-process';
import { inTurn } from '@/lib/files/images/turns';
import { logger } from '@/lib/core/log/logger';
import { storage } from '@/lib/files/storage/storage';

const LIMIT_MS = 20_000;
/** What may be asked for in all, as a multiple of the file: its index more than once, and frames where parts overlap. */
const READS_MAX = 4;
/** A file of 100 MB takes some 150 in all. */
const MEMORY = { heapMb: 192, memoryMb: 400 };
const FILE_MODE = 0o600;

/** A stored video and the container that it comes in. */
type Original = { key: string; size: number; container: 'mp4' | 'mov' | 'webm' };
type Message = { start: number; end: number } | { isCopied: boolean; why?: string };

/** Reads a part of a stored file. */
async function part(key: string, start: number, end: number): Promise<Buffer> {
  const file = await storage().get(key, { start, end: end - 1 });
  if (!file) throw new Error('the part is outside of the file');
  return buffer(file.body);
}

function ask({ key, size, container }: Original, target: string, limitMs: number): Promise<boolean> {
  const child = startLimited('lib/files/uploads/video-copier.mjs', MEMORY);
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
      logger.warn({ key, size, why }, 'a video could not be copied');
      end(() => resolve(false));
    };
    const limit = setTimeout(() => refuse('it took too long'), limitMs);
    child.on('error', (error) => end(() => reject(error)));
    child.on('exit', () => refuse('the process ended'));
    child.on('message', (message) => {
      const answer = message as Message;
      if ('isCopied' in answer)
        return answer.isCopied ? end(() => resolve(true)) : refuse(answer.why ?? 'it has no picture');
      left -= answer.end - answer.start;
      if (left < 0 || answer.start < 0 || answer.end > size || answer.end <= answer.start)
        return refuse('it asks for too much');
      part(key, answer.start, answer.end).then(
        (bytes) => child.connected && child.send({ ...answer, bytes }),
        (error: unknown) => end(() => reject(error instanceof Error ? error : new Error(String(error)))),
      );
    });
    child.send({ size, container, target });
  });
}

/**
 * Copies the picture and the sound of a stored video into a file of their own, without anything else that was in it:
 * tags, telemetry, subtitles, chapters, attachments and what nothing refers to. A maintained library does so in a process
 * of its own with limits of time and memory, one file at a time with turns for each person; frames are not decoded. `take` gets the
 * copy; false if there is no picture, or it can't be copied.
 */
export async function copyVideo(
  original: Original,
  take: (copy: Readable) => Promise<void>,
  limitMs = LIMIT_MS,
): Promise<boolean> {
  const name = path.join(tmpdir(), `corral-video-${randomUUID()}`);
  const target = await open(name, 'wx+', FILE_MODE);
  try {
    if (!(await inTurn('video', () => ask(original, name, limitMs)))) return false;
    await take(target.createReadStream({ start: 0, autoClose: false }));
    return true;
  } finally {
    await target.close();
    await rm(name, { force: true });
  }
}
