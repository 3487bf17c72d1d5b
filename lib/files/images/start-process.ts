import 'server-only';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { logger } from '@/lib/core/log/logger';

/** What a process may use before it is ended, in megabytes: JavaScript's objects, and everything it holds. */
type Memory = { heapMb: number; memoryMb: number };

const fromRoot = (program: string) => path.join(/* turbopackIgnore: true */ process.cwd(), program);

/**
 * Starts one of our programs in a process of its own, which knows no secret and to which no request adds anything. It
 * speaks by messages.
 */
export function startProcess(program: string, execArgv: readonly string[] = [], args: readonly string[] = []) {
  // Not imported: Turbopack would try to bundle the program.
  const { fork } = process.getBuiltinModule('node:child_process');
  return fork(fromRoot(program), [...args], {
    serialization: 'advanced',
    execArgv: [...execArgv],
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/** Starts a program as `startProcess` does, in a process that is ended when it uses more memory than it may. */
export function startLimited(program: string, { heapMb, memoryMb }: Memory) {
  const watch = pathToFileURL(fromRoot('lib/files/images/memory-limit.mjs')).href;
  return startProcess(program, [`--max-old-space-size=${heapMb}`, '--import', watch], [String(memoryMb)]);
}

/**
 * Sends one message to a program in a process of its own and returns its answer. Whatever happens, the process is ended
 * afterwards; null if it fails, or takes too much time or memory.
 */
export function askProcess<Answer>(
  program: string,
  message: object,
  { limitMs, ...memory }: Memory & { limitMs: number },
): Promise<Answer | null> {
  const child = startLimited(program, memory);
  return new Promise((resolve) => {
    const end = (answer: Answer | null, why?: string): void => {
      clearTimeout(limit);
      child.removeAllListeners();
      // A message that couldn't be sent to a process that ended.
      child.on('error', () => undefined);
      child.kill('SIGKILL');
      if (why) logger.warn({ program, why }, 'a file could not be read in a process of its own');
      resolve(answer);
    };
    const limit = setTimeout(() => end(null, 'it took too long'), limitMs);
    child.on('error', () => end(null, 'it could not be asked'));
    child.on('exit', (code, signal) => end(null, `it ended (${signal ?? code})`));
    child.on('message', (answer) => end(answer as Answer));
    child.send(message);
  });
}
