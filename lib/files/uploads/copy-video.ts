import 'server-only';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { askProcess } from '@/lib/files/images/start-process';
import { inTurn } from '@/lib/files/images/turns';
import { logger } from '@/lib/core/log/logger';
import { storage } from '@/lib/files/storage/storage';

const LIMIT_MS = 20_000;
/** A file of 100 MB takes some 150 in all. */
const MEMORY = { heapMb: 192, memoryMb: 400 };
const FILE_MODE = 0o600;

/** A stored video and the container that it comes in. */
type Original = { key: string; container: 'mp4' | 'mov' | 'webm' };
type Answer = { isCopied: boolean; why?: string };

/**
 * Copies the picture and the sound of a stored video into a file of their own, without anything else that was in it:
 * tags, telemetry, subtitles, chapters, attachments and what nothing refers to. A maintained library does so in a process
 * of its own with limits of time and memory, one file at a time with turns for each person; frames are not decoded. `take` gets the
 * copy; false if there is no picture, or it can't be copied.
 */
export async function copyVideo(
  { key, container }: Original,
  take: (copy: Readable) => Promise<void>,
  limitMs = LIMIT_MS,
): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'corral-video-'));
  const [original, copy] = [path.join(folder, 'original'), path.join(folder, 'copy')];
  const target = await open(copy, 'wx+', FILE_MODE);
  try {
    const answer = await inTurn('video', async () => {
      const stored = await storage().get(key);
      if (!stored) return null;
      await writeFile(original, stored.body, { mode: FILE_MODE });
      const limits = { limitMs, ...MEMORY };
      return askProcess<Answer>('lib/files/uploads/video-copier.mjs', { container, original, copy }, limits);
    });
    if (!answer?.isCopied) {
      logger.warn({ key, why: answer?.why ?? 'no picture was read' }, 'a video could not be copied');
      return false;
    }
    await take(target.createReadStream({ start: 0, autoClose: false }));
    return true;
  } finally {
    await target.close();
    await rm(folder, { recursive: true, force: true });
  }
}
